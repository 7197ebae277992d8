// Settings, the clipboard and saved games.

const LARGEST_FILE = 1_000_000;

function more(desk) {
  const { words } = desk;
  const settings = make(
    "div", { class: "mt-settings" },
    toggle(desk, "memory"),
    toggle(desk, "motion"),
    choose(desk, "theme", ["auto", "light", "dark", "clear"]),
    choose(desk, "size", ["fit", "small", "medium", "large"]),
  );
  const line = make("div", { class: "mt-line" }, saver(desk), ...loader(desk));
  line.append(copier(desk, "position"), copier(desk, "moves"));
  const look = { class: "mt-card mt-more", "data-tools": true };
  const paste = asking(desk, "paste", words.use);
  return make("details", look, make("summary", {}, words.more), settings, line, paste);
}

function toggle(desk, name) {
  const change = () => desk.send({ do: "set", name, value: box.checked });
  const box = make("input", { type: "checkbox", onchange: change });
  desk.watch(["settings"], () => (box.checked = Boolean(desk.get("settings")[name])));
  return make("label", { class: "mt-switch", "data-tool": name }, box, desk.words[name]);
}

function choose(desk, name, values) {
  const change = () => desk.send({ do: "set", name, value: list.value });
  const list = make("select", { class: "mt-input", onchange: change });
  list.append(...values.map((value) => make("option", { value }, desk.words[`${name}_${value}`])));
  desk.watch(["settings"], () => (list.value = desk.get("settings")[name]));
  return make("label", { class: "mt-choose", "data-tool": name }, desk.words[name], list);
}

const copier = (desk, name) =>
  make("span", { class: "mt-copier", "data-tool": "copy" }, ...copying(desk, name));

/** A button that copies what Python keeps under a name, and where it is marked if that fails. */
function copying(desk, name) {
  const label = desk.words[`copy_${name}`];
  const hidden = { readonly: true, hidden: true, "aria-label": label };
  const area = make("textarea", { class: "mt-input mt-code mt-copy", ...hidden });
  const press = async () => {
    const done = await copyText(desk.get(name), area);
    desk.tell({ kind: "told", text: desk.words[done ? `copied_${name}` : "copy_by_hand"] });
  };
  return [button(label, press, { class: "mt-button", "data-copy": name }, icon("copy")), area];
}

function saver(desk) {
  const press = () => {
    desk.saving = true; // another view of the same desk must not save a second file
    desk.send({ do: "save" });
  };
  const answer = ({ do: what, name, text }) => {
    if (what !== "download" || !desk.saving) return;
    desk.saving = false;
    saveFile(name, text);
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
    const sorry = (word) => desk.tell({ kind: "error", text: desk.words[word] });
    const send = (text) => desk.send({ do: "load", name: file.name, text });
    if (file.size > LARGEST_FILE) sorry("too_big");
    else await file.text().then(send, () => sorry("unreadable"));
    input.value = ""; // so that the same file can be chosen again
  };
  const input = make("input", { type: "file", accept: ".txt,.toml,text/plain", hidden: true, onchange: read });
  const look = { class: "mt-button", "data-tool": "load" };
  return [button(desk.words.load, () => input.click(), look, icon("load")), input];
}
