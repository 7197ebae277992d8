"""What each route of the house opens: a lesson, a puzzle, a table, or another page of the course."""

from collections.abc import Callable

from ipywidgets import Widget

from ..lesson.lesson import Lesson
from ..page.rules import Rules
from ..puzzle.puzzle import Puzzle
from ..table.play import Play
from ..teacher.assign import Assign
from ..teacher.guide import Guide
from ..teacher.plans import Plans
from ..teacher.projector import Projector
from ..teacher.results import Results
from ..workshop.workshop import Workshop

PAGES: dict[str, Callable[[], Widget]] = {
    "puzzles": Puzzle,
    "play": Play,
    "workshop": Workshop,
    "rules": Rules,
    "teachers": Guide,
    "projector": lambda: Projector("walking"),
    "assign": Assign,
    "results": Results.example,
    "plans": Plans,
}


def open_route(route: str) -> Widget:
    kind, _, value = route.partition("=")
    if kind == "lesson":
        return Lesson(value)
    if kind == "puzzle":
        return Puzzle(value)
    return PAGES[value]()
