// A visit: from the map to a lesson and back, by clicks, by links, and by the browser's own buttons.

const SLOW = 90_000; // milliseconds after which a word of patience is due
const awake = wakeUp();
let visit = 0; // only the last one opens a curtain
let before = remembered(); // what was open, until something is opened

function showView(view) {
  document.body.dataset.view = view;
  delete document.body.dataset.ready;
}

function curtain(words) {
  byId("curtain").hidden = !words;
  byId("waking").textContent = words;
}

/** The attempts that Python is told of; half a lesson is not, where it begins again. */
function known(route, again) {
  const half = (one) => again && !one.solved && one.item === lessonItem(route);
  return keptAttempts().filter((one) => !half(one));
}

async function begin(route, again) {
  const mine = ++visit;
  const back = before === route;
  before = "";
  byId("reload").hidden = true;
  curtain(WORDS.waking);
  const slow = setTimeout(() => mine === visit && patience(WORDS.slow), SLOW);
  try {
    await awake;
    if (mine !== visit) return;
    curtain(WORDS.building);
    await moveIn(known(route, again));
    const opened = await openInside(route, again, back);
    if (mine !== visit) return;
    if (opened.mistake || opened.map) return refuse(opened);
    accept(opened);
    await opened.settled();
    if (mine === visit) raise();
  } catch (error) {
    console.warn(error);
    if (mine === visit) patience(WORDS.failed);
  } finally {
    clearTimeout(slow);
  }
}

/** What cannot be shown is told by Python; where it means the map, that is shown. */
function refuse({ mistake }) {
  if (mistake) curtain(mistake);
  else leadTo("", replace);
}

/** What is shown has a name and an address, and a task is kept. */
function accept({ route, title, told: lost }) {
  replace(route);
  remember(route);
  entitle(title);
  if (lost) tellShare(lost, "", LOST);
  if (isTask(route)) keep(TASK, `#${route}`);
}

function raise() {
  curtain("");
  document.body.dataset.ready = "true";
  frame.focus();
}

function patience(words) {
  curtain(words);
  byId("reload").hidden = false;
}

function entitle(title) {
  byId("title").textContent = title;
  document.title = title || DATA.name;
}

/** Show what the address asks for, or the map. */
function show() {
  translate();
  const [wrong, route] = [astray(), written()];
  byId("astray").textContent = wrong;
  byId("astray").hidden = !wrong;
  closeShare();
  if (wrong || isMap(route)) return showMap();
  entitle(titleOf(route));
  byId("save").hidden = isTask(route); // a task is handed in, and its file is another
  showView("lesson");
  return begin(route, false);
}

/** Show the map, at once with what the page knows, and soon with what Python offers. */
async function showMap() {
  const mine = ++visit;
  remember((before = ""));
  entitle("");
  showView("map");
  drawMap();
  try {
    await awake;
    if (mine !== visit) return;
    await ask("leave()"); // then all results have come
    if (mine !== visit) return;
    await moveIn(keptAttempts());
    const { extras, onwards } = await ask("offer()");
    Object.assign(DATA, { extras, onwards });
    if (mine === visit) drawMap();
  } catch (error) {
    console.warn(error); // the map is there all the same
  }
}

function leadTo(route, write = push) {
  write(route);
  show();
}

/** Open what a stop, a button or a link names: a route, or a notebook by its name. */
function openWish(wish) {
  if (!Object.hasOwn(NOTEBOOKS, wish)) return leadTo(wish);
  return leadTo(wish === Object.keys(NOTEBOOKS)[0] ? "" : NOTEBOOKS[wish].route);
}

const openNotebook = (name, route = NOTEBOOKS[name]?.route) => leadTo(route ?? "");

function again() {
  if (confirm(WORDS.again)) begin(written(), true);
}

new BroadcastChannel(channel).addEventListener("message", ({ data }) =>
  hear(data, (file, text) => {
    if (!keepFile(file, text)) byId("note").textContent = WORDS.full;
  }),
);
byId("map").addEventListener("click", () => leadTo(""));
byId("again").addEventListener("click", again);
byId("save").addEventListener("click", saveResults);
byId("reload").addEventListener("click", () => location.reload());
byId("task").addEventListener("click", () => leadTo(task()));
addEventListener("popstate", show);
awake.then(() => leadOn(openWish), () => {});
followTheme(document.documentElement, ...document.querySelectorAll(".mt-desk"));
show();
stayFresh();
