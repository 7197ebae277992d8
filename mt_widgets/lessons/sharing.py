"""Sharing a route: as a link into a site, and as a line to paste into a chat."""

import re

from ..engine.errors import mistake
from ..engine.words import beside, say, translated
from ..games import GAMES
from ..puzzles.load import load_puzzle
from ..puzzles.packs import puzzle_files
from ..puzzles.wording import fill
from .course import find_lesson, page_title
from .routes import (
    AGAIN,
    ASSIGNMENT,
    DAY,
    LESSON,
    MAP,
    PAGE,
    POSITION,
    PUZZLE,
    REVIEW,
    Route,
    format_route,
)


def check_site(address: str) -> str:
    """The address of a site's start page. Raises Mistake if it is no address."""
    address = address.strip().partition("#")[0]
    if not re.fullmatch(r"(https?|file)://\S*[^\s/]\S*", address) or not address.isprintable():
        raise mistake("site: an address such as http://localhost:8000/ is meant")
    return address if address.endswith(".html") else f"{address.rstrip('/')}/index.html"


def share_link(route: Route, site: str) -> str:
    """The link that opens a route on a site. Raises Mistake if that is no address."""
    return f"{check_site(site)}#{format_route(route)}".rstrip("#")


def share_line(route: Route) -> str:
    """A line to paste: the game, what it is in words, and the route, which `parse_route` finds.

    >>> share_line(Route("lesson", "walking"))
    'Magical Towers · Lesson: Walking · lesson=walking'
    """
    title = GAMES[route.game].voice.title()
    return beside([title, say_route(route), format_route(route) or MAP])


def say_route(route: Route) -> str:
    """What a route shows, in words."""
    if route.kind == LESSON:
        title = say(find_lesson(route.name).title)
        if route.step:
            return say("Lesson: {title}, step {step}", title=title, step=route.step)
        return say("Lesson: {title}", title=title)
    if route.kind == PUZZLE:
        puzzle = load_puzzle(puzzle_files(route.game)[route.name])
        return say("Puzzle: {title}", title=fill(puzzle.game, translated(puzzle.words.title)))
    if route.kind == PAGE:
        return say(page_title(GAMES[route.game], route.name))
    if route.kind == DAY and route.name:
        return say("Puzzle of the day, {day}", day=route.name)
    return {
        MAP: say("The map"),
        POSITION: say("A position"),
        DAY: say("Puzzle of the day"),
        AGAIN: say("Go over again"),
        REVIEW: say("A look back at a game"),
        ASSIGNMENT: say("Your task"),
    }[route.kind]
