// Opening another notebook of the course, running, by the reader's own click.

const started = (window.magicalTowersStarted ??= new WeakSet()); // what was run is not run again
const PATIENCE = 15_000; // milliseconds in which a board should have come up

/** Show the board of a page, once it is there, from its top. */
async function showBoard(page) {
  for (const end = performance.now() + PATIENCE; performance.now() < end; ) {
    const board = page.node.querySelector(".magical-towers");
    if (board) return board.scrollIntoView({ block: "start" });
    await new Promise((again) => setTimeout(again, 200));
  }
}

/** Open a notebook that lies beside this one; where JupyterLab does not help, as a plain link. */
async function openNotebook(name) {
  const wish = new CustomEvent("magical-towers-open", { detail: name, cancelable: true });
  if (!window.dispatchEvent(wish)) return; // a page around this one opens it
  const app = window.jupyterapp;
  if (!app) {
    window.open(name, "_blank", "noopener");
    return;
  }
  const here = app.shell.currentWidget?.context?.path ?? "";
  const path = [...here.split("/").slice(0, -1), name].join("/");
  if (path === here) return showBoard(app.shell.currentWidget);
  const page = await app.commands.execute("docmanager:open", { path });
  await page.context.ready;
  await page.context.sessionContext.ready;
  app.shell.activateById(page.id);
  if (started.has(page)) return;
  started.add(page);
  app.commands.execute("notebook:run-all-cells");
  await showBoard(page);
}
