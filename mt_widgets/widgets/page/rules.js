// The page of all rules: chapters that open, a search that filters as one types, and where editions
// differ. Each rule is asked for in full when it is opened.

const UNSAFE = /[.*+?^${}()|[\]\\]/g;

/** A text with the searched words marked in it. */
function marked(text, wanted) {
  if (!wanted.length) return [text];
  const found = new RegExp(`(${wanted.map((word) => word.replace(UNSAFE, "\\$&")).join("|")})`, "gi");
  return text.split(found).map((part, i) => (i % 2 ? make("mark", {}, part) : part));
}

/** A rule: its words, and behind them whatever Python tells when it is opened. */
function ruleRow(page, { name, text, search, differs }) {
  const [code, words] = [make("code", { class: "mt-rule" }), make("span", { class: "mt-rule-words" })];
  const sign = differs ? make("span", { class: "mt-differs" }, page.words.differs) : null;
  const body = make("div", { class: "mt-rule-body" }, make("p", { class: "mt-help" }, page.words.waiting));
  const summary = make("summary", {}, code, make("span", { class: "mt-grow" }, words, sign));
  const node = make("details", { class: "mt-rule-row", "data-name": name }, summary, body);
  node.ask = () => node.open && page.model.send({ do: "rule", name, dark: isDark() });
  node.fill = (rule) => {
    const more = ruleMore(rule);
    body.replaceChildren(...(more.length ? more : [make("p", { class: "mt-help" }, page.words.nothing)]));
  };
  node.find = (wanted) => {
    node.hidden = !wanted.every((word) => search.includes(word));
    code.replaceChildren(...marked(name, wanted));
    words.replaceChildren(...marked(text, wanted));
  };
  node.addEventListener("toggle", node.ask);
  return node;
}

/** A line of what editions differ in; it is shown together with its rule. */
function differenceRow(page, { rule, title, text, lines = [] }) {
  const head = make("div", { class: "mt-difference-head" }, title && make("strong", {}, title), ruleButton(rule, "mt-rule"));
  const line = ([label, said]) => make("p", {}, make("strong", {}, label), " ", ...rich(said, quote));
  const node = make("li", { class: "mt-difference" }, head, text && make("p", {}, text), ...lines.map(line));
  node.find = (wanted) => (node.hidden = !wanted.every((word) => page.search[rule].includes(word)));
  return node;
}

/** A card with a title and so many lines in it, which opens and closes. */
function chapter({ title, svg, about }, rows) {
  const note = make("span", { class: "mt-note" });
  const emblem = svg && make("img", { class: "mt-chapter-emblem", src: picture(svg), alt: "" });
  const help = about && make("p", { class: "mt-help" }, about);
  const box = make(rows[0].tagName === "LI" ? "ul" : "div", { class: "mt-rule-list" }, ...rows);
  const summary = make("summary", {}, emblem, make("span", { class: "mt-grow" }, title), note);
  const node = make("details", { class: "mt-card mt-chapter" }, summary, help, box);
  node.find = (wanted) => {
    for (const row of rows) row.find(wanted);
    const left = rows.filter((row) => !row.hidden).length;
    note.textContent = left;
    node.hidden = !left;
    return left;
  };
  return node;
}

/** Everything below the search: the chapters of the rulebook, and where editions differ. */
function chapters(page) {
  const { words, model } = page;
  const rulebook = model.get("chapters").map((one) => chapter(one, one.rules.map((rule) => ruleRow(page, rule))));
  const { settings, rulings } = model.get("differences");
  const some = (title, about, rows) => chapter({ title, about }, rows.map((row) => differenceRow(page, row)));
  const decided = some(words.rulings, words.rulings_about, rulings);
  return [rulebook, [some(words.settings, words.settings_about, settings), decided]];
}

/** Open a rule in its chapter, and go there. */
function goTo(page, name) {
  const row = page.root.querySelector(`.mt-rule-row[data-name="${CSS.escape(name)}"]`);
  if (!row) return;
  if (row.hidden) page.look("");
  row.closest(".mt-chapter").open = row.open = true;
  row.firstChild.focus({ preventScroll: true });
  row.scrollIntoView({ block: "center", behavior: isStill() ? "auto" : "smooth" });
}

/** A function that shows what has all the words, and puts everything back for no words. */
function searching(page, field, count, rulebook, differences) {
  const all = [...rulebook, ...differences];
  let kept = null; // what was open before the search
  return (query) => {
    const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (field.value !== query) field.value = query;
    kept ??= wanted.length ? all.filter((one) => one.open) : null;
    const found = rulebook.map((one) => one.find(wanted)).reduce((sum, one) => sum + one, 0);
    for (const one of differences) one.find(wanted);
    if (wanted.length) for (const one of all) one.open = !one.hidden;
    else if (kept) for (const one of all) one.open = kept.includes(one);
    if (!wanted.length) kept = null;
    page.differ.hidden = differences.every((one) => one.hidden);
    count.textContent = found ? fill(page.words.found, { found }) : page.words.none;
  };
}

/** The page: heading, search, count, chapters. */
function layOut(page) {
  const { words, root, model } = page;
  const id = freshId("rules");
  const about = { id, type: "search", class: "mt-input", autocomplete: "off", spellcheck: "false" };
  const field = make("input", { ...about, placeholder: words.example, oninput: () => page.look(field.value) });
  const count = make("div", { class: "mt-found", role: "status" });
  const heading = (level, title) => make("div", { class: "mt-title", role: "heading", "aria-level": level }, title);
  const label = make("label", { for: id }, words.search);
  const [rulebook, differences] = chapters(page);
  const top = make("div", { class: "mt-card mt-rules-top", role: "search", "aria-label": root.ariaLabel }, heading(2, words.title), label, field, count);
  page.differ = heading(3, words.editions);
  page.look = searching(page, field, count, rulebook, differences);
  root.append(top, ...rulebook, page.differ, ...differences);
  page.look(model.get("query"));
}

/** Keys stay here, for the notebook has its own, but for Tab; Escape empties the search. */
function handleKey(page, event) {
  if (event.key === "Tab" || ((event.ctrlKey || event.metaKey) && event.key === "s")) return;
  event.stopPropagation();
  if (event.key === "Escape") page.look("");
}

function render({ model, el }) {
  const stopped = new AbortController();
  const root = make("section", { class: "mt-desk mt-rules", "aria-label": ownName(model.get("words").title, stopped.signal) });
  const listed = model.get("chapters").flatMap(({ rules }) => rules);
  const page = { model, root, words: model.get("words"), search: {} };
  for (const { name, search } of listed) page.search[name] = search;
  const rows = () => [...root.querySelectorAll(".mt-rule-row")];
  const answer = (told) => {
    const current = told.do === "rule" && told.dark === isDark();
    if (current) rows().find((row) => row.dataset.name === told.name)?.fill(told);
  };
  const searched = () => page.look(model.get("query"));
  el.classList.add("mt-desk-host", "magical-towers");
  layOut(page);
  el.append(root);
  root.addEventListener("keydown", (event) => handleKey(page, event));
  root.addEventListener("mt-rule", ({ detail }) => goTo(page, detail));
  model.on("msg:custom", answer);
  model.on("change:query", searched);
  followTheme(root, stopped.signal, () => rows().forEach((row) => row.ask()));
  return () => {
    stopped.abort();
    model.off("msg:custom", answer);
    model.off("change:query", searched);
  };
}

export default { render };
