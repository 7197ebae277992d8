// Sharing what is open: its link is copied, or shown to be copied by hand where the browser refuses.

const COPIED = 4_000; // milliseconds for which it is told
const LOST = 12_000; // and for which it is told what was lost
let shares = 0;

function closeShare() {
  shares += 1;
  byId("shared").hidden = true;
}

function tellShare(words, link = "", time = COPIED) {
  const mine = ++shares;
  byId("shared_words").textContent = words;
  Object.assign(byId("link"), { value: link, hidden: !link });
  byId("shared").hidden = false;
  if (link) byId("link").select();
  else setTimeout(() => mine === shares && closeShare(), time);
}

async function shareLink() {
  try {
    await navigator.clipboard.writeText(location.href);
    tellShare(WORDS.copied);
  } catch {
    tellShare(WORDS.copy_this, location.href); // without HTTPS, no page may copy
  }
}

byId("share").addEventListener("click", shareLink);
