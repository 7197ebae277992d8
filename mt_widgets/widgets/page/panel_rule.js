// A rule with its words, a small board, and the way to its lesson.

/** A drawing as the source of an image, in which it is shown but never run. */
const picture = (svg) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Notes, the picture and the button to the lesson; `lead` stands above the notes. */
function ruleMore({ notes = [], svg, alt, size, lesson }, lead = null) {
  const note = ({ label, text }) =>
    make("p", { class: "mt-rule-note" }, make("strong", {}, label), " ", ...rich(text, quote));
  const open = () => openNotebook(lesson.notebook);
  const go = lesson && button(lesson.label, open, { class: "mt-button mt-rule-lesson" });
  const drawn = () => make("img", { src: picture(svg), alt, width: size[0], height: size[1] });
  const told = make("div", { class: "mt-rule-notes" }, lead, ...notes.map(note), go);
  const shown = svg && [drawn(), make("figcaption", { "aria-hidden": "true" }, alt)];
  return [told, make("figure", { class: "mt-rule-picture" }, ...(shown || []))].filter((node) => node.childNodes.length);
}

/** The card of a rule; `close` is a button that takes it away, where it can be. */
function ruleCard(rule, close = null) {
  const name = make("code", { class: "mt-rule" }, rule.name);
  const head = make("header", { class: "mt-rule-head" }, name, make("span", { class: "mt-kicker" }, rule.chapter), close);
  const text = make("p", { class: "mt-rule-text" }, rule.text);
  return [head, make("div", { class: "mt-rule-body" }, ...ruleMore(rule, text))];
}

/** The rule that was asked for anywhere round this board, below the answer to the last click. */
function ruleBox(panel) {
  const box = make("div", { class: "mt-card mt-rule-card", role: "group", "aria-label": panel.words.rule });
  const buttons = () => [...panel.around().querySelectorAll("[data-rule]")];
  const ask = (name) => panel.send({ do: "rule", name });
  const close = () => ask("");
  let [asked, before] = [false, ""];
  document.addEventListener("mt-rule", ({ target, detail: name }) => {
    if (!panel.around().contains(target)) return;
    asked = true;
    ask(name === panel.get("rule").name ? "" : name);
  }, { signal: panel.signal });
  panel.watch(["rule"], () => {
    const rule = panel.get("rule");
    const held = box.contains(panel.focused());
    const cross = button("", close, { class: "mt-button mt-bare", "aria-label": panel.words.close }, icon("close"));
    box.hidden = !rule.name;
    box.replaceChildren(...(rule.name ? ruleCard(rule, cross) : []));
    for (const one of buttons()) one.setAttribute("aria-expanded", String(one.dataset.rule === rule.name));
    if (held && !rule.name) (buttons().find((one) => one.dataset.rule === before) ?? panel.heading).focus();
    if (asked && rule.name) box.scrollIntoView({ block: "nearest", behavior: isStill() ? "auto" : "smooth" });
    [asked, before] = [false, rule.name];
  });
  return box;
}
