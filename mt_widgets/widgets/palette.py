"""The palette: a row of buttons above the board, each with the picture of what it gives."""

from collections.abc import Callable, Iterable
from typing import Any

import anywidget
from traitlets import List, Unicode

from ..draw.svg import paint_svg
from ..engine.words import say
from ..games.magical_towers.composing import TAKE, UNDER, Composing
from ..games.magical_towers.face.portrait import portrait
from ..games.magical_towers.labels import say_tool
from ..games.magical_towers.spoken import say_colour
from .assets import read_assets

__all__ = ["Palette"]

_NOTHING = ""  # is chosen by choosing again what is in the hand


class Palette(anywidget.AnyWidget):
    """Shows what can be chosen and reports what is."""

    _esm = read_assets("desk_nodes.js", "palette.js")
    _css = read_assets("palette.css")

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
            case {"do": "choose", "tag": str(tag)} if tag in (_NOTHING, *self._tags()):
                self._on_choice(tag)

    def _tags(self) -> Iterable[str]:
        return (str(item["tag"]) for item in self.items)

    def show(self, composing: Composing, theme: str) -> None:
        """Show what can be chosen now, and what is."""
        with self.hold_sync():
            self.theme = theme
            self.items = [_item(composing, tool, theme) for tool in _order(composing)]


def _order(composing: Composing) -> tuple[str, ...]:
    """Where wizards may go is chosen beside them."""
    seats = composing.state.table.seats
    return (*composing.palette[:seats], UNDER, *composing.palette[seats:])


def _item(composing: Composing, tool: str, theme: str) -> dict[str, object]:
    """A button; what lies in the hand already is put back by it."""
    chosen = composing.under if tool == UNDER else tool == composing.tool
    wizard = composing.tool.startswith("wizard:")
    colour = composing.tool[-1] if wizard else composing.state.table.colours[0]
    piece = f"{UNDER}:{colour}" if tool == UNDER else tool
    return {
        "tag": tool,
        "label": say_tool(tool),
        "caption": say_colour(tool[-1]).capitalize() if tool[:6] == "wizard" else say_tool(tool),
        "chosen": chosen,
        "disabled": tool == UNDER and not wizard,
        "apart": tool in ("tower:T", TAKE),  # a gap stands before these
        "svg": "" if tool == TAKE else paint_svg(portrait(piece, theme)),
    }
