"""The card above the board: what a puzzle is called, how hard it is, and what is wanted."""

from collections.abc import Iterable
from typing import Any

import anywidget
from traitlets import Dict, Unicode

from ...draw.scene import Group, Scene
from ...draw.svg import paint_svg
from ...engine.aims import Question
from ...engine.game import AnyGame, Position
from ...engine.puzzle_parts import Pile
from ...engine.words import labelled, marked, say
from ...puzzles.puzzle import PuzzleFile
from ...puzzles.session import PuzzleSession
from ...puzzles.telling import known, say_others, say_text
from .assets import read_assets

Sign = tuple[str, int, int, str] | tuple[str, int, int, str, str]  # perhaps with an outline
_CELL = 50  # of a portrait in a row, which has room on both sides
_MOST_CARDS = 12
_RAVENS, _STARS = 5, 3
_HARDNESS = marked(("very easy", "easy", "not so easy", "hard", "very hard"))


class Task(anywidget.AnyWidget):
    """The widget that shows the card."""

    _esm = read_assets("page", "panel_nodes.js", "task.js")
    _css = read_assets("page", "task.css")

    task = Dict().tag(sync=True)
    theme = Unicode().tag(sync=True)


def say_hardness(puzzle: PuzzleFile) -> str:
    """How hard it is, in a word; nothing where that is not known."""
    number = puzzle.proof.ravens if puzzle.proof else 0
    return say(_HARDNESS[number - 1]) if number else ""


def raven_sign(puzzle: PuzzleFile) -> list[Sign]:
    """How hard it is, if that is known: one to five ravens."""
    number = puzzle.proof.ravens if puzzle.proof else 0
    said = say("{how} ({number} of {most} ravens)", how=say_hardness(puzzle), number=number,
               most=_RAVENS)  # fmt: skip
    return [("hard", number, _RAVENS, said, puzzle.game.face.HARDNESS)] if number else []


def star_sign(stars: int, *, earned: bool) -> Sign:
    """Stars that were earned, or that are to be earned."""
    sentence = "Stars earned: {number} of {most}" if earned else "Stars to earn: {number} of {most}"
    return "star", stars, _STARS, say(sentence, number=stars, most=_STARS)


def task_card(
    session: PuzzleSession, state: Position, theme: str, earned: int | None
) -> dict[str, Any]:
    """What the card tells; ``earned`` is None as long as the puzzle was never solved."""
    puzzle, game = session.puzzle, session.puzzle.game
    stars = session.stars if earned is None else earned
    return {
        "title": say_text(game, puzzle.words.title),
        "badge": "" if earned is None else say("Solved"),
        "signs": [*raven_sign(puzzle), star_sign(stars, earned=earned is not None)],
        "story": say_text(game, puzzle.words.story),
        "notes": say_others(puzzle),
        "piles": [_row(game, pile, theme) for pile in known(puzzle, state)],
    }


def _row(game: AnyGame, pile: Pile, theme: str) -> dict[str, str]:
    """Things side by side, as a picture and in words."""
    shown = [game.face.portrait(name, theme) for name in pile.portraits[:_MOST_CARDS]]
    parts = tuple(
        Group(one.shapes, place * _CELL - (one.width - _CELL) / 2)
        for place, one in enumerate(shown)
    )
    more = len(pile.names) - len(shown)
    label = pile.label if not more else say("{label} (+{more})", label=pile.label, more=more)
    svg = paint_svg(Scene(len(shown) * _CELL, max(one.height for one in shown), (), parts))
    return {"label": label, "alt": " ".join(pile.names[:_MOST_CARDS]), "svg": svg}


def task_text(puzzle: PuzzleFile) -> str:
    """A puzzle's title, story and goal in plain text, for those who see no card."""
    return "\n".join(_lines(puzzle, known(puzzle, puzzle.position)))


def _lines(puzzle: PuzzleFile, piles: Iterable[Pile]) -> Iterable[str]:
    yield say_text(puzzle.game, puzzle.words.title)
    if puzzle.words.story:
        yield say_text(puzzle.game, puzzle.words.story)
    yield puzzle.game.goals.say_aim(puzzle.aim, puzzle.turns)
    yield from say_others(puzzle)
    if not isinstance(puzzle.aim, Question):
        for pile in piles:
            yield labelled(pile.label, " ".join(pile.names))
