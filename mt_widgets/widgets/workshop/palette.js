// The palette above the board: a row of buttons, one Tab stop, inside which the arrow keys walk.

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function choice(model, { tag }) {
  const press = () => {
    const chosen = node.getAttribute("aria-pressed") === "true" && tag !== "under";
    model.send({ do: "choose", tag: chosen ? "" : tag });
  };
  const look = { class: "mt-button mt-choice", "data-tag": tag, tabindex: -1 };
  const picture = make("span", { class: "mt-picture" });
  const node = button("", press, look, picture);
  node.append(make("span", { class: "mt-caption" }));
  return node;
}

function showChoice(node, { label, caption, chosen, disabled, apart, svg }) {
  const [picture, words] = node.children;
  const src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  const wanted = svg ? make("img", { src, alt: "" }) : icon("away");
  if (picture.dataset.src !== src) picture.replaceChildren(wanted);
  picture.dataset.src = src;
  if (words.textContent !== caption) words.textContent = caption;
  node.setAttribute("aria-label", label);
  node.setAttribute("aria-pressed", String(chosen));
  node.classList.toggle("mt-apart", apart);
  able(node, !disabled);
}

/** Arrow keys, Home and End; other keys stay here too, but for Tab: the notebook has its own. */
function walkAlong(row, model, event) {
  const all = [...row.children];
  const here = all.indexOf(event.target);
  const ends = { Home: 0, End: all.length - 1 };
  if (event.key === "Tab") return;
  event.stopPropagation();
  if (event.key === "Escape") model.send({ do: "choose", tag: "" });
  const to = ends[event.key] ?? (STEPS[event.key] && (here + STEPS[event.key] + all.length) % all.length);
  if (to === undefined) return;
  event.preventDefault();
  all[to].focus();
}

function render({ model, el }) {
  el.classList.add("mt-palette-host");
  const row = make("div", { class: "mt-choices", role: "toolbar", "aria-label": model.get("name") });
  const root = make("section", { class: "mt-desk mt-palette" }, row);
  const show = listing(row, (item) => item.tag, (item) => choice(model, item), showChoice);
  const stopAt = (stop) => {
    for (const one of row.children) one.tabIndex = one === stop ? 0 : -1;
  };
  const update = () => {
    show(model.get("items"));
    if (!row.querySelector('[tabindex="0"]')) stopAt(row.firstChild);
    root.dataset.theme = model.get("theme");
  };
  row.addEventListener("focusin", (event) => stopAt(event.target.closest("button")));
  row.addEventListener("keydown", (event) => walkAlong(row, model, event));
  for (const name of ["items", "theme"]) model.on(`change:${name}`, update);
  update();
  el.append(root);
  return () => {
    for (const name of ["items", "theme"]) model.off(`change:${name}`, update);
  };
}

export default { render };
