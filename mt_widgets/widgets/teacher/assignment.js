// A pupil's assignment: who works at it, which items there are, the time, and what is handed in.
// Python gives every word and decides everything; the present item is another widget below.

const TOLD = 20_000; // milliseconds from one report that we are still here to the next
const SIGNS = { good: "done", answered: "save", begun: "busy", bad: "close" };

function openSheet(model, root) {
  const stopped = new AbortController();
  const sheet = {
    model, root, signal: stopped.signal,
    close: () => stopped.abort(),
    get page() { return model.get("page"); },
    send: (message) => model.send(message),
    focused: () => root.getRootNode().activeElement,
  };
  root.addEventListener("keydown", (event) => {
    const saving = (event.ctrlKey || event.metaKey) && event.key === "s";
    if (event.key !== "Tab" && !saving) event.stopPropagation();
  });
  return sheet;
}

/** A button that sends its tag. */
const sheetButton = (sheet, { tag }) => bigButton(sheet, tag, () => sheet.send({ do: tag }));

function showButton(node, { label, primary, disabled, push }) {
  if (node.textContent !== label) node.textContent = label;
  node.classList.toggle("mt-primary", Boolean(primary));
  node.classList.toggle("mt-push", Boolean(push));
  able(node, !disabled);
}

/** The items as numbers in a row, each with its state. */
function stopRow(sheet) {
  const row = make("ol", { class: "mt-stops-row", "data-row": true });
  const create = ({ number }) => {
    const look = { class: "mt-button mt-stop-button", "data-tag": `item:${number}` };
    return make("li", {}, button("", () => sheet.send({ do: "go", number }), look));
  };
  const update = (node, { number, said, state, here }) => {
    const one = node.firstChild;
    one.replaceChildren(String(number + 1), ...(SIGNS[state] ? [icon(SIGNS[state])] : []));
    one.dataset.state = state;
    one.title = said;
    one.setAttribute("aria-label", said);
    if (here) one.setAttribute("aria-current", "step");
    else one.removeAttribute("aria-current");
  };
  return { row, show: listing(row, ({ number }) => String(number), create, update) };
}

/** A field for one text, a name or the release word; Enter is as good as the button. */
function askForm(what, most, send) {
  const id = freshId(what);
  const about = { id, type: "text", maxlength: most, autocomplete: "off", "aria-describedby": `${id}-help` };
  const input = make("input", { class: "mt-input", ...about });
  const label = make("label", { for: id });
  const help = make("span", { class: "mt-help", id: `${id}-help` });
  const go = make("button", { type: "submit", class: "mt-button mt-big" });
  const answer = make("div", { class: "mt-status", role: "status" });
  const field = make("div", { class: "mt-field" }, label, input, help);
  const form = make("form", { class: "mt-assignment-form", novalidate: true, "data-ask": what }, field, answer, make("div", {}, go));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send(input.value);
  });
  let shown = "";
  const show = (told) => {
    form.hidden = !told?.label;
    if (!told?.label || shown === (shown = JSON.stringify(told))) return;
    label.textContent = told.label;
    help.textContent = told.help;
    go.textContent = told.button;
    go.classList.toggle("mt-primary", Boolean(told.primary));
    sheetStatus(answer, told.told ?? {});
    if (!told.told) input.value = told.value ?? "";
  };
  return { form, show };
}

/** What is handed in: as a file, or as a line to copy. */
function handedCard(sheet) {
  const [why, lead, other, told] = [make("p"), make("p"), make("p"), make("span", { class: "mt-help", role: "status" })];
  const area = make("textarea", { class: "mt-input mt-code mt-assignment-line", readonly: true });
  const spare = make("textarea", { class: "mt-input mt-code", readonly: true, hidden: true });
  const save = button("", () => {
    const { file, words } = sheet.page.handed;
    saveFile(file.name, file.text);
    told.textContent = fill(words.saved, { name: file.name });
  }, { class: "mt-button mt-big mt-primary", "data-download": "" });
  const copy = button("", async () => {
    const { line, words } = sheet.page.handed;
    told.textContent = (await copyText(line, spare)) ? words.copied : words.by_hand;
  }, { class: "mt-button mt-big", "data-tag": "copy" });
  const ways = make(
    "div", { class: "mt-assignment-ways" },
    make("div", { class: "mt-assignment-way" }, lead, save),
    make("div", { class: "mt-assignment-way" }, other, area, copy, spare),
  );
  const card = make("div", { class: "mt-card mt-assignment-handed" }, why, ways, told);
  const show = (handed) => {
    card.hidden = !handed;
    if (!handed) return;
    const { words, line, file } = handed;
    [why.textContent, lead.textContent, other.textContent] = [words.why, words.lead, words.other];
    save.replaceChildren(icon("save"), words.save);
    save.dataset.download = file.name;
    copy.replaceChildren(icon("copy"), words.copy);
    area.value = line;
    area.setAttribute("aria-label", words.line);
  };
  return { card, show };
}

/** The time that is left, counted here between two words from Python, who decides. */
function timer(sheet) {
  const node = make("span", { class: "mt-assignment-time", role: "timer" });
  const spoken = make("span", { class: "mt-unseen", "aria-live": "polite" });
  let [end, reported] = [0, performance.now()];
  const show = () => {
    const { time } = sheet.page;
    node.hidden = !time;
    if (!time) return;
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    node.replaceChildren(icon("busy"), fill(time.label, { time: clock }));
    node.dataset.late = String(left <= 60);
    const sentence = left <= 60 && left > 0 ? time.soon : "";
    if (spoken.textContent !== sentence) spoken.textContent = sentence;
    if (performance.now() - reported < (left ? TOLD : 1_000)) return;
    reported = performance.now();
    sheet.send({ do: "tick" });
  };
  const again = () => {
    end = performance.now() + 1000 * sheet.model.get("left")[1];
    show();
  };
  sheet.model.on("change:left", again);
  const ticking = setInterval(show, 500);
  sheet.signal.addEventListener("abort", () => {
    clearInterval(ticking);
    sheet.model.off("change:left", again);
  });
  again();
  return { node, spoken, show };
}

/** A status line, whose words are made anew so that they are heard again. */
function sheetStatus(line, { kind = "", text = "" }) {
  line.className = `mt-status mt-${kind || "quiet"}`;
  const sign = ICONS[kind] && make("span", { class: "mt-sign" }, icon(kind));
  line.replaceChildren(...(text ? [make("p", {}, sign || null, make("span", { class: "mt-sentence" }, text))] : []));
}

function render({ model, el }) {
  const root = make("section", { class: "mt-desk mt-assignment" });
  const sheet = openSheet(model, root);
  const title = make("div", { class: "mt-title", role: "heading", "aria-level": 2, tabindex: -1 });
  const kicker = make("span", { class: "mt-kicker" });
  const who = make("span", { class: "mt-assignment-who", "data-row": true }, kicker);
  const leave = sheetButton(sheet, { tag: "leave" });
  who.append(leave);
  const texts = make("div");
  const status = make("div", { class: "mt-status", role: "status" });
  const nav = make("div", { class: "mt-assignment-nav", "data-row": true });
  const buttons = listing(nav, ({ tag }) => tag, (one) => sheetButton(sheet, one), showButton);
  const [stops, handed, time] = [stopRow(sheet), handedCard(sheet), timer(sheet)];
  const name = askForm("pupil", 40, (pupil) => sheet.send({ do: "begin", pupil }));
  const word = askForm("word", 100, (typed) => sheet.send({ do: "release", word: typed }));
  const head = make("header", { class: "mt-assignment-head" }, title, who, time.node);
  const bar = make("div", { class: "mt-assignment-bar" }, stops.row, nav);
  const card = make("div", { class: "mt-card" }, head, texts, name.form, status, bar);
  const told = make("div", { class: "mt-card mt-assignment-word" }, word.form);
  sheet.heading = title;
  const update = () => {
    const page = model.get("page");
    const typing = [name, word].find(({ form }) => form.contains(sheet.focused()));
    title.textContent = page.title;
    kicker.textContent = page.kicker ?? "";
    leave.textContent = page.leave ?? "";
    leave.hidden = !page.leave;
    texts.hidden = !page.texts?.length;
    texts.replaceChildren(...(page.texts ?? []).map((text) => make("p", {}, text)));
    keepFocus(sheet, card, () => {
      stops.show(page.items ?? []);
      buttons(page.buttons ?? []);
    });
    stops.row.hidden = !page.items?.length;
    nav.hidden = !page.buttons?.length;
    name.show(page.name);
    word.show(page.word);
    told.hidden = word.form.hidden;
    handed.show(page.handed);
    time.show();
    sheetStatus(status, page.status ?? {});
    if (typing?.form.hidden) title.focus();
  };
  model.on("change:page", update);
  el.classList.add("mt-desk-host");
  root.append(card, handed.card, told, time.spoken);
  update();
  followTheme(root, sheet.signal, () => {});
  el.append(root);
  sheet.send({ do: "tick" }); // after a reload the time is another one
  return () => {
    sheet.close();
    model.off("change:page", update);
  };
}

export default { render };
