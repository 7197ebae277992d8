"""What each route opens: a lesson, a puzzle, a table, or another page of the course."""

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from operator import attrgetter
from typing import Any

from ipywidgets import Output, Widget

from ...engine.errors import mistake
from ...games import GAMES
from ...learner.again import due_items
from ...learner.keeper import Keeper
from ...lessons.course import Chapter, chapters
from ...lessons.notebooks import shipped_lessons
from ...lessons.routes import (
    AGAIN,
    ASSIGNMENT,
    DAY,
    LESSON,
    PAGE,
    POSITION,
    PUZZLE,
    REVIEW,
    Route,
    format_route,
    item_route,
    known_items,
)  # fmt: skip
from ...puzzles.daily import puzzle_of_the_day
from ..board.board import Board
from ..lesson.lesson import Lesson
from ..page.clock import today
from ..puzzle.puzzle import Puzzle
from ..table.play import Play

Opened = tuple[Widget, ...]


def _later(module: str, name: str) -> Callable[..., Any]:
    """What makes a widget, imported when it is first used: most learners never open such a page."""

    def made(*given: Any, **settings: Any) -> Any:
        return attrgetter(name)(import_module(module, __package__))(*given, **settings)

    return made


Rules = _later("..page.rules", "Rules")
Assign = _later("..teacher.assign", "Assign")
Assignment = _later("..teacher.assignment", "Assignment")
Guide = _later("..teacher.guide", "Guide")
Plans = _later("..teacher.plans", "Plans")
Projector = _later("..teacher.projector", "Projector")
Results = _later("..teacher.results", "Results")
example_results = _later("..teacher.results", "Results.example")
Review = _later("..review.review", "Review")
Workshop = _later("..workshop.workshop", "Workshop")


def settle(route: Route) -> Route:
    """The lesson or puzzle to go over again first, where that is asked for; any other stays.

    Raises Mistake if nothing is due.
    """
    if route.kind != AGAIN:
        return route
    due = due_items(Keeper(None).attempts(), today(), known_items(route.game))
    if not due:
        raise mistake("There is nothing to go over again today.")
    return item_route(due[0].item)


def work_book(route: Route) -> str:
    """The notebook of a page that is worked in, and shown by no widget; nothing for others."""
    if route.kind != PAGE or route.name in _PAGES:
        return ""
    return _chapter(route).notebook


def open_route(route: Route) -> Opened:
    """What a route shows, from top to bottom; raises Mistake if it cannot be shown."""
    return _OPENERS[route.kind](route)


def _lesson(route: Route) -> Opened:
    lesson = Lesson(route.name)
    if route.step:
        lesson.turn_to(route.step)
    return (lesson,)


def _puzzle_of_the_day(route: Route) -> Opened:
    puzzle = puzzle_of_the_day(GAMES[route.game], route.day or today())
    return (Puzzle(puzzle.path, variant=puzzle.variant),)


def _page(route: Route) -> Opened:
    return _PAGES[route.name](route)


def _with_words(*things: Callable[[], Any]) -> Callable[[Route], Opened]:
    """A page that is read before it is used: words of its notebook stand above each thing."""

    def opened(route: Route) -> Opened:
        pairs = zip(_words(route), things, strict=False)
        return tuple(one for words, thing in pairs for one in (_markdown(words), _shown(thing())))

    return opened


def _shown(thing: Any) -> Widget:
    return thing if isinstance(thing, Widget) else _output(thing._repr_mimebundle_())


def _markdown(words: str) -> Widget:
    return _output({"text/markdown": words})


def _output(data: Mapping[str, str]) -> Widget:
    shown = {"output_type": "display_data", "data": dict(data), "metadata": {}}
    return Output(outputs=(shown,))


def _words(route: Route) -> list[str]:
    """The texts of a page's notebook, one above each cell that shows something."""
    book = json.loads((shipped_lessons() / _chapter(route).notebook).read_text("utf-8"))
    return ["".join(one["source"]) for one in book["cells"] if one["cell_type"] == "markdown"]


def _chapter(route: Route) -> Chapter:
    return next(one for one in chapters(GAMES[route.game]) if one.name == route.name)


_PAGES: dict[str, Callable[[Route], Opened]] = {
    "puzzles": lambda _: (Puzzle(),),
    "play": lambda route: (Play(game=route.game),),
    "workshop": lambda _: (Workshop(),),
    "rules": lambda route: (Rules(game=route.game),),
    "teachers": _with_words(Guide),
    "projector": lambda _: (Projector("start", choose=True),),
    "assign": _with_words(Assign),
    "results": _with_words(example_results, Results),
    "plans": _with_words(Plans),
}

_OPENERS: dict[str, Callable[[Route], Opened]] = {
    LESSON: _lesson,
    PUZZLE: lambda route: (Puzzle(route.name),),
    POSITION: lambda route: (Board(route.name, game=route.game),),
    DAY: _puzzle_of_the_day,
    PAGE: _page,
    REVIEW: lambda _: (Review(),),
    ASSIGNMENT: lambda route: (Assignment(f"#{format_route(route)}"),),
}
