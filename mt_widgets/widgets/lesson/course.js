// The map of the course: stops to click, as a picture or as a list, and where one stands.

const FORM = "magical-towers-map"; // how the map is wanted, in the reader's own browser
const shown = new WeakMap(); // the maps of this page, by the element they are in

/** Every click on a stop comes here: the one place to change how stops are opened. */
function openStop(entry) {
  return openNotebook(entry.notebook, entry.route);
}

function wantsList() {
  try {
    return localStorage.getItem(FORM) === "list";
  } catch {
    return false; // a browser that keeps nothing
  }
}

function keepForm(form) {
  try {
    localStorage.setItem(FORM, form);
  } catch {
    // Then it is asked for again next time.
  }
}

/** A picture that is drawn by our own code, for the eye alone. */
function drawn(name, svg) {
  const picture = make("span", { class: name, "aria-hidden": "true" });
  picture.innerHTML = svg;
  return picture;
}

const stopsOf = (course) => course.parts.flatMap((one) => one.entries);
const lessonsOf = (course) => stopsOf(course).filter((entry) => entry.lesson);

function stop(entry, here, emblem) {
  const picture = drawn("mt-stop-picture", entry.picture);
  const time = entry.time && make("span", { class: "mt-stop-time" }, entry.time);
  const words = make(
    "span", { class: "mt-stop-words" },
    make("span", { class: "mt-stop-title" }, entry.title),
    make("span", { class: "mt-stop-about" }, entry.about),
    make("span", { class: "mt-stop-foot" }, ...entry.signs.map(glyphs), ...(time ? [time] : [])),
  );
  const stands = () => make("span", { class: "mt-stop-here" }, drawn("mt-stop-emblem", emblem), here);
  const flag = entry.state === "next" && stands();
  const look = { class: `mt-stop mt-stop-${entry.state}`, type: "button", "data-notebook": entry.notebook, "data-route": entry.route };
  if (entry.state === "next") look["aria-current"] = "step";
  return make("button", { ...look, onclick: () => openStop(entry) }, picture, words, flag || null);
}

function part({ title, entries }, here, emblem) {
  return make(
    "section", { class: "mt-part" },
    make("h3", {}, title),
    make("div", { class: "mt-stops" }, ...entries.map((entry) => stop(entry, here, emblem))),
  );
}

const badgeOf = ({ badge }) => (badge ? make("span", { class: "mt-extra-badge" }, badge) : null);

/** The one big way on: `course.open` is the notebook of a stop, or what `open` opens. */
function goButton(course, open) {
  const entry = stopsOf(course).find((one) => one.notebook === course.open);
  const extra = (course.extras ?? []).find(({ tag }) => tag === course.open);
  const look = { class: "mt-button mt-big mt-primary mt-go", type: "button" };
  const act = () => (entry ? openStop(entry) : open(course.open));
  return course.open ? make("button", { ...look, onclick: act }, course.label, badgeOf(extra ?? {})) : null;
}

/** The title that was earned by lessons, and all stars together. */
function earnedSoFar(course) {
  const lessons = lessonsOf(course);
  const done = lessons.filter((entry) => entry.state === "done").length;
  const [, title] = course.ranks.findLast(([least]) => least <= done) ?? [0, ""];
  const number = lessons.flatMap((entry) => entry.signs).reduce((sum, [, filled]) => sum + filled, 0);
  const said = fill(course.labels.stars, { number, most: 3 * lessons.length });
  const star = drawing("-52 -52 104 104", "mt-glyph mt-filled", { d: STAR });
  const count = make("span", { class: "mt-star-count mt-stars", role: "img", "aria-label": said, title: said }, star, `${number} / ${3 * lessons.length}`);
  const rank = title && make("span", { class: "mt-rank" }, make("span", { class: "mt-unseen" }, fill(course.labels.rank, { title })), make("span", { "aria-hidden": "true" }, title));
  return make("p", { class: "mt-earned" }, rank || null, count);
}

/** What else there is to do now, such as the puzzle of the day: `course.extras`, each with a tag. */
function extraButtons(course, open) {
  const one = ({ tag, label, about, badge }) => make(
    "button", { class: "mt-button mt-extra", type: "button", "data-tag": tag, title: about, onclick: () => open(tag) },
    label, badgeOf({ badge }),
  );
  return (course.extras ?? []).filter(({ tag }) => tag !== course.open).map(one);
}

function courseHead(course, open, go) {
  const words = make("div", { class: "mt-grow" }, make("h2", {}, course.title), make("p", { class: "mt-lead" }, course.lead));
  const doors = [...extraButtons(course, open), go].filter(Boolean);
  return make(
    "header", { class: "mt-card mt-course-head" },
    drawn("mt-head-emblem", course.emblem), words, earnedSoFar(course),
    doors.length ? make("div", { class: "mt-doors" }, ...doors) : null,
  );
}

/** A quiet row at the bottom: the other form of the map, and `course.links`, each with a tag. */
function courseFoot(root, course, open) {
  const list = wantsList();
  const turn = () => {
    keepForm(list ? "picture" : "list");
    drawCourse(root);
  };
  const link = ({ tag, label }) => make("button", { class: "mt-quiet", type: "button", "data-tag": tag, onclick: () => open(tag) }, label);
  const form = make("button", { class: "mt-quiet mt-form", type: "button", onclick: turn }, list ? course.labels.picture : course.labels.list);
  return make("footer", { class: "mt-course-foot" }, form, ...(course.links ?? []).map(link));
}

/** What finds a button of the map again when all is drawn anew. */
function lookOf({ dataset: { notebook, tag }, classList }) {
  if (notebook) return `[data-notebook="${CSS.escape(notebook)}"]`;
  return tag ? `[data-tag="${CSS.escape(tag)}"]` : `.${[...classList].at(-1)}`;
}

/** Draw a map anew; who had the focus keeps it. */
function drawCourse(root) {
  const held = root.contains(document.activeElement) ? lookOf(document.activeElement) : null;
  const { course, paint, open } = shown.get(root);
  const form = wantsList() ? "list" : "picture";
  const frame = form === "picture" ? frameFor(root) : "";
  Object.assign(root.dataset, { form, frame });
  const go = goButton(course, open);
  const below = frame === "phone" && go; // under the thumb
  const body = frame
    ? [coursePicture(course, frame, root.dataset.theme ?? "light", paint)]
    : course.parts.map((one) => part(one, course.here, course.emblem));
  const thumb = below && make("div", { class: "mt-thumb" }, go);
  const [head, foot] = [courseHead(course, open, below ? null : go), courseFoot(root, course, open)];
  // Below a long list, nobody would find the way back to the picture.
  root.replaceChildren(...[head, ...(frame ? [...body, foot] : [foot, ...body]), thumb].filter(Boolean));
  if (held) root.querySelector(held)?.focus();
}

/** Show a course in an element. `paint(frame, theme)` gives the landscape as SVG, now or later;
 * `open(tag)` opens what is no stop: one of `course.extras` or `course.links`. */
function showCourse(root, course, { paint = () => "", open = () => {} } = {}) {
  const before = shown.get(root);
  shown.set(root, { course, paint, open });
  drawCourse(root);
  if (before) return;
  const again = () => root.dataset.form === "picture" && root.clientWidth && frameFor(root) !== root.dataset.frame && drawCourse(root);
  new ResizeObserver(again).observe(root);
  const repaint = () => {
    const box = root.querySelector(".mt-scenery");
    if (box) paintScenery(box, root.dataset.frame, root.dataset.theme, shown.get(root).paint);
  };
  new MutationObserver(repaint).observe(root, { attributes: true, attributeFilter: ["data-theme"] });
}

/** JupyterLab and Voilà say it on the page; elsewhere the reader's own setting counts. */
function isNight() {
  const light = document.body.dataset.jpThemeLight;
  return light ? light === "false" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Asks Python for landscapes; each comes as soon as it is painted. */
function painter(model) {
  const waiting = new Map();
  model.on("change:pictures", () => {
    for (const [name, svg] of Object.entries(model.get("pictures"))) {
      waiting.get(name)?.(svg);
      waiting.delete(name);
    }
  });
  return (frame, theme) => {
    const name = `${frame}-${theme}`;
    const there = model.get("pictures")[name];
    if (there) return there;
    model.send({ do: "paint", frame, theme });
    return new Promise((done) => waiting.set(name, done));
  };
}

function render({ model, el }) {
  el.classList.add("mt-desk-host");
  const root = make("section", { class: "mt-desk mt-course" });
  const around = { paint: painter(model), open: (tag) => model.send({ do: "open", tag }) };
  const update = () => showCourse(root, model.get("course"), around);
  const dress = () => {
    const chosen = model.get("theme");
    root.dataset.theme = chosen === "auto" ? (isNight() ? "dark" : "light") : chosen;
  };
  // Coming back from a lesson, there may be more to show.
  const seen = new IntersectionObserver(([one]) => one.isIntersecting && model.send({ do: "look" }));
  const themed = new MutationObserver(dress);
  model.on("change:course", update);
  model.on("change:theme", dress);
  dress();
  el.append(root);
  update();
  seen.observe(root);
  themed.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  return () => {
    seen.disconnect();
    themed.disconnect();
    model.off("change:course", update);
    model.off("change:theme", dress);
  };
}

export default { render };
