// Files that the page saves by itself, without any server.

/** Have the browser keep a text as a file of that name. */
function saveFile(name, text) {
  const href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  make("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
