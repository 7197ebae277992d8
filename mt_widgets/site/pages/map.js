// The map with what was reached, and the results to take along.

/** The stars of one lesson: those of the best of its attempts. */
function earned(attempts) {
  const each = attempts.filter((one) => one.solved && !one.shown).map((one) => Math.max(1, 3 - one.hints));
  return Math.max(0, ...each);
}

function withResults(entry, attempts) {
  if (!entry.lesson) return entry;
  const ours = attempts.filter((one) => one.item === `lesson:${entry.lesson}`);
  if (!ours.some((one) => one.solved)) return { ...entry, state: ours.length ? "begun" : "ahead" };
  const stars = earned(ours);
  return { ...entry, state: "done", signs: [["star", stars, 3, filled(WORDS.stars, { number: stars })]] };
}

/** The course as the map shows it, with what was reached. */
function reached(attempts) {
  const parts = DATA.parts.map((one) => ({ ...one, entries: one.entries.map((entry) => withResults(entry, attempts)) }));
  const lessons = parts.flatMap((one) => one.entries).filter((entry) => entry.lesson);
  const done = lessons.filter((entry) => entry.state === "done").length;
  const onwards = lessons.find((entry) => entry.state !== "done");
  const begun = done > 0 || onwards?.state === "begun";
  if (onwards) onwards.state = "next";
  const some = filled(WORDS.some, { done, lessons: lessons.length });
  const lead = !done ? WORDS.fresh : onwards ? some : WORDS.all;
  if (!onwards) return { ...DATA, parts, lead, ...DATA.onwards };
  const label = filled(begun ? WORDS.go : WORDS.begin, { title: onwards.title });
  return { ...DATA, parts, lead, label, open: onwards.notebook };
}

/** The landscape for the map; without it, the stops are there all the same. */
async function fetchScenery(frame, theme) {
  try {
    const answer = await fetch(`${DATA.app}/map-${frame}-${theme}.svg`);
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

/** What the map offers besides its stops: the results below it, or a route. */
function openBeside(tag) {
  if (tag === "results") byId("own").scrollIntoView();
  else leadTo(tag);
}

function drawMap() {
  const attempts = keptAttempts();
  const links = [{ tag: "results", label: WORDS.results }];
  showCourse(byId("course"), { ...reached(attempts), links }, { paint: fetchScenery, open: openBeside });
  const puzzles = attempts.filter((one) => one.solved && !one.item.startsWith("lesson:"));
  const number = new Set(puzzles.map((one) => one.item)).size;
  byId("puzzles").textContent = number ? filled(WORDS.puzzles, { number }) : "";
  byId("download").setAttribute("aria-disabled", String(!attempts.length));
  byId("task").hidden = !kept(TASK);
  byId("nickname").value = kept(NICKNAME) ?? "";
}

const tell = (text) => (byId("told").textContent = text);

async function load(file) {
  const attempts = file.size < 20_000_000 ? attemptsIn(await file.text()) : null;
  if (!attempts) return tell(WORDS.not_results);
  const all = attempts.map(keepAttempt).every(Boolean);
  drawMap();
  tell(all ? filled(WORDS.loaded, { number: attempts.length }) : WORDS.full);
}

function forget() {
  if (!confirm(WORDS.sure)) return;
  forgetAll();
  drawMap();
  tell("");
}

byId("download").addEventListener("click", () => (keptAttempts().length ? saveResults() : tell(WORDS.none)));
byId("nickname").addEventListener("input", ({ target }) => keep(NICKNAME, target.value));
byId("load").addEventListener("click", () => byId("file").click());
byId("file").addEventListener("change", ({ target }) => {
  if (target.files[0]) load(target.files[0]);
  target.value = "";
});
byId("forget").addEventListener("click", forget);
addEventListener("storage", drawMap); // another window went on
