// The most common wrong moves of a puzzle: lines to choose from, and the board of the chosen one.

/** Lines that were tried, each with how many tried it, and above them the solution. */
function wrongMoves(page, item, i) {
  const { words } = page;
  const list = make("div", { class: "mt-lines", role: "listbox", "aria-label": words.wrong });
  const board = make("div", { class: "mt-wrong-board", "aria-live": "polite" });
  const ask = (line) => (node) => {
    select(list, node);
    askLine(page, { item: i, line, board });
  };
  const most = item.wrong[0]?.number ?? 1;
  if (item.solution) list.append(solutionOption(words, item.solution, ask(item.solution)));
  list.append(...item.wrong.map((one) => wrongOption(one, most, ask(one.line))));
  if (item.lesson) {
    for (const one of list.children) able(one, false);
    return [make("div", { class: "mt-wrong-moves" }, list)];
  }
  const first = list.querySelector(".mt-wrong-line:not(.mt-solution)") ?? list.firstChild;
  first?.click();
  const about = item.wrong.length ? words.wrong_about : words.wrong_none;
  return [make("div", { class: "mt-wrong-moves" }, list, board), make("p", { class: "mt-help" }, about)];
}

function solutionOption(words, line, ask) {
  const said = make("span", { class: "mt-grow" }, words.solution, " ", quote(line));
  return option("mt-wrong-line mt-solution", ask, sign("first"), said);
}

function wrongOption({ line, number, pupils }, most, ask) {
  const names = make("span", { class: "mt-names" }, pupils.join(", "));
  const said = make("span", { class: "mt-grow" }, quote(line), names);
  const count = make("strong", { class: "mt-count" }, String(number));
  return option("mt-wrong-line", ask, sign("open"), said, share(number / most), count);
}

/** Ask for the board of a line, now and whenever the page changes its colours. */
function askLine(page, asked) {
  const { item, line, board } = asked;
  board.replaceChildren(make("p", { class: "mt-help" }, page.words.drawing));
  page.asked = asked;
  page.askLine = () => page.model.send({ do: "line", item, line, dark: isDark() });
  page.askLine();
}

/** The board of a line, once it is drawn. */
function showLine(page, told) {
  const { asked, words } = page;
  if (!asked || told.item !== asked.item || told.line !== asked.line || told.dark !== isDark()) return;
  const { svg, alt, size, why } = told;
  if (!svg) return asked.board.replaceChildren(make("p", { class: "mt-help" }, words.no_board));
  const drawn = make("img", { src: picture(svg), alt, width: size[0], height: size[1] });
  const board = make("figure", { class: "mt-rule-picture" }, drawn, make("figcaption", {}, alt));
  const reason = why && make("p", { class: "mt-why" }, make("strong", {}, `${words.why}: `), ...rich(why));
  asked.board.replaceChildren(board, ...(reason ? [reason] : []));
}
