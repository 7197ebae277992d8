"""The card above the board: what a puzzle is called, how hard it is, and what is wanted."""

from collections.abc import Iterable
from typing import Any

import anywidget
from traitlets import Dict, Unicode

from ..draw.scene import Group, Scene
from ..draw.svg import paint_svg
from ..engine.words import marked, say
from ..games.magical_towers.cards import format_cards
from ..games.magical_towers.face.cards import card
from ..games.magical_towers.face.theme import load_theme
from ..games.magical_towers.goals import Where
from ..games.magical_towers.state import State
from ..puzzles.goal_words import say_aim
from ..puzzles.puzzle import Puzzle
from ..puzzles.session import Session
from ..puzzles.telling import Pile, known_cards, say_others, say_text
from .assets import read_assets

__all__ = ["Task", "raven_sign", "say_hardness", "star_sign", "task_card", "task_text"]

Sign = tuple[str, int, int, str]
_WIDTH, _HEIGHT, _GAP = 40, 52, 6  # of a card in a row
_MOST_CARDS = 12
_RAVENS, _STARS = 5, 3
_HARDNESS = marked(("very easy", "easy", "not so easy", "hard", "very hard"))


class Task(anywidget.AnyWidget):
    """Shows what it is told."""

    _esm = read_assets("desk_nodes.js", "task.js")
    _css = read_assets("task.css")

    task = Dict().tag(sync=True)
    theme = Unicode().tag(sync=True)


def say_hardness(puzzle: Puzzle) -> str:
    """How hard it is, in a word; nothing where that is not known."""
    number = puzzle.proof.ravens if puzzle.proof else 0
    return say(_HARDNESS[number - 1]) if number else ""


def raven_sign(puzzle: Puzzle) -> list[Sign]:
    """How hard it is, if that is known: one to five ravens."""
    number = puzzle.proof.ravens if puzzle.proof else 0
    said = say("{how} ({number} of {most} ravens)", how=say_hardness(puzzle), number=number,
               most=_RAVENS)  # fmt: skip
    return [("raven", number, _RAVENS, said)] if number else []


def star_sign(stars: int, *, earned: bool) -> Sign:
    """Stars that were earned, or that are to be earned."""
    sentence = "Stars earned: {number} of {most}" if earned else "Stars to earn: {number} of {most}"
    return "star", stars, _STARS, say(sentence, number=stars, most=_STARS)


def task_card(session: Session, state: State, theme: str, earned: int | None) -> dict[str, Any]:
    """What the card tells; ``earned`` is None as long as the puzzle was never solved."""
    puzzle = session.puzzle
    stars = session.stars if earned is None else earned
    return {
        "title": say_text(puzzle.words.title),
        "badge": "" if earned is None else say("Solved"),
        "signs": [*raven_sign(puzzle), star_sign(stars, earned=earned is not None)],
        "story": say_text(puzzle.words.story),
        "notes": say_others(puzzle),
        "piles": [_row(pile, theme) for pile in known_cards(puzzle, state)],
    }


def _row(pile: Pile, theme: str) -> dict[str, str]:
    """Cards side by side, as a picture and in words."""
    shown = pile.cards[:_MOST_CARDS]
    parts = tuple(
        Group(
            card(letter, pile.colour, _WIDTH, _HEIGHT, load_theme(theme)), place * (_WIDTH + _GAP)
        )
        for place, letter in enumerate(shown)
    )
    wide = len(shown) * (_WIDTH + _GAP)
    names = format_cards(shown).replace(",", " ")
    more = len(pile.cards) - len(shown)
    label = pile.label if not more else say("{label} (+{more})", label=pile.label, more=more)
    svg = paint_svg(Scene(wide + 2, _HEIGHT + 3, (), (Group(parts, 1, 1),)))
    return {"label": label, "alt": names, "svg": svg}


def task_text(puzzle: Puzzle) -> str:
    """The same in plain text, for those who see no card."""
    piles = known_cards(puzzle, puzzle.position)
    return "\n".join(_lines(puzzle, piles))


def _lines(puzzle: Puzzle, piles: Iterable[Pile]) -> Iterable[str]:
    yield say_text(puzzle.words.title)
    if puzzle.words.story:
        yield say_text(puzzle.words.story)
    yield say_aim(puzzle.aim, puzzle.turns)
    yield from say_others(puzzle)
    if not isinstance(puzzle.aim, Where):
        for pile in piles:
            yield f"{pile.label}: {format_cards(pile.cards).replace(',', ' ')}"
