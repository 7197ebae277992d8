"""Content security policies in the site's pages, so that they hold on any server.

No page loads from or sends to another machine. JupyterLite checks its settings with generated
code, and widgets come as blobs, so only the notebook's page allows that. Its worker, which runs
Python, is started from a blob, because only then does the page's policy hold for it everywhere.
"""

import re
from pathlib import Path
from string import Template

from ..engine.errors import mistake
from . import serve

_PAGES = Path(__file__).parent / "pages"
_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_CHARSET = re.compile(r"<meta charset=[^>]*>", re.IGNORECASE)
_START = "start.js"


def head_lines(policy: str) -> str:
    """The lines of a page's head with its policy, which come before any script."""
    return (
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="referrer" content="no-referrer">\n'
        '<meta http-equiv="x-dns-prefetch-control" content="off">'
    )


def guard_notebook(app: Path) -> None:
    """Give the notebook's page its policy, and remove all other pages of a built JupyterLite.

    Its root page has to exist, because JupyterLite reads settings there; it leads to the map.
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
