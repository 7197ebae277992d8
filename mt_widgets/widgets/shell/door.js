// The way from the map to a place and back: by clicks, and by the browser's own buttons.

const written = () => location.hash.slice(1);

/** Write the address of what is open; going back in the history leads to what was open before. */
function write(route) {
  if (route === written()) return;
  const address = `${location.pathname}${location.search}${route ? `#${route}` : ""}`;
  history.pushState(history.state, "", address);
}

/** The notebook that a link inside the house leads to, if it is one of the course. */
function linked(event) {
  const link = event.target.closest?.("a[href]");
  return link?.getAttribute("href").match(/^(?:.*\/)?([\w-]+\.ipynb)(?:[?#].*)?$/)?.[1];
}

function render({ model, el }) {
  const stopped = new AbortController();
  const { signal } = stopped;
  const words = model.get("words");
  const open = (route, why = "") => model.send({ do: "open", route, why });
  el.classList.add("mt-desk-host", "mt-door-host");
  const map = make("button", { class: "mt-button mt-door-map", type: "button", onclick: () => open("") }, icon("back"), words.map);
  const title = make("div", { class: "mt-door-title", role: "heading", "aria-level": 1 });
  const lab = make("button", { class: "mt-button mt-door-lab", type: "button", title: words.lab, onclick: leave }, words.lab);
  const bar = make("nav", { class: "mt-desk mt-door", "aria-label": words.house }, map, title, lab);
  const told = make("p", { class: "mt-door-told", role: "status" });
  const update = () => {
    map.hidden = !model.get("route");
    title.textContent = model.get("title");
    told.textContent = model.get("told");
    lab.hidden = !window.magicalTowersHouse;
    el.closest(".mt-house")?.classList.toggle("mt-house-open", Boolean(model.get("route")));
  };
  const follow = () => {
    update();
    write(model.get("route"));
  };
  model.on("change:route", follow);
  for (const name of ["title", "told"]) model.on(`change:${name}`, update);
  addEventListener("popstate", () => open(written()), { signal });
  addEventListener("magical-towers-open", (event) => {
    event.preventDefault();
    open(event.detail);
  }, { signal });
  el.append(bar, told);
  queueMicrotask(() => {
    const house = el.closest(".mt-house") ?? el;
    house.addEventListener("click", (event) => {
      const name = linked(event);
      if (!name) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      open(name);
    }, { capture: true, signal });
  });
  update();
  open(window.magicalTowersAsked || written(), window.magicalTowersHouse?.why ?? ""); // what the address asks for
  window.magicalTowersAsked = "";
  return () => {
    stopped.abort();
    model.off("change:route", follow);
    for (const name of ["title", "told"]) model.off(`change:${name}`, update);
  };
}

/** To the whole of JupyterLab. */
function leave() {
  window.magicalTowersHouse?.leave();
}

export default { render };
