// The board as buttons: every action by keyboard, and everything for a screen reader.

/** The groups of buttons, and the first Tab stop of the panel, which leads there. */
function keyboard(panel) {
  const groups = make("div", { class: "mt-groups" });
  const details = make(
    "details", { class: "mt-keyboard mt-card", "data-tool": "keyboard" },
    make("summary", {}, panel.words.keyboard),
    make("p", { class: "mt-help" }, panel.words.keys),
    groups,
    make("span", { id: `${panel.id}-glow`, hidden: true }, panel.words.glow),
  );
  const create = (group) => toolbar(panel, group);
  const show = listing(groups, (group) => group.name, create, (node, group) => node.show(group.items));
  panel.watch(["buttons.groups"], () => {
    keepFocus(panel, groups, () => show(panel.get("buttons.groups")));
    const on = groups.querySelector("button:focus-visible, button:hover"); // who vanished is not left
    panel.hover(on?.dataset.tag ?? "");
  });
  groups.addEventListener("keydown", (event) => walk(groups, event));
  keepInSight(panel, groups, details);
  const enter = () => {
    details.open = true;
    const first = groups.querySelector(".mt-glow") ?? groups.querySelector("button");
    (first ?? details.firstChild).focus({ preventScroll: true });
  };
  const look = { class: "mt-skip mt-button mt-primary", "data-tool": "keyboard" };
  return { skip: button(panel.words.keyboard, enter, look), details };
}

/** How high the part of a page is that one sees at once. */
function roomFor(node) {
  for (let box = node.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 1) return box.clientHeight;
  return innerHeight;
}

/** By how much the open buttons are too far below what is to be done; the board can make room. */
function lacking(panel) {
  const details = panel.root.querySelector(".mt-keyboard[open]");
  if (!details || panel.cell.clientWidth) return -Infinity; // where the board has a cell, it stays
  const needed = details.getBoundingClientRect().bottom - panel.around().getBoundingClientRect().top;
  return needed - roomFor(panel.around());
}

/** While one walks along the buttons, what is to be done stays on the screen, if there is room. */
function keepInSight(panel, groups, details) {
  const sized = new ResizeObserver(() => {
    if (!groups.querySelector(":focus-visible")) return; // a mouse stays where it is
    panel.around().scrollIntoView({ block: "start" });
    details.scrollIntoView({ block: "nearest" });
  });
  groups.addEventListener("focusin", () => sized.observe(panel.around())); // the board makes room
  groups.addEventListener("focusout", () => sized.disconnect());
  panel.signal.addEventListener("abort", () => sized.disconnect());
}

/** One group: a single Tab stop, inside which the arrow keys walk. */
function toolbar(panel, { name }) {
  const row = make("div", { class: "mt-row", role: "toolbar", "aria-label": name, "data-row": true });
  const title = make("div", { class: "mt-name", "aria-hidden": "true" }, name);
  const create = (item) => itemButton(panel, item);
  const update = (one, item) => showItem(panel, one, item);
  const show = listing(row, (item) => item.tag, create, update);
  const stopAt = (stop) => {
    for (const one of row.querySelectorAll("button")) one.tabIndex = one === stop ? 0 : -1;
  };
  row.addEventListener("focusin", (event) => stopAt(event.target));
  const node = make("div", { class: "mt-group" }, title, row);
  node.show = (items) => {
    show(items);
    node.hidden = !items.length;
    if (!row.querySelector('[tabindex="0"]')) stopAt(row.querySelector("button"));
  };
  return node;
}

function itemButton(panel, { tag }) {
  const enter = () => panel.hover(tag);
  const leave = () => panel.hover("");
  return button("", () => panel.send({ do: "click", tag }), {
    class: "mt-button mt-item", "data-tag": tag, tabindex: -1,
    onfocus: enter, onblur: leave, onmouseenter: enter, onmouseleave: leave,
  });
}

function showItem(panel, node, { label, glow, chosen }) {
  if (node.textContent !== label) node.textContent = label;
  node.classList.toggle("mt-glow", Boolean(glow));
  node.setAttribute("aria-pressed", String(Boolean(chosen)));
  if (glow) node.setAttribute("aria-describedby", `${panel.id}-glow`);
  else node.removeAttribute("aria-describedby");
}

/** Arrow keys, Home and End inside a group; Page Down and Page Up to what can be chosen. */
function walk(groups, event) {
  const glowing = event.key.startsWith("Page");
  const scope = glowing ? groups : event.target.closest("[data-row]");
  const all = [...(scope?.querySelectorAll("button") ?? [])];
  const here = all.indexOf(event.target);
  const others = [...all.slice(here + 1), ...all.slice(0, here)];
  const ahead = others.filter((one) => !glowing || one.matches(".mt-glow"));
  const [next, previous] = [ahead[0], ahead.at(-1)];
  const to = {
    ArrowRight: next, ArrowDown: next, PageDown: next, Home: all[0],
    ArrowLeft: previous, ArrowUp: previous, PageUp: previous, End: all.at(-1),
  };
  if (!(event.key in to) || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  to[event.key]?.focus();
}
