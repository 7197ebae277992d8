// The page around a notebook: it wakes Python, brings what was reached, and keeps what comes.

const WORDS = DATA.words;
const page = (id) => document.getElementById(id);
const name = new URLSearchParams(location.search).get("open") ?? "";
const book = DATA.notebooks[name];
const frame = page("notebook");
const channel = crypto.getRandomValues(new Uint32Array(4)).join("-");
const SLOW = 90_000; // milliseconds after which a word of patience is due
const RUN = "notebook:run-all-cells";

const pause = (time) => new Promise((again) => setTimeout(again, time));
const app = () => frame.contentWindow.jupyterapp;
const panel = () => app()?.shell?.currentWidget;

const tell = (text) => (page("told").textContent = text);

function openNotebook(wanted) {
  location.href = `lesson.html?open=${encodeURIComponent(wanted)}`;
}

/** Wait for what a function gives. */
async function until(look) {
  for (;;) {
    const found = look();
    if (found) return found;
    await pause(100);
  }
}

/** Links between notebooks lead to pages like this one, and that to the first one to the map. */
function leadOn(inside) {
  inside.addEventListener("magical-towers-open", (event) => {
    event.preventDefault();
    openNotebook(event.detail);
  });
  inside.document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    const target = link && decodeURIComponent(link.href).match(/([\w-]+\.ipynb)(?:[?#]|$)/)?.[1];
    if (!target || !(target in DATA.notebooks)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (target === Object.keys(DATA.notebooks)[0]) location.href = "index.html";
    else openNotebook(target);
  }, true);
}

/** A lesson needs no menus, and tools only where there is code to run. */
function tidy({ toolbar }) {
  app().shell.menu.hide();
  if (!book.code) toolbar.hide();
  frame.contentDocument.body.classList.toggle("mt-shows-code", book.code);
}

/** What Python is to know; who begins a lesson again leaves the half of it that was done behind. */
function parcel(again) {
  const half = (one) => again && !one.solved && one.item === `lesson:${book.lesson}`;
  const files = keptFiles(keptAttempts().filter((one) => !half(one)));
  const assignment = name === "assignment.ipynb" ? location.hash || kept(TASK) || "" : "";
  return JSON.stringify({ files, assignment, channel });
}

async function moveIn(again = false) {
  const code = `from mt_widgets.site.in_browser import move_in\nmove_in(${JSON.stringify(parcel(again))})`;
  const kernel = panel().sessionContext.session.kernel;
  const { content } = await kernel.requestExecute({ code, silent: true, store_history: false }).done;
  if (content.status !== "ok") throw new Error(content.evalue);
}

/** Run all cells; what comes first is shown at once. */
async function run() {
  const over = app().commands.execute(RUN);
  const shown = until(() => frame.contentDocument.querySelector(".jp-OutputArea-output > *, .jp-OutputArea-executeResult"));
  await Promise.race([over, shown]);
}

async function start() {
  tell(WORDS.page);
  const slow = setTimeout(() => { tell(WORDS.slow); page("reload").hidden = false; }, SLOW);
  const here = await until(panel);
  tidy(here);
  leadOn(frame.contentWindow);
  await here.context.ready;
  await here.sessionContext.ready;
  tell(WORDS.python);
  await moveIn();
  tell(WORDS.board);
  await run();
  clearTimeout(slow);
  wake();
}

function wake() {
  page("curtain").hidden = true;
  document.documentElement.dataset.ready = "true";
  frame.focus();
}

/** The original of the notebook, from its start. */
async function again() {
  if (!confirm(WORDS.again)) return;
  const { context, sessionContext } = panel();
  await context.revert();
  if (sessionContext.session.kernel.status !== "idle") await sessionContext.restartKernel();
  await moveIn(true);
  await run();
}

function failed(error) {
  console.warn(error);
  tell(WORDS.failed);
  page("curtain").hidden = false;
  page("reload").hidden = false;
}

function begin() {
  document.title = book.title;
  page("title").textContent = book.title;
  if (location.hash.startsWith("#assignment=")) keep(TASK, location.hash);
  new BroadcastChannel(channel).addEventListener("message", ({ data }) => {
    const { name: file, text } = JSON.parse(data);
    if (!keepFile(file, text)) page("note").textContent = WORDS.full;
  });
  page("again").addEventListener("click", () => again().catch(failed));
  page("download").addEventListener("click", saveResults);
  page("reload").addEventListener("click", () => location.reload());
  followTheme(page("bar"), page("curtain"), document.documentElement);
  frame.src = `${DATA.app}/notebooks/index.html?path=${encodeURIComponent(name)}`;
  start().catch(failed);
}

if (book) begin();
else location.replace("index.html");
