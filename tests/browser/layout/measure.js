// What of a page in the house cannot be seen, is too small or is hidden; all in one look.

(told) => {
  const LEAST = 39.5; // pixels for a finger
  const place = document.querySelector(".mt-place");
  const board = place.querySelector(".magical-towers");
  const one = (selector) => place.querySelector(selector);
  const all = (selector) => [...place.querySelectorAll(selector)];
  const shown = (node) => node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const text = (node) => node?.textContent.trim() ?? "";
  const tags = (selector) => all(selector).map((node) => node.dataset.tag);
  const same = (some, others) => JSON.stringify(some) === JSON.stringify(others);

  // Not before the page shows what it was told, and the board fills its cell.
  if (!board || text(one(".mt-heading")) !== told.heading.trim()) return null;
  if (text(one(".mt-bar .mt-sentence")) !== told.status.trim()) return null;
  if (!same(tags(".mt-bar .mt-actions button"), told.actions)) return null;
  if (!same(tags(".mt-choices-box button"), told.choices)) return null;
  const canvas = one("canvas");
  const drawn = canvas.getBoundingClientRect();
  const cell = one(".mt-board-cell").getBoundingClientRect();
  const spare = [cell.width - drawn.width, cell.height - drawn.height];
  if (drawn.width && (Math.min(...spare) < -1.5 || Math.min(...spare) > 3)) return null;

  const found = [];
  const name = (node) => `${node.className || node.tagName} ${JSON.stringify(text(node).slice(0, 40))}`;
  const seen = (node, what) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const out = [-left, -top, right - innerWidth, bottom - innerHeight].map(Math.round);
    if (Math.max(...out) > 0) return found.push(`${what} is ${Math.max(...out)} px out of the window: ${name(node)}`);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!node.contains(hit) && !hit?.contains(node)) found.push(`${what} lies under ${hit && name(hit)}: ${name(node)}`);
  };
  const whole = (node, what) => {
    const more = node.scrollHeight - node.clientHeight;
    if (more > 1) found.push(`${what} has ${more} px more than is seen`);
  };
  const [asks, begins] = [!told.name.endsWith("done"), /^\d+$|start/.test(told.name)];

  for (const node of [document.scrollingElement, document.querySelector(".jp-WindowedPanel-outer"), document.querySelector(".mt-house"), place])
    if (node) whole(node, `the page (${node.className || node.tagName})`);
  if (board.scrollWidth > board.clientWidth + 1) found.push("the page is too wide");
  seen(canvas, "the board");
  for (const node of all(".mt-heading, .mt-goal")) if (asks && text(node)) seen(node, "what is asked");
  for (const node of all(".mt-task .mt-title")) if (begins && shown(node)) seen(node, "the title");
  for (const node of all(".mt-telling")) {
    const { height } = node.getBoundingClientRect();
    if (begins && told.whole) whole(node, "the text");
    else if (asks && node.scrollHeight > 40 && height < 40) found.push(`of the text only ${Math.round(height)} px are seen`);
  }
  for (const node of all(".mt-bar .mt-sentence")) seen(node, "the answer");
  for (const node of all(".mt-bar > .mt-actions button, .mt-choices-box button, .mt-desk > .mt-panel .mt-primary"))
    if (shown(node)) seen(node, "a button");
  if (innerWidth === 1400 && drawn.width < 800) found.push(`the board is only ${Math.round(drawn.width)} px wide`);
  for (const node of document.querySelectorAll(".mt-house :is(button, summary, a[href], select, label:has(input), input:not(label input))")) {
    const { width, height, bottom, top } = node.getBoundingClientRect();
    if (!shown(node) || node.matches(".mt-skip:not(:focus), .mt-unseen *") || bottom < 0 || top > innerHeight) continue;
    if (Math.min(width, height) < LEAST) found.push(`a target is ${Math.round(width)} x ${Math.round(height)}: ${name(node)}`);
  }
  return { found, board: [drawn.width, drawn.height].map(Math.round) };
}
