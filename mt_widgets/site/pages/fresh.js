// A browser may show an old page for a while after the site was built anew: look, and load it anew.

const DATA = JSON.parse(document.getElementById("data").textContent);

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

/** A sentence with its places filled. */
const filled = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (_, name) => values[name]);

/** Follow the reader's wish for a light or a dark page. */
function followTheme(...roots) {
  const night = matchMedia("(prefers-color-scheme: dark)");
  const dress = () => roots.forEach((root) => (root.dataset.theme = night.matches ? "dark" : "light"));
  night.addEventListener("change", dress);
  dress();
}

stayFresh();
