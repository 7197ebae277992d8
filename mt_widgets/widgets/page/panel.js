// The page around the canvas: sentences, buttons, log, keyboard, clipboard, and what only the
// page knows. Python gives every word and decides everything; this shows it and reports back.
// Parts of the page have files of their own, panel_*.js, which Python puts before this one: so
// there is no build step.

const SCROLLBAR = 18; // growing by less is not reported, or a scroll bar could flicker for ever
const COARSE = "(pointer: coarse)"; // a finger, and no mouse
const PATIENCE = 60_000; // milliseconds in which a panel comes up after its page was opened

/** What all parts of one panel share: words, watching what Python says, and sending. */
function openPanel(model, host) {
  const words = model.get("words");
  const stopped = new AbortController();
  const root = make("section", { class: "mt-desk", "aria-label": ownName(words.panel, stopped.signal) });
  const panel = {
    model, host, root, words, id: freshId("panel"),
    signal: stopped.signal,
    close: () => stopped.abort(),
    get(path) {
      const [name, field] = path.split("."); // "record.step" is a field of a part
      return field ? model.get(name)[field] : model.get(name);
    },
    send: (message) => model.send(message),
    focused: () => root.getRootNode().activeElement,
    around: () => host.closest(".magical-towers") ?? root, // the board with all that belongs to it
    watch(paths, show) {
      const told = () => JSON.stringify(paths.map(panel.get));
      let last = told();
      const changed = () => last !== (last = told()) && show();
      for (const name of new Set(paths.map((path) => path.split(".")[0]))) {
        model.on(`change:${name}`, changed);
        panel.signal.addEventListener("abort", () => model.off(`change:${name}`, changed));
      }
      show();
    },
    hover: hovering((tag) => panel.send({ do: "hover", tag })),
  };
  root.addEventListener("keydown", (event) => handleKey(panel, event));
  return panel;
}

/** A function that tells where the pointer or the focus rests; leaving and entering are one step. */
function hovering(send) {
  let told = "";
  let waiting = 0;
  return (tag) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => tag !== told && send((told = tag)), 30);
  };
}

/** Keep keys from the notebook, where two presses of "d" delete a cell; but let Tab through. */
function handleKey(panel, event) {
  const saving = (event.ctrlKey || event.metaKey) && event.key === "s";
  if (event.key === "Tab" || saving) return;
  event.stopPropagation();
  if (event.repeat && event.key === "Enter") event.preventDefault(); // one press, one button
  if (event.key === "Escape") panel.send({ do: "cancel" });
}

/** Focus a picture where it is: a scroll in the middle of a press would move what was pressed. */
function focusInPlace(options) {
  HTMLElement.prototype.focus.call(this, { ...options, preventScroll: true });
}

/** The picture is an image with a name, and no stop for the Tab key: there are buttons for that. */
function nameCanvas(panel) {
  const name = `${panel.get("prompt.heading")} ${panel.get("prompt.pointed")}`.trim();
  for (const canvas of panel.around().querySelectorAll("canvas")) {
    canvas.tabIndex = -1;
    canvas.focus = focusInPlace;
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", name);
  }
}

/** Whose decision it is, what is expected, the big buttons, and the answer to the last click. */
function bar(panel) {
  const emblem = make("span", { class: "mt-emblem" });
  const status = make("div", { class: "mt-status", role: "status" });
  panel.heading = make("div", { class: "mt-heading", role: "heading", "aria-level": 2, tabindex: -1 });
  panel.watch(["prompt.heading", "prompt.pointed"], () => {
    panel.heading.textContent = panel.get("prompt.heading");
    nameCanvas(panel);
  });
  panel.watch(["prompt.emblem"], () => {
    const drawn = panel.get("prompt.emblem");
    emblem.replaceChildren(...(drawn ? [make("img", { src: picture(drawn), alt: "" })] : []));
  });
  panel.status = status;
  panel.tell = (told) => showStatus(panel, status, told);
  panel.watch(["status"], () => panel.tell(panel.get("status")));
  const [actions, asides] = [buttonRow(panel, "actions"), buttonRow(panel, "asides")];
  return make("div", { class: "mt-bar mt-card" }, emblem, panel.heading, actions, status, asides);
}

/** What leads on from here takes the focus from whoever did what was to be done. */
function stepUp(panel, node) {
  const held = panel.focused();
  const pointed = held?.matches("canvas"); // a scroll would move what is looked at
  if (panel.around().contains(held)) node.focus({ preventScroll: pointed });
}

/** A row of buttons; who was on one that vanished is not left on what came in its place. */
function buttonRow(panel, name) {
  const row = make("div", { class: `mt-${name}`, "data-row": true });
  const show = listing(row, (item) => item.tag, (item) => actionButton(panel, item), showAction);
  panel.watch([`buttons.${name}`], () => {
    const held = row.contains(panel.focused());
    const before = new Set(row.children);
    show(panel.get(`buttons.${name}`));
    if (held && !row.contains(panel.focused())) panel.heading.focus();
    const ahead = [...row.children].find((one) => one.dataset.ahead && !before.has(one));
    if (ahead) stepUp(panel, ahead);
  });
  return row;
}

/** A big button that sends its tag, and may open another page or save a file besides. */
function actionButton(panel, { tag }) {
  const node = bigButton(panel, tag, () => {
    if (node.dataset.open) openNotebook(node.dataset.open);
    panel.saving = Boolean(node.dataset.save);
    panel.send({ do: "click", tag });
  });
  return node;
}

function showAction(node, { label, primary, disabled, open, save, ahead }) {
  node.dataset.save = save ? "true" : "";
  node.dataset.open = open ?? "";
  node.dataset.ahead = ahead ? "true" : "";
  if (node.textContent !== label) node.textContent = label;
  node.classList.toggle("mt-primary", Boolean(primary));
  able(node, !disabled);
}

/** The status line; its parts are made anew, so that an equal answer is seen and heard again. */
function showStatus(panel, line, { kind, rule, text }) {
  const named = kind === "refused" || kind === "error";
  const spoken = named && make("span", { class: "mt-unseen" }, `${panel.words[kind]}: `);
  const sign = ICONS[kind] && make("span", { class: "mt-sign" }, icon(kind), spoken || null);
  const badge = rule && ruleButton(rule, "mt-rule");
  line.className = `mt-status mt-${kind || "quiet"}`;
  line.replaceChildren();
  if (text) line.append(make("p", {}, sign, badge, make("span", { class: "mt-sentence" }, ...rich(text))));
}

/** Sentences to be read aloud; a new node is read even if it says the same again. */
function speaker(panel) {
  const live = make("div", { class: "mt-unseen", "aria-live": "polite" });
  panel.watch(["announce"], () => {
    const [, sentence] = panel.get("announce");
    live.replaceChildren(...(sentence ? [make("p", {}, sentence)] : []));
  });
  return live;
}

/** Show the tools that are wanted, in the colours that were decided on. */
function dress(panel) {
  const all = (selector) => panel.root.querySelectorAll(selector);
  panel.watch(["tools"], () => {
    const tools = panel.get("tools");
    for (const one of all("[data-tool]")) one.hidden = !tools.includes(one.dataset.tool);
    for (const box of all("[data-tools]")) box.hidden = !box.querySelector("[data-tool]:not([hidden])");
  });
  panel.watch(["theme", "settings", "page"], () => {
    panel.root.dataset.theme = panel.get("theme") || (isDark() ? "dark" : "light");
    panel.root.classList.toggle("mt-still", isStill() || panel.get("settings").motion === false);
  });
}

/** What only the page knows; a width hardly greater than the last one counts as the same. */
function measured(panel, last) {
  const width = Math.round(widthOf(panel));
  const same = width > last.width && width - last.width <= SCROLLBAR;
  const [height, ratio] = [Math.round(innerHeight), devicePixelRatio];
  const taken = Math.max(0, Math.round((last.taken ?? 0) + lacking(panel)));
  const looks = { ratio, dark: isDark(), still: isStill(), coarse: matchMedia(COARSE).matches, slim: isSlim(panel) };
  return { width: same ? last.width : width, height, taken, ...roomOf(panel), ...looks };
}

/** Who has come here from the map stands at the head of the page, from where Tab leads on. */
function arrive(panel) {
  if (Date.now() - (window.magicalTowersOpened ?? 0) > PATIENCE) return;
  window.magicalTowersOpened = 0;
  (panel.around().querySelector(".mt-title") ?? panel.heading).focus({ preventScroll: true });
}

/** Report what only the page knows, now and whenever it changes. */
function measure(panel) {
  const { model, host, signal } = panel;
  let last = {};
  let waiting = 0;
  const report = () => {
    nameCanvas(panel); // which may not have been there before
    const page = measured(panel, last);
    if (page.width) arrive(panel);
    if (!page.width || JSON.stringify(page) === JSON.stringify(last)) return; // 0: not on the screen
    model.set("page", (last = page));
    model.save_changes();
  };
  const soon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(report, last.width ? 120 : 0);
  };
  const sized = new ResizeObserver(soon);
  const themed = new MutationObserver(soon);
  sized.observe(host);
  sized.observe(panel.cell);
  themed.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  window.addEventListener("resize", soon, { signal });
  const here = `(resolution: ${devicePixelRatio}dppx)`; // until moved to another screen
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)", COARSE, here])
    matchMedia(query).addEventListener("change", soon, { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(waiting);
    sized.disconnect();
    themed.disconnect();
  });
}

function render({ model, el }) {
  el.classList.add("mt-desk-host");
  const panel = openPanel(model, el);
  const top = bar(panel); // first, for the others lean on its heading and status line
  const { skip, details } = keyboard(panel);
  const below = make("div", { class: "mt-below" }, log(panel), more(panel));
  panel.root.append(skip, top, ruleBox(panel), mainForm(panel), summary(panel), choices(panel));
  panel.root.append(...quiet(panel, details, record(panel), sections(panel), below), speaker(panel), boardCell(panel));
  el.append(panel.root);
  dress(panel);
  fingers(panel);
  dismissing(panel);
  measure(panel);
  panel.send({ do: "shown" }); // after a reload the picture beside it is empty
  return panel.close;
}

export default { render };
