// The class at a glance: a row for each pupil, a column for each item, a mark in every cell.

const GRID_VALUE = (pupil, by) => (by === "name" ? pupil.name : by === "first" ? -pupil.first : by === "time" ? pupil.seconds : pupil.hints);

function gridHead(page, report, again) {
  const { words, gridSort } = page;
  const column = ({ title }, i) => {
    const name = make("span", { class: "mt-upright" }, title);
    const look = { class: "mt-head-button mt-item-head", "data-key": `item:${i}`, title: fill(words.to_item, { title }) };
    const node = button("", () => page.go("items", { item: i }), look, name);
    node.append(make("span", { class: "mt-number" }, String(i + 1)));
    return make("th", { scope: "col" }, node);
  };
  return make(
    "tr", {},
    sorter(page, words.pupil, "name", gridSort, again, { class: "mt-who" }),
    ...report.items.map(column),
    sorter(page, words.first_try, "first", gridSort, again),
    sorter(page, words.hints, "hints", gridSort, again),
    sorter(page, words.time, "time", gridSort, again),
  );
}

function gridRow(page, report, pupil) {
  const cell = ({ state, time, told, doubt }, i) => {
    const more = [state === "none" ? "" : time, told ? page.words.told_sign : "", doubt].filter(Boolean);
    const said = `${pupil.name}, ${report.items[i].title}: ${[report.states[state], ...more].join(", ")}`;
    return make("td", { class: told ? "mt-cell mt-by-word" : "mt-cell", tabindex: -1, role: "gridcell", "aria-label": said, title: said, "data-item": i }, sign(state));
  };
  const open = () => page.go(pupil.waiting ? "trust" : "pupils", { pupil: pupil.name });
  const look = { class: "mt-name-button", "data-key": `pupil:${pupil.name}`, title: fill(page.words.to_pupil, { title: pupil.name }) };
  const name = button(pupil.name, open, look);
  const absent = pupil.missing || pupil.waiting;
  const note = pupil.waiting ? page.words.choose_row : page.words.missing;
  const missing = absent && make("span", { class: "mt-missing" }, note);
  const sums = [`${pupil.first}/${report.items.length}`, String(pupil.hints), pupil.time];
  return make(
    "tr", { class: absent ? "mt-absent" : "", "data-pupil": pupil.name },
    make("th", { scope: "row", class: "mt-who" }, name, missing || null),
    ...pupil.cells.map(cell),
    ...sums.map((sum) => make("td", { class: "mt-sum" }, absent ? "" : sum)),
  );
}

function gridFoot(page, report) {
  const right = ({ counts }) => {
    const begun = counts.slice(0, -1).reduce((sum, one) => sum + one, 0);
    return begun ? `${Math.round((100 * counts[0]) / begun)}%` : "";
  };
  return make(
    "tr", {},
    make("th", { scope: "row", class: "mt-who" }, page.words.class_right),
    ...report.items.map((item) => make("td", { class: "mt-percent" }, right(item))),
    make("td", { colspan: 3 }),
  );
}

/** Arrow keys walk from cell to cell; the whole table is one Tab stop. */
function walkGrid(body, event) {
  const step = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[event.key];
  const cell = event.target.closest(".mt-cell");
  if (!cell || !step) return;
  event.preventDefault();
  const rows = [...body.rows];
  const next = rows[rows.indexOf(cell.parentNode) + step[0]]?.querySelectorAll(".mt-cell")[Number(cell.dataset.item) + step[1]];
  if (!next) return;
  cell.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** The table with its legend; `pick` hears which cell was chosen. */
function grid(page, report, pick) {
  const table = make("table", { class: "mt-grid", role: "grid" });
  const choose = (event) => {
    const cell = event.target.closest?.(".mt-cell");
    if (!cell || (event.type === "keydown" && event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    table.querySelector(".mt-picked")?.classList.remove("mt-picked");
    cell.classList.add("mt-picked");
    pick(cell.parentNode.dataset.pupil, Number(cell.dataset.item));
  };
  const show = () => {
    const body = make("tbody", {}, ...inOrder(report.pupils, page.gridSort, GRID_VALUE).map((pupil) => gridRow(page, report, pupil)));
    body.addEventListener("click", choose);
    body.addEventListener("keydown", (event) => (walkGrid(body, event), choose(event)));
    redraw(page, table, make("thead", {}, gridHead(page, report, show)), body, make("tfoot", {}, gridFoot(page, report)));
    const first = body.querySelector(".mt-cell");
    if (first) first.tabIndex = 0;
  };
  show();
  const legend = STATES.map((state) => make("span", { class: "mt-legend-one" }, sign(state), report.states[state]));
  const told = report.pupils.some(({ cells }) => cells.some((cell) => cell.told));
  if (told) legend.push(make("span", { class: "mt-legend-one mt-by-word" }, sign("first"), page.words.told_sign));
  return make("div", { class: "mt-grid-box" }, make("div", { class: "mt-scroll" }, table), make("div", { class: "mt-legend" }, ...legend));
}

/** What there is to tell of a pupil at an item that was begun, each with its name. */
function facts({ words }, cell, { lesson }) {
  const { time, hints, stars, sittings, tried, value, best, proof, doubt } = cell;
  const reached = value && best && !lesson ? fill(words.of_best, { right: value, of: best }) : "";
  return [
    [words.time, time],
    [words.hints, String(hints)],
    [words.stars, glyphs(["star", stars, 3, `${words.stars}: ${stars}`])],
    [words.sittings, String(sittings)],
    [words.reached, reached],
    [words.shown_by, proof],
    [words.doubt, doubt],
    [words.tried, tried.length ? quotes(tried) : words.none_tried],
  ].filter(([, value]) => value !== "");
}

/** What one pupil did with one item. */
function cellCard(page, report, pupil, i) {
  const { words } = page;
  const [cell, item] = [pupil.cells[i], report.items[i]];
  const told = cell.sittings ? facts(page, cell, item) : [];
  const lines = told.flatMap(([label, value]) => [make("dt", {}, label), make("dd", {}, ...[value].flat())]);
  const go = (label, title, view, what) => button(fill(label, { title }), () => page.go(view, what), { class: "mt-button" });
  const head = [heading(3, `${pupil.name} · ${item.title}`), make("p", { class: "mt-help" }, report.states[cell.state])];
  return [
    make("div", { class: "mt-cell-head" }, sign(cell.state), make("div", {}, ...head)),
    make("dl", { class: "mt-facts" }, ...lines),
    make(
      "div", { class: "mt-line" },
      go(words.to_item, item.title, "items", { item: i }),
      go(words.to_pupil, pupil.name, "pupils", { pupil: pupil.name }),
    ),
  ];
}
