"""The place of a Python whose map is drawn by the page around it, as the site's is.

The page asks for routes, which come from anybody, and is answered by texts for it to show.
"""

from functools import cache
from typing import Any

from ...engine.errors import Mistake
from ...games import FIRST, GAMES
from ...learner.keeper import Keeper
from ...lessons.route_reading import parse_route
from ...lessons.routes import MAP, Route, format_route
from ...lessons.sharing import say_route
from ..lesson.course import todays_extras, todays_onwards
from .pages import work_book
from .place import HousePlace, begins_anew


@cache
def place() -> HousePlace:
    """The one place of this Python."""
    return HousePlace()


def show(wish: str, *, again: bool = False, back: bool = False) -> dict[str, Any]:
    """Show what a route names; its route and title, or the ``mistake`` that says why not.

    ``notebook`` is one to work in, which the page shows itself, ``map`` whether the map is meant.
    ``fresh`` is false where the same is open already, unless it is to begin ``again``. Who comes
    ``back`` with a new Python goes on where they were; ``told`` is a sentence if that cannot be.
    """
    try:
        return _shown(parse_route(wish), again=again, back=back)
    except Mistake as error:
        return {"mistake": str(error)}


def _shown(route: Route, *, again: bool, back: bool) -> dict[str, Any]:
    book = work_book(route)
    if book or again:
        place().show(Route())
    before = place().route
    if not book:
        route = place().show(route, again=back)
    return {
        "route": format_route(route),
        "title": say_route(route),
        "map": route.kind == MAP,
        "notebook": book,
        "fresh": route != before,
        "told": place().told if begins_anew(route) else "",
    }


def leave() -> dict[str, Any]:
    """Close what is open."""
    place().show(Route())
    return {}


def offer() -> dict[str, Any]:
    """What the map offers today: beside its stops, and ``onwards``, after the last lesson."""
    game, keeper = GAMES[FIRST], Keeper(None)
    return {"extras": todays_extras(game, keeper), "onwards": todays_onwards(game, keeper)}
