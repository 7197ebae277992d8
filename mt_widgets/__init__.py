"""Magical Towers in Python: an engine to play, teach and solve with, and widgets to show it."""

from typing import TYPE_CHECKING, Any

from .engine.errors import FileError, IllegalMove, MoveError, PositionError
from .games.magical_towers.api import (
    legal_moves,
    load,
    parse,
    play,
    record,
    save,
    start,
    view,
    why_not,
)

if TYPE_CHECKING:
    from .widgets.board import Board
    from .widgets.play import Play
    from .widgets.puzzle import Puzzle
    from .widgets.rule import rule
    from .widgets.rules import Rules
    from .widgets.workshop import Workshop

__all__ = [
    "Board",
    "Course",
    "FileError",
    "IllegalMove",
    "Lesson",
    "MoveError",
    "Play",
    "PositionError",
    "Puzzle",
    "Rules",
    "Workshop",
    "legal_moves",
    "load",
    "parse",
    "play",
    "record",
    "rule",
    "save",
    "start",
    "view",
    "why_not",
]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """The widgets, which load Jupyter, only when they are asked for."""
    if name not in ("Board", "Course", "Lesson", "Play", "Puzzle", "Rules", "Workshop", "rule"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.widgets.{name.lower()}"), name)
