// What JupyterLab loads of ours with its page, as it is, without a build step.
//
// After a reload JupyterLab looks for the model of a widget for two seconds only, and anywidget gives
// each of its own as long to load. On a slow machine, or where a kernel has shown many boards, they
// come later and would be given up for good: JupyterLab is asked again, anywidget is given more time.

(() => {
  const here = new URL(".", document.currentScript.src);
  // What the address asks of the house; JupyterLab would look for a heading of that name.
  const ROUTE = /=|^#(map|day|again|review)$/i;
  if (ROUTE.test(location.hash)) {
    window.magicalTowersAsked = location.hash.slice(1);
    history.replaceState(history.state, "", location.pathname + location.search);
  }

  const HURRY = 2_000; // milliseconds that anywidget gives
  const PATIENCE = 120_000;
  const after = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (wait) => {
    const hurried = wait === HURRY && new Error().stack.includes("anywidget");
    return after(hurried ? PATIENCE : wait);
  };

  const VIEW = "application/vnd.jupyter.widget-view+json";
  const MISSED = "Error displaying widget: model not found";
  const TRIES = 10; // of two seconds each, and a pause between them
  const PAUSE = 500; // milliseconds

  /** Whether an output is a widget that JupyterLab gave up on. */
  const missed = (output) => output.mimeType === VIEW && output.node.textContent === MISSED;

  /** The outputs of a notebook that were given up on, each with what it is to show. */
  function* missing(panel) {
    for (const { outputArea } of panel.content.widgets)
      for (const [number, item] of (outputArea?.widgets ?? []).entries())
        for (const output of item.children())
          if (missed(output)) yield [output, outputArea.model.get(number)];
  }

  /** Ask for a widget again until it is there. */
  async function show(output, model) {
    for (let tries = 0; tries < TRIES && missed(output) && !output.isDisposed; tries++) {
      await new Promise((go) => setTimeout(go, PAUSE));
      await output.renderModel(model);
    }
  }

  /** Look after the outputs of a notebook, each of which is asked for by one at a time. */
  function watch(panel) {
    const seen = new WeakSet();
    const look = () => {
      for (const [output, model] of missing(panel)) {
        if (seen.has(output)) continue;
        seen.add(output);
        show(output, model);
      }
    };
    const changes = new MutationObserver(look);
    changes.observe(panel.node, { childList: true, subtree: true });
    panel.disposed.connect(() => changes.disconnect());
  }

  let shared; // the modules that JupyterLab shares with extensions
  const module = async (name) => (await Object.values(shared[name])[0].get())();

  /** A module of JupyterLab that not every one of its pages has. */
  const optional = async (name) => (shared[name] ? module(name) : {});

  function addStyle() {
    const style = document.createElement("link");
    Object.assign(style, { rel: "stylesheet", href: new URL("shell.css", here) });
    document.head.append(style);
  }

  async function extension() {
    const { openHouse } = await import(new URL("shell.js", here));
    const { INotebookTracker } = await module("@jupyterlab/notebook");
    const { ILauncher } = await optional("@jupyterlab/launcher");
    const { IMainMenu } = await optional("@jupyterlab/mainmenu");
    addStyle();
    const plugin = {
      id: "magical-towers:boards",
      autoStart: true,
      requires: [INotebookTracker],
      optional: [ILauncher, IMainMenu].filter(Boolean),
      activate: (app, tracker, launcher, menu) => {
        tracker.forEach(watch);
        tracker.widgetAdded.connect((_tracker, panel) => watch(panel));
        if (app.shell.mode) openHouse(app, tracker, launcher, menu); // JupyterLab's own, which can be left
      },
    };
    return () => ({ __esModule: true, default: plugin });
  }

  (window._JUPYTERLAB ??= {})["magical-towers"] = {
    init: (scope) => void (shared = scope),
    get: extension,
  };
})();
