// The board as buttons: every action by keyboard, and everything for a screen reader.

/** The groups of buttons, and the first Tab stop of the desk, which leads there. */
function keyboard(desk) {
  const groups = make("div", { class: "mt-groups" });
  const details = make(
    "details", { class: "mt-keyboard mt-card", "data-tool": "keyboard" },
    make("summary", {}, desk.words.keyboard),
    make("p", { class: "mt-help" }, desk.words.keys),
    groups,
    make("span", { id: `${desk.id}-glow`, hidden: true }, desk.words.glow),
  );
  const create = (group) => toolbar(desk, group);
  const show = listing(groups, (group) => group.name, create, (node, group) => node.show(group.items));
  desk.watch(["groups"], () => {
    keepFocus(desk, groups, () => show(desk.get("groups")));
    const on = groups.querySelector("button:focus-visible, button:hover"); // who vanished is not left
    desk.hover(on?.dataset.tag ?? "");
  });
  groups.addEventListener("keydown", (event) => walk(groups, event));
  keepInSight(desk, groups, details);
  const enter = () => {
    details.open = true;
    const first = groups.querySelector(".mt-glow") ?? groups.querySelector("button");
    (first ?? details.firstChild).focus({ preventScroll: true });
  };
  const look = { class: "mt-skip mt-button mt-primary", "data-tool": "keyboard" };
  return { skip: button(desk.words.keyboard, enter, look), details };
}

/** How high the part of a page is that one sees at once. */
function roomFor(node) {
  for (let box = node.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 1) return box.clientHeight;
  return innerHeight;
}

/** By how much the open buttons are too far below what is to be done; the board can make room. */
function lacking(desk) {
  const details = desk.root.querySelector(".mt-keyboard[open]");
  if (!details || desk.cell.clientWidth) return -Infinity; // where the board has a cell, it stays
  const needed = details.getBoundingClientRect().bottom - desk.around().getBoundingClientRect().top;
  return needed - roomFor(desk.around());
}

/** While one walks along the buttons, what is to be done stays on the screen, if there is room. */
function keepInSight(desk, groups, details) {
  const sized = new ResizeObserver(() => {
    if (!groups.querySelector(":focus-visible")) return; // a mouse stays where it is
    desk.around().scrollIntoView({ block: "start" });
    details.scrollIntoView({ block: "nearest" });
  });
  groups.addEventListener("focusin", () => sized.observe(desk.around())); // the board makes room
  groups.addEventListener("focusout", () => sized.disconnect());
  desk.signal.addEventListener("abort", () => sized.disconnect());
}

/** One group: a single Tab stop, inside which the arrow keys walk. */
function toolbar(desk, { name }) {
  const row = make("div", { class: "mt-row", role: "toolbar", "aria-label": name, "data-row": true });
  const title = make("div", { class: "mt-name", "aria-hidden": "true" }, name);
  const create = (item) => itemButton(desk, item);
  const update = (one, item) => showItem(desk, one, item);
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

function itemButton(desk, { tag }) {
  const enter = () => desk.hover(tag);
  const leave = () => desk.hover("");
  return button("", () => desk.send({ do: "click", tag }), {
    class: "mt-button mt-item", "data-tag": tag, tabindex: -1,
    onfocus: enter, onblur: leave, onmouseenter: enter, onmouseleave: leave,
  });
}

function showItem(desk, node, { label, glow, chosen }) {
  if (node.textContent !== label) node.textContent = label;
  node.classList.toggle("mt-glow", Boolean(glow));
  node.setAttribute("aria-pressed", String(Boolean(chosen)));
  if (glow) node.setAttribute("aria-describedby", `${desk.id}-glow`);
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
