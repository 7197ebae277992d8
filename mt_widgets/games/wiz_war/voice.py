"""The words of the game: names, what is expected, what happened, and the rule book."""

from collections.abc import Mapping, Sequence

from ...engine.words import listing, say
from .labels import say_card, say_player
from .log import tell
from .pointing import hint, label, thing, things
from .rulebook import explain, rules
from .rules.ending import loot
from .seats import asked_seat
from .spoken import board, say_expected
from .state import Shuffling, State

__all__ = [
    "board", "explain", "hint", "label", "rules", "say_expected", "say_outcome", "say_seat",
    "standings", "tell", "thing", "things", "title", "words",
]  # fmt: skip


def title() -> str:
    """What the game is called."""
    return say("Wiz-War")


def words() -> Mapping[str, str]:
    """Labels of the page that are this game's."""
    return {"nobody": say("Nobody answers"), "example": "thrust+4:y"}


def say_seat(state: State, seat: int) -> str:
    """A player by colour, as a sentence begins."""
    return say_player(state.table, seat)


def say_outcome(state: State, name: str) -> str:
    """Cards that were drawn, or cards of a hand that were turned up."""
    who, cards = say_seat(state, asked_seat(state)), listing(map(say_card, name.split(",")))
    if state.pending and isinstance(state.pending[-1], Shuffling):
        return say("{who} draws {cards}.", who=who, cards=cards)
    return say("{who} turns up {cards}.", who=who, cards=cards)


def standings(state: State) -> Sequence[str]:
    """What each player has: life, treasures of others on the base, and cards."""
    return [_standing(state, seat, number) for seat, number in enumerate(loot(state))]


def _standing(state: State, seat: int, treasures: int) -> str:
    who = say_seat(state, seat)
    if not state.lives[seat]:
        return say("{who}: dead", who=who)
    return say(
        "{who}: life {life}, treasures won {loot}, cards {cards}",
        who=who, life=state.lives[seat], loot=treasures, cards=len(state.hands[seat]),
    )  # fmt: skip
