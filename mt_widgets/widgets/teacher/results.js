// The results of a class: bringing them in, and looking at them in six ways.

const VIEWS = { class: classView, items: itemsView, pupils: pupilsView, table: tableView, trust: trustView, left: leftView };
const COUNTED = { trust: ({ doubts, doubled, trust }) => doubts.length + doubled.length + (trust ? 1 : 0), left: ({ left }) => left.length };

/** The heading, and what can be done with everything. */
function topCard(page, report) {
  const { words, model } = page;
  const act = (label, what, sign) => button(label, () => model.send({ do: what }), { class: "mt-button", "data-key": what }, sign && icon(sign));
  const look = { class: "mt-button", "data-key": "add", "aria-expanded": String(page.adding) };
  const adding = button(words.add, () => page.toggleAdd(), look, icon("load"));
  return make(
    "div", { class: "mt-card mt-results-top" },
    make("div", { class: "mt-grow" }, heading(2, report.title), make("p", { role: "status" }, report.lead)),
    make("div", { class: "mt-actions" }, adding, act(words.csv, "csv", "save"), act(words.clear, "clear")),
  );
}

/** Buttons for the views; the arrow keys walk along them. */
function tabs(page, report) {
  const { words } = page;
  const number = (name) => COUNTED[name]?.(report);
  const names = Object.keys(VIEWS).filter((name) => number(name) ?? report.pupils.length);
  const one = (name) => {
    const count = name in COUNTED ? make("span", { class: "mt-left-count" }, String(number(name))) : null;
    const here = page.view === name;
    const look = { class: "mt-tab", role: "tab", "data-key": `view:${name}`, "aria-selected": String(here), tabindex: here ? 0 : -1 };
    const node = button(words[name], () => page.go(name), look);
    node.append(...(count ? [" ", count] : []));
    return node;
  };
  const walk = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    page.go(names[(names.indexOf(page.view) + step + names.length) % names.length]);
    page.root.querySelector(`[data-key="view:${page.view}"]`).focus();
  };
  if (!names.includes(page.view)) page.view = names[0] ?? "class";
  return make("div", { class: "mt-tabs", role: "tablist", "aria-label": words.views, onkeydown: walk }, ...names.map(one));
}

/** Everything anew, as it is now. */
function showResults(page) {
  const report = page.model.get("report");
  const given = Boolean(report.title);
  page.add.hidden = given && !page.adding;
  page.rule.hidden = true;
  page.asked = page.askLine = page.plots = null;
  redraw(page, page.top, given && topCard(page, report));
  if (!given) return redraw(page, page.body);
  const ways = tabs(page, report);
  const something = report.pupils.length || report.left.length;
  const view = something ? VIEWS[page.view](page, report) : [make("p", { class: "mt-card mt-help" }, page.words.nothing)];
  redraw(page, page.body, ways, make("div", { class: "mt-view", role: "tabpanel" }, ...view));
}

/** What the kernel answers. */
function hear(page, told) {
  const close = () => (page.rule.hidden = true);
  if (told.do === "plots") page.plots?.(told.plots);
  else if (told.do === "line") showLine(page, told);
  else if (told.do === "csv") saveFile(told.name, told.text);
  else if (told.do === "tell") page.tell(told.text);
  else if (told.do === "rule" && told.dark === isDark()) {
    const cross = button("", close, { class: "mt-button mt-bare", "aria-label": page.words.close }, icon("close"));
    page.rule.hidden = false;
    page.rule.replaceChildren(...ruleCard(told, cross));
    page.rule.scrollIntoView({ block: "nearest", behavior: isStill() ? "auto" : "smooth" });
  }
}

function makePage(model, signal) {
  const words = model.get("words");
  const root = make("section", { class: "mt-desk mt-results", "aria-label": ownName(words.results, signal) });
  const page = { model, root, words, view: "class", adding: false, pupil: null, item: null, wholeTable: false };
  page.gridSort = { by: "name", up: true };
  page.tableSort = { by: "pupil", up: true };
  page.rule = make("div", { class: "mt-card mt-rule-card", role: "group", "aria-label": words.rule, hidden: true });
  [page.top, page.body] = [make("div", { class: "mt-results-body" }), make("div", { class: "mt-results-body" })];
  page.told = make("p", { class: "mt-results-told", role: "status" });
  page.tell = (text) => (page.told.textContent = text);
  page.reading = (work) => (page.tell(words.busy), work());
  page.go = (view, what = {}) => {
    Object.assign(page, what, { view });
    showResults(page);
  };
  page.toggleAdd = () => {
    page.adding = !page.adding;
    showResults(page);
  };
  page.add = make("div", { class: "mt-card" }, addCard(page));
  root.append(page.top, page.add, page.told, page.body);
  return page;
}

function render({ model, el }) {
  const stopped = new AbortController();
  const page = makePage(model, stopped.signal);
  const answer = (told) => hear(page, told);
  const renew = () => {
    page.tell("");
    page.adding = false;
    if (!model.get("report").title) Object.assign(page, { view: "class", item: null, pupil: null });
    showResults(page);
  };
  const redress = () => {
    if (page.plots) model.send({ do: "plots", dark: isDark() });
    page.askLine?.();
    page.rule.hidden = true;
  };
  el.classList.add("mt-desk-host", "magical-towers");
  el.append(page.root);
  letDrop(page);
  page.root.addEventListener("keydown", (event) => event.key !== "Tab" && event.stopPropagation());
  page.root.addEventListener("mt-rule", ({ detail: name }) => model.send({ do: "rule", name, dark: isDark() }));
  model.on("msg:custom", answer);
  model.on("change:report", renew);
  followTheme(page.root, stopped.signal, redress);
  showResults(page);
  return () => {
    stopped.abort();
    model.off("msg:custom", answer);
    model.off("change:report", renew);
  };
}

export default { render };
