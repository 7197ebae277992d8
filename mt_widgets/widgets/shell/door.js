// The way from the map to a place and back: by clicks, by links, and by the browser's own buttons.

const COPIED = 2_500; // milliseconds for which it is told
const written = () => location.hash.slice(1);

/** Write the address of what is open; the browser's way back leads to what was open before. */
function write(route, how = "pushState") {
  if (route === written()) return;
  const address = `${location.pathname}${location.search}${route ? `#${route}` : ""}`;
  history[how](history.state, "", address);
}

/** The notebook of the course that a link inside the house leads to. */
function linked({ target }) {
  const link = target.closest?.("a[href]")?.getAttribute("href");
  return link?.match(/([\w-]+\.ipynb)(?:[?#].*)?$/)?.[1];
}

/** What the page asks for at first, and why: a reload or a new Python must not forget it. */
function askedFirst() {
  const asked = [window.magicalTowersAsked ?? written(), window.magicalTowersHouse?.why ?? ""];
  delete window.magicalTowersAsked;
  if (window.magicalTowersHouse) window.magicalTowersHouse.why = "";
  return asked;
}

/** Whether a line was copied; browsers refuse that without HTTPS. */
async function isCopied(line) {
  try {
    await navigator.clipboard.writeText(line);
    return true;
  } catch {
    return false;
  }
}

/** Back on the map, the focus is on the stop or the button that led to what was open. */
function focusStop(house, route) {
  const name = route.replace(/^(lesson=.+)\/\d+$/, "$1");
  const led = ({ dataset }) => dataset.route === name || dataset.tag === name;
  const buttons = [...house.querySelectorAll(".mt-course button")];
  (buttons.find(led) ?? house.querySelector(".mt-go"))?.focus();
}

function doorBar(words, { toMap, share, toLab }) {
  const button = (name, label, about, onclick, ...before) =>
    make("button", { class: `mt-button ${name}`, type: "button", title: about, onclick }, ...before, label);
  const map = button("mt-door-map", words.map, words.map, toMap, icon("back"));
  const title = make("div", { class: "mt-door-title", role: "heading", "aria-level": 1, tabindex: -1 });
  const copier = button("mt-door-quiet", words.share, words.share_about, share);
  const lab = button("mt-door-quiet", words.lab, words.lab_about, toLab);
  const bar = make("nav", { class: "mt-door-bar", "aria-label": words.open }, map, title, copier, lab);
  return { bar, map, title, copier, lab };
}

function render({ model, el }) {
  const stopped = new AbortController();
  const { signal } = stopped;
  const words = model.get("words");
  const open = (route, why = "") => {
    window.magicalTowersOpened = Date.now(); // the first panel that comes takes the focus
    model.send({ do: "open", route, why });
  };
  const told = make("p", { class: "mt-door-told", role: "status" });
  const tell = (text) => {
    told.textContent = text;
    told.hidden = !text;
  };
  const share = async () => {
    const line = model.get("line");
    if (!(await isCopied(line))) return tell(line); // to be copied by hand, for as long as that takes
    tell(words.copied);
    setTimeout(() => told.textContent === words.copied && tell(model.get("told")), COPIED);
  };
  const { bar, map, title, copier, lab } = doorBar(words, {
    share, toMap: () => open(""), toLab: () => window.magicalTowersHouse?.leave(),
  });
  const root = make("section", { class: "mt-desk mt-door" }, bar, told);
  const update = () => {
    const away = Boolean(model.get("route"));
    root.dataset.route = model.get("route");
    map.hidden = title.hidden = copier.hidden = !away;
    lab.hidden = !window.magicalTowersHouse;
    title.textContent = model.get("title");
    tell(model.get("told"));
    const house = el.closest(".mt-house");
    house?.classList.toggle("mt-house-open", away);
    house?.classList.toggle("mt-whole", document.body.classList.contains("mt-alone"));
  };
  let here = model.get("route");
  const follow = () => {
    const before = here;
    here = model.get("route");
    update();
    write(here);
    if (!here && seen()) focusStop(el.closest(".mt-house") ?? root, before);
  };
  const stay = () => write(model.get("route"), "replaceState");
  const work = () => window.magicalTowersHouse?.work(model.get("notebook")[0]);
  const seen = () => el.checkVisibility?.() ?? true; // another notebook may be in front
  const listened = { route: follow, title: update, told: update, notebook: work };
  for (const [name, hear] of Object.entries(listened)) model.on(`change:${name}`, hear);
  model.on("msg:custom", stay); // what was asked for cannot be opened here
  addEventListener("popstate", () => seen() && open(written()), { signal });
  addEventListener("magical-towers-alone", update, { signal });
  addEventListener("magical-towers-lost", ({ detail }) => tell(detail ? words.lost : model.get("told")), { signal });
  addEventListener("magical-towers-open", (event) => {
    if (!seen()) return;
    event.preventDefault();
    open(event.detail);
  }, { signal });
  document.addEventListener("click", (event) => {
    const name = el.closest(".mt-house")?.contains(event.target) && linked(event);
    if (!name) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    open(name);
  }, { capture: true, signal });
  el.classList.add("mt-desk-host", "mt-door-host");
  el.append(root);
  followTheme(root, signal, () => {});
  update();
  const placed = new ResizeObserver(() => {
    if (!el.closest(".mt-house")) return; // on a slow page its other parts come first
    placed.disconnect();
    update();
  });
  placed.observe(root);
  const [asked, why] = askedFirst();
  const first = asked || model.get("route"); // another window may have opened something here
  write(first, "replaceState"); // JupyterLab has taken it away
  open(first, why);
  return () => {
    stopped.abort();
    placed.disconnect();
    model.off("msg:custom", stay);
    for (const [name, hear] of Object.entries(listened)) model.off(`change:${name}`, hear);
  };
}

export default { render };
