"""The map of the course and its stops, as every page that draws it shows them."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from ..draw.svg import paint_svg
from ..engine.game import AnyGame
from ..engine.words import say, say_many
from .course import Chapter, course_data, find_lesson

AHEAD = "ahead"


@cache
def _picture(game: AnyGame, name: str) -> str:
    return paint_svg(game.face.portrait(name, "light")) if name else ""


def stop(chapter: Chapter) -> dict[str, Any]:
    """A stop to which nobody has come yet."""
    minutes = find_lesson(chapter.lesson).minutes if chapter.lesson else 0
    return {
        "notebook": chapter.notebook,
        "part": chapter.part,
        "lesson": chapter.lesson,
        "title": say(chapter.title),
        "about": say(chapter.about),
        "time": say_many("{number} minute", "{number} minutes", minutes) if minutes else "",
        "picture": _picture(chapter.game, chapter.picture),
        "state": AHEAD,
        "signs": [],
    }


def course_map(game: AnyGame, stops: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The map with its stops in parts, and what marks the place where somebody has come."""
    course = course_data(game)
    parts = dict.fromkeys(one["part"] for one in stops)
    return {
        "title": say(course.get("title", "")),
        "here": say("You are here"),
        "emblem": _picture(game, course.get("emblem", "")),
        "parts": [
            {"title": say(part), "entries": [one for one in stops if one["part"] == part]}
            for part in parts
        ],
    }
