// What only the page knows of its looks.

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const isDark = () => {
  const light = document.body.dataset.jpThemeLight; // JupyterLab and Voilà say it here
  return light ? light === "false" : matchMedia("(prefers-color-scheme: dark)").matches;
};

/** Dress a part of the page in light or dark, and again whenever the page changes. */
function followTheme(root, signal, changed) {
  const dress = () => {
    const theme = isDark() ? "dark" : "light";
    if (root.dataset.theme === theme) return;
    root.dataset.theme = theme;
    changed();
  };
  const themed = new MutationObserver(dress);
  themed.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress, { signal });
  signal.addEventListener("abort", () => themed.disconnect());
  dress();
}
