"""The stops on the map of the course, as every page that draws it shows them."""

from functools import cache
from typing import Any

from ..draw.svg import paint_svg
from ..engine.game import AnyGame
from ..engine.words import say
from .course import Chapter, find_lesson

__all__ = ["AHEAD", "stop"]

AHEAD = "ahead"


@cache
def _picture(game: AnyGame, name: str) -> str:
    return paint_svg(game.face.portrait(name, "light"))


def stop(chapter: Chapter) -> dict[str, Any]:
    """A stop to which nobody has come yet."""
    minutes = find_lesson(chapter.lesson).minutes if chapter.lesson else 0
    return {
        "notebook": chapter.notebook,
        "part": chapter.part,
        "lesson": chapter.lesson,
        "title": say(chapter.title),
        "about": say(chapter.about),
        "time": say("{minutes} minutes", minutes=minutes) if minutes else "",
        "picture": _picture(chapter.game, chapter.picture),
        "state": AHEAD,
        "signs": [],
    }
