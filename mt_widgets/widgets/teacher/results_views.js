// The views of a class's results but for the long table: the class, the puzzles, the pupils, the rest.

/** The class: the grid, and beside it what was clicked, the plots, and what to go over again. */
function classView(page, report) {
  const { words } = page;
  const card = make("div", { class: "mt-card mt-cell-card", "aria-live": "polite" }, make("p", { class: "mt-help" }, words.details_about));
  const plots = make("div", { class: "mt-plots" });
  const pick = (name, item) => {
    const pupil = report.pupils.find((one) => one.name === name);
    card.replaceChildren(...cellCard(page, report, pupil, item));
    card.scrollIntoView({ block: "nearest", behavior: isStill() ? "auto" : "smooth" });
  };
  page.plots = (told) => {
    const one = ({ svg, size, title, alt }) => {
      const drawn = make("img", { src: picture(svg), alt, width: size[0], height: size[1] });
      return make("figure", { class: "mt-card mt-plot" }, make("figcaption", {}, title), drawn);
    };
    plots.replaceChildren(...told.map(one));
  };
  page.model.send({ do: "plots", dark: isDark() });
  const aside = make("div", { class: "mt-side" }, card, plots);
  const two = make("div", { class: "mt-two" }, make("div", { class: "mt-card mt-main" }, grid(page, report, pick)), aside);
  return [two, page.rule, weakCard(page, report)];
}

/** A list to choose from on the left, and what was chosen on the right. */
function chooser(page, entries, chosen, show) {
  const box = make("div", { class: "mt-side" });
  const list = make("div", { class: "mt-card mt-main mt-picks", role: "listbox" });
  const pick = (entry) => (node) => {
    select(list, node);
    box.replaceChildren(...show(entry).filter(Boolean));
  };
  for (const [entry, nodes] of entries) {
    const node = option("", pick(entry), ...nodes);
    list.append(node);
    if (entry === chosen) pick(entry)(node);
  }
  return [make("div", { class: "mt-two" }, list, box)];
}

/** The puzzles and lessons: how each went, and the most common wrong moves on the board. */
function itemsView(page, report) {
  const entries = report.items.map((item, i) => [i, [
    make("span", { class: "mt-number" }, String(i + 1)),
    make("span", { class: "mt-grow" }, make("span", { class: "mt-pick-title" }, item.title), bar(item.counts, report.states)),
  ]]);
  return chooser(page, entries, page.item ?? 0, (i) => {
    page.item = i;
    return [itemCard(page, report, i), page.rule];
  });
}

function itemCard(page, report, i) {
  const { words } = page;
  const item = report.items[i];
  const about = [item.name, ...item.themes, `${words.middle}: ${item.time}`].join(" · ");
  const named = item.rules.flatMap((name) => [ruleButton(name, "mt-rule"), " "]);
  const rests = named.length && make("p", { class: "mt-rests" }, `${words.item_rules}: `, ...named);
  return make(
    "div", { class: "mt-card mt-item-card" },
    heading(3, `${i + 1} ${item.title}`),
    make("p", { class: "mt-help" }, about),
    bar(item.counts, report.states),
    rests || null,
    heading(3, words.wrong),
    ...(item.wrong.length || item.solution ? wrongMoves(page, item, i) : [make("p", { class: "mt-help" }, words.wrong_none)]),
  );
}

/** The pupils: what each did, and what each should go over again. */
function pupilsView(page, report) {
  const tally = (pupil) => STATES.map((state) => pupil.cells.filter((cell) => cell.state === state).length);
  const entries = inOrder(report.pupils, { by: "name", up: true }, GRID_VALUE).map((pupil) => [pupil.name, [
    make("span", { class: "mt-grow" }, make("span", { class: "mt-pick-title" }, pupil.name), bar(tally(pupil), report.states)),
  ]]);
  const known = entries.some(([name]) => name === page.pupil);
  return chooser(page, entries, known ? page.pupil : entries[0]?.[0], (name) => {
    page.pupil = name;
    return [pupilCard(page, report, report.pupils.find((one) => one.name === name)), page.rule];
  });
}

function pupilCard(page, report, pupil) {
  const { words } = page;
  const absent = pupil.missing || pupil.waiting;
  const row = ({ state, hints, time, tried, sittings }, i) =>
    make(
      "tr", {},
      make("th", { scope: "row" }, make("span", { class: "mt-number" }, String(i + 1)), " ", report.items[i].title),
      make("td", { class: "mt-state" }, sign(state), " ", report.states[state]),
      ...[hints, time].map((value) => make("td", { class: "mt-sum" }, sittings ? String(value) : "")),
      make("td", {}, ...quotes(tried)),
    );
  const head = [words.item, words.state, words.hints, words.time, words.tried].map((label) => make("th", { scope: "col" }, label));
  const table = make("table", { class: "mt-table" }, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...pupil.cells.map(row)));
  return make(
    "div", { class: "mt-card mt-pupil-card" },
    heading(3, pupil.name),
    absent ? make("p", { class: "mt-help" }, pupil.waiting ? words.choose_row : words.missing) : null,
    make("div", { class: "mt-scroll" }, table),
    absent ? null : weakCard(page, pupil),
  );
}

/** What does not count, and why. */
function leftView(page, report) {
  const row = ([name, why]) => make("li", { class: "mt-left" }, icon("refused"), make("span", {}, make("strong", {}, name), ` – ${why}`));
  const list = make("ul", { class: "mt-left-list" }, ...report.left.map(row));
  const chosen = report.chosen ? chosenLine(page) : null;
  return [make("div", { class: "mt-card mt-left-card" }, make("p", {}, page.words.left_about), list, chosen)];
}
