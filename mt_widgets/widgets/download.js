// A button that saves a text as a file, and says so.

function render({ model, el }) {
  const stopped = new AbortController();
  const told = make("span", { class: "mt-aside", role: "status" });
  const press = () => {
    saveFile(model.get("name"), model.get("text"));
    told.replaceChildren(make("span", {}, fill(model.get("saved"), { name: model.get("name") })));
  };
  const words = make("span");
  const node = button("", press, { class: "mt-button mt-big" }, icon("save"));
  node.append(words);
  const show = () => {
    words.textContent = model.get("label");
    node.dataset.download = model.get("name");
    told.replaceChildren();
  };
  const root = make("div", { class: "mt-desk mt-download" }, node, told);
  root.addEventListener("keydown", (event) => event.key !== "Tab" && event.stopPropagation());
  for (const name of ["label", "name", "text"]) model.on(`change:${name}`, show);
  el.classList.add("mt-desk-host");
  show();
  followTheme(root, stopped.signal, () => {});
  el.append(root);
  return () => {
    stopped.abort();
    for (const name of ["label", "name", "text"]) model.off(`change:${name}`, show);
  };
}

export default { render };
