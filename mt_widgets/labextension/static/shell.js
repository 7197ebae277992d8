// The house on the page: its notebook runs by itself, and of JupyterLab nothing else is seen.

const OURS = "from mt_widgets import House\n\nHouse()"; // the only code that ever runs by itself
const CHOICE = "magical-towers-whole-lab";

const chosen = () => {
  try {
    return localStorage.getItem(CHOICE);
  } catch {
    return null;
  }
};
const choose = (value) => {
  try {
    if (value) localStorage.setItem(CHOICE, value);
    else localStorage.removeItem(CHOICE);
  } catch {
    // without it, it is chosen for this page
  }
};

/** Whether a notebook is the house, unchanged and signed: only then it runs by itself. */
function isHouse({ context: { model } }) {
  if (!model.getMetadata("magical_towers")?.house) return false;
  const cells = [...model.cells].filter((cell) => cell.type === "code");
  return cells.length === 1 && cells[0].trusted && cells[0].sharedModel.getSource() === OURS;
}

function alone(app, panel) {
  app.shell.mode = "single-document";
  app.shell.collapseLeft();
  app.shell.collapseRight();
  app.shell.activateById(panel.id);
  document.body.classList.add("mt-alone");
}

function together(app) {
  document.body.classList.remove("mt-alone");
  app.shell.mode = "multiple-document";
  app.shell.expandLeft();
}

/** Nothing of the house is written into its notebook: what runs is never saved. */
function leaveUnchanged({ model }) {
  model.stateChanged.connect((_, { name, newValue }) => {
    if (name === "dirty" && newValue) model.dirty = false;
  });
}

async function enter(app, panel) {
  const { context, sessionContext } = panel;
  await context.ready;
  if (!isHouse(panel)) return;
  leaveUnchanged(context);
  const house = (window.magicalTowersHouse = {
    why: "",
    leave() {
      choose("whole");
      together(app);
    },
    come() {
      choose("");
      alone(app, panel);
    },
  });
  if (!chosen()) alone(app, panel);
  await sessionContext.ready;
  const run = () => app.commands.execute("notebook:run-all-cells");
  app.shell.activateById(panel.id);
  await run();
  sessionContext.statusChanged.connect((_, status) => {
    if (status === "restarting" || status === "autorestarting") house.why = "again";
    if (status === "idle" && house.why && !house.running) {
      house.running = true;
      run().finally(() => (house.running = false));
    }
  });
}

export function watchHouse(app, tracker) {
  tracker.forEach((panel) => enter(app, panel));
  tracker.widgetAdded.connect((_, panel) => enter(app, panel));
}
