"""Ways by which a program in a page, or in the worker beside it, would reach another machine.

Each has a name, which is the path that the other machine would be asked for. ``at`` is the address
there, and ``add`` puts an element into the page.
"""

import json
from string import Template

__all__ = ["IN_PAGE", "not_refused", "page_script", "worker_script"]

_BOTH = {
    "fetch": "fetch(at).catch(() => {})",
    "xhr": "const ask = new XMLHttpRequest(); ask.open('GET', at); ask.send()",
    "socket": "new WebSocket(at.replace('http', 'ws'))",
    "events": "new EventSource(at)",
    "import": "import(at).catch(() => {})",
}
IN_PAGE = _BOTH | {
    "beacon": "navigator.sendBeacon(at, 'secret')",
    "img": "add('img', { src: at })",
    "script": "add('script', { src: at })",
    "style": "add('link', { rel: 'stylesheet', href: at })",
    "css-import": "add('style', { textContent: `@import url('${at}');` })",
    "css-url": "add('p', { textContent: 'x', style: `background: url('${at}')` })",
    "frame": "add('iframe', { src: at })",
    "object": "add('object', { data: at, type: 'text/html' })",
    "video": "add('video', { src: at })",
    "form": "const target = add('iframe', { name: 'inside' }).name;"
            "add('form', { action: at, method: 'post', target }).submit()",
}  # fmt: skip
# Of frames and objects no path is told, only the directive that holds for them.
_NOTE = """globalThis.refused = new Set();
addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
  refused.add(blockedURI.split("/").pop()).add(effectiveDirective.replace("-src", ""));
});
const add = (kind, look) =>
  document.body.appendChild(Object.assign(document.createElement(kind), look));
"""
# Workers inside the worker: those from blobs tell when they were refused, others must not begin.
_WORKER = Template("""(async () => {
const home = $home;
$go
try { new Worker($ours, { type: "module" }); } catch {}
try { new Worker(`data:text/javascript,fetch("$${home}data")`); } catch {}
const inside = (way) => new Promise((told) => {
  const known = `const at = "$${home}nested"; const over = (how) => () => postMessage(how);`;
  const worker = new Worker(URL.createObjectURL(new Blob([known, way])));
  worker.onmessage = ({ data }) => told(data);
  worker.onerror = () => told("no worker");
});
const nested = await Promise.all([
  "fetch(at).then(over('reached'), over('refused'))",
  "try { importScripts(at); over('reached')(); } catch { over('refused')(); }",
].map(inside));
const left = () => $names.filter((name) => !refused.has(name));
for (let round = 0; round < 500 && left().length; round++) {
  await new Promise((again) => setTimeout(again, 20));
}
return [...nested, ...left()].join();
})()""")
_PYTHON = Template("""
import micropip
from js import eval as run
from pyodide.http import open_url, pyfetch

assert await run($script) == "refused,refused"

async def read(at):
    open_url(at)

for ask in (pyfetch, read, micropip.install):
    try:
        await ask($home + "x-1-py3-none-any.whl")
    except Exception:
        continue
    raise AssertionError(ask)
""")


def _each(ways: dict[str, str]) -> str:
    """A program that goes all these ways, one after the other, and notes what is refused."""
    return _NOTE + "".join(
        f"try {{ ((at) => {{ {way}; }})(home + {json.dumps(name)}); }} catch {{}}\n"
        for name, way in ways.items()
    )


def page_script() -> str:
    """A program for a page, to be given the address of the other machine."""
    return f"(home) => {{\n{_each(IN_PAGE)}}}"


def not_refused() -> str:
    """The ways that were not refused in a page, so far."""
    return f"{json.dumps([*IN_PAGE])}.filter((name) => !refused.has(name))"


def worker_script(home: str, ours: str) -> str:
    """Python that fails unless every way was refused; ``ours`` is the script of its own worker."""
    names = json.dumps([*_BOTH, ours.rsplit("/", 1)[-1]])
    go = _each(_BOTH)
    script = _WORKER.substitute(home=json.dumps(home), go=go, ours=json.dumps(ours), names=names)
    return _PYTHON.substitute(script=repr(script), home=repr(home))
