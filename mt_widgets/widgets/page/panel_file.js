// Files that the page saves by itself, without any server, and texts for the clipboard.

/** Have the browser keep a text as a file of that name. */
function saveFile(name, text) {
  const href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  make("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** Whether a text went to the clipboard; if not, it is left marked for the reader to copy. */
async function copyText(text, area) {
  area.hidden = true;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const held = area.getRootNode().activeElement;
    area.hidden = false;
    area.value = text;
    area.select();
    area.hidden = document.execCommand("copy");
    if (area.hidden) held?.focus();
    return area.hidden;
  }
}
