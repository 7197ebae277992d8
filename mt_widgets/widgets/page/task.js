// The card above the board: what the puzzle is called, how hard it is, and what is wanted.

function cardsRow({ label, svg, alt }) {
  const src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  return make("figure", { class: "mt-pile" }, make("figcaption", {}, label), make("img", { src, alt }));
}

const MANY = 130; // letters that a phone shows in three lines

/** A step of a lesson: done, here or ahead. */
const dot = (state) => make("span", { class: `mt-dot mt-dot-${state}` });

function showTask(root, { title, kicker, signs = [], badge, story, goal, notes = [], piles = [], trail = [] }) {
  const heading = make("div", { class: "mt-title", role: "heading", "aria-level": 2, tabindex: -1 }, title);
  const text = (name, words) => words && make("p", { class: name }, ...rich(words));
  const long = story?.length > MANY || piles.length;
  root.hidden = !title;
  root.replaceChildren(
    make(
      "header", { class: "mt-task-head" },
      make("div", { class: "mt-grow" }, heading),
      badge && make("span", { class: "mt-badge" }, icon("done"), badge),
      make("div", { class: "mt-signs" }, ...signs.map(glyphs)),
      kicker && make("div", { class: "mt-kicker" }, kicker),
    ),
    make(
      "div", { class: long ? "mt-telling mt-long" : "mt-telling" },
      text("mt-story", story),
      ...notes.map((note) => text("mt-aside", note)),
      piles.length ? make("div", { class: "mt-piles" }, ...piles.map(cardsRow)) : null,
    ),
    ...[text("mt-goal", goal)].filter(Boolean),
  );
  if (trail.length) root.prepend(make("div", { class: "mt-trail", "aria-hidden": "true" }, ...trail.map(dot)));
}

function render({ model, el }) {
  el.classList.add("mt-task-host");
  const card = make("div", { class: "mt-card mt-task" });
  const root = make("section", { class: "mt-desk mt-task-desk" }, card);
  const update = () => {
    const held = card.contains(root.getRootNode().activeElement);
    showTask(card, model.get("task"));
    if (held) card.querySelector(".mt-title").focus({ preventScroll: true });
    root.style.display = card.hidden ? "none" : "";
    root.dataset.theme = model.get("theme");
  };
  for (const name of ["task", "theme"]) model.on(`change:${name}`, update);
  update();
  el.append(root);
  return () => {
    for (const name of ["task", "theme"]) model.off(`change:${name}`, update);
  };
}

export default { render };
