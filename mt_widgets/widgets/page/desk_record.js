// The record: undo and redo, stepping, typing a move, and the log.

function record(desk) {
  const { words } = desk;
  return make(
    "div", { class: "mt-record mt-card", "data-tools": true },
    undoing(desk),
    stepping(desk),
    asking(desk, "type", words.play, { placeholder: words.example, maxlength: 1000 }),
  );
}

function undoing(desk) {
  const named = (name) =>
    button(desk.words[name], () => desk.send({ do: name }), { class: "mt-button" }, icon(name));
  const [undo, redo] = [named("undo"), named("redo")];
  desk.watch(["step", "steps"], () => {
    able(undo, desk.get("step") > 0);
    able(redo, desk.get("step") < desk.get("steps"));
  });
  return make("div", { class: "mt-line", "data-tool": "undo" }, undo, redo);
}

/** First, back, a slider, forward and last; and where one stands. */
function stepping(desk) {
  const bare = (name, to) => {
    const look = { class: "mt-button mt-bare", title: desk.words[name], "aria-label": desk.words[name] };
    return button("", () => desk.send({ do: "go", step: to() }), look, icon(name));
  };
  const back = [bare("first", () => 0), bare("back", () => desk.get("step") - 1)];
  const ahead = [bare("forward", () => desk.get("step") + 1), bare("last", () => desk.get("steps"))];
  const where = make("span", { class: "mt-where", "aria-hidden": "true" });
  desk.watch(["step", "steps"], () => {
    const [step, steps] = [desk.get("step"), desk.get("steps")];
    for (const one of back) able(one, step > 0);
    for (const one of ahead) able(one, step < steps);
    where.textContent = `${step} / ${steps}`;
  });
  const look = { class: "mt-line mt-steps", "data-tool": "step" };
  return make("div", look, ...back, slider(desk), ...ahead, where);
}

function slider(desk) {
  const named = { "aria-label": desk.words.steps, title: desk.words.steps };
  const node = make("input", { type: "range", class: "mt-slider", min: 0, ...named });
  let waiting = 0;
  const go = () => {
    waiting = 0;
    desk.send({ do: "go", step: node.valueAsNumber });
  };
  node.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(go, 60); // not for every pixel of a drag
  });
  desk.watch(["step", "steps"], () => {
    const values = { step: desk.get("step"), steps: desk.get("steps") };
    node.max = values.steps;
    if (!waiting) node.value = values.step;
    node.setAttribute("aria-valuetext", fill(desk.words.step, values));
  });
  return node;
}

/** A line to type or paste into; it is emptied once what was sent has changed the game. */
function asking(desk, name, label, attributes = {}) {
  const id = `${desk.id}-${name}`;
  const plain = { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false" };
  const input = make("input", { id, class: "mt-input mt-code", ...plain, ...attributes });
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
    make("label", { for: id }, desk.words[name]),
    input,
    make("button", { type: "submit", class: "mt-button" }, label),
  );
}

/** The log. It is not read aloud by itself: what is to be heard is announced. */
function log(desk) {
  const about = { role: "log", "aria-live": "off", "aria-label": desk.words.log, tabindex: 0 };
  const list = make("div", { class: "mt-log", ...about });
  const show = listing(list, (entry) => entry, logEntry, () => {});
  const scroll = () => (list.scrollTop = list.scrollHeight);
  desk.watch(["history"], () => {
    show(desk.get("history"));
    scroll();
  });
  const sized = new ResizeObserver(scroll); // the newest stays in sight when it is first shown, too
  sized.observe(list);
  desk.signal.addEventListener("abort", () => sized.disconnect());
  const look = { class: "mt-card mt-history", "data-tool": "log", open: true };
  return make("details", look, make("summary", {}, desk.words.log), list);
}

/** A sentence of the log; the number of a move stands in the margin. */
function logEntry(entry) {
  const [, number, text] = /^(?:(\d+\.?)\s+)?(.*)$/s.exec(entry);
  const margin = number && make("span", {}, number);
  const look = { class: number ? "mt-entry mt-numbered" : "mt-entry" };
  return make("p", look, margin, number && " ", ...rich(text));
}
