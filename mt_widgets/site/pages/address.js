// The address of what is open: a route behind its #, which Python reads, and old links to notebooks.
// Nothing of what it says is run or shown by the page.

const TASK_BOOK = "assignment.ipynb"; // of old links
const LONGEST = 20_000; // characters of a route
const NAMED = /^(?:game=[\w-]{1,100}&)?(?:lesson|puzzle|position|page|day|assignment)=./i;
const BARE = /^(?:game=[\w-]{1,100}(?:&(?:day|again|review))?|map|day|again|review)$/i;
const LESSON = /^lesson=(.+?)(?:\/\d+)?$/;

const isRoute = (text) => text.length <= LONGEST && (NAMED.test(text) || BARE.test(text));
const isTask = (route) => route.startsWith("assignment=");
const isMap = (route) => route === "" || route === "map";

/** The route that the address has; a task's may have been broken into lines on its way. */
function written() {
  const route = location.hash.slice(1);
  return isTask(route) ? route.replace(/%20|%0[AD]/gi, "") : route;
}

const addressOf = (route) => location.pathname + (isMap(route) ? "" : `#${route}`);

/** Write an address: for the browser's way back, what was open before stays. */
const push = (route) => history.pushState(null, "", addressOf(route));
const replace = (route) => route === written() || history.replaceState(null, "", addressOf(route));

const OPEN = "magical-towers:open"; // in this tab

/** Remember what is open in this tab: a page that is loaded anew goes on with it. */
function remember(route) {
  try {
    sessionStorage.setItem(OPEN, route);
  } catch {
    // Then it is opened as if for the first time.
  }
}

/** What was open in this tab when the page was left. */
function remembered() {
  try {
    return sessionStorage.getItem(OPEN) ?? "";
  } catch {
    return "";
  }
}

/** The link of the task that is to be done, from before. */
const task = () => (kept(TASK) ?? "").replace(/^#/, "");

const openedBook = () => new URLSearchParams(location.search).get("open");

/** An address that names a notebook, as old links do, becomes that of its route. */
function translate() {
  const name = openedBook();
  if (name === null || written()) return;
  if (name === TASK_BOOK && task()) replace(task());
  else if (Object.hasOwn(NOTEBOOKS, name)) replace(NOTEBOOKS[name].route);
}

/** What is wrong with the address, in a sentence. */
function astray() {
  const route = written();
  if (route) return isRoute(route) ? "" : WORDS.bad_link;
  if (openedBook() === TASK_BOOK) return WORDS.no_task;
  return openedBook() === null ? "" : WORDS.no_page;
}

/** The name that results have for a lesson, or nothing. */
const lessonItem = (route) => {
  const name = route.match(LESSON)?.[1];
  return name ? `lesson:${name}` : "";
};

/** What a route is called, as far as the page knows by itself. */
const titleOf = (route) => Object.values(NOTEBOOKS).find((one) => one.route === route)?.title ?? "";
