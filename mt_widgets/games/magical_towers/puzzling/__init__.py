"""What puzzles of the game have beside a position and a goal: reasons, hints, variants, words."""

from ....engine.aims import Aim, Question
from ....engine.goal_language import Where, own
from ....engine.puzzle_parts import Pile
from ....engine.words import say
from ..cards import TEXTS, UNKNOWN
from ..goals.language import turned as turned_goal
from ..state import State
from ..voice.spoken import say_player
from .features import features, uses, without
from .hints import hints
from .suspects import misses, suspects
from .symmetries import Symmetry, some_symmetry
from .wording import fill, objection, reword

__all__ = [
    "features", "fill", "hints", "known", "misses", "objection", "reword", "suspects", "symmetry",
    "turned", "uses", "without",
]  # fmt: skip


def symmetry(seed: str, state: State) -> Symmetry:
    """The turn and the colours of a seed, one of those that change how this position looks."""
    return some_symmetry(seed, state.table.colours)


def turned(aim: Aim | Question, symmetry: Symmetry) -> Aim | Question:
    """An aim on the turned board and in the other colours."""
    if isinstance(aim, Question):
        assert isinstance(aim.asked, Where)
        return Question(Where(symmetry.colour(aim.asked.colour)))
    return Aim(turned_goal(own(aim.goal), symmetry), aim.keep, aim.likely)


def known(state: State, seat: int) -> list[Pile]:
    """The hands of others and the draw pile, as far as they are known."""
    table, piles = state.table, list[Pile]()
    for other, hand in enumerate(state.hands):
        if other != seat and hand.strip(UNKNOWN):
            label = say("{who} holds", who=say_player(table, other))
            piles.append(_pile(label, hand, table.colours[other]))
    if state.draw:
        own = table.colours[seat]
        piles.append(_pile(say("Draw pile, the next card first"), state.draw, own))
    return piles


def _pile(label: str, cards: str, colour: str) -> Pile:
    names = tuple(TEXTS[card] for card in cards)
    return Pile(label, names, tuple(f"card:{name}@{colour}" for name in names))
