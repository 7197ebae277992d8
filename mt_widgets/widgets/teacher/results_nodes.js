// Small parts of the results: marks, bars, lists of what is weak, and keeping the focus.

const STATES = ["first", "later", "doubted", "open", "none"];
const MARKS = {
  first: [{ class: "mt-mark-back", d: "M2 12 A10 10 0 1 0 22 12 A10 10 0 1 0 2 12 Z" }, { class: "mt-mark-sign", d: "M7 12.5 L10.7 16.2 L17.2 8.2" }],
  later: [
    { class: "mt-mark-back", d: "M2 12 A10 10 0 1 0 22 12 A10 10 0 1 0 2 12 Z" },
    { class: "mt-mark-half", d: "M12 6.5 A5.5 5.5 0 0 1 12 17.5 Z" },
    { class: "mt-mark-ring", d: "M6.5 12 A5.5 5.5 0 1 0 17.5 12 A5.5 5.5 0 1 0 6.5 12 Z" },
  ],
  doubted: [
    { class: "mt-mark-back", d: "M12 1.5 L22.5 12 L12 22.5 L1.5 12 Z" },
    { class: "mt-mark-sign", d: "M9.3 9.6 A2.7 2.7 0 1 1 12 12.4 V13.6 M12 16.6 V16.9" },
  ],
  open: [{ class: "mt-mark-back", d: "M3 3 H21 V21 H3 Z" }, { class: "mt-mark-sign", d: "M8 8 L16 16 M16 8 L8 16" }],
  none: [{ class: "mt-mark-dot", d: "M9.5 12 A2.5 2.5 0 1 0 14.5 12 A2.5 2.5 0 1 0 9.5 12 Z" }],
};

/** How something went, as a shape and a colour. */
const sign = (state) => drawing("0 0 24 24", `mt-sign-${state}`, ...MARKS[state]);

/** Parts of a whole beside each other, with their numbers in them. */
function bar(counts, states) {
  const all = counts.reduce((sum, one) => sum + one, 0) || 1;
  const part = (count, i) => count && make("span", { class: `mt-part-${STATES[i]}`, style: `flex-grow: ${count / all}` }, String(count));
  const said = counts.map((count, i) => count && `${states[STATES[i]]}: ${count}`).filter(Boolean).join(", ");
  return make("span", { class: "mt-counts", role: "img", "aria-label": said, title: said }, ...counts.map(part).filter(Boolean));
}

/** A share as a short bar. */
const share = (value) => make("span", { class: "mt-share", style: `--share: ${value}`, "aria-hidden": "true" });

/** A card with rules and themes that are not known well, each with how often it was right. */
function weakCard(page, { rules, themes }) {
  const row = (first, { text, share: value, said }) => {
    const head = make("div", { class: "mt-weak-head" }, first, share(value), make("span", { class: "mt-note" }, said));
    return make("li", { class: "mt-weak" }, head, make("p", { class: "mt-help" }, text));
  };
  const list = (title, rows) => {
    const box = make("ul", { class: "mt-weak-list" }, ...rows);
    return rows.length && make("div", { class: "mt-weak-part" }, heading(3, title), box);
  };
  const found = [
    list(page.words.rules, rules.map((one) => row(ruleButton(one.name, "mt-rule"), one))),
    list(page.words.themes, themes.map((one) => row(make("strong", {}, one.title), one))),
  ].filter(Boolean);
  return make("div", { class: "mt-card mt-weak-card" }, ...(found.length ? found : [make("p", { class: "mt-help" }, page.words.all_known)]));
}

const heading = (level, title) => make("div", { class: "mt-title", role: "heading", "aria-level": level }, title);

/** Text that comes from pupils' files: moves and whatever else somebody has put there. */
const quotes = (lines) => lines.flatMap((line) => [quote(line), " "]);

/** One of several things in a list, of which one is chosen. */
function option(look, press, ...nodes) {
  const about = { type: "button", role: "option", class: `mt-pick ${look}`, "aria-selected": "false" };
  const node = make("button", { ...about, onclick: () => press(node) }, ...nodes);
  return node;
}

/** Mark the chosen one of a list. */
function select(list, node) {
  for (const one of list.children) one.setAttribute("aria-selected", String(one === node));
}

/** Show other nodes in a box; who had the focus keeps it, by the key of the node. */
function redraw(page, box, ...nodes) {
  const held = page.root.getRootNode().activeElement;
  const key = box.contains(held) ? held.dataset.key : null;
  box.replaceChildren(...nodes.filter(Boolean));
  if (key) box.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

/** A head of a column that sorts by it; pressed again, the other way round. */
function sorter(page, label, by, sorted, again, look = {}) {
  const turned = sorted.by === by;
  const order = turned ? (sorted.up ? "ascending" : "descending") : "none";
  const press = () => {
    [sorted.up, sorted.by] = [turned ? !sorted.up : true, by];
    again();
  };
  const arrow = make("span", { class: "mt-order", "aria-hidden": "true" }, turned ? (sorted.up ? "▲" : "▼") : "");
  const node = button(label, press, { class: "mt-head-button", "data-key": `sort:${by}`, title: page.words.sort });
  node.append(arrow);
  return make("th", { scope: "col", "aria-sort": order, ...look }, node);
}

/** Rows in the order that was asked for; names by the page's language, numbers in names by size. */
const NAMES = new Intl.Collator(undefined, { numeric: true });
function inOrder(rows, { by, up }, value) {
  const compare = (a, b) => (typeof a === "string" ? NAMES.compare(a, b) : a - b);
  const sorted = [...rows].sort((a, b) => compare(value(a, by), value(b, by)));
  return up ? sorted : sorted.reverse();
}
