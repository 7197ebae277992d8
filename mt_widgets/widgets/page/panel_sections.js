// Forms that stay on the page, each in a card that opens and closes, with an answer of its own.

function sections(panel) {
  const box = make("div", { class: "mt-sections" });
  const create = (one) => section(panel, one);
  const show = listing(box, (one) => one.name, create, (node, one) => node.show(one));
  panel.watch(["contents.sections"], () => {
    show(panel.get("contents.sections"));
    box.hidden = !box.children.length;
  });
  return box;
}

/** One card; what is typed stays, but for a field that Python has given another value meanwhile,
    and that nobody is typing in: a late answer to another field must not take words away. */
function section(panel, { name, open }) {
  const title = make("summary", {});
  const form = make("form", { class: "mt-panel", novalidate: true });
  form.addEventListener("submit", (event) => event.preventDefault());
  const look = { class: "mt-card mt-section", open, "data-section": name };
  const node = make("details", look, title, form, answering(panel, name));
  const typing = new Set();
  form.addEventListener("input", ({ target }) => typing.add(target.dataset.field));
  form.addEventListener("change", () => typing.clear());
  let [shown, made, before] = ["", [], []];
  node.show = (one) => {
    const frame = JSON.stringify({ ...one, fields: one.fields.map((field) => ({ ...field, value: 0 })) });
    title.textContent = one.title;
    if (shown !== frame) made = refill(panel, form, one);
    else
      one.fields.forEach(({ name: field, value }, i) => {
        if (value !== before[i].value && !typing.has(field)) made[i].set(value);
      });
    [shown, before] = [frame, one.fields];
  };
  return node;
}

/** The answer below a form: a sentence, perhaps with lines under it and a button. */
function answering(panel, name) {
  const line = make("div", {});
  const rest = make("div", { class: "mt-answer-rest" });
  const box = make("div", { class: "mt-answer" }, line, rest);
  let told = null;
  panel.watch(["answers"], () => {
    const answer = panel.get("answers")[name] ?? {};
    if (told === (told = JSON.stringify(answer))) return;
    line.setAttribute("role", answer.kind === "busy" ? "none" : "status"); // not every number aloud
    showStatus(panel, line, answer);
    showRest(panel, rest, answer);
    box.hidden = !answer.text;
  });
  return box;
}

/** The button stays the same node while only the words change, and keeps the focus. */
function showRest(panel, rest, { lines = [], button: wanted }) {
  const old = rest.querySelector("button");
  const same = wanted && old?.dataset.tag === wanted.tag;
  const press = () => panel.send({ do: "click", tag: wanted.tag });
  const look = { class: "mt-button", "data-tag": wanted?.tag };
  const acts = !wanted ? [] : [same ? old : button(wanted.label, press, look)];
  const list = lines.length ? [make("ul", {}, ...lines.map((text) => make("li", {}, text)))] : [];
  place(rest, [...list, ...acts]);
}
