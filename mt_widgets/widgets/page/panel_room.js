// A board that has the window for itself: how much room its cell has there, and the sheet behind
// one button with all that is rarely needed. Where a notebook is around it, neither is shown.

const SLIM = 600; // pixels

/** The cell of the board; its size is that of the window and the words, never of the picture. */
function boardCell(panel) {
  panel.cell = make("div", { class: "mt-board-cell", "aria-hidden": "true" });
  return panel.cell;
}

/** The room for the picture, in pixels; nothing where a notebook is around it. */
function roomOf({ cell }) {
  return { room_width: cell.clientWidth, room_height: cell.clientHeight };
}

/** How wide the page is for this board. */
const widthOf = ({ cell, host }) => cell.clientWidth || host.clientWidth;

/** Whether words have little room: in a column beside the board, or on a phone. */
const isSlim = ({ cell, host, status }) => (cell.clientWidth ? status : host).clientWidth < SLIM;

/** Keyboard, log, settings and forms; `sheet` is what the button beside the others opens. */
function quiet(panel, ...parts) {
  const sheet = make("div", { class: "mt-sheet", id: `${panel.id}-quiet` }, ...parts);
  const show = (open) => {
    panel.root.classList.toggle("mt-sheet-open", open);
    toggle.setAttribute("aria-expanded", String(open));
  };
  const look = { class: "mt-button mt-sheet-button", "aria-expanded": "false", "aria-controls": sheet.id };
  const toggle = button(panel.words.quiet, () => show(toggle.getAttribute("aria-expanded") !== "true"), look);
  document.addEventListener("pointerdown", ({ target }) => {
    if (!sheet.contains(target) && !toggle.contains(target)) show(false);
  }, { signal: panel.signal });
  sheet.addEventListener("keydown", ({ key }) => key === "Escape" && (show(false), toggle.focus()));
  return [sheet, toggle];
}

/** On a phone the answer to a click lies over the story; a tap on it takes it away. */
function dismissing(panel) {
  panel.root.addEventListener("click", ({ target }) => {
    if (!target.closest("button")) target.closest(".mt-bar > .mt-status p")?.classList.add("mt-read");
  });
}
