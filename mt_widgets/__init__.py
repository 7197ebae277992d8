"""Magical Towers in Python: an engine to play, teach and solve with, and widgets to show it."""

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

__all__ = [
    "FileError",
    "IllegalMove",
    "MoveError",
    "PositionError",
    "legal_moves",
    "load",
    "parse",
    "play",
    "record",
    "save",
    "start",
    "view",
    "why_not",
]
__version__ = "0.1.0"
