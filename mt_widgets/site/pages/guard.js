// How the notebook's page begins. It opens one notebook, and no address makes it open another: whoever
// comes by any other way is led to the map.

if (location.search === "?path=place.ipynb" && !location.hash) {
  // A worker that comes from a blob takes over this page's policy; one that comes from a server has
  // the policy that the server sends, and most send none. What it is told too early waits, so that
  // all is told once and in order.
  const begun = (address) => `
    const early = [];
    const note = (message) => {
      message.stopImmediatePropagation();
      early.push(message);
    };
    addEventListener("message", note);
    await import(${JSON.stringify(address)});
    removeEventListener("message", note);
    for (const { data, ports } of early) dispatchEvent(new MessageEvent("message", { data, ports }));`;
  window.Worker = class extends Worker {
    constructor(address, options) {
      const script = new Blob([begun(new URL(address, location.href).href)], { type: "text/javascript" });
      super(URL.createObjectURL(script), { ...options, type: "module" });
    }
  };
  BEGIN();
} else {
  location.replace("../../index.html");
}
