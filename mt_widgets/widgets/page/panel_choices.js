// Lists to choose from, in cards that open and close: each thing with what there is to know of it.

function choices(panel) {
  const box = make("div", { class: "mt-choices-box" });
  const show = listing(box, (one) => one.name, (one) => choiceGroup(panel, one), (node, one) => node.show(one));
  panel.watch(["contents.choices"], () => {
    keepFocus(panel, box, () => show(panel.get("contents.choices")));
    box.hidden = !box.children.length;
  });
  return box;
}

/** One list under its title. */
function choiceGroup(panel, { open }) {
  const title = make("span", { class: "mt-grow" });
  const note = make("span", { class: "mt-note" });
  const about = make("p", { class: "mt-help" });
  const list = make("ul", { class: "mt-list", "data-row": true });
  const create = (item) => make("li", {}, choiceButton(panel, item));
  const show = listing(list, (item) => item.tag, create, (node, item) => showChoice(node.firstChild, item));
  const node = make("details", { class: "mt-card mt-choice-group", open }, make("summary", {}, title, note), about, list);
  node.show = (group) => {
    title.textContent = group.title;
    note.textContent = group.note ?? "";
    about.textContent = group.about ?? "";
    about.hidden = !group.about;
    show(group.items);
  };
  return node;
}

function choiceButton(panel, { tag }) {
  const enter = () => panel.hover(tag);
  const leave = () => panel.hover("");
  return button("", () => panel.send({ do: "click", tag }), {
    class: "mt-button mt-one", "data-tag": tag,
    onfocus: enter, onblur: leave, onmouseenter: enter, onmouseleave: leave,
  });
}

/** Its words, a bar for its share of the whole, a note, and rows of glyphs. */
function showChoice(node, item) {
  const shown = JSON.stringify(item);
  if (node.dataset.shown === shown) return;
  node.dataset.shown = shown;
  const { label, note, share, signs = [], done, chosen } = item;
  const bar = share == null ? null : make("span", { class: "mt-share", "aria-hidden": "true" });
  bar?.style.setProperty("--share", share);
  node.classList.toggle("mt-done-one", Boolean(done));
  node.classList.toggle("mt-chosen-one", Boolean(chosen));
  node.replaceChildren(
    make("span", { class: "mt-grow" }, ...rich(label, quote)),
    ...[bar, note && make("span", { class: "mt-note" }, ...rich(note, quote))].filter(Boolean),
    ...signs.map(glyphs),
  );
}
