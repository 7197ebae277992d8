// The plot of the chances: one Tab stop, inside which the arrow keys walk from turn to turn. Whoever
// reads with a screen reader finds the same as a list.

const WALK = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

function render({ model, el }) {
  el.classList.add("mt-chart-host");
  const picture = make("div", { class: "mt-chart-picture", "aria-hidden": "true" });
  const name = model.get("name");
  const slider = make("div", { class: "mt-chart", role: "slider", tabindex: 0, "aria-label": name }, picture);
  const list = make("ol", { class: "mt-unseen", "aria-label": name });
  const root = make("section", { class: "mt-desk mt-chart-desk" }, slider, list);
  const choose = (kind, number) => model.send({ do: "choose", kind, number });

  const update = () => {
    const [told, turn] = [model.get("told"), model.get("turn")];
    root.dataset.theme = model.get("theme");
    root.hidden = !told.length;
    if (picture.dataset.shown !== model.get("svg")) picture.innerHTML = model.get("svg"); // ours, with words escaped
    picture.dataset.shown = model.get("svg");
    slider.setAttribute("aria-valuemin", 0);
    slider.setAttribute("aria-valuemax", Math.max(0, told.length - 1));
    slider.setAttribute("aria-valuenow", Math.max(0, turn));
    slider.setAttribute("aria-valuetext", told[Math.max(0, turn)] ?? "");
    if (list.dataset.shown !== JSON.stringify(told)) list.replaceChildren(...told.map((one) => make("li", {}, one)));
    list.dataset.shown = JSON.stringify(told);
  };

  slider.addEventListener("click", ({ target }) => {
    const [kind, number] = (target.closest("[data-tag]")?.dataset.tag ?? "").split(":");
    if (number) choose(kind, Number(number));
  });
  slider.addEventListener("keydown", (event) => {
    if (event.key === "Tab") return;
    event.stopPropagation();
    const last = model.get("told").length - 1;
    const here = Math.max(0, model.get("turn"));
    const to = { Home: 0, End: last }[event.key] ?? (WALK[event.key] && Math.min(last, Math.max(0, here + WALK[event.key])));
    if (to === undefined) return;
    event.preventDefault();
    choose("turn", to);
  });

  const names = ["svg", "told", "turn", "theme"];
  for (const one of names) model.on(`change:${one}`, update);
  update();
  el.append(root);
  return () => {
    for (const one of names) model.off(`change:${one}`, update);
  };
}

export default { render };
