// Fingers, wheels and the Tab key on the picture: ipycanvas would keep them all from the page.

const SLIP = 12; // pixels by which a finger may slip in a tap
const CALM = 150; // milliseconds: a finger that stops a page in full swing means nothing else

/** Where a finger is, and where the picture is under it. */
function fingerOn(canvas, { clientX, clientY }) {
  const { left, top } = canvas.getBoundingClientRect();
  return { clientX, clientY, left, top };
}

const stayed = (one, other) => Object.keys(one).every((key) => Math.abs(one[key] - other[key]) <= SLIP);

/** A finger presses when it is lifted where it came down; a swipe is left to the page. */
function fingers(panel) {
  let down = null; // the finger that may be about to press
  let [swiping, scrolled] = [false, -CALM];
  const onPicture = ({ target }) => target.matches?.("canvas") && panel.around().contains(target);
  const listen = (name, hear, passive = true) =>
    document.addEventListener(name, hear, { capture: true, passive, signal: panel.signal });
  const keep = (name, hear, passive) =>
    listen(name, (event) => onPicture(event) && (event.stopPropagation(), hear(event)), passive);
  listen("touchstart", () => ([down, swiping] = [null, false])); // a second finger is no press
  keep("touchstart", ({ target, touches: [finger, another] }) => {
    const calm = performance.now() - scrolled > CALM;
    down = calm && !another ? fingerOn(target, finger) : null;
  });
  listen("touchmove", () => (swiping = true));
  keep("touchmove", ({ target, changedTouches: [finger] }) => {
    if (down && !stayed(down, fingerOn(target, finger))) down = null;
  });
  listen("scroll", () => swiping && (scrolled = performance.now())); // maybe long after it was lifted
  keep("touchcancel", () => (down = null));
  keep("touchend", (event) => {
    const { target, changedTouches: [finger] } = event;
    if (event.cancelable) event.preventDefault(); // or the browser would press once more
    if (down && stayed(down, fingerOn(target, finger))) target.dispatchEvent(new MouseEvent("mousedown", down));
    down = null;
  }, false);
  keep("wheel", () => {});
  listen("keydown", (event) => event.key === "Tab" && onPicture(event) && event.stopPropagation());
}
