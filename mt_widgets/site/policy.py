"""Content security policies in the site's pages, so that they hold on any server.

Nothing that a page loads or sends concerns another machine. JupyterLite checks its settings by
programs that it makes up itself, and widgets come as blobs; so the page of the notebook, and it
alone, allows that. Its worker, in which Python runs, is started from a blob: only then does it take
over the page's policy, whatever a server says.
"""

import re
from pathlib import Path
from string import Template

from ..engine.errors import mistake
from . import serve

__all__ = ["guard_notebook", "head_lines"]

_PAGES = Path(__file__).parent / "pages"
_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_CHARSET = re.compile(r"<meta charset=[^>]*>", re.IGNORECASE)
_START = "start.js"


def head_lines(policy: str) -> str:
    """The lines of a page's head that tell browsers what it may do; scripts come after them."""
    return (
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="referrer" content="no-referrer">\n'
        '<meta http-equiv="x-dns-prefetch-control" content="off">'
    )


def guard_notebook(app: Path) -> None:
    """Give the notebook's page its policy, and leave no other page in a built JupyterLite.

    At its root it looks for settings in a page, which leads visitors to the map.
    """
    index = app / "notebooks" / "index.html"
    for page in app.rglob("*.html"):
        if page != index:
            page.unlink()
    root = Template((_PAGES / "app.html").read_text("utf-8"))
    (app / "index.html").write_text(root.substitute(head=head_lines(serve.PAGE)), "utf-8")
    html = index.read_text("utf-8")
    scripts = _SCRIPT.findall(html)
    if len(scripts) != 1 or not _CHARSET.search(html):
        raise mistake("site: this JupyterLite has another page than the one that is known")
    guard = (_PAGES / "guard.js").read_text("utf-8")
    (index.parent / _START).write_text(guard.replace("BEGIN();", scripts[0].strip()), "utf-8")
    html = _SCRIPT.sub(f'<script src="{_START}"></script>', html)
    html = _CHARSET.sub(lambda found: f"{found[0]}\n{head_lines(serve.NOTEBOOK)}", html, count=1)
    index.write_text(html, "utf-8")
