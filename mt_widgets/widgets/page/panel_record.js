// The record: undo and redo, stepping, typing a move, and the log.

function record(panel) {
  const { words } = panel;
  return make(
    "div", { class: "mt-record mt-card", "data-tools": true },
    undoing(panel),
    stepping(panel),
    asking(panel, "type", words.play, { placeholder: words.example, maxlength: 1000 }),
  );
}

function undoing(panel) {
  const named = (name) =>
    button(panel.words[name], () => panel.send({ do: name }), { class: "mt-button" }, icon(name));
  const [undo, redo] = [named("undo"), named("redo")];
  panel.watch(["record.step", "record.steps"], () => {
    able(undo, panel.get("record.step") > 0);
    able(redo, panel.get("record.step") < panel.get("record.steps"));
  });
  return make("div", { class: "mt-line", "data-tool": "undo" }, undo, redo);
}

/** First, back, a slider, forward and last; and where one stands. */
function stepping(panel) {
  const bare = (name, to) => {
    const look = { class: "mt-button mt-bare", title: panel.words[name], "aria-label": panel.words[name] };
    return button("", () => panel.send({ do: "go", step: to() }), look, icon(name));
  };
  const back = [bare("first", () => 0), bare("back", () => panel.get("record.step") - 1)];
  const ahead = [bare("forward", () => panel.get("record.step") + 1), bare("last", () => panel.get("record.steps"))];
  const where = make("span", { class: "mt-where", "aria-hidden": "true" });
  panel.watch(["record.step", "record.steps"], () => {
    const [step, steps] = [panel.get("record.step"), panel.get("record.steps")];
    for (const one of back) able(one, step > 0);
    for (const one of ahead) able(one, step < steps);
    where.textContent = `${step} / ${steps}`;
  });
  const look = { class: "mt-line mt-steps", "data-tool": "step" };
  return make("div", look, ...back, slider(panel), ...ahead, where);
}

function slider(panel) {
  const named = { "aria-label": panel.words.steps, title: panel.words.steps };
  const node = make("input", { type: "range", class: "mt-slider", min: 0, ...named });
  let waiting = 0;
  const go = () => {
    waiting = 0;
    panel.send({ do: "go", step: node.valueAsNumber });
  };
  node.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(go, 60); // not for every pixel of a drag
  });
  panel.watch(["record.step", "record.steps"], () => {
    const values = { step: panel.get("record.step"), steps: panel.get("record.steps") };
    node.max = values.steps;
    if (!waiting) node.value = values.step;
    node.setAttribute("aria-valuetext", fill(panel.words.step, values));
  });
  return node;
}

/** A line to type or paste into; it is emptied once what was sent has changed the game. */
function asking(panel, name, label, attributes = {}) {
  const id = `${panel.id}-${name}`;
  const plain = { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false" };
  const input = make("input", { id, class: "mt-input mt-code", ...plain, ...attributes });
  let sent = "";
  const submit = (event) => {
    event.preventDefault();
    sent = input.value.trim();
    if (sent) panel.send({ do: name, text: sent });
    input.focus();
  };
  panel.watch(["record.step", "record.steps", "copies"], () => {
    if (sent && input.value.trim() === sent) input.value = sent = "";
  });
  return make(
    "form", { class: "mt-line mt-ask", "data-tool": name, onsubmit: submit },
    make("label", { for: id }, panel.words[name]),
    input,
    make("button", { type: "submit", class: "mt-button" }, label),
  );
}

/** The log. It is not read aloud by itself: what is to be heard is announced. */
function log(panel) {
  const about = { role: "log", "aria-live": "off", "aria-label": panel.words.log, tabindex: 0 };
  const list = make("div", { class: "mt-log", ...about });
  const show = listing(list, (entry) => entry, logEntry, () => {});
  const scroll = () => (list.scrollTop = list.scrollHeight);
  panel.watch(["record.history"], () => {
    show(panel.get("record.history"));
    scroll();
  });
  const sized = new ResizeObserver(scroll); // the newest stays in sight when it is first shown, too
  sized.observe(list);
  panel.signal.addEventListener("abort", () => sized.disconnect());
  const look = { class: "mt-card mt-history", "data-tool": "log", open: true };
  return make("details", look, make("summary", {}, panel.words.log), list);
}

/** A sentence of the log; the number of a move stands in the margin. */
function logEntry(entry) {
  const [, number, text] = /^(?:(\d+\.?)\s+)?(.*)$/s.exec(entry);
  const margin = number && make("span", {}, number);
  const look = { class: number ? "mt-entry mt-numbered" : "mt-entry" };
  return make("p", look, margin, number && " ", ...rich(text));
}
