"""A short visit to the site in Firefox and WebKit, where they are installed: ``make browsers``."""

import os
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from threading import Thread
from time import monotonic

from mt_widgets.cli import main as magical_towers
from mt_widgets.site.serve import SiteServer

from .firefox import Firefox
from .visit import visit
from .webkit import WebKit
from .window import Window

NONE = (
    "Neither Firefox nor WebKit is here, so nothing was visited; "
    "on Debian: apt-get install firefox-esr webkit2gtk-driver xvfb"
)


def _visited(window: Window, address: str, downloads: Path, shots: Path) -> bool:
    """Visit the site in a window, with a picture after each part; whether all went well."""
    began, done = monotonic(), list[str]()
    browser = window.name.split()[0].lower()
    wrong = ""
    try:
        for part in visit(window, address, downloads):
            done.append(part)
            (shots / f"{browser}-{part}.png").write_bytes(window.picture())
    except AssertionError as error:
        wrong = f"; then: {error}"
        (shots / f"{browser}-wrong.png").write_bytes(window.picture())
    print(f"{window.name}: {', '.join(done)}{wrong} ({monotonic() - began:.0f} s)", flush=True)
    return not wrong


def main() -> None:
    """Build the site, serve it, and visit it in every browser that is found."""
    found = [(kind, path) for kind in (Firefox, WebKit) if (path := kind.find())]
    if not found:
        sys.exit(NONE)
    shots = Path(os.environ.get("MT_SHOTS") or tempfile.mkdtemp(prefix="browsers-"))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        assert magical_towers(["site", str(folder / "site")]) == 0
        with SiteServer(folder / "site", "127.0.0.1", 0) as server:
            Thread(target=server.serve_forever, daemon=True).start()
            address, well = f"http://127.0.0.1:{server.server_port}/", True
            for kind, path in found:
                home, downloads = folder / kind.__name__, folder / kind.__name__ / "downloads"
                downloads.mkdir(parents=True)
                with closing(kind(path, home, downloads)) as window:
                    well &= _visited(window, address, downloads, shots)
            server.shutdown()
    print(f"Pictures: {shots}")
    sys.exit(not well)


main()
