"""Putting positions together by hand: drafts, the palette, the form beside the board, edits."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ....engine.data import read_data
from ....engine.words import say
from ..state import State
from . import editing
from .arrangement import arrangement, read_arrangement
from .drafting import Drafting
from .palette import palette, tool_hint

__all__ = [
    "EDITS", "EMPTY", "arrangement", "begin", "holder", "notes", "palette",
    "read_arrangement", "tool_hint",
]  # fmt: skip

EMPTY = "K/15 b1 b0+0-6:|y0+0-6: -"
EDITS: Mapping[str, Callable[..., State]] = MappingProxyType(
    {name: getattr(editing, name) for name in editing.__all__ if name.startswith("set_")}
)


def begin(state: State) -> Drafting:
    """A draft of a position, with nothing in the hand."""
    return Drafting((state,))


def holder(drafting: Drafting) -> int | None:
    """The seat whose wizard is in the hand."""
    tool = drafting.tool
    held = tool.startswith("wizard:")
    return drafting.state.table.colours.index(tool[-1]) if held else None


def notes() -> Mapping[str, str]:
    """How to write what makes a puzzle of a position: the goal, spells, and the words."""
    told = read_data(__package__.removesuffix(".composing"), "words/composing.toml")["notes"]
    return {name: say(text) for name, text in told.items()}
