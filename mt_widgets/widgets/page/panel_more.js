// Settings, the clipboard and saved games.

const LARGEST_FILE = 1_000_000;

function more(panel) {
  const { words } = panel;
  const settings = make(
    "div", { class: "mt-settings" },
    toggle(panel, "memory"),
    toggle(panel, "coach"),
    toggle(panel, "motion"),
    choose(panel, "theme", ["auto", "light", "dark", "clear"]),
    choose(panel, "size", ["fit", "small", "medium", "large"]),
  );
  const line = make("div", { class: "mt-line" }, saver(panel), ...loader(panel));
  line.append(copier(panel, "position"), copier(panel, "moves"));
  const look = { class: "mt-card mt-more", "data-tools": true };
  const paste = asking(panel, "paste", words.use);
  return make("details", look, make("summary", {}, words.more), settings, line, paste);
}

function toggle(panel, name) {
  const change = () => panel.send({ do: "set", name, value: box.checked });
  const box = make("input", { type: "checkbox", onchange: change });
  panel.watch(["settings"], () => (box.checked = Boolean(panel.get("settings")[name])));
  return make("label", { class: "mt-switch", "data-tool": name }, box, panel.words[name]);
}

function choose(panel, name, values) {
  const change = () => panel.send({ do: "set", name, value: list.value });
  const list = make("select", { class: "mt-input", onchange: change });
  list.append(...values.map((value) => make("option", { value }, panel.words[`${name}_${value}`])));
  panel.watch(["settings"], () => (list.value = panel.get("settings")[name]));
  return make("label", { class: "mt-choose", "data-tool": name }, panel.words[name], list);
}

const copier = (panel, name) =>
  make("span", { class: "mt-copier", "data-tool": "copy" }, ...copying(panel, name));

/** A button that copies what Python keeps under a name, and where it is marked if that fails. */
function copying(panel, name) {
  const label = panel.words[`copy_${name}`];
  const hidden = { readonly: true, hidden: true, "aria-label": label };
  const area = make("textarea", { class: "mt-input mt-code mt-copy", ...hidden });
  const press = async () => {
    const done = await copyText(panel.get(`copies.${name}`), area);
    panel.tell({ kind: "told", text: panel.words[done ? `copied_${name}` : "copy_by_hand"] });
  };
  return [button(label, press, { class: "mt-button", "data-copy": name }, icon("copy")), area];
}

function saver(panel) {
  const press = () => {
    panel.saving = true; // another view of the same panel must not save a second file
    panel.send({ do: "save" });
  };
  const answer = ({ do: what, name, text }) => {
    if (what !== "download" || !panel.saving) return;
    panel.saving = false;
    saveFile(name, text);
    panel.tell({ kind: "told", text: fill(panel.words.saved, { name }) });
  };
  panel.model.on("msg:custom", answer);
  panel.signal.addEventListener("abort", () => panel.model.off("msg:custom", answer));
  return button(panel.words.save, press, { class: "mt-button", "data-tool": "save" }, icon("save"));
}

function loader(panel) {
  const read = async () => {
    const [file] = input.files;
    if (!file) return;
    const sorry = (word) => panel.tell({ kind: "error", text: panel.words[word] });
    const send = (text) => panel.send({ do: "load", name: file.name, text });
    if (file.size > LARGEST_FILE) sorry("too_big");
    else await file.text().then(send, () => sorry("unreadable"));
    input.value = ""; // so that the same file can be chosen again
  };
  const input = make("input", { type: "file", accept: ".txt,.toml,text/plain", hidden: true, onchange: read });
  const look = { class: "mt-button", "data-tool": "load" };
  return [button(panel.words.load, () => input.click(), look, icon("load")), input];
}
