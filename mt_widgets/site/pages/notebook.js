// The notebook inside the page: one window of JupyterLite with one Python, which wakes up while the
// map is looked at. It shows one place, in which Python opens one thing after the other; a notebook
// that is worked in takes its place for a while.

const frame = byId("notebook");
const channel = crypto.getRandomValues(new Uint32Array(4)).join("-");
const RUN = "notebook:run-all-cells";
const PLACE = "place.ipynb";
// Names are completed from what runs; the library that reads what does not is not in the site.
const READY = `import mt_widgets.widgets.shell.window
from mt_widgets.site.in_browser import open_channel
open_channel("${channel}")
get_ipython().Completer.use_jedi = False`;
const PATIENT = 12_000; // milliseconds for which a running cell is waited for
const CONTENT = "canvas, .mt-desk, .jp-RenderedHTMLCommon";

const waiting = new Map(); // questions to Python, by their number
let asked = 0;
let inside = PLACE;

const pause = (time) => new Promise((again) => setTimeout(again, time));
const app = () => frame.contentWindow.jupyterapp;
const panel = () => app()?.shell?.currentWidget;
const kernel = () => panel().sessionContext.session.kernel;

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
  frame.src = `${DATA.app}/notebooks/index.html?path=${PLACE}`;
  const { context, toolbar } = await until(() => panel()?.context && panel());
  app().shell.menu.hide();
  await context.ready;
  toolbar.hide();
  await context.sessionContext.ready;
  await told(READY);
  await run();
  // A new Python knows nothing of what was reached, so who restarts it gets a new page.
  context.sessionContext.statusChanged.connect((_, status) => status.includes("restarting") && location.reload());
}

/** Have Python do something; what goes wrong is told by its last line. */
async function told(code) {
  const { content } = await kernel().requestExecute({ code, silent: true, store_history: false }).done;
  if (content.status !== "ok") throw new Error(content.evalue);
}

/** Ask Python for something, and get its answer. */
async function ask(question) {
  const number = ++asked;
  const answered = new Promise((hear) => waiting.set(number, hear));
  const code = `from mt_widgets.site.in_browser import answer\nfrom mt_widgets.widgets.shell import window\nanswer(${number}, window.${question})`;
  try {
    await told(code);
    return await answered;
  } finally {
    waiting.delete(number);
  }
}

/** Tell Python what was reached.
 *
 * One that is busy with another notebook and does not answer is left: with a new page comes a new one.
 */
async function moveIn(attempts) {
  const files = JSON.stringify(keptFiles(attempts));
  const code = `from mt_widgets.site.in_browser import move_in\nmove_in(${JSON.stringify(files)})`;
  const answered = await Promise.race([told(code).then(() => true), pause(PATIENT)]);
  if (answered) return;
  location.reload();
  await new Promise(() => {});
}

/** Put a notebook into the window, as it was shipped. */
async function put(name) {
  const book = await (await fetch(`${DATA.app}/files/${encodeURIComponent(name)}`)).json();
  const { context, toolbar } = panel();
  const code = name !== PLACE;
  context.model.fromJSON(book);
  toolbar.setHidden(!code);
  frame.contentDocument.body.classList.toggle("mt-shows-code", code);
  inside = name;
}

/** Show what is inside from its top. */
function toTop() {
  panel().content.activeCellIndex = 0;
  for (const box of frame.contentDocument.querySelectorAll(".jp-WindowedPanel-outer, .mt-place")) box.scrollTop = 0;
}

/** Run all cells, until the first of them shows something; Jupyter goes to the last, we go back. */
async function run() {
  let touched = false;
  for (const kind of ["pointerdown", "wheel", "keydown"]) {
    frame.contentWindow.addEventListener(kind, () => (touched = true), { once: true, capture: true });
  }
  const over = app().commands.execute(RUN).then(() => touched || toTop());
  const shown = until(() => frame.contentDocument.querySelector(".jp-OutputArea-output"));
  await Promise.race([over, shown]);
  if (!touched) toTop();
}

const partsShown = () => [...frame.contentDocument.querySelectorAll(".mt-place > *")];
const hasContent = (node) => node.offsetHeight > 0 && node.querySelector(CONTENT) !== null;

/** Have Python open a route, once it is known to Python what was reached; what it says about it.
 *
 * It begins `again`, or goes on with what was open before the page was loaded anew (`back`).
 * `settled` waits until that is seen, and shows a notebook that is worked in.
 */
async function openInside(route, again, back) {
  const before = partsShown();
  frame.contentWindow.magicalTowersOpened = Date.now(); // the first panel that comes takes the focus
  const how = `again=${again ? "True" : "False"}, back=${back ? "True" : "False"}`;
  const answer = await ask(`show(${JSON.stringify(route)}, ${how})`);
  const isNew = (node) => !before.includes(node) && hasContent(node);
  const settled = async () => {
    const name = Object.hasOwn(NOTEBOOKS, answer.notebook) ? answer.notebook : PLACE;
    if (name !== PLACE || inside !== PLACE) {
      await put(name);
      await run();
    }
    if (name !== PLACE || !answer.fresh) return;
    await until(() => partsShown().some(isNew));
    toTop();
  };
  return { ...answer, settled };
}

/** What opens links and buttons inside leads on in the page; the first notebook is the map's. */
function leadOn(open) {
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
    open(name);
  };
  frame.contentDocument.addEventListener("click", follow, true);
}

/** Python sends files that it has written, and answers. */
function hear(message, keepWritten) {
  const { number, told: answer, name, text } = JSON.parse(message);
  if (number === undefined) keepWritten(name, text);
  else waiting.get(number)?.(answer);
}
