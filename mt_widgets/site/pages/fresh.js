// What the page was built with; and whether the site was built anew since, for a browser may show an
// old page for a while.

const DATA = JSON.parse(document.getElementById("data").textContent);
const WORDS = DATA.words;
const NOTEBOOKS = DATA.notebooks;
const byId = (id) => document.getElementById(id);

/** A sentence with its places filled. */
const filled = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (_, name) => values[name]);

async function stayFresh() {
  try {
    const answer = await fetch("site.json", { cache: "no-store" });
    const { app } = await answer.json();
    if (app === DATA.app || sessionStorage.getItem(KEPT) === app) return;
    sessionStorage.setItem(KEPT, app); // once is enough
    location.reload();
  } catch {
    // Without an answer, the page goes on with what it has.
  }
}

/** Follow the reader's wish for a light or a dark page. */
function followTheme(...roots) {
  const night = matchMedia("(prefers-color-scheme: dark)");
  const dress = () => roots.forEach((root) => (root.dataset.theme = night.matches ? "dark" : "light"));
  night.addEventListener("change", dress);
  dress();
}
