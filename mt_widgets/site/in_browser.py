"""What runs in the browser's Python before a notebook: it exchanges files with the page."""

import json
import os
from pathlib import Path
from typing import Any

from ..files.whole import watch_files

_HOME = Path.home() / "magical-towers"


def move_in(parcel: str) -> None:
    """Put the files that the page keeps into the home folder, and send changes to the page.

    The parcel is JSON: ``files`` with ``name``, ``text`` and ``written``, the text of an
    ``assignment`` or empty, and the ``channel`` on which the page listens.
    """
    given = json.loads(parcel)
    first = "MAGICAL_TOWERS_HOME" not in os.environ
    os.environ["MAGICAL_TOWERS_HOME"] = str(_HOME)
    os.environ["MAGICAL_TOWERS_ASSIGNMENT"] = given["assignment"]
    _clear({file["name"] for file in given["files"]})
    for file in given["files"]:
        _put(file)
    if first:
        _send_to(given["channel"])


def _clear(kept: set[str]) -> None:
    """Remove files that the page doesn't keep any more."""
    for path in [*_HOME.rglob("*")]:
        if path.is_file() and path.relative_to(_HOME).as_posix() not in kept:
            path.unlink()


def _put(file: dict[str, Any]) -> None:
    path = (_HOME / file["name"]).resolve()
    if not path.is_relative_to(_HOME):
        return  # somebody has changed what the browser keeps
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(file["text"], "utf-8")
    os.utime(path, (file["written"], file["written"]))  # the newest saved table is opened first


def _send_to(channel: str) -> None:
    from js import BroadcastChannel  # type: ignore[import-not-found]  # the browser's own

    page = BroadcastChannel.new(channel)

    def tell(path: Path) -> None:
        if path.is_relative_to(_HOME):
            name = path.relative_to(_HOME).as_posix()
            page.postMessage(json.dumps({"name": name, "text": path.read_text("utf-8")}))

    watch_files(tell)
