// The page around the canvas: sentences, buttons, log, keyboard, clipboard, and what only the
// page knows. Python gives every word and decides everything; this shows it and reports back.

const SVG = "http://www.w3.org/2000/svg";
const LARGEST_FILE = 1_000_000;
const SCROLLBAR = 18; // growing by less is not reported, or a scroll bar could flicker for ever
let desks = 0; // several desks on one page need ids of their own

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
  copy: "M9 9 H20 V21 H9 Z M5 15 H4 V3 H15 V5",
  save: "M12 3 V15 M7 10 L12 15 L17 10 M4 20 H20",
  load: "M12 15 V3 M7 8 L12 3 L17 8 M4 20 H20",
};
const EMBLEMS = {
  b: "M2 -5 A5.3 5.3 0 1 0 4.6 3.2 A5 5 0 0 1 2 -5 Z",
  y: "M-3.8 0 A3.8 3.8 0 1 1 3.8 0 A3.8 3.8 0 1 1 -3.8 0 Z",
  r: "M0 5 C-8 -1 -4 -6 0 -2.5 C4 -6 8 -1 0 5 Z",
  g: "M-4.5 4.5 C-5.5 -3 0 -5 5 -5 C5.5 1 2 5.5 -4.5 4.5 Z",
  o: "M1.5 -6.5 L-4.2 1 H-0.8 L-1.5 6.5 L4.2 -1.2 H0.8 Z",
  v: "M0 -5.8 L1.7 -1.8 L6 -1.6 L2.7 1.2 L3.7 5.4 L0 3.1 L-3.7 5.4 L-2.7 1.2 L-6 -1.6 L-1.7 -1.8 Z",
};

// ---- Small tools -------------------------------------------------------------------------------

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

const icon = (name) => drawing("0 0 24 24", "mt-icon", { d: ICONS[name] });

/** The wizard of a colour, with the emblem on the hat. */
function wizard(letter) {
  return drawing(
    "0 0 40 46",
    `mt-wizard mt-${letter}`,
    { class: "mt-cloak", d: "M11 31 L29 31 L34 44 Q20 47 6 44 Z" },
    { class: "mt-beard", d: "M12 30 H28 Q27 39 20 42 Q13 39 12 30 Z" },
    { class: "mt-hat", d: "M23 1 Q27 4 25 8 L35 29 Q20 35 5 29 L15 12 Q18 5 23 1 Z" },
    { class: "mt-mark", d: EMBLEMS[letter], transform: "translate(20 21.5)" },
  );
}

/** A push button; one that cannot be used now keeps the focus, and does nothing. */
function button(label, press, attributes = {}, picture = null) {
  const act = (event) => event.currentTarget.getAttribute("aria-disabled") === "true" || press(event);
  return make("button", { type: "button", onclick: act, ...attributes }, picture, label);
}

const able = (node, yes) => node.setAttribute("aria-disabled", String(!yes));
const fill = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);

/** Put nodes in order into a box, moving no more than needed: a moved node loses the focus. */
function place(box, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...box.children]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, i) => box.children[i] === node || box.insertBefore(node, box.children[i] ?? null));
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

/** Change a box so that who had the focus in it keeps it, or the nearest that is left gets it. */
function keepFocus(desk, box, change) {
  const held = desk.focused();
  const inside = box.contains(held);
  const row = inside ? held.closest("[data-row]") : null;
  const index = row ? [...row.querySelectorAll("button")].indexOf(held) : -1;
  change();
  if (!inside || desk.focused() === held) return;
  const same = [...box.querySelectorAll("[data-tag]")].find((one) => one.dataset.tag === held.dataset.tag);
  const beside = row?.isConnected ? [...row.querySelectorAll("button")] : [];
  (held.isConnected ? held : same ?? beside[Math.min(index, beside.length - 1)] ?? desk.heading).focus();
}

// ---- The desk ----------------------------------------------------------------------------------

function openDesk(model, host) {
  const root = make("section", { class: "mt-desk", "data-lm-suppress-shortcuts": "true" });
  const stopped = new AbortController();
  const words = model.get("words");
  let hovered = "";
  const desk = {
    model, host, root, words, id: `mt-desk-${++desks}`, signal: stopped.signal,
    get: (name) => model.get(name),
    send: (message) => model.send(message),
    focused: () => root.getRootNode().activeElement,
    watch(names, show) {
      for (const name of names) model.on(`change:${name}`, show);
      desk.signal.addEventListener("abort", () => names.forEach((name) => model.off(`change:${name}`, show)));
      show();
    },
    hover(tag) {
      if (tag !== hovered) desk.send({ do: "hover", tag });
      hovered = tag;
    },
    close: () => stopped.abort(),
  };
  root.setAttribute("aria-label", words.desk);
  root.addEventListener("keydown", (event) => handleKey(desk, event));
  return desk;
}

/** Keep keys from the notebook, where two presses of "d" delete a cell; but let Tab through. */
function handleKey(desk, event) {
  const saving = (event.ctrlKey || event.metaKey) && event.key === "s";
  if (event.key === "Tab" || saving) return;
  event.stopPropagation();
  if (event.key === "Escape") desk.send({ do: "cancel" });
}

/** Heading, buttons and the answer to the last click. */
function bar(desk) {
  const emblem = make("span", { class: "mt-emblem" });
  desk.heading = make("div", { class: "mt-heading", role: "heading", "aria-level": 3, tabindex: -1 });
  const actions = make("div", { class: "mt-actions", "data-row": true });
  const status = make("div", { class: "mt-status", role: "status" });
  desk.watch(["heading"], () => (desk.heading.textContent = desk.get("heading")));
  desk.watch(["colour"], () => {
    const letter = desk.get("colour");
    emblem.replaceChildren(...(EMBLEMS[letter] ? [wizard(letter)] : []));
  });
  const show = listing(actions, (item) => item.tag, (item) => actionButton(desk, item), showAction);
  desk.watch(["actions"], () => keepFocus(desk, actions, () => show(desk.get("actions"))));
  desk.tell = (told) => showStatus(desk, status, told);
  desk.watch(["status"], () => desk.tell(desk.get("status")));
  return [make("div", { class: "mt-bar mt-card" }, emblem, desk.heading, actions, status)];
}

const actionButton = (desk, { tag }) =>
  button("", () => desk.send({ do: "click", tag }), { class: "mt-button mt-big", "data-tag": tag });

function showAction(node, item) {
  if (node.textContent !== item.label) node.textContent = item.label;
  node.classList.toggle("mt-primary", Boolean(item.primary));
  able(node, !item.disabled);
}

/** The status line; its parts are made anew, so that an equal answer is seen and heard again. */
function showStatus(desk, line, { kind, rule, text }) {
  line.className = `mt-status mt-${kind || "quiet"}`;
  const sign = ICONS[kind] && make("span", { class: "mt-sign", title: desk.words[kind] }, icon(kind));
  const badge = rule && make("code", { class: "mt-rule" }, rule);
  line.replaceChildren(...(text ? [make("p", {}, sign, badge, make("span", {}, text))] : []));
}

/** The hand-over card, which hides all but the heading. */
function curtain(desk, rest) {
  const card = make("div", { class: "mt-curtain mt-card" });
  desk.watch(["curtain"], () => {
    const { text, button: label, tag } = desk.get("curtain");
    const drawn = Boolean(label);
    const held = rest.concat(card).some((part) => part.contains(desk.focused()));
    const lift = drawn && button(label, () => desk.send({ do: "click", tag }), {
      class: "mt-button mt-big mt-primary", "data-tag": tag,
    });
    card.replaceChildren(...(drawn ? [make("p", {}, text), lift] : []));
    card.hidden = !drawn;
    desk.root.classList.toggle("mt-curtained", drawn);
    if (held) (lift || desk.heading).focus();
  });
  return [card];
}

// ---- Forms and the end of the game -------------------------------------------------------------

/** A form for setting something up; what was typed stays until Python sends another form. */
function panel(desk) {
  const form = make("form", { class: "mt-panel mt-card", novalidate: true });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    form.querySelector(".mt-primary")?.click();
  });
  desk.watch(["panel"], () => {
    const { title, fields = [], buttons = [] } = desk.get("panel");
    const held = form.contains(desk.focused()) && desk.focused().dataset.field;
    const inputs = fields.map((field, i) => formField(`${desk.id}-field-${i}`, field));
    const values = () => Object.fromEntries(inputs.map((input, i) => [fields[i].name, input.value()]));
    const row = buttons.map(({ tag, label, primary }) => {
      const send = () => primary && !form.reportValidity() || desk.send({ do: "form", tag, values: values() });
      return button(label, send, { class: `mt-button mt-big${primary ? " mt-primary" : ""}`, "data-tag": tag });
    });
    form.hidden = !title;
    if (title) form.setAttribute("aria-label", title);
    form.replaceChildren(
      make("div", { class: "mt-title", role: "heading", "aria-level": 4 }, title),
      make("div", { class: "mt-fields" }, ...inputs.map((input) => input.node)),
      make("div", { class: "mt-actions" }, ...row),
    );
    if (held) [...form.querySelectorAll("[data-field]")].find((one) => one.dataset.field === held)?.focus();
  });
  return [form];
}

/** A field of a form: its node, and a function that reads its value. */
function formField(id, field) {
  if (field.kind === "choice") return choiceField(id, field);
  const about = { id, "data-field": field.name, "aria-describedby": field.help && `${id}-help` };
  const help = field.help && make("span", { class: "mt-help", id: `${id}-help` }, field.help);
  if (field.kind === "check") {
    const box = make("input", { ...about, type: "checkbox", checked: Boolean(field.value) });
    return { node: make("div", { class: "mt-field" }, make("label", { class: "mt-switch" }, box, field.label), help), value: () => box.checked };
  }
  const number = field.kind === "number";
  const limits = number ? { type: "number", required: true, min: field.min, max: field.max, step: field.step } : { type: "text", maxlength: 1000 };
  const input = make("input", { ...about, ...limits, class: "mt-input", value: field.value, autocomplete: "off" });
  const read = () => (!number ? input.value : Number.isNaN(input.valueAsNumber) ? field.value : input.valueAsNumber);
  return { node: make("div", { class: "mt-field" }, make("label", { for: id }, field.label), input, help), value: read };
}

/** A choice: all of a few options side by side, many in a list. */
function choiceField(id, { name, label, options, value, help }) {
  const hint = help && make("span", { class: "mt-help", id: `${id}-help` }, help);
  const about = { "aria-describedby": help && `${id}-help` };
  if (options.length > 5) {
    const list = make("select", { id, class: "mt-input", "data-field": name, ...about });
    list.append(...options.map((one, i) => make("option", { value: i, selected: one.value === value }, one.label)));
    return { node: make("div", { class: "mt-field" }, make("label", { for: id }, label), list, hint), value: () => options[list.value].value };
  }
  const dots = options.map((one) => make("input", { type: "radio", name: id, checked: one.value === value, "data-field": name }));
  const pills = options.map((one, i) => make("label", { class: "mt-pill" }, dots[i], make("span", {}, one.label)));
  const node = make("fieldset", { class: "mt-field", ...about }, make("legend", {}, label), make("div", { class: "mt-pills" }, ...pills), hint);
  return { node, value: () => (options[dots.findIndex((dot) => dot.checked)] ?? options[0]).value };
}

function summary(desk) {
  const card = make("div", { class: "mt-summary mt-card" });
  desk.watch(["summary"], () => {
    const { title, lines = [], svg, alt } = desk.get("summary");
    const source = svg && `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    card.hidden = !title;
    card.replaceChildren(
      make("div", { class: "mt-title", role: "heading", "aria-level": 4 }, title),
      make("ul", {}, ...lines.map((line) => make("li", {}, line))),
      ...(source ? [make("img", { src: source, alt: alt || desk.words.plot })] : []),
    );
  });
  return [card];
}

// ---- The board as buttons ----------------------------------------------------------------------

/** Everything on the board as real buttons, in groups: the way in without a mouse. */
function keyboard(desk) {
  const groups = make("div", { class: "mt-groups" });
  const can = make("span", { id: `${desk.id}-can`, hidden: true }, desk.words.glow);
  const details = make(
    "details", { class: "mt-keyboard mt-card", "data-tool": "keyboard" },
    make("summary", {}, desk.words.keyboard), make("p", { class: "mt-help" }, desk.words.keys), groups, can,
  );
  const show = listing(groups, (group) => group.name, (group) => toolbar(desk, group), (node, group) => node.show(group.items));
  desk.watch(["groups"], () => keepFocus(desk, groups, () => show(desk.get("groups"))));
  groups.addEventListener("keydown", (event) => walk(groups, event));
  const enter = () => {
    details.open = true;
    (groups.querySelector(".mt-glow") ?? groups.querySelector("button") ?? details.firstChild).focus();
  };
  const skip = button(desk.words.keyboard, enter, { class: "mt-skip mt-button mt-primary", "data-tool": "keyboard" });
  return { skip, details };
}

/** One group: a single Tab stop, inside which the arrow keys walk. */
function toolbar(desk, { name }) {
  const row = make("div", { class: "mt-row", role: "toolbar", "aria-label": name, "data-row": true });
  const node = make("div", { class: "mt-group" }, make("div", { class: "mt-name", "aria-hidden": "true" }, name), row);
  const show = listing(row, (item) => item.tag, (item) => itemButton(desk, item), (one, item) => showItem(desk, one, item));
  const stop = (one) => row.querySelectorAll("button").forEach((other) => (other.tabIndex = other === one ? 0 : -1));
  row.addEventListener("focusin", (event) => stop(event.target));
  node.show = (items) => {
    show(items);
    if (!row.querySelector('[tabindex="0"]')) stop(row.querySelector("button"));
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
  if (glow) node.setAttribute("aria-describedby", `${desk.id}-can`);
  else node.removeAttribute("aria-describedby");
}

/** Arrow keys, Home and End inside a group; Page Down and Page Up to what can be chosen. */
function walk(groups, event) {
  const glowing = event.key.startsWith("Page");
  const scope = glowing ? groups : event.target.closest("[data-row]");
  const all = [...(scope?.querySelectorAll("button") ?? [])];
  const here = all.indexOf(event.target);
  const after = [...all.slice(here + 1), ...all.slice(0, here)].filter((one) => !glowing || one.matches(".mt-glow"));
  const to = {
    ArrowRight: after[0], ArrowDown: after[0], PageDown: after[0], Home: all[0],
    ArrowLeft: after.at(-1), ArrowUp: after.at(-1), PageUp: after.at(-1), End: all.at(-1),
  };
  if (!(event.key in to)) return;
  event.preventDefault();
  to[event.key]?.focus();
}

// ---- The record --------------------------------------------------------------------------------

/** Undo and redo, stepping through the record, and typing a move. */
function record(desk) {
  const { words, send } = desk;
  const named = (name, press) => button(words[name], press, { class: "mt-button" }, icon(name));
  const bare = (name, press) =>
    button("", press, { class: "mt-button mt-bare", title: words[name], "aria-label": words[name] }, icon(name));
  const to = (step) => () => send({ do: "go", step: step() });
  const step = () => desk.get("step");
  const undo = named("undo", () => send({ do: "undo" }));
  const redo = named("redo", () => send({ do: "redo" }));
  const back = [bare("first", to(() => 0)), bare("back", to(() => step() - 1))];
  const ahead = [bare("forward", to(() => step() + 1)), bare("last", to(() => desk.get("steps")))];
  const { slider, where } = stepper(desk);
  desk.watch(["step", "steps"], () => {
    for (const one of [undo, ...back]) able(one, step() > 0);
    for (const one of [redo, ...ahead]) able(one, step() < desk.get("steps"));
  });
  return [make(
    "div", { class: "mt-record mt-card", "data-tools": true },
    make("div", { class: "mt-line", "data-tool": "undo" }, undo, redo),
    make("div", { class: "mt-line mt-steps", "data-tool": "step" }, ...back, slider, ...ahead, where),
    asking(desk, "type", words.play, { class: "mt-code", placeholder: words.example, maxlength: 1000 }),
  )];
}

function stepper(desk) {
  const slider = make("input", { type: "range", class: "mt-slider", min: 0, "aria-label": desk.words.steps, title: desk.words.steps });
  const where = make("span", { class: "mt-where", "aria-hidden": "true" });
  let waiting = 0;
  slider.addEventListener("input", () => {
    clearTimeout(waiting);
    const go = () => { waiting = 0; desk.send({ do: "go", step: slider.valueAsNumber }); };
    waiting = setTimeout(go, 60); // not for every pixel of a drag
  });
  desk.watch(["step", "steps"], () => {
    const values = { step: desk.get("step"), steps: desk.get("steps") };
    slider.max = values.steps;
    if (!waiting) slider.value = values.step;
    slider.setAttribute("aria-valuetext", fill(desk.words.step, values));
    where.textContent = `${values.step} / ${values.steps}`;
  });
  return { slider, where };
}

/** A line to type or paste into; it is emptied once what was sent has changed the game. */
function asking(desk, name, label, attributes) {
  const id = `${desk.id}-${name}`;
  const input = make("input", { id, type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", ...attributes });
  input.classList.add("mt-input");
  let sent = "";
  const submit = (event) => {
    event.preventDefault();
    sent = input.value.trim();
    if (sent) desk.send({ do: name, text: sent });
    input.focus();
  };
  desk.watch(["step", "steps", "position"], () => {
    if (sent && input.value.trim() === sent) input.value = sent = "";
  });
  return make(
    "form", { class: "mt-line mt-ask", "data-tool": name, onsubmit: submit },
    make("label", { for: id }, desk.words[name]), input, make("button", { type: "submit", class: "mt-button" }, label),
  );
}

function history(desk) {
  const list = make("div", { class: "mt-log", role: "log", "aria-live": "off", "aria-label": desk.words.log, tabindex: 0 });
  const show = listing(list, (entry) => entry, logEntry, () => {});
  desk.watch(["history"], () => {
    show(desk.get("history"));
    list.scrollTop = list.scrollHeight;
  });
  const details = make("details", { class: "mt-card", "data-tool": "log", open: true }, make("summary", {}, desk.words.log), list);
  details.addEventListener("toggle", () => (list.scrollTop = list.scrollHeight));
  return details;
}

/** A sentence of the log; the number of a move stands in the margin. */
function logEntry(entry) {
  const [, number, text] = /^(?:(\d+\.?)\s+)?(.*)$/s.exec(entry);
  return make("p", { class: number ? "mt-entry mt-numbered" : "mt-entry" }, number && make("span", {}, number), " ", text);
}

// ---- Settings, clipboard and files -------------------------------------------------------------

function more(desk) {
  const pick = (name, ...values) => choose(desk, name, values);
  return make(
    "details", { class: "mt-card", "data-tools": true }, make("summary", {}, desk.words.more),
    make(
      "div", { class: "mt-settings" },
      toggle(desk, "memory"), toggle(desk, "motion"),
      pick("theme", "auto", "light", "dark", "clear"), pick("size", "fit", "small", "medium", "large"),
    ),
    make("div", { class: "mt-line" }, copier(desk, "position"), copier(desk, "moves"), saver(desk), ...loader(desk)),
    asking(desk, "paste", desk.words.use, { class: "mt-code" }),
  );
}

function toggle(desk, name) {
  const box = make("input", { type: "checkbox", onchange: () => desk.send({ do: "set", name, value: box.checked }) });
  desk.watch(["settings"], () => (box.checked = Boolean(desk.get("settings")[name])));
  return make("label", { class: "mt-switch", "data-tool": name }, box, desk.words[name]);
}

function choose(desk, name, values) {
  const list = make("select", { class: "mt-input", onchange: () => desk.send({ do: "set", name, value: list.value }) });
  list.append(...values.map((value) => make("option", { value }, desk.words[`${name}_${value}`])));
  desk.watch(["settings"], () => (list.value = desk.get("settings")[name]));
  return make("label", { class: "mt-choose", "data-tool": name }, desk.words[name], list);
}

function copier(desk, name) {
  const area = make("textarea", { class: "mt-input mt-code mt-copy", readonly: true, hidden: true, "aria-label": desk.words[`copy_${name}`] });
  const press = async () => {
    const done = await copyText(desk.get(name), area);
    desk.tell({ kind: "told", text: desk.words[done ? `copied_${name}` : "copy_by_hand"] });
  };
  const attributes = { class: "mt-button", "data-copy": name };
  return make("span", { class: "mt-copier", "data-tool": "copy" }, button(desk.words[`copy_${name}`], press, attributes, icon("copy")), area);
}

/** Whether a text went to the clipboard; if not, it is left marked for the reader to copy. */
async function copyText(text, area) {
  area.hidden = true;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const held = area.getRootNode().activeElement;
    area.hidden = false;
    area.value = text;
    area.select();
    const done = document.execCommand("copy");
    area.hidden = done;
    if (done) held?.focus();
    return done;
  }
}

function saver(desk) {
  let asked = false; // another view of the same desk must not save a second file
  const press = () => { asked = true; desk.send({ do: "save" }); };
  const answer = ({ do: what, name, text }) => {
    if (what !== "download" || !asked) return;
    asked = false;
    const href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    make("a", { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
    desk.tell({ kind: "told", text: fill(desk.words.saved, { name }) });
  };
  desk.model.on("msg:custom", answer);
  desk.signal.addEventListener("abort", () => desk.model.off("msg:custom", answer));
  return button(desk.words.save, press, { class: "mt-button", "data-tool": "save" }, icon("save"));
}

function loader(desk) {
  const read = async () => {
    const [file] = input.files;
    if (!file) return;
    if (file.size > LARGEST_FILE) return desk.tell({ kind: "error", text: desk.words.too_big });
    try {
      desk.send({ do: "load", name: file.name, text: await file.text() });
    } catch {
      desk.tell({ kind: "error", text: desk.words.unreadable });
    }
    input.value = ""; // so that the same file can be chosen again
  };
  const input = make("input", { type: "file", accept: ".txt,text/plain", hidden: true, onchange: read });
  return [button(desk.words.load, () => input.click(), { class: "mt-button", "data-tool": "load" }, icon("load")), input];
}

// ---- What Python is told and what it decides for the whole page --------------------------------

function speaker(desk) {
  const live = make("div", { class: "mt-unseen", "aria-live": "polite" });
  desk.watch(["announce"], () => {
    const [, sentence] = desk.get("announce");
    live.replaceChildren(...(sentence ? [make("p", {}, sentence)] : [])); // a new node is always read
  });
  return [live];
}

const isDark = () => {
  const light = document.body.dataset.jpThemeLight;
  return light ? light === "false" : matchMedia("(prefers-color-scheme: dark)").matches;
};
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Show the tools that are wanted, and the colours that were decided on. */
function dress(desk) {
  desk.watch(["tools"], () => {
    const tools = desk.get("tools");
    for (const one of desk.root.querySelectorAll("[data-tool]")) one.hidden = !tools.includes(one.dataset.tool);
    for (const box of desk.root.querySelectorAll("[data-tools]")) box.hidden = !box.querySelector("[data-tool]:not([hidden])");
  });
  desk.watch(["theme", "settings", "page"], () => {
    desk.root.dataset.theme = desk.get("theme") || (isDark() ? "dark" : "light");
    desk.root.classList.toggle("mt-still", isStill() || desk.get("settings").motion === false);
  });
}

/** Report width, height, pixel ratio, theme and reduced motion, now and when they change. */
function measure(desk) {
  const { model, host, signal } = desk;
  let last = {}, waiting = 0;
  const report = () => {
    const width = Math.round(host.clientWidth);
    if (!width) return; // not on the screen now
    const near = width > last.width && width - last.width <= SCROLLBAR;
    const page = { width: near ? last.width : width, height: innerHeight, ratio: devicePixelRatio, dark: isDark(), still: isStill() };
    if (JSON.stringify(page) === JSON.stringify(last)) return;
    last = page;
    model.set("page", page);
    model.save_changes();
  };
  const soon = () => { clearTimeout(waiting); waiting = setTimeout(report, last.width ? 120 : 0); };
  const sized = new ResizeObserver(soon);
  const themed = new MutationObserver(soon);
  sized.observe(host);
  themed.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "data-jp-theme-name"] });
  window.addEventListener("resize", soon, { signal });
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"])
    matchMedia(query).addEventListener("change", soon, { signal });
  signal.addEventListener("abort", () => { clearTimeout(waiting); sized.disconnect(); themed.disconnect(); });
}

function render({ model, el }) {
  el.classList.add("mt-desk-host");
  const desk = openDesk(model, el);
  const top = bar(desk);
  const { skip, details } = keyboard(desk);
  const below = make("div", { class: "mt-below" }, history(desk), more(desk));
  const rest = [...panel(desk), ...summary(desk), details, ...record(desk), below];
  desk.root.append(skip, ...top, ...curtain(desk, [skip, ...top, ...rest]), ...rest, ...speaker(desk));
  el.append(desk.root);
  dress(desk);
  measure(desk);
  return desk.close;
}

export default { render };
