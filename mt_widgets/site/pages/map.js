// The start page: the map with what was reached, and the results to take along.

const WORDS = DATA.words;
const page = (id) => document.getElementById(id);

function openNotebook(name) {
  location.href = `lesson.html?open=${encodeURIComponent(name)}`;
}

/** The stars of one lesson: those of the best of its attempts. */
function earned(attempts) {
  const each = attempts.filter((one) => one.solved && !one.shown).map((one) => Math.max(1, 3 - one.hints));
  return Math.max(0, ...each);
}

function withResults(entry, attempts) {
  if (!entry.lesson) return { ...entry, signs: [] };
  const ours = attempts.filter((one) => one.item === `lesson:${entry.lesson}`);
  if (!ours.some((one) => one.solved)) return { ...entry, state: ours.length ? "begun" : "ahead" };
  const stars = earned(ours);
  return { ...entry, state: "done", signs: [["star", stars, 3, filled(WORDS.stars, { number: stars })]] };
}

/** The course as the map shows it, with what was reached. */
function reached() {
  const attempts = keptAttempts();
  const parts = DATA.parts.map((one) => ({ ...one, entries: one.entries.map((entry) => withResults(entry, attempts)) }));
  const lessons = parts.flatMap((one) => one.entries).filter((entry) => entry.lesson);
  const done = lessons.filter((entry) => entry.state === "done").length;
  const onwards = lessons.find((entry) => entry.state !== "done");
  const begun = done > 0 || onwards?.state === "begun";
  if (onwards) onwards.state = "next";
  const lead = !done ? WORDS.fresh : done < lessons.length ? filled(WORDS.some, { done, lessons: lessons.length }) : WORDS.all;
  const label = onwards ? filled(begun ? WORDS.go : WORDS.begin, { title: onwards.title }) : "";
  return { ...DATA, parts, lead, label, open: onwards?.notebook ?? "" };
}

function show() {
  showCourse(page("course"), reached());
  const solved = new Set(keptAttempts().filter((one) => one.solved && !one.item.startsWith("lesson:")).map((one) => one.item));
  page("puzzles").textContent = solved.size ? filled(WORDS.puzzles, { number: solved.size }) : "";
  page("download").setAttribute("aria-disabled", String(!keptAttempts().length));
  page("task").hidden = !kept(TASK);
}

const tell = (text) => (page("told").textContent = text);

async function load(file) {
  const attempts = file.size < 20_000_000 ? attemptsIn(await file.text()) : null;
  if (!attempts) return tell(WORDS.not_results);
  const all = attempts.map(keepAttempt).every(Boolean);
  show();
  tell(all ? filled(WORDS.loaded, { number: attempts.length }) : WORDS.full);
}

page("download").addEventListener("click", () => (keptAttempts().length ? saveResults() : tell(WORDS.none)));
page("load").addEventListener("click", () => page("file").click());
page("file").addEventListener("change", ({ target }) => {
  if (target.files[0]) load(target.files[0]);
  target.value = "";
});
page("forget").addEventListener("click", () => {
  if (!confirm(WORDS.sure)) return;
  forgetAll();
  show();
  tell("");
});
page("task").addEventListener("click", () => openTask(kept(TASK)));

function openTask(hash) {
  location.href = `lesson.html?open=assignment.ipynb${hash}`;
}

function follow() {
  if (location.hash.startsWith("#assignment=")) location.replace(`lesson.html?open=assignment.ipynb${location.hash}`);
}

addEventListener("storage", show); // another window went on
addEventListener("pageshow", show); // so did this one, and came back
addEventListener("hashchange", follow);
follow();
followTheme(page("course"), page("results"), document.documentElement);
