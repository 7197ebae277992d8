// Bringing in what was handed in: files are read here, in the browser, and sent on as text.

const LARGEST = 1_000_000; // bytes; no pupil's file is that big
const AT_ONCE = 2_000_000; // letters in one message

/** Every file of what was dropped, those in folders too. */
async function droppedFiles({ items, files }) {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.()).filter(Boolean);
  if (!entries.some((entry) => entry.isDirectory)) return [...files];
  return (await Promise.all(entries.map((entry) => filesIn(entry)))).flat();
}

const OWN = "results.json"; // a learner's own file, which tells by its folder whose it is
const HANDED_IN = /\.(json|txt|toml)$/i; // other files of a folder are nobody's results

async function filesIn(entry, folder = "") {
  if (entry.isFile) {
    const file = await new Promise((done, failed) => entry.file(done, failed));
    return [folder && file.name === OWN ? new File([file], `${folder}.json`) : file];
  }
  const reader = entry.createReader();
  const found = [];
  for (;;) {
    const some = await new Promise((done, failed) => reader.readEntries(done, failed));
    if (!some.length) return (await Promise.all(found.map((one) => filesIn(one, entry.name)))).flat();
    const wanted = ({ name, isFile }) => !name.startsWith(".") && (!isFile || HANDED_IN.test(name));
    found.push(...some.filter(wanted));
  }
}

/** A file with its text; one that is too big with its size, one that cannot be read with neither. */
async function readFile(file) {
  const { name, size } = file;
  if (size > LARGEST) return { name, size };
  try {
    return { name, text: await file.text() };
  } catch {
    return { name };
  }
}

/** Send files in messages that are not too long for a server. */
async function sendFiles(model, files) {
  let [things, length] = [[], 0];
  for (const file of files) {
    const one = await readFile(file);
    if (things.length && length + (one.text?.length ?? 0) > AT_ONCE) {
      model.send({ do: "add", things, more: true });
      [things, length] = [[], 0];
    }
    things.push(one);
    length += one.text?.length ?? 0;
  }
  model.send({ do: "add", things, more: false });
}

/** The card on which things are dropped, chosen, pasted and typed. */
function addCard(page) {
  const { words, model } = page;
  const input = make("input", { type: "file", multiple: true, hidden: true, onchange: () => take([...input.files]) });
  const take = (files) => {
    input.value = "";
    if (files.length) page.reading(() => sendFiles(model, files));
  };
  const choose = button(words.choose, () => input.click(), { class: "mt-button mt-big mt-primary mt-choose-files" }, icon("load"));
  const example = button(words.example, () => model.send({ do: "example" }), { class: "mt-button mt-example" });
  const zone = make(
    "div", { class: "mt-drop" },
    make("div", { class: "mt-title" }, words.drop),
    make("p", { class: "mt-help" }, words.drop_about),
    make("div", { class: "mt-line" }, choose, input, example),
  );
  const send = (what) => (text) => page.reading(() => model.send({ do: what, text }));
  const asked = make(
    "div", { class: "mt-fields" },
    askText(words.paste, words.paste_add, send("paste"), "MT2-…"),
    askText(words.names, words.names_use, send("names"), "", true),
  );
  page.takeDrop = async (event) => take(await droppedFiles(event.dataTransfer));
  return make("div", { class: "mt-add" }, zone, asked);
}

/** A field for some lines and the button that sends them; `keep` leaves them there. */
function askText(label, act, send, example, keep = false) {
  const field = make("textarea", { class: "mt-input mt-code", rows: 2, placeholder: example, spellcheck: "false" });
  const press = () => {
    send(field.value);
    if (!keep) field.value = "";
  };
  return make("div", { class: "mt-field" }, make("label", {}, label, field), button(act, press, { class: "mt-button" }));
}

/** Let files be dropped anywhere on the widget, and say so while they are held above it. */
function letDrop(page) {
  const { root } = page;
  const hold = (event) => {
    if (![...event.dataTransfer.types].includes("Files")) return;
    event.preventDefault();
    event.stopPropagation();
    event.dataTransfer.dropEffect = "copy";
    root.classList.add("mt-dragged");
    page.tell(page.words.drop_here);
  };
  root.addEventListener("dragenter", hold);
  root.addEventListener("dragover", hold);
  const leave = () => {
    root.classList.remove("mt-dragged");
    page.tell("");
  };
  root.addEventListener("dragleave", (event) => root.contains(event.relatedTarget) || leave());
  root.addEventListener("drop", (event) => {
    if (!event.dataTransfer.files.length) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
    page.takeDrop(event);
  });
}
