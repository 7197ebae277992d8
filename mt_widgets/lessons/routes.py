"""Routes: what a page can show, as the text that a link, a pasted line or an address has for it.

| text | what it shows |
| --- | --- |
| nothing, or ``map`` | the map |
| ``lesson=walking``, ``lesson=walking/3`` | a lesson where it was left, or from a step on, from 1 |
| ``puzzle=first-steps/001-three-steps`` | a puzzle |
| ``position=K/10/R/1/b/2%20b2…`` | a position, percent-encoded |
| ``page=play`` | another page of the course, by its ``name`` in course.toml |
| ``day``, ``day=2026-11-18`` | the puzzle of today, or of a date |
| ``review`` | a look back at a game that was saved |
| ``again`` | what is to be gone over again |
| ``assignment=eJx…`` | an assignment; what it holds is read by ``classroom.assignment`` |

Names of lessons and puzzles begin with their game, unless it is the first one, and an assignment
tells of its games itself. All other routes name such a game in front, as in ``game=wiz-war&day``;
``game=wiz-war`` is its map. A position without a game is of the game that recognises it, or of the
first one.

A route tells of something that is there: names are looked up in what is shipped, and never become
the name of a file.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from urllib.parse import quote

from ..engine.errors import excerpt, mistake
from ..games import FIRST, GAMES
from ..puzzles.packs import game_in, puzzle_files
from .course import Chapter, find_lesson, lesson_names, page_names

MAP, LESSON, PUZZLE, POSITION = "map", "lesson", "puzzle", "position"
PAGE, DAY, AGAIN, ASSIGNMENT, REVIEW = "page", "day", "again", "assignment", "review"
LONGEST = 20_000  # characters of a route
_ITEMS = LESSON, PUZZLE
_OWN_GAME = *_ITEMS, ASSIGNMENT  # what they name tells the game


@dataclass(frozen=True, slots=True)
class Route:
    """What a page shows; raises Mistake if it isn't there.

    ``name`` is that of a lesson, puzzle or page, the text of a position, a date, or what stands in
    an assignment's link. ``game`` is told by the name of a lesson or a puzzle.
    """

    kind: str = MAP
    name: str = ""
    step: int = 0  # of a lesson, from 1; 0 where it was left
    game: str = FIRST

    def __post_init__(self) -> None:
        if self.kind in _OWN_GAME:
            object.__setattr__(self, "game", _own_game(self.kind, self.name))
        if self.game not in GAMES:
            raise mistake("There is no game {name}; there are {names}.", name=excerpt(self.game),
                          names=", ".join(GAMES))  # fmt: skip
        if self.kind not in _CHECKS:
            raise mistake("There is nothing called {name} to open.", name=excerpt(self.kind))
        _CHECKS[self.kind](self)
        if len(format_route(self)) > LONGEST:
            raise mistake("This is too long for a link.")

    @property
    def day(self) -> date | None:
        """The date of a puzzle of the day; None for today."""
        return date.fromisoformat(self.name) if self.kind == DAY and self.name else None

    @property
    def item(self) -> str:
        """The name of a lesson or puzzle as results and assignments have it, or nothing."""
        if self.kind not in _ITEMS:
            return ""
        return self.name if self.kind == PUZZLE else f"{LESSON}:{self.name}"


def item_route(item: str) -> Route:
    """The route to a lesson or puzzle of results or assignments; raises Mistake for others."""
    lesson = item.startswith(f"{LESSON}:")
    return Route(LESSON, item.removeprefix(f"{LESSON}:")) if lesson else Route(PUZZLE, item)


def known_items(game: str = FIRST) -> frozenset[str]:
    """Every lesson and puzzle of a game, by the names that results have for them."""
    lessons = (f"{LESSON}:{name}" for name in lesson_names(GAMES[game]))
    return frozenset((*lessons, *puzzle_files(game)))


def format_route(route: Route) -> str:
    """The text of a route, without blanks and signs that links don't have.

    >>> format_route(Route("lesson", "walking", 3)), format_route(Route())
    ('lesson=walking/3', '')
    """
    step = f"/{route.step}" if route.step else ""
    value = f"={quote(route.name, safe='/:,')}{step}" if route.name else ""
    told = "" if route.kind == MAP else route.kind + value
    if route.game == FIRST or route.kind in _OWN_GAME:
        return told
    return f"game={route.game}&{told}".rstrip("&")


def _own_game(kind: str, name: str) -> str:
    """The game that a name tells, or the first one; an assignment may have several."""
    game = game_in(name) if kind == PUZZLE else name.rpartition("/")[0] or FIRST
    return game if game in GAMES else FIRST


def _check_bare(route: Route) -> None:
    if route.name or route.step:
        name = excerpt(f"{route.kind}={route.name}")
        raise mistake("There is nothing called {name} to open.", name=name)


def _check_lesson(route: Route) -> None:
    if route.name not in lesson_names(GAMES[route.game]):
        raise mistake("There is no lesson {name}.", name=excerpt(route.name))
    if route.step and not 0 < route.step <= len(find_lesson(route.name).steps):
        name, step = excerpt(route.name), excerpt(str(route.step))
        raise mistake("The lesson {name} has no step {step}.", name=name, step=step)


def _check_puzzle(route: Route) -> None:
    if route.name not in puzzle_files(route.game):
        raise mistake("There is no puzzle {name}.", name=excerpt(route.name, 100))


def _check_page(route: Route) -> None:
    if route.name not in page_names(GAMES[route.game]):
        raise mistake("There is no page {name}.", name=excerpt(route.name))


def _check_position(route: Route) -> None:
    GAMES[route.game].notation.parse_position(route.name)


def _check_day(route: Route) -> None:
    if route.name and not _is_date(route.name):
        raise mistake("{name} is no date such as 2026-11-18.", name=excerpt(route.name))


def _is_date(text: str) -> bool:
    """Whether a date is written the usual way, of which Python knows several."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _check_assignment(route: Route) -> None:
    if not re.fullmatch(r"[\w-]+", route.name, re.ASCII):
        raise mistake("This link is damaged, so copy it once more, from its start to its end.")


_CHECKS: dict[str, Callable[[Route], None]] = {
    MAP: _check_bare,
    LESSON: _check_lesson,
    PUZZLE: _check_puzzle,
    PAGE: _check_page,
    POSITION: _check_position,
    DAY: _check_day,
    AGAIN: _check_bare,
    REVIEW: _check_bare,
    ASSIGNMENT: _check_assignment,
}


def chapter_route(chapter: Chapter) -> Route:
    """The route to a stop of a course."""
    return Route(LESSON if chapter.lesson else PAGE, chapter.name, game=chapter.game.name)
