// Forms for setting something up, and the card at the end of the game.

/** A form; what was typed stays until Python sends another one. */
function mainForm(panel) {
  const form = make("form", { class: "mt-panel mt-card", novalidate: true });
  form.addEventListener("submit", (event) => event.preventDefault());
  panel.watch(["contents.form"], () => refill(panel, form, panel.get("contents.form")));
  return form;
}

/** Show another form; who was in a field or on a button of it stays there, if it still is. */
function refill(panel, form, shown) {
  const held = form.contains(panel.focused()) ? panel.focused().dataset : null;
  const fields = showForm(panel, form, shown);
  if (!held) return fields;
  const [kind, name] = held.field ? ["field", held.field] : ["tag", held.tag];
  const same = [...form.querySelectorAll(`[data-${kind}]`)].filter((one) => one.dataset[kind] === name);
  (same.find((one) => one.checked) ?? same[0] ?? panel.heading).focus();
  return fields;
}

/** Fill a form with its fields and buttons; with `keep`, every change is sent at once. */
function showForm(panel, form, { name = "form", fields = [], buttons = [], pictures, keep }) {
  const made = fields.map((field, i) => formField(`${panel.id}-${name}-${i}`, { ...field, pictures }));
  const values = () => Object.fromEntries(made.map(({ value }, i) => [fields[i].name, value()]));
  const row = buttons.map(({ tag, label, primary, copy, saves }) => {
    if (copy) return make("span", { class: "mt-copier" }, ...copying(panel, copy));
    const send = () => {
      panel.saving = Boolean(saves);
      if (!primary || form.reportValidity()) panel.send({ do: "form", tag, values: values() });
    };
    const look = `mt-button mt-big${primary ? " mt-primary" : ""}`;
    return button(label, send, { class: look, "data-tag": tag, type: primary ? "submit" : "button" });
  });
  form.onchange = keep ? () => panel.send({ do: "form", tag: keep, values: values() }) : null;
  form.hidden = !buttons.length;
  const groups = grouped(fields, made.map(({ node }) => node));
  form.replaceChildren(...groups, make("div", { class: "mt-actions" }, ...row));
  return made;
}

/** Fields that follow each other and name the same group stand together under its name. */
function grouped(fields, nodes) {
  const boxes = [];
  fields.forEach(({ group = "" }, i) => {
    if (!i || group !== (fields[i - 1].group ?? "")) {
      const box = make("div", { class: "mt-fields" });
      const about = { class: "mt-field-group", "aria-label": group };
      boxes.push({ box, node: group ? make("fieldset", about, make("legend", {}, group), box) : box });
    }
    boxes.at(-1).box.append(nodes[i]);
  });
  return boxes.map(({ node }) => node);
}

/** A field of a form: its node, and functions that read its value and set another one. */
function formField(id, field) {
  const kinds = { check: checkField, number: numberField, text: textField, area: areaField, face: faceField };
  const few = field.kind === "choice" && field.options.length <= 5 && !field.list;
  const kind = field.kind === "choice" ? (few ? pillsField : listField) : kinds[field.kind];
  const about = { "data-field": field.name, "aria-describedby": field.help && `${id}-help` };
  const { node, value, set } = kind(id, field, about);
  node.classList.toggle("mt-wide", Boolean(field.wide));
  node.classList.toggle("mt-beside", Boolean(field.beside));
  node.classList.toggle("mt-notation", Boolean(field.code));
  if (field.help) node.append(make("span", { class: "mt-help", id: `${id}-help` }, field.help));
  return { node, value, set };
}

function checkField(id, { label, value }, about) {
  const box = make("input", { ...about, id, type: "checkbox", checked: Boolean(value) });
  const node = make("div", { class: "mt-field" }, make("label", { class: "mt-switch" }, box, label));
  return { node, value: () => box.checked, set: (now) => (box.checked = now) };
}

function numberField(id, { label, value, min, max, step }, about) {
  const limits = { type: "number", required: true, min, max, step, value };
  const input = make("input", { ...about, ...limits, id, class: "mt-input" });
  const read = () => (Number.isNaN(input.valueAsNumber) ? value : input.valueAsNumber);
  return { node: labelled(id, label, input), value: read, set: (now) => (input.value = now) };
}

function textField(id, { label, value, code }, about) {
  const exact = code ? { autocapitalize: "off", spellcheck: "false" } : {};
  const limits = { type: "text", maxlength: 1000, autocomplete: "off", value, ...exact };
  const input = make("input", { ...about, ...limits, id, class: "mt-input" });
  return written(id, label, input);
}

/** A text of several lines. */
function areaField(id, { label, value, rows = 3, code }, about) {
  const exact = code ? { autocapitalize: "off", spellcheck: "false" } : {};
  const limits = { maxlength: 20000, rows, ...exact };
  const area = make("textarea", { ...about, ...limits, id, class: "mt-input" }, value);
  return written(id, label, area);
}

/** A choice among many: a list that opens. */
function listField(id, { label, options, value }, about) {
  const list = make("select", { ...about, id, class: "mt-input" });
  const option = (one, i) => make("option", { value: i, selected: one.value === value }, one.label);
  list.append(...options.map(option));
  const set = (now) => (list.value = options.findIndex((one) => one.value === now));
  return { node: labelled(id, label, list), value: () => options[list.value].value, set };
}

/** A choice among a few: all of them side by side. */
function pillsField(id, { label, options, value }, { "aria-describedby": help, ...about }) {
  const dot = (one) => make("input", { ...about, type: "radio", name: id, checked: one.value === value });
  const dots = options.map(dot);
  if (!dots.some((one) => one.checked)) dots[0].checked = true;
  const pill = (one, i) => make("label", { class: "mt-pill" }, dots[i], one.label);
  const pills = make("div", { class: "mt-pills" }, ...options.map(pill));
  const node = make(
    "fieldset", { class: "mt-field", "aria-describedby": help }, make("legend", {}, label), pills,
  );
  const set = (now) => (dots[options.findIndex((one) => one.value === now)].checked = true);
  return { node, value: () => options[dots.findIndex((one) => one.checked)].value, set };
}

/** A choice among pictures, and what the chosen one is called; the first of several such fields names
 * those in its column for all. */
function faceField(id, { label, sign, options, value, pictures }, about) {
  const dots = options.map((one) => make("input", { ...about, type: "radio", name: id, checked: one.value === value }));
  const chosen = () => options[Math.max(0, dots.findIndex((one) => one.checked))];
  const told = make("span", { class: "mt-face-told", "aria-hidden": "true" });
  const tell = () => (told.textContent = chosen().label);
  const pill = (one, i) => {
    const named = make("span", { class: "mt-face-name", "aria-hidden": "true" }, one.short);
    const drawn = make("img", { src: picture(pictures[one.face]), alt: "" });
    const spoken = make("span", { class: "mt-unseen" }, one.label);
    return make("label", { class: "mt-face", title: one.label }, dots[i], named, drawn, spoken);
  };
  const row = make("div", { class: "mt-faces", onchange: tell }, ...options.map(pill));
  const seat = make("legend", {}, make("img", { src: picture(sign), alt: label, title: label }));
  const set = (now) => {
    dots[options.findIndex((one) => one.value === now)].checked = true;
    tell();
  };
  tell();
  return { node: make("fieldset", { class: "mt-field mt-facing" }, seat, row, told), value: () => chosen().value, set };
}

const written = (id, label, input) => {
  const set = (now) => (input.value = now);
  return { node: labelled(id, label, input), value: () => input.value, set };
};
const labelled = (id, label, input) =>
  make("div", { class: "mt-field" }, make("label", { for: id }, label), input);

/** What is told at the end: a title, texts, lines, and a picture that is shown but never run. */
function summary(panel) {
  const card = make("div", { class: "mt-summary mt-card" });
  panel.watch(["contents.summary"], () => {
    const { title, faces = [], signs = [], texts = [], steps = [], lines = [], svg, alt = panel.words.plot } = panel.get("contents.summary");
    const src = svg && `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    card.hidden = !title;
    if (!title) return card.replaceChildren();
    const heading = make("span", { role: "heading", "aria-level": 3 }, ...rich(title));
    card.replaceChildren(
      make("div", { class: "mt-title" }, heading, ...signs.map(glyphs)),
      ...texts.map((text) => make("p", {}, ...rich(text))),
    );
    if (faces.length) card.append(make("ul", { class: "mt-gathered" }, ...faces.map(seated)));
    if (steps.length) card.append(make("ol", {}, ...steps.map((step) => make("li", {}, ...rich(step)))));
    if (lines.length) card.append(make("ul", {}, ...lines.map((line) => make("li", {}, ...rich(line)))));
    if (src) card.append(make("img", { src, alt }));
  });
  return card;
}

/** Somebody who sat at the table, with a picture; who has won stands out. */
function seated({ picture: drawn, name, won }) {
  return make("li", { class: won ? "mt-winner" : "" }, make("img", { src: picture(drawn), alt: "" }), make("span", {}, name));
}
