// Making nodes, drawing icons, and showing lists that keep what stays and who has the focus.

const SVG = "http://www.w3.org/2000/svg";

const ICONS = {
  undo: "M9 5 L4 10 L9 15 M4 10 H14 A5 5 0 0 1 14 20 H9",
  redo: "M15 5 L20 10 L15 15 M20 10 H10 A5 5 0 0 0 10 20 H15",
  first: "M6 5 V19 M18 5 L9 12 L18 19 Z",
  back: "M16 5 L7 12 L16 19 Z",
  forward: "M8 5 L17 12 L8 19 Z",
  last: "M18 5 V19 M6 5 L15 12 L6 19 Z",
  refused: "M12 3 L22 20 H2 Z M12 9 V14 M12 16.5 V17.5",
  error: "M12 3 L22 20 H2 Z M12 9 V14 M12 16.5 V17.5",
  told: "M3 12 A9 9 0 1 0 21 12 A9 9 0 1 0 3 12 Z M12 11 V17 M12 7 V8",
  away: "M5 7 H19 M9 7 V4 H15 V7 M7 7 L8 21 H16 L17 7 M10.5 11 V17 M13.5 11 V17",
  done: "M4 13 L10 19 L20 6",
  close: "M6 6 L18 18 M18 6 L6 18",
  wrong: "M9 6 L4 11 L9 16 M4 11 H15 A4.5 4.5 0 0 1 15 20 H10",
  busy: "M6 3 H18 M6 21 H18 M8 3 C8 10 16 14 16 21 M16 3 C16 10 8 14 8 21",
  copy: "M9 9 H20 V21 H9 Z M5 15 H4 V3 H15 V5",
  save: "M12 3 V15 M7 10 L12 15 L17 10 M4 20 H20",
  load: "M12 15 V3 M7 8 L12 3 L17 8 M4 20 H20",
};
const STAR = "M0 -48 L14 -16 L48 -14 L21 8 L31 42 L0 23 L-31 42 L-21 8 L-48 -14 L-14 -16 Z";

/** An id that nothing else on the page has; every widget has its own copy of these scripts. */
function freshId(name) {
  window.magicalTowersIds = (window.magicalTowersIds ?? 0) + 1;
  return `mt-${name}-${window.magicalTowersIds}`;
}

const names = (window.magicalTowersNames ??= new Set()); // of the parts that one can jump to

/** A name that no other part of the page has, until it is given up: the second gets a number. */
function ownName(name, signal) {
  let [own, number] = [name, 1];
  while (names.has(own)) own = `${name} ${++number}`;
  names.add(own);
  signal.addEventListener("abort", () => names.delete(own));
  return own;
}

/** An element with attributes, listeners ("onclick") and children; strings become plain text. */
function make(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (value === true) node.setAttribute(key, "");
    else if (value !== false && value != null) node.setAttribute(key, value);
  }
  node.append(...children.filter((child) => child != null && child !== ""));
  return node;
}

function drawing(viewBox, className, ...paths) {
  const svg = document.createElementNS(SVG, "svg");
  const all = { viewBox, class: className, "aria-hidden": "true", focusable: "false" };
  for (const [key, value] of Object.entries(all)) svg.setAttribute(key, value);
  for (const attributes of paths) {
    const path = document.createElementNS(SVG, "path");
    for (const [key, value] of Object.entries(attributes)) path.setAttribute(key, value);
    svg.append(path);
  }
  return svg;
}

/** The name of a rule as a button; whoever shows rules on this page hears of it. */
function ruleButton(name, look) {
  const told = { bubbles: true, detail: name };
  const ask = () => node.dispatchEvent(new CustomEvent("mt-rule", told));
  const node = button(name, ask, { class: look, "data-rule": name, "aria-expanded": "false" });
  return node;
}

const RULE = /^[a-z]+\.[a-z-]+$/;
const quote = (part) => make("code", { class: "mt-quote" }, part);
const ruleOrQuote = (part) => (RULE.test(part) ? ruleButton(part, "mt-quote") : quote(part));

/** A text in which what stands in backticks is notation or the name of a rule. */
const rich = (text, show = ruleOrQuote) => text.split("`").map((part, i) => (i % 2 ? show(part) : part));

/** So many glyphs of a kind, the first ones filled, stars if no outline is given; what they say is
 * said in words. */
function glyphs([name, filled, of, said, d = STAR]) {
  const one = (i) => drawing("-52 -52 104 104", `mt-glyph${i < filled ? " mt-filled" : ""}`, { d });
  const all = Array.from({ length: of }, (_, i) => one(i));
  return make("span", { class: `mt-glyphs mt-${name}s`, role: "img", "aria-label": said, title: said }, ...all);
}

const icon = (name) => drawing("0 0 24 24", "mt-icon", { d: ICONS[name] });

/** A push button; one that cannot be used now keeps the focus, and does nothing. */
function button(label, press, attributes = {}, picture = null) {
  const act = (event) => {
    if (event.currentTarget.getAttribute("aria-disabled") !== "true") press();
  };
  return make("button", { type: "button", onclick: act, ...attributes }, picture, label);
}

const ECHO = 400; // milliseconds in which a second press was meant for the button before

/** A big button with a tag; one that came under the finger by the last press of its group does not
 * take the echo of it, and says so by `data-fresh`. */
function bigButton(group, tag, work) {
  let waiting = 0;
  const rest = (time) => {
    clearTimeout(waiting);
    node.dataset.fresh = "";
    waiting = setTimeout(() => delete node.dataset.fresh, time);
  };
  const press = () => {
    group.pressed = performance.now();
    if ("fresh" in node.dataset) rest(ECHO);
    else work();
  };
  const node = button("", press, { class: "mt-button mt-big", "data-tag": tag });
  const since = performance.now() - (group.pressed ?? -ECHO);
  if (since < ECHO) rest(ECHO - since);
  return node;
}

const able = (node, yes) => node.setAttribute("aria-disabled", String(!yes));
const fill = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);

/** Put nodes in order into a box, moving no more than needed: a moved node loses the focus. */
function place(box, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...box.children]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, i) => {
    if (box.children[i] !== node) box.insertBefore(node, box.children[i] ?? null);
  });
}

/** A function that shows items in a box and keeps the node of an item that stays. */
function listing(box, keyOf, create, update) {
  let kept = new Map();
  return (items) => {
    const next = new Map();
    for (const item of items) {
      let key = keyOf(item);
      while (next.has(key)) key += "'"; // equal cards share a tag
      const node = kept.get(key) ?? create(item);
      update(node, item);
      next.set(key, node);
    }
    kept = next;
    place(box, [...next.values()]);
  };
}

/** The button of a tag. */
const itemOf = (box, tag) => [...box.querySelectorAll("[data-tag]")].find((one) => one.dataset.tag === tag);

/** Change a box so that who had the focus in it keeps it, or the nearest that is left gets it. */
function keepFocus(panel, box, change) {
  const held = panel.focused();
  const row = box.contains(held) ? held.closest("[data-row]") : null;
  const index = row ? [...row.querySelectorAll("button")].indexOf(held) : -1;
  change();
  if (!row || panel.focused() === held) return;
  const left = row.isConnected ? [...row.querySelectorAll("button")] : [];
  const nearest = left[Math.min(index, left.length - 1)] ?? box.querySelector("button") ?? panel.heading;
  (held.isConnected ? held : itemOf(box, held.dataset.tag) ?? nearest).focus();
}
