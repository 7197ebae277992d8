"""The bar above what is open: the way to the map, its name, and what the page's address says."""

import logging
from collections.abc import Callable

import anywidget
from traitlets import Dict, List, Unicode

from ...engine.words import marked, say
from ..page.assets import read_assets

_WORDS = marked({
    "map": "The map",
    "open": "What is open",
    "lab": "JupyterLab",
    "lab_about": "Show the whole of JupyterLab",
    "share": "Share",
    "share_about": "Copy a line that leads here",
    "copied": "Copied. Paste it wherever you like.",
    "lost": "The connection is lost. Wait a moment, or reload the page.",
})  # fmt: skip


class HouseDoor(anywidget.AnyWidget):
    """Shows the way back to the map, and tells where the page's address, history and links lead."""

    _esm = read_assets("page", "panel_nodes.js", "panel_theme.js") + read_assets("shell", "door.js")
    _css = read_assets("page", "panel.css") + read_assets("shell", "door.css", "place.css")

    route = Unicode().tag(sync=True)  # what is open; nothing is the map
    title = Unicode().tag(sync=True)
    told = Unicode().tag(sync=True)  # a sentence for whoever came here
    line = Unicode().tag(sync=True)  # what is copied to share it
    notebook = List(trait=Unicode()).tag(sync=True)  # to work in, and how often asked for
    words = Dict().tag(sync=True)

    def __init__(self, asked: Callable[[str, str], None]) -> None:
        super().__init__(words={name: say(text) for name, text in _WORDS.items()})
        self._asked = asked
        self.on_msg(lambda _widget, content, _buffers: self._receive(content))

    def open_notebook(self, name: str) -> None:
        """Have the page open a notebook to work in."""
        self.notebook = [name, str(int((self.notebook or ("", "0"))[1]) + 1)]

    def stay(self) -> None:
        """Have the page's address name what is open, whatever it asked for."""
        self.send({"do": "stay"})

    def _receive(self, message: object) -> None:
        match message:
            case {"do": "open", "route": str(route), "why": str(why)}:
                try:
                    self._asked(route, why)
                except Exception as error:  # an exception in a callback would vanish unseen
                    logging.getLogger(__name__).exception("while opening %s", route)
                    self.told = say("That went wrong, and nothing was done: {error}", error=error)
                    self.stay()
