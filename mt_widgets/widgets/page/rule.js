// One rule on a card of its own.

function render({ model, el }) {
  const stopped = new AbortController();
  const words = model.get("words");
  const card = make("div", { class: "mt-card mt-rule-card" });
  const root = make("section", { class: "mt-desk", "aria-label": ownName(words.rule, stopped.signal) }, card);
  const ask = () => model.send({ do: "rule", name: model.get("name"), dark: isDark() });
  const answer = (told) => told.do === "rule" && card.replaceChildren(...ruleCard(told));
  model.on("msg:custom", answer);
  el.classList.add("mt-desk-host");
  el.append(root);
  followTheme(root, stopped.signal, ask);
  return () => {
    stopped.abort();
    model.off("msg:custom", answer);
  };
}

export default { render };
