// The map of the course: stops to click, and where one stands.

/** A picture that is drawn by our own code, for the eye alone. */
function drawn(name, svg) {
  const picture = make("span", { class: name, "aria-hidden": "true" });
  picture.innerHTML = svg;
  return picture;
}

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
  const look = { class: `mt-stop mt-stop-${entry.state}`, type: "button", "data-notebook": entry.notebook };
  if (entry.state === "next") look["aria-current"] = "step";
  return make("button", { ...look, onclick: () => openNotebook(entry.notebook, entry.route) }, picture, words, flag || null);
}

function part({ title, entries }, here, emblem) {
  return make(
    "section", { class: "mt-part" },
    make("h3", {}, title),
    make("div", { class: "mt-stops" }, ...entries.map((entry) => stop(entry, here, emblem))),
  );
}

function showCourse(root, course) {
  const onwards = course.parts.flatMap((one) => one.entries).find((entry) => entry.notebook === course.open);
  const go = onwards && make(
    "button",
    { class: "mt-button mt-big mt-primary mt-go", type: "button", onclick: () => openNotebook(onwards.notebook, onwards.route) },
    course.label,
  );
  root.replaceChildren(
    make(
      "header", { class: "mt-card mt-course-head" },
      make("div", { class: "mt-grow" }, make("h2", {}, course.title), make("p", {}, course.lead)),
      go || null,
    ),
    ...course.parts.map((one) => part(one, course.here, course.emblem)),
  );
}

/** JupyterLab and Voilà say it on the page; elsewhere the reader's own setting counts. */
function isNight() {
  const light = document.body.dataset.jpThemeLight;
  return light ? light === "false" : matchMedia("(prefers-color-scheme: dark)").matches;
}

function render({ model, el }) {
  el.classList.add("mt-desk-host");
  const root = make("section", { class: "mt-desk mt-course" });
  const update = () => showCourse(root, model.get("course"));
  const dress = () => {
    const chosen = model.get("theme");
    root.dataset.theme = chosen === "auto" ? (isNight() ? "dark" : "light") : chosen;
  };
  // Coming back from a lesson, there may be more to show.
  const seen = new IntersectionObserver(([one]) => one.isIntersecting && model.send({ do: "look" }));
  const themed = new MutationObserver(dress);
  model.on("change:course", update);
  model.on("change:theme", dress);
  update();
  dress();
  el.append(root);
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
