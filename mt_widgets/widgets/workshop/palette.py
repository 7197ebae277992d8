"""The palette: a row of buttons above the board, each with the picture of what it gives."""

from collections.abc import Callable
from typing import Any

import anywidget
from traitlets import List, Unicode

from ...engine.words import say
from ..page.assets import read_assets

_NOTHING = ""  # is chosen by choosing again what is in the hand


class Palette(anywidget.AnyWidget):
    """Shows what can be chosen and reports what is."""

    _esm = read_assets("page", "panel_nodes.js") + read_assets("workshop", "palette.js")
    _css = read_assets("workshop", "palette.css")

    name = Unicode().tag(sync=True)
    theme = Unicode().tag(sync=True)
    items: List[Any] = List().tag(sync=True)

    def __init__(self, on_choice: Callable[[str], object]) -> None:
        super().__init__(name=say("Pieces"))
        self._on_choice = on_choice
        self.on_msg(lambda _widget, content, _buffers: self.receive(content))

    def receive(self, message: object) -> None:
        """Pass a choice on, if it is one of those that are shown."""
        match message:
            case {"do": "choose", "tag": str(tag)}:
                if tag in (_NOTHING, *(item["tag"] for item in self.items)):
                    self._on_choice(tag)

    def show(self, items: list[dict[str, object]], theme: str) -> None:
        """Show what can be chosen now, and what is."""
        with self.hold_sync():
            self.theme, self.items = theme, items
