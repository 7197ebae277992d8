// The house on the page: its notebook runs by itself, and of JupyterLab nothing else is seen. Whoever
// wants the whole of JupyterLab gets it with a click, and the house again with another.

const OURS = "from mt_widgets import House\n\nHouse.here()"; // the only code that ever runs by itself
const START = "01-start-here.ipynb";
const LESSONS = "lessons"; // their folder on servers for many
const CHOICE = "magical-towers-whole-lab"; // where the choice is kept
const RUN = "notebook:run-all-cells";
const COMMAND = "magical-towers:open";
const AGAIN = "again"; // why a place is asked for: Python had to be started anew
const ENDED = ["dead", "terminating", "autorestarting", "restarting"];
const CALM = 1_500; // milliseconds between two tries to have a Python again

// The notebook that the page was opened for, if one was.
const ASKED = decodeURIComponent(location.pathname.match(/\/tree\/(.+)$/)?.[1] ?? "");

const pause = (time) => new Promise((go) => setTimeout(go, time));

/** What was chosen is kept where the browser allows it, and otherwise for this page. */
const choice = {
  whole: false,
  get() {
    try {
      return localStorage.getItem(CHOICE) === "yes";
    } catch {
      return this.whole;
    }
  },
  set(whole) {
    this.whole = whole;
    try {
      localStorage.setItem(CHOICE, whole ? "yes" : "no");
    } catch {
      // kept for this page
    }
  },
};

/** Whether a notebook is the house as it was shipped, and signed: no other runs by itself. */
function isHouse({ model }) {
  if (!model.getMetadata("magical_towers")?.house) return false;
  const [cell, ...more] = [...model.cells].filter(({ type }) => type === "code");
  return !more.length && cell?.trusted && cell.sharedModel.getSource() === OURS;
}

/** What runs in the house is never saved, so that its notebook stays as it was signed. */
function leaveUnchanged({ model }) {
  model.stateChanged.connect((_, { name, newValue }) => {
    if (name === "dirty" && newValue) model.dirty = false;
  });
}

class House {
  why = ""; // its door takes it when it comes, which may be long after all was run
  #running = false;

  constructor(app, panel) {
    this.app = app;
    this.panel = panel;
  }

  /** Show the house and nothing else. */
  alone() {
    const { shell } = this.app;
    shell.mode = "single-document";
    shell.collapseLeft();
    shell.collapseRight();
    shell.activateById(this.panel.id);
    this.#show(true);
  }

  #show(alone) {
    document.body.classList.toggle("mt-alone", alone);
    dispatchEvent(new CustomEvent("magical-towers-alone"));
  }

  /** Show the whole of JupyterLab, from now on. */
  leave() {
    choice.set(true);
    this.#show(false);
    this.app.shell.mode = "multiple-document";
    this.app.shell.expandLeft();
  }

  /** Show the house again, from now on. */
  come() {
    choice.set(false);
    this.alone();
  }

  /** Open a notebook to work in, which needs the whole of JupyterLab. */
  async work(name) {
    const folder = this.panel.context.path.split("/").slice(0, -1);
    this.leave();
    await this.app.commands.execute("docmanager:open", { path: [...folder, name].join("/") });
  }

  async run() {
    if (this.#running) return;
    this.#running = true;
    try {
      this.app.shell.activateById(this.panel.id);
      await this.app.commands.execute(RUN);
    } finally {
      this.#running = false;
    }
  }

  /** Have a Python again after it ended, and with it the place that was open. */
  async revive() {
    const { sessionContext } = this.panel;
    window.magicalTowersAsked = location.hash.slice(1);
    this.why = AGAIN;
    for (const dialog of document.querySelectorAll(".jp-Dialog .jp-mod-accept")) dialog.click();
    while (!this.panel.isDisposed) {
      try {
        if (!sessionContext.session?.kernel || sessionContext.session.kernel.status === "dead")
          await sessionContext.startKernel();
        await sessionContext.ready;
        return await this.run();
      } catch (error) {
        console.warn(error);
        await pause(CALM);
      }
    }
  }

  /** Look after Python: what ends is started again, and a lost connection is told. */
  watch() {
    const { sessionContext } = this.panel;
    let ended = false;
    sessionContext.statusChanged.connect((_, status) => {
      if (ENDED.includes(status)) ended = true;
      if (!ended || (status !== "idle" && status !== "dead")) return;
      ended = false;
      this.revive();
    });
    sessionContext.connectionStatusChanged.connect((_, status) => {
      const detail = status !== "connected";
      dispatchEvent(new CustomEvent("magical-towers-lost", { detail }));
    });
  }
}

/** Begin with the house, unless another notebook is asked for and the house is only a tab. */
async function enter(app, panel, asked) {
  await panel.context.ready;
  if (asked && asked !== panel.context.path) return;
  if (!isHouse(panel.context) || window.magicalTowersHouse) return;
  const house = (window.magicalTowersHouse = new House(app, panel));
  panel.disposed.connect(() => delete window.magicalTowersHouse);
  leaveUnchanged(panel.context);
  if (!choice.get()) house.alone();
  await panel.sessionContext.ready;
  await house.run();
  house.watch();
}

/** Where the house is: beside one's own files, in the lessons of a hub, or in those of one's folder. */
async function findHouse({ serviceManager: { contents } }) {
  const { content } = await contents.get("");
  const names = content.map(({ name }) => name);
  if (names.includes(START)) return START;
  const own = names.includes(LESSONS) ? "" : content.find(({ type }) => type === "directory")?.name;
  return [own, LESSONS, START].filter(Boolean).join("/");
}

/** The way back from JupyterLab: a command, in the launcher and in a menu. */
function addCommand(app, launcher, menu) {
  app.commands.addCommand(COMMAND, {
    label: "Magical Towers",
    caption: "Lessons, puzzles and a table to play at",
    execute: async () => {
      choice.set(false);
      if (!window.magicalTowersHouse) {
        const panel = await app.commands.execute("docmanager:open", { path: await findHouse(app) });
        await enter(app, panel, "");
      }
      window.magicalTowersHouse?.come();
    },
  });
  launcher?.add({ command: COMMAND, category: "Other", rank: 0 });
  menu?.helpMenu.addGroup([{ command: COMMAND }], 0);
}

export function openHouse(app, tracker, launcher, menu) {
  addCommand(app, launcher, menu);
  let asked = ASKED; // as long as the tabs of the last time are opened again
  app.restored.then(() => (asked = ""));
  tracker.forEach((panel) => enter(app, panel, asked));
  tracker.widgetAdded.connect((_, panel) => enter(app, panel, asked));
}
