// A visit: from the map to a lesson and back, by clicks and by the browser's own buttons.

const SLOW = 90_000; // milliseconds after which a word of patience is due
const TASK_BOOK = "assignment.ipynb";
const LINK = /^#assignment=[\w-]{1,20000}$/;
const awake = wakeUp();
let visit = 0; // only the last one opens a curtain

const opened = () => new URLSearchParams(location.search).get("open");
const isNotebook = (name) => name !== null && Object.hasOwn(NOTEBOOKS, name);
/** The link of an assignment, which may have been broken into lines on its way. */
const given = () => {
  const link = location.hash.replace(/%20|%0[AD]/gi, "");
  return LINK.test(link) ? link : "";
};

/** The link of the task that is to be done, now or from before. */
const task = () => given() || kept(TASK) || "";

function showView(view) {
  document.body.dataset.view = view;
  delete document.body.dataset.ready;
}

function curtain(words) {
  byId("curtain").hidden = !words;
  byId("waking").textContent = words;
}

/** The attempts that Python is told of; half a lesson is not, where it begins again. */
function known(name, again) {
  const half = (one) => again && !one.solved && one.item === `lesson:${NOTEBOOKS[name].lesson}`;
  return keptAttempts().filter((one) => !half(one));
}

async function begin(name, again) {
  const mine = ++visit;
  byId("reload").hidden = true;
  curtain(WORDS.waking);
  const slow = setTimeout(() => mine === visit && patience(WORDS.slow), SLOW);
  try {
    await awake;
    if (mine !== visit) return;
    curtain(WORDS.building);
    const link = name === TASK_BOOK ? task() : "";
    await moveIn(known(name, again), link);
    if (link && !(await isTask(link, mine))) return;
    const book = await original(name);
    if (mine !== visit) return;
    put(name, book);
    await run();
    if (mine === visit) raise();
  } catch (error) {
    console.warn(error);
    if (mine === visit) patience(WORDS.failed);
  } finally {
    clearTimeout(slow);
  }
}

/** Whether there is what a task asks for; if so, it is kept, otherwise Python says what is missing. */
async function isTask(link, mine) {
  const wrong = await taskMistake(link);
  if (mine !== visit) return false;
  if (wrong) curtain(wrong);
  else keep(TASK, link);
  return !wrong;
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

/** What is wrong with the address; nothing of what it says is shown. */
function astray() {
  if (location.hash.length > 1 && !given()) return WORDS.bad_link;
  if (opened() === TASK_BOOK && !task()) return WORDS.no_task;
  return opened() !== null && !isNotebook(opened()) ? WORDS.no_page : "";
}

/** Show what the address asks for, or the map. */
function show() {
  const wrong = astray();
  const name = given() ? TASK_BOOK : opened();
  byId("astray").textContent = wrong;
  byId("astray").hidden = !wrong;
  if (wrong || !isNotebook(name)) {
    visit += 1;
    document.title = DATA.name;
    showView("map");
    return drawMap();
  }
  document.title = byId("title").textContent = NOTEBOOKS[name].title;
  byId("save").hidden = name === TASK_BOOK; // a task is handed in, and its file is another
  showView("lesson");
  return begin(name, false);
}

function go(address) {
  history.pushState(null, "", address);
  show();
}

const showMap = () => go(location.pathname);
const openNotebook = (name) => go(`?open=${encodeURIComponent(name)}`);

function again() {
  if (confirm(WORDS.again)) begin(given() ? TASK_BOOK : opened(), true);
}

/** Results come from Python as files; the note says so where the browser does not keep them. */
new BroadcastChannel(channel).addEventListener("message", ({ data }) => {
  const { name, text } = JSON.parse(data);
  if (!keepFile(name, text)) byId("note").textContent = WORDS.full;
});
byId("map").addEventListener("click", showMap);
byId("again").addEventListener("click", again);
byId("save").addEventListener("click", saveResults);
byId("reload").addEventListener("click", () => location.reload());
byId("task").addEventListener("click", () => go(`?open=${TASK_BOOK}`));
addEventListener("popstate", show);
awake.then(() => leadOn(openNotebook, showMap), () => {});
followTheme(document.documentElement, ...document.querySelectorAll(".mt-desk"));
show();
stayFresh();
