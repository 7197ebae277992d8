// The map of the course as a picture: a landscape, and over it the stops as buttons at their places.

const NARROW = 600; // pixels: below, one scrolls along the way
const SQUARE = 1.06; // times as wide as high: below, the tall picture has more room
const scenes = new Map(); // what was painted once is not asked for again

/** Which of the pictures fits the room; a page that gives the map all its room says so by a class. */
function frameFor(root) {
  const whole = root.closest(".mt-whole .mt-house, .mt-whole"); // a page's body has no height of its own
  const wide = root.clientWidth;
  if (wide < NARROW) return "phone";
  return whole && wide < SQUARE * Math.min(whole.clientHeight, innerHeight) ? "tall" : "wide";
}

/** Put a node at its place of the picture; near an edge, what it tells is shown on the other side. */
function placed(node, [x, y]) {
  node.style.left = `${100 * x}%`;
  node.style.top = `${100 * y}%`;
  node.dataset.side = x < 0.18 ? "right" : x > 0.82 ? "left" : "middle";
  node.dataset.tip = y < 0.3 ? "below" : "above";
  return node;
}

function pictureStop(entry, course, frame) {
  const time = entry.time && make("span", { class: "mt-stop-time" }, entry.time);
  const look = { class: `mt-stop mt-stop-${entry.state}`, type: "button", "data-notebook": entry.notebook, "data-route": entry.route };
  const next = entry.state === "next";
  if (next) look["aria-current"] = "step";
  const node = make(
    "button", { ...look, onclick: () => openStop(entry) },
    make("span", { class: "mt-stop-plate" }),
    drawn("mt-stop-picture", entry.picture),
    make(
      "span", { class: "mt-stop-words" },
      make("span", { class: "mt-stop-title" }, entry.title),
      make("span", { class: "mt-stop-foot" }, ...entry.signs.map(glyphs)),
    ),
    make("span", { class: "mt-stop-tip" }, make("span", { class: "mt-stop-about" }, entry.about), time || null),
    next ? drawn("mt-stop-emblem", course.emblem) : null,
    next ? make("span", { class: "mt-stop-here" }, course.here) : null,
  );
  return placed(node, entry.at[frame]);
}

function pictureRegion(one, course, frame) {
  const name = placed(make("h3", { class: "mt-region-name" }, one.title), one.at[frame]);
  const stops = one.entries.map((entry) => pictureStop(entry, course, frame));
  const way = one.entries.some((entry) => entry.lesson) ? "along" : "beside";
  return make("section", { class: "mt-region", "data-way": way }, name, ...stops);
}

/** Another game across the water: a stop if it has lessons, or else its name on a sign. */
function pictureIsle(other, frame) {
  const words = [make("span", { class: "mt-isle-name" }, other.title), other.about && make("span", { class: "mt-isle-note" }, other.about)];
  const node = other.notebook
    ? make("button", { class: "mt-isle", type: "button", onclick: () => openStop(other) }, ...words)
    : make("p", { class: "mt-isle" }, ...words);
  return placed(node, other.at[frame]);
}

/** The part of the way that was gone, in gold. */
function pictureTrail(course, frame) {
  const lessons = lessonsOf(course);
  const next = lessons.findIndex((entry) => entry.state === "next");
  const gone = next < 0 ? 1 : next / Math.max(1, lessons.length - 1);
  const { size, way } = course.frames[frame];
  const dash = { d: way, pathLength: "1", "stroke-dasharray": `${gone} 2` };
  return drawing(`0 0 ${size[0]} ${size[1]}`, "mt-gone", ...(gone ? [dash] : []));
}

/** Show the landscape as soon as it is there; what was asked for before must not come later. */
async function paintScenery(box, frame, theme, paint) {
  const wanted = (box.dataset.scene = `${frame}-${theme}`);
  const svg = scenes.get(wanted) ?? (await paint(frame, theme));
  if (!svg) return;
  scenes.set(wanted, svg);
  if (box.dataset.scene === wanted) box.innerHTML = svg;
}

/** The whole picture; `paint` gives the landscape of a frame in a theme, now or later. */
function coursePicture(course, frame, theme, paint) {
  const [wide, high] = course.frames[frame].size;
  const scenery = make("div", { class: "mt-scenery", "aria-hidden": "true" });
  const stage = make(
    "div", { class: "mt-stage" },
    scenery,
    pictureTrail(course, frame),
    ...course.parts.map((one) => pictureRegion(one, course, frame)),
    ...course.elsewhere.map((other) => pictureIsle(other, frame)),
  );
  const land = make("div", { class: "mt-land" }, stage);
  land.style.setProperty("--wide", wide);
  land.style.setProperty("--high", high);
  paintScenery(scenery, frame, theme, paint);
  return land;
}
