// What a learner has reached, as this browser keeps it: one entry for each attempt, so that two
// windows never write over each other's, and one for each other file, such as a table's game.

const KEPT = "magical-towers:";
const ATTEMPT = `${KEPT}attempt:`;
const FILE = `${KEPT}file:`;
const TASK = `${KEPT}task`;
const NICKNAME = `${KEPT}nickname`;
const RESULTS = "results.json";

const memory = new Map(); // what the browser refuses to keep, for as long as this page is open

/** Keep a text under a name; whether the browser did. */
function keep(name, text) {
  try {
    localStorage.setItem(name, text);
    memory.delete(name);
    return true;
  } catch {
    memory.set(name, text); // it is full, or keeps nothing
    return false;
  }
}

function kept(name) {
  try {
    return memory.get(name) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The names of all entries that begin so. */
function keptNames(beginning) {
  let names = [...memory.keys()];
  try {
    names = [...new Set([...names, ...Object.keys(localStorage)])];
  } catch {
    // Then there is nothing but what the page remembers.
  }
  return names.filter((name) => name.startsWith(beginning));
}

const isText = (value) => typeof value === "string" && value.length > 0 && value.length <= 200;
const isLine = (value) => typeof value === "string" && value.length <= 200;
const isOdds = (value) => isText(value) && /^\d{1,60}(\/0*[1-9]\d{0,59})?$/.test(value);
const CHECKS = {
  mark: (value) => typeof value === "string" && /^[0-9a-f]{1,32}$/.test(value),
  item: isText,
  began: (value) => isText(value) && !Number.isNaN(Date.parse(value)),
  seconds: (value) => typeof value === "number" && value >= 0 && value <= 1e7,
  hints: (value) => [0, 1, 2, 3].includes(value),
  tried: (value) => Array.isArray(value) && value.length <= 50 && value.every(isLine),
  solved: (value) => typeof value === "boolean",
  shown: (value) => typeof value === "boolean",
  value: (value) => value === undefined || isOdds(value),
  best: (value) => value === undefined || isOdds(value),
  variant: (value) => value === undefined || isText(value),
  moves: (value) => value === undefined || (typeof value === "string" && value.length <= 1000), // since format 2
};
const FORMATS = [1, 2];

function isAttempt(entry) {
  if (entry === null || typeof entry !== "object") return false;
  const known = Object.keys(entry).every((name) => name in CHECKS);
  return known && Object.entries(CHECKS).every(([name, check]) => check(entry[name]));
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The attempts in the text of a file of results, or null where it is none. */
function attemptsIn(text) {
  const file = parsed(text);
  if (!FORMATS.includes(file?.format) || !Array.isArray(file.attempts)) return null;
  return file.attempts.filter(isAttempt);
}

const size = (odds) => {
  if (odds === undefined) return -1;
  const [above, below = "1"] = odds.split("/");
  return Number(above) / Number(below);
};

/** How much an account tells by its moves: those of a solution come before all others. */
const shownBy = ({ solved, moves = "" }) => (solved ? 10_000 : 0) + moves.length;

/** What two accounts of one attempt tell together. */
function further(one, other) {
  const larger = (name) => (size(one[name]) >= size(other[name]) ? one[name] : other[name]);
  return {
    ...one,
    seconds: Math.max(one.seconds, other.seconds),
    hints: Math.max(one.hints, other.hints),
    tried: one.tried.length >= other.tried.length ? one.tried : other.tried,
    solved: one.solved || other.solved,
    shown: one.shown || other.shown,
    value: larger("value"),
    best: larger("best"),
    moves: shownBy(one) >= shownBy(other) ? one.moves : other.moves,
  };
}

function keepAttempt(attempt) {
  const name = ATTEMPT + attempt.mark;
  const before = parsed(kept(name));
  return keep(name, JSON.stringify(isAttempt(before) ? further(before, attempt) : attempt));
}

/** Every attempt, in order. */
function keptAttempts() {
  const found = keptNames(ATTEMPT).map((name) => parsed(kept(name))).filter(isAttempt);
  const key = (one) => one.began + one.mark;
  return found.sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** The text of a file of results. */
function resultsText(attempts) {
  const lines = attempts.map((attempt) => JSON.stringify(attempt));
  return `{"format": 2, "attempts": [\n${lines.join(",\n")}\n]}\n`;
}

/** A file that bears the learner's nickname, by which a teacher knows whose it is. */
function saveResults() {
  const nickname = (kept(NICKNAME) ?? "").replace(/[^\p{L}\p{N}_ -]/gu, "").trim();
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`${nickname || `magical-towers-${day}`}.json`, resultsText(keptAttempts()));
}

/** Keep a file that Python has written; whether the browser did. */
function keepFile(name, text) {
  if (name === RESULTS) return (attemptsIn(text) ?? []).map(keepAttempt).every(Boolean);
  return keep(FILE + name, JSON.stringify({ text, written: Date.now() / 1000 }));
}

/** The files for Python, with those attempts that are to be known there. */
function keptFiles(attempts) {
  const others = keptNames(FILE).map((name) => ({ name: name.slice(FILE.length), ...parsed(kept(name)) }));
  return [{ name: RESULTS, text: resultsText(attempts), written: 0 }, ...others];
}

function forgetAll() {
  memory.clear();
  for (const name of keptNames(KEPT)) localStorage.removeItem(name);
}
