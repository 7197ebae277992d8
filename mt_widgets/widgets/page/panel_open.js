// Opening another notebook of the course, running, by the reader's own click.

const started = (window.magicalTowersStarted ??= new WeakSet()); // what was run is not run again
const SETTLED = 10_000; // milliseconds after which nothing moves any more by itself
const BY_HAND = ["pointerdown", "wheel", "touchstart", "keydown"];

/** Show the board of a page from its top, and keep it there until the reader does something:
 * JupyterLab scrolls on when it has run the cells, and what stands above may come late. */
function holdBoard(page) {
  const held = new AbortController();
  const { signal } = held;
  const put = () => {
    page.node.querySelector(".magical-towers")?.scrollIntoView({ block: "start" });
    page.node.querySelector(":is(.mt-desk *, a):focus")?.scrollIntoView({ block: "nearest" });
  };
  const grown = new MutationObserver(put);
  const sized = new ResizeObserver(put);
  grown.observe(page.node, { childList: true, subtree: true });
  sized.observe(page.content.viewportNode ?? page.content.node);
  page.node.addEventListener("scroll", put, { capture: true, signal });
  const letGo = (event) => event.key === "Tab" || held.abort(); // where it leads is seen, too
  for (const deed of BY_HAND) page.node.addEventListener(deed, letGo, { capture: true, signal });
  signal.addEventListener("abort", () => {
    grown.disconnect();
    sized.disconnect();
  });
  put();
  return held;
}

/** Open a notebook that lies beside this one; where JupyterLab does not help, as a plain link.
 *
 * In the house, or where a page is around this one, what its route names is opened there.
 */
async function openNotebook(name, route = name) {
  const wish = new CustomEvent("magical-towers-open", { detail: route, cancelable: true });
  if (!window.dispatchEvent(wish)) return;
  const app = window.jupyterapp;
  if (!app) {
    window.open(name, "_blank", "noopener");
    return;
  }
  const here = app.shell.currentWidget?.context?.path ?? "";
  const path = [...here.split("/").slice(0, -1), name].join("/");
  if (path === here) return void holdBoard(app.shell.currentWidget);
  const page = await app.commands.execute("docmanager:open", { path });
  await page.context.ready;
  await page.context.sessionContext.ready;
  app.shell.activateById(page.id);
  if (started.has(page)) return;
  started.add(page);
  const held = holdBoard(page);
  window.magicalTowersOpened = Date.now(); // the first panel that comes takes the focus
  await app.commands.execute("notebook:run-all-cells");
  setTimeout(() => held.abort(), SETTLED);
}
