"""The map of the course and its stops, as every page that draws it shows them."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from ..draw.svg import paint_svg
from ..engine.game import AnyGame
from ..engine.words import say, say_many
from ..games import GAMES
from .course import Chapter, chapters, course_data, course_ranks, find_lesson
from .landscape import FRAMES, frame_sizes, isle_places, landscape, part_places, stop_places
from .routes import chapter_route, format_route

AHEAD = "ahead"


@cache
def _picture(game: AnyGame, name: str) -> str:
    return paint_svg(game.face.portrait(name, "light")) if name else ""


@cache
def scenery(game: AnyGame, frame: str, theme: str) -> str:
    """The landscape of a course as SVG; raises Mistake if there is no such theme."""
    return paint_svg(landscape(game, frame, theme))


def stop(chapter: Chapter) -> dict[str, Any]:
    """A stop to which nobody has come yet."""
    minutes = find_lesson(chapter.lesson).minutes if chapter.lesson else 0
    return {
        "notebook": chapter.notebook,
        "route": format_route(chapter_route(chapter)),
        "part": chapter.part,
        "lesson": chapter.lesson,
        "title": say(chapter.title),
        "about": say(chapter.about),
        "time": say_many("{number} minute", "{number} minutes", minutes) if minutes else "",
        "picture": _picture(chapter.game, chapter.picture),
        "state": AHEAD,
        "signs": [],
        "at": {frame: stop_places(chapter.game, frame)[chapter.notebook] for frame in FRAMES},
    }


def course_map(game: AnyGame, stops: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The map with its stops in parts, and what marks the place where somebody has come."""
    course = course_data(game)
    return {
        "title": say(course.get("title", "")),
        "here": say("You are here"),
        "emblem": _picture(game, course.get("emblem", "")),
        "parts": [_part(game, part, stops) for part in dict.fromkeys(one["part"] for one in stops)],
        "frames": frame_sizes(),
        "ranks": [[lessons, say(rank)] for lessons, rank in course_ranks(game)],
        "elsewhere": _elsewhere(game),
        "labels": {
            "list": say("As a list"),
            "picture": say("As a picture"),
            "stars": say("Stars earned: {number} of {most}", number="{number}", most="{most}"),
            "rank": say("Your title: {title}", title="{title}"),
        },
    }


def _part(game: AnyGame, part: str, stops: Sequence[dict[str, Any]]) -> dict[str, Any]:
    return {
        "title": say(part),
        "entries": [one for one in stops if one["part"] == part],
        "at": {frame: part_places(game, frame)[part] for frame in FRAMES},
    }


def _elsewhere(game: AnyGame) -> list[dict[str, Any]]:
    """The other games: where their islands are, and the first notebook of those that have one."""
    others = [one for one in GAMES.values() if one is not game]
    isles = {frame: isle_places(frame) for frame in FRAMES}
    return [
        {
            "title": other.voice.title(),
            "about": "" if chapters(other) else say("Coming"),
            "notebook": chapters(other)[0].notebook if chapters(other) else "",
            "at": {frame: isles[frame][number] for frame in FRAMES},
        }
        for number, other in enumerate(others[: min(map(len, isles.values()))])
    ]
