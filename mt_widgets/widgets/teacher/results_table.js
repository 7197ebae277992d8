// The long table: a row for each pupil and item, to be sorted by any column.

const FEW = 150; // rows that are shown at first
const COLUMNS = ["pupil", "item", "state", "hints", "time", "tried"];

const TABLE_VALUE = ({ pupil, cell, i }, by) =>
  ({ pupil: pupil.name, item: i, state: STATES.indexOf(cell.state), hints: cell.hints, time: cell.seconds, tried: cell.tried.length })[by];

function tableView(page, report) {
  const { words, tableSort } = page;
  const rows = report.pupils.flatMap((pupil) => pupil.cells.map((cell, i) => ({ pupil, cell, i })));
  const table = make("table", { class: "mt-table" });
  const more = button(fill(words.more, { number: rows.length }), () => show((page.wholeTable = true)), { class: "mt-button" });
  const row = ({ pupil, cell, i }) =>
    make(
      "tr", {},
      make("th", { scope: "row" }, pupil.name),
      make("td", {}, make("span", { class: "mt-number" }, String(i + 1)), " ", report.items[i].title),
      make("td", { class: "mt-state" }, sign(cell.state), " ", report.states[cell.state]),
      make("td", { class: "mt-sum" }, cell.sittings ? String(cell.hints) : ""),
      make("td", { class: "mt-sum" }, cell.sittings ? cell.time : ""),
      make("td", {}, ...quotes(cell.tried)),
    );
  const show = () => {
    const sorted = inOrder(rows, tableSort, TABLE_VALUE);
    const shown = page.wholeTable ? sorted : sorted.slice(0, FEW);
    more.hidden = shown.length === rows.length;
    const heads = COLUMNS.map((by) => sorter(page, words[by], by, tableSort, show));
    redraw(page, table, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...shown.map(row)));
  };
  show();
  return [make("div", { class: "mt-card" }, make("div", { class: "mt-scroll" }, table), more)];
}
