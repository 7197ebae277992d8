// Plans for teachers: chapters that open, and buttons that show, open, save and copy what is named.

/** A button that brings slides up on the projector below. */
function slideButton(page, plan, { label, show, at }) {
  const press = () => page.model.send({ do: "show", plan, names: show, at });
  return button(label, press, { class: "mt-button mt-plan-link", "data-show": show[at] }, icon("forward"));
}

/** What a link is to do: show a slide, open a lesson, or hand out an assignment. */
function planLink(page, plan, link) {
  if (link.show) return slideButton(page, plan, link);
  if (link.notebook) {
    const open = () => openNotebook(link.notebook);
    return button(link.label, open, { class: "mt-button mt-plan-link", "data-notebook": link.notebook }, icon("forward"));
  }
  const told = make("span", { class: "mt-help", role: "status" });
  const area = make("textarea", { class: "mt-input", rows: 2, readonly: true, hidden: true, "aria-label": page.words.copy });
  const save = () => {
    saveFile(link.file, link.text);
    told.textContent = fill(page.words.saved, { name: link.file });
  };
  const copy = async () => {
    told.textContent = (await copyText(link.link, area)) ? page.words.copied : page.words.mark;
  };
  const look = { class: "mt-button mt-plan-link", "data-file": link.file };
  return make(
    "span", { class: "mt-plan-assignment" }, make("strong", {}, link.label),
    button(page.words.save, save, look, icon("save")), button(page.words.copy, copy, look, icon("copy")), told, area,
  );
}

/** Sentences and buttons behind their label. */
function planRow(page, plan, { label, texts, links }) {
  const said = texts.map((text) => make("p", {}, ...rich(text)));
  const buttons = links.length && make("div", { class: "mt-plan-links" }, ...links.map((one) => planLink(page, plan, one)));
  return [make("dt", {}, label), make("dd", {}, ...said, buttons || null)];
}

function planBlock(page, plan, { heading, time, rows }) {
  const head = heading && make("div", { class: "mt-phase-head", role: "heading", "aria-level": 2 }, time && make("span", { class: "mt-phase-time" }, time), heading);
  return make("div", { class: "mt-phase" }, head || null, make("dl", {}, ...rows.flatMap((row) => planRow(page, plan, row))));
}

const planChapter = (heading, ...inside) =>
  make("details", { class: "mt-plan-chapter" }, make("summary", {}, make("span", { class: "mt-grow" }, heading)), ...inside);

/** The key: every question, its answer, and the tree that proves it. */
function planKey(page, key) {
  const row = ({ question, answer, svg, sum }) => [
    make("dt", {}, question),
    make("dd", {}, make("strong", {}, answer), svg && make("img", { class: "mt-tree", src: picture(svg), alt: sum }), sum && make("p", {}, sum)),
  ];
  return planChapter(page.words.key, make("p", { class: "mt-help" }, page.words.key_about), make("dl", { class: "mt-plan-key" }, ...key.flatMap(row)));
}

function planCard(page, { name, title, about, chapters, key }, single) {
  const told = chapters.map(({ heading, blocks }) => planChapter(heading, ...blocks.map((one) => planBlock(page, name, one))));
  const all = [...told, ...(key.length ? [planKey(page, key)] : [])];
  if (single) for (const one of all.slice(0, 2)) one.open = true;
  const head = make("span", { class: "mt-grow" }, make("span", { class: "mt-title" }, title), make("span", { class: "mt-plan-about" }, about));
  return make("details", { class: "mt-card mt-plan-card", "data-plan": name, open: single }, make("summary", {}, head), ...all);
}

/** While something is shown, the plans make room for it; afterwards all is as it was. */
function showing(page, list, bar) {
  const { model, words } = page;
  let left = null;
  return () => {
    const shown = model.get("shown");
    if (shown && !list.hidden) left = document.activeElement;
    list.hidden = Boolean(shown);
    bar.hidden = !shown;
    bar.replaceChildren(
      ...(shown ? [make("span", { class: "mt-grow" }, fill(words.now, { shown })), button(words.back, () => model.send({ do: "back" }), { class: "mt-button mt-big mt-primary" }, icon("back"))] : []),
    );
    if (shown) bar.scrollIntoView({ block: "start" });
    else if (left?.isConnected) {
      left.focus({ preventScroll: true });
      left.scrollIntoView({ block: "center" });
    }
  };
}

/** A rule that is asked for stands below the words that name it. */
function ruleIn(page, told) {
  const cross = button("", () => page.rule.remove(), { class: "mt-button mt-bare", "aria-label": page.words.close }, icon("close"));
  page.rule.replaceChildren(...ruleCard(told, cross));
  page.asked?.closest("dd")?.append(page.rule);
}

function render({ model, el }) {
  const stopped = new AbortController();
  const words = model.get("words");
  const page = { model, words, asked: null };
  const plans = model.get("plans");
  page.rule = make("div", { class: "mt-card mt-rule-card", role: "group", "aria-label": words.rule });
  const list = make("div", { class: "mt-plan-list" }, ...plans.map((plan) => planCard(page, plan, plans.length === 1)));
  const bar = make("div", { class: "mt-card mt-plan-bar", hidden: true });
  const root = make("section", { class: "mt-desk mt-plans", "aria-label": ownName(words.title, stopped.signal) }, bar, list);
  const show = showing(page, list, bar);
  const answer = (told) => told.do === "rule" && ruleIn(page, told);
  root.addEventListener("keydown", (event) => event.key !== "Tab" && event.stopPropagation());
  root.addEventListener("mt-rule", ({ target, detail: name }) => {
    page.asked = target;
    model.send({ do: "rule", name, dark: isDark() });
  });
  model.on("change:shown", show);
  model.on("msg:custom", answer);
  el.classList.add("mt-desk-host");
  el.append(root);
  show();
  followTheme(root, stopped.signal, () => page.rule.remove());
  return () => {
    stopped.abort();
    model.off("change:shown", show);
    model.off("msg:custom", answer);
  };
}

export default { render };
