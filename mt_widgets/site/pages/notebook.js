// The notebook inside the page: one window of JupyterLite with one Python, which wakes up while the
// map is looked at. Lessons are put into it one after the other, each as it was shipped.

const frame = byId("notebook");
const channel = crypto.getRandomValues(new Uint32Array(4)).join("-");
const RUN = "notebook:run-all-cells";
const BLANK = "blank.ipynb";
// Names are completed from what runs; the library that reads what does not is not in the site.
const READY = "import mt_widgets.widgets.lesson.lesson, mt_widgets.widgets.puzzle.puzzle\nget_ipython().Completer.use_jedi = False";
const PATIENT = 12_000; // milliseconds for which a running cell is waited for

const pause = (time) => new Promise((again) => setTimeout(again, time));
const app = () => frame.contentWindow.jupyterapp;
const panel = () => app()?.shell?.currentWidget;

/** Wait for what a function gives. */
async function until(look) {
  for (;;) {
    const found = look();
    if (found) return found;
    await pause(50);
  }
}

/** Load JupyterLite, and have Python ready for a lesson. */
async function wakeUp() {
  frame.src = `${DATA.app}/notebooks/index.html?path=${BLANK}`;
  const { context } = await until(() => panel()?.context && panel());
  app().shell.menu.hide();
  await context.ready;
  await context.sessionContext.ready;
  await told(READY);
  // A new Python knows nothing of what was reached, so who restarts it gets a new page.
  context.sessionContext.statusChanged.connect((_, status) => status.includes("restarting") && location.reload());
}

const kernel = () => panel().sessionContext.session.kernel;

/** Have Python do something; what goes wrong is told by its last line. */
async function told(code) {
  const { content } = await kernel().requestExecute({ code, silent: true, store_history: false }).done;
  if (content.status !== "ok") throw new Error(content.evalue);
}

/** Tell Python what was reached, and of the task that was given.
 *
 * One that is busy with another notebook and does not answer is left: with a new page comes a new one.
 */
async function moveIn(attempts, assignment) {
  const parcel = JSON.stringify({ files: keptFiles(attempts), assignment, channel });
  const code = `from mt_widgets.site.in_browser import move_in\nmove_in(${JSON.stringify(parcel)})`;
  const answered = await Promise.race([told(code).then(() => true), pause(PATIENT)]);
  if (answered) return;
  location.reload();
  await new Promise(() => {});
}

/** What Python has against a task that was given, in a sentence; nothing if it can be done. */
async function taskMistake(link) {
  const code = `from mt_widgets.classroom.setting import check_set, find_assignment\ncheck_set(find_assignment(${JSON.stringify(link)}))`;
  const { content } = await kernel().requestExecute({ code, silent: true, store_history: false }).done;
  return content.status === "ok" ? "" : content.evalue;
}

/** A notebook as it was shipped. */
const original = async (name) => (await fetch(`${DATA.app}/files/${encodeURIComponent(name)}`)).json();

/** Put a notebook into the window. */
function put(name, book) {
  const { context, toolbar } = panel();
  context.model.fromJSON(book);
  toolbar.setHidden(!NOTEBOOKS[name].code);
  frame.contentDocument.body.classList.toggle("mt-shows-code", NOTEBOOKS[name].code);
}

/** Show the notebook from its top. */
function toTop() {
  panel().content.activeCellIndex = 0;
  frame.contentDocument.querySelector(".jp-WindowedPanel-outer").scrollTop = 0;
}

/** Run all cells, until the first of them shows something; Jupyter goes to the last, we go back. */
async function run() {
  let touched = false;
  frame.contentWindow.magicalTowersOpened = Date.now(); // the first panel that comes takes the focus
  for (const kind of ["pointerdown", "wheel", "keydown"]) {
    frame.contentWindow.addEventListener(kind, () => (touched = true), { once: true, capture: true });
  }
  const over = app().commands.execute(RUN).then(() => touched || toTop());
  const shown = until(() => frame.contentDocument.querySelector(".jp-OutputArea-output"));
  await Promise.race([over, shown]);
}

/** Links between notebooks lead on inside the page, and those to the first one to the map. */
function leadOn(open, showMap) {
  frame.contentWindow.addEventListener("magical-towers-open", (event) => {
    event.preventDefault();
    open(event.detail);
  });
  const follow = (event) => {
    const link = event.target.closest?.("a[href]");
    const name = link?.href.match(/([\w-]+\.ipynb)(?:[?#]|$)/)?.[1];
    if (!name || !Object.hasOwn(NOTEBOOKS, name)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (name === Object.keys(NOTEBOOKS)[0]) showMap();
    else open(name);
  };
  frame.contentDocument.addEventListener("click", follow, true);
}
