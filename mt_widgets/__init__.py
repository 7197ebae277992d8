"""Magical Towers in Python: an engine to play, teach and solve with, and widgets to show it."""

from typing import TYPE_CHECKING, Any

from .engine.errors import FileError, IllegalMove, MoveError, PositionError
from .engine.record import save
from .games import fast, load
from .games.magical_towers.api import legal_moves, parse, play, record, start, view, why_not

if TYPE_CHECKING:
    from .classroom.grade import check
    from .widgets.board.board import Board
    from .widgets.lesson.course import Course
    from .widgets.lesson.lesson import Lesson
    from .widgets.page.rule import rule
    from .widgets.page.rules import Rules
    from .widgets.puzzle.puzzle import Puzzle
    from .widgets.review.review import Review
    from .widgets.shell.house import House
    from .widgets.table.play import Play
    from .widgets.teacher.assign import Assign
    from .widgets.teacher.assignment import Assignment
    from .widgets.teacher.guide import Guide
    from .widgets.teacher.plans import Plans
    from .widgets.teacher.projector import Projector
    from .widgets.teacher.results import Results
    from .widgets.workshop.workshop import Workshop

__all__ = [
    "Assign",
    "Assignment",
    "Board",
    "Course",
    "FileError",
    "Guide",
    "House",
    "IllegalMove",
    "Lesson",
    "MoveError",
    "Plans",
    "Play",
    "PositionError",
    "Projector",
    "Puzzle",
    "Results",
    "Review",
    "Rules",
    "Workshop",
    "check",
    "fast",
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
__version__ = "0.2.0"
_ROOMS = {
    "Board": "board",
    "House": "shell",
    "Play": "table",
    "Puzzle": "puzzle",
    "Review": "review",
    "Workshop": "workshop",
    **dict.fromkeys(("Course", "Lesson"), "lesson"),
    **dict.fromkeys(("Rules", "rule"), "page"),
    **dict.fromkeys(("Assign", "Assignment", "Guide", "Plans", "Projector", "Results"), "teacher"),
}


def __getattr__(name: str) -> Any:
    """What takes long to load, as the widgets with Jupyter, only when it is asked for."""
    from importlib import import_module

    if name == "check":
        return import_module(f"{__name__}.classroom.grade").check
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.widgets.{_ROOMS[name]}.{name.lower()}"), name)
