"""Choosing what the projector shows: a lesson, a pack of puzzles, a page of it, or a text."""

from collections.abc import Mapping, Sequence
from functools import cache

from ...engine.errors import excerpt
from ...engine.forms import Form, code
from ...engine.words import numbered, say, translated
from ...games import GAMES
from ...lessons.course import chapters
from ...puzzles.packs import packs
from ..page.panel_parts import button
from .slides import Slide

_CHOOSE, _SHOW = "choose", "show"  # a list was changed; the button was pressed


@cache
def decks() -> dict[str, str]:
    """What every lesson and every pack of puzzles is called, by the name that shows it."""
    courses = (one for game in GAMES.values() for one in chapters(game) if one.lesson)
    lessons = {one.lesson: say("Lesson: {title}", title=say(one.title)) for one in courses}
    puzzles = {
        one.name: say("Puzzles: {title}", title=translated(one.title))
        for one in packs()
        if one.files
    }
    return lessons | puzzles


def projector_form(shown: str, slides: Sequence[Slide], at: int) -> Form:
    """The form that leads to everything else; ``shown`` is a deck, or what was written."""
    known = decks() if shown in decks() else {shown: excerpt(shown, 40)} | decks()
    note = say("Such as walking 3 for a step, first-steps/001-three-steps for a puzzle, or a "
               "position.")  # fmt: skip
    return {
        "name": _SHOW,
        "title": say("Show something else"),
        "open": True,
        "fields": [
            _list("deck", say("Lesson or puzzles"), known, shown),
            _list("page", say("Page"), _pages(slides), str(at)),
            {**code("text", say("Or write what to show"), "", note), "wide": True},
        ],
        "keep": _CHOOSE,
        "buttons": [button(_SHOW, say("Show it"), primary=True)],
    }


def _pages(slides: Sequence[Slide]) -> dict[str, str]:
    nameless = say("A position")
    return {str(n): numbered(n + 1, one.title or nameless) for n, one in enumerate(slides)}


def _list(name: str, label: str, options: Mapping[str, str], value: str) -> Form:
    """A list that opens; its options are said already."""
    listed = [{"value": key, "label": words} for key, words in options.items()]
    look = {"kind": "choice", "list": True, "wide": True}
    return {"name": name, "label": label, **look, "options": listed, "value": value}
