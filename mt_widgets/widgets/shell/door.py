"""The bar above what is open: the way to the map, its name, and what the address of the page says."""

from collections.abc import Callable

import anywidget
from traitlets import Dict, Unicode

from ...engine.words import marked, say
from ..page.assets import read_assets

_WORDS = marked({
    "map": "The map",
    "house": "What is open",
    "lab": "The whole of JupyterLab",
    "share": "Share this",
    "copied": "A line to paste was copied.",
})  # fmt: skip


class Door(anywidget.AnyWidget):
    """Shows the way back to the map; tells where the page's address, its history and links lead."""

    _esm = read_assets("page", "desk_nodes.js") + read_assets("shell", "door.js")
    _css = read_assets("page", "desk.css") + read_assets("shell", "door.css")

    route = Unicode().tag(sync=True)  # what is open; nothing is the map
    title = Unicode().tag(sync=True)
    told = Unicode().tag(sync=True)  # a sentence, where something had to be started again
    line = Unicode().tag(sync=True)  # what is copied to share it
    words = Dict().tag(sync=True)

    def __init__(self, open_: Callable[[str, str], None]) -> None:
        super().__init__(words={name: say(text) for name, text in _WORDS.items()})
        self._open = open_
        self.on_msg(lambda _widget, content, _buffers: self._receive(content))

    def _receive(self, message: object) -> None:
        """The page asks for another place, by a route or by the notebook that shows it."""
        match message:
            case {"do": "open", "route": str(route), "why": str(why)}:
                self._open(route, why)
