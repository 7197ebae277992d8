"""What runs in the browser's Python: it exchanges files and answers with the page."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..files.whole import watch_files

_HOME = Path.home() / "magical-towers"
_pages = list[Any]()  # the channel to the page, once there is one


def open_channel(name: str) -> None:
    """Send every file that changes, and all answers, to the page that listens to this name."""
    from js import BroadcastChannel  # type: ignore[import-not-found]  # the browser's own

    os.environ["MAGICAL_TOWERS_HOME"] = str(_HOME)
    _pages[:] = [BroadcastChannel.new(name)]
    watch_files(_send_file)


def move_in(files: str) -> None:
    """Put the files that the page keeps into the home folder, and remove all others.

    They come as JSON: a list of ``name``, ``text`` and ``written``.
    """
    given = json.loads(files)
    _clear({file["name"] for file in given})
    for file in given:
        _put(file)


def answer(number: int, told: Mapping[str, Any]) -> None:
    """Answer a question of the page, by its number, after all files that were sent before."""
    _send({"number": number, "told": told})


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


def _send_file(path: Path) -> None:
    if path.is_relative_to(_HOME):
        name = path.relative_to(_HOME).as_posix()
        _send({"name": name, "text": path.read_text("utf-8")})


def _send(message: Mapping[str, Any]) -> None:
    for page in _pages:
        page.postMessage(json.dumps(message))
