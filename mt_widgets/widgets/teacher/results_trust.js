// What a teacher has to look at: hand-ins to choose from, and marks that their moves do not show.

/** Hand-ins that contradict each other, each with a button that counts it. */
function choiceCard(page, { why, options }) {
  const { words, model } = page;
  const take = (label, names) => button(label, () => page.reading(() => model.send({ do: "take", names })), { class: "mt-button" });
  const several = new Set(options.map(({ pupil }) => pupil)).size > 1;
  const one = ({ name, pupil, said }) =>
    make(
      "li", { class: "mt-option" },
      make("span", {}, make("strong", {}, several ? `${pupil}: ${name}` : name), make("span", { class: "mt-help" }, said)),
      take(words.choose_one, [name]),
    );
  return make(
    "div", { class: "mt-trust-card" },
    make("p", { class: "mt-choice-why" }, why),
    make("ul", { class: "mt-options" }, ...options.map(one)),
    make("div", { class: "mt-line" }, take(words.choose_all, options.map(({ name }) => name))),
  );
}

function doubtRow({ pupil, items, said }) {
  return make("li", { class: "mt-doubt" }, sign("doubted"), make("span", {}, make("strong", {}, pupil), ` – ${items}: ${said}`));
}

/** Everything that a teacher has to look at. */
function trustView(page, report) {
  const { words } = page;
  const card = (title, about, ...nodes) =>
    make("div", { class: "mt-card mt-trust-card" }, heading(3, title), make("p", { class: "mt-help" }, about), ...nodes.filter(Boolean));
  const choices = report.doubled.map((one) => choiceCard(page, one));
  const doubts = make("ul", { class: "mt-left-list" }, ...report.doubts.map(doubtRow));
  return [
    choices.length && card(words.choose_head, words.choose_about, ...choices),
    (report.doubts.length || report.trust) && card(words.doubts_head, words.doubts_about, doubts, (report.bare || report.trust) && trustLine(page, report)),
  ].filter(Boolean);
}

/** Whether marks without moves count. */
function trustLine({ words, model }, { trust }) {
  const press = () => model.send({ do: "trust", claims: !trust });
  const node = button(trust ? words.trust_off : words.trust_on, press, { class: "mt-button", "data-key": "trust" });
  return make("div", { class: "mt-line" }, node, make("span", { class: "mt-help" }, words.trust_about));
}

/** After a choice: a way back to it. */
function chosenLine(page) {
  const again = button(page.words.choose_again, () => page.model.send({ do: "choose" }), { class: "mt-button" });
  return make("div", { class: "mt-line" }, make("span", {}, page.words.chosen), again);
}
