"""The words of the game: names, what is expected, what happened, and the rule book."""

from collections.abc import Mapping, Sequence

from ...engine.words import either, listing, marked, say
from .draft import top
from .labels import say_card, say_player
from .log import tell
from .pointing import hint, label, thing, things
from .rulebook import brief, explain, rules
from .rules.ending import loot
from .seats import asked_seat
from .spoken import board, say_expected
from .state import Shuffling, State

__all__ = [
    "board", "brief", "explain", "hint", "label", "rules", "say_case", "say_expected",
    "say_outcome", "say_possible", "say_seat", "standings", "tell", "thing", "things", "title",
    "words",
]  # fmt: skip


_COIN = marked({"heads": "heads", "tails": "tails"})


def title() -> str:
    """What the game is called."""
    return say("Wiz-War")


def words() -> Mapping[str, str]:
    """Labels of the page that are this game's."""
    return {"nobody": say("Nobody answers"), "example": "thrust+4:y", "goal": "dead(y)"}


def say_seat(state: State, seat: int) -> str:
    """A player by colour, as a sentence begins."""
    return say_player(state.setup, seat)


def say_outcome(state: State, name: str) -> str:
    """Cards that were drawn, or cards of a hand that were turned up."""
    who, cards = say_seat(state, asked_seat(state)), _say_cards(name)
    if _is_drawing(state):
        return say("{who} draws {cards}.", who=who, cards=cards)
    return say("{who} turns up {cards}.", who=who, cards=cards)


def _is_drawing(state: State) -> bool:
    return isinstance(top(state), Shuffling)


def _say_cards(name: str) -> str:
    return listing(map(say_card, name.split(",")))


def say_possible(state: State, name: str) -> str:
    """What the die or the coin may show, or cards that somebody may draw or have."""
    if name.startswith("="):
        return say("The die may show {number}.", number=name[1:])
    if name in _COIN:
        return say("The coin may show {side}.", side=say(_COIN[name]))
    who, cards = say_seat(state, asked_seat(state)), _say_cards(name)
    if _is_drawing(state):
        return say("{who} may draw {cards}.", who=who, cards=cards)
    return say("{who} may have {cards}.", who=who, cards=cards)


def say_case(state: State, names: Sequence[str]) -> str:
    """In which case the die, the coin or some cards have come like this."""
    if names[0].startswith("="):
        return say("If the die shows {numbers}", numbers=either(name[1:] for name in names))
    if names[0] in _COIN:
        return say("If the coin shows {side}", side=either(say(_COIN[name]) for name in names))
    who, cards = say_seat(state, asked_seat(state)), either(map(_say_cards, names))
    if _is_drawing(state):
        return say("If {who} draws {cards}", who=who, cards=cards)
    return say("If {who} has {cards}", who=who, cards=cards)


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
