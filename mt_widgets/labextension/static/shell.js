// The house on the page: its notebook runs by itself, and of JupyterLab nothing else is seen. Whoever
// wants the whole of JupyterLab gets it with a click, and the house again with another.

const OURS = "from mt_widgets import House\n\nHouse.here()"; // the only code that ever runs by itself
const ONLY_INSTALLED = "import sys\nsys.path[:] = filter(None, sys.path)";
const START = "01-start-here.ipynb";
const LESSONS = "lessons"; // their folder on servers for many
const CHOICE = "magical-towers-whole-lab"; // where the choice is kept
const ALONE = "mt-alone"; // the class of a page that shows the house alone
const WHOLE = "mt-whole"; // and of one that gives all its room to the map
// What JupyterLab acts on with keys and menus that nobody sees here: some throw cells or pages away.
const UNHEARD = ["keydown", "contextmenu"];
const RUN = "notebook:run-all-cells";
const COMMAND = "magical-towers:open";
const AGAIN = "again"; // why a place is asked for: Python had to be started anew
const TOLD = ".jp-Dialog-footerButtons > button:only-child"; // of a dialog that asks nothing
const ENDED = ["dead", "terminating", "autorestarting", "restarting"];
const ONE_THREAD = "disabled"; // of what a kernel may hear clicks in, beside its cells
const CALM = 1_500; // milliseconds between two tries to have a Python again

// The notebook that the page was opened for, if one was.
const ASKED = decoded(location.pathname.match(/\/tree\/(.+)$/)?.[1] ?? "");

/** A part of an address in plain signs, or as it is where somebody wrote what is none. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

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
  if (!model.getMetadata("mt_widgets")?.house) return false;
  const [cell, ...more] = [...model.cells].filter(({ type }) => type === "code");
  return !more.length && cell?.trusted && cell.sharedModel.getSource() === OURS;
}

/** What runs in the house is never saved, so that its notebook stays as it was signed. */
function leaveUnchanged({ model }) {
  model.stateChanged.connect((_, { name, newValue }) => {
    if (name === "dirty" && newValue) model.dirty = false;
  });
}

const isAlone = () => document.body.classList.contains(ALONE);

/** While the house is alone, JupyterLab hears of no keys and menus, and what it only tells is closed:
 * the house says by itself what happened. */
function keepAlone() {
  const { body } = document;
  for (const kind of UNHEARD) body.addEventListener(kind, (event) => isAlone() && event.stopPropagation());
  const close = () => isAlone() && document.querySelectorAll(TOLD).forEach((button) => button.click());
  new MutationObserver(close).observe(body, { childList: true });
}

/** Clicks are heard in the thread in which the house was begun: in another they would meet opponents
 * and thoughts halfway. */
function hearInOneThread({ sessionContext }) {
  const hear = (kernel) => kernel && (kernel.commsOverSubshells = ONE_THREAD);
  hear(sessionContext.session?.kernel);
  sessionContext.kernelChanged.connect((_, { newValue }) => hear(newValue));
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
    for (const name of [ALONE, WHOLE]) document.body.classList.toggle(name, alone);
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

  /** Have Python take no module from the folder that it runs in, where anybody may have put one. */
  async #closePath() {
    const { kernel } = this.panel.sessionContext.session;
    await kernel.requestExecute({ code: ONLY_INSTALLED, silent: true, store_history: false }).done;
  }

  async run() {
    if (this.#running || !isHouse(this.panel.context)) return;
    this.#running = true;
    try {
      await this.#closePath();
      await this.app.commands.execute(RUN, { semanticWidget: this.panel.id, activate: false });
    } finally {
      this.#running = false;
    }
  }

  /** Have a Python again after it ended, and with it the place that was open. */
  async revive() {
    const { route } = this.panel.node.querySelector(".mt-door")?.dataset ?? {};
    window.magicalTowersAsked ??= route ?? location.hash.slice(1); // another notebook may have the address
    this.why = AGAIN;
    await this.begin();
  }

  /** Have a Python and the house in it, however often that goes wrong at first. */
  async begin() {
    const { sessionContext } = this.panel;
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

  /** Try for a connection again and again, where JupyterLab has given it up after a minute. */
  async #connect() {
    await pause(CALM);
    await this.panel.sessionContext.session?.kernel?.reconnect().catch(() => {}); // then this is called again
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
      if (status === "disconnected") this.#connect();
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
  hearInOneThread(panel);
  await panel.sessionContext.ready;
  house.watch(); // this Python may end before the house is there
  await house.begin();
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
  keepAlone();
  addCommand(app, launcher, menu);
  let asked = ASKED; // as long as the tabs of the last time are opened again
  app.restored.then(() => (asked = ""));
  tracker.forEach((panel) => enter(app, panel, asked));
  tracker.widgetAdded.connect((_, panel) => enter(app, panel, asked));
}
