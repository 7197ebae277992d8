// Opening another notebook of the course, running, by the reader's own click.

const started = (window.magicalTowersStarted ??= new WeakSet()); // what was run is not run again

/** Open a notebook that lies beside this one; where JupyterLab does not help, as a plain link. */
async function openNotebook(name) {
  const app = window.jupyterapp;
  if (!app) {
    window.open(name, "_blank", "noopener");
    return;
  }
  const here = app.shell.currentWidget?.context?.path ?? "";
  const path = [...here.split("/").slice(0, -1), name].join("/");
  const page = await app.commands.execute("docmanager:open", { path });
  await page.context.ready;
  await page.context.sessionContext.ready;
  app.shell.activateById(page.id);
  if (started.has(page)) return;
  started.add(page);
  await app.commands.execute("notebook:run-all-cells");
}
