"""The words of the game: names, what is expected, what happened, and the rule book."""

from collections.abc import Mapping, Sequence

from ...engine.words import either, listing, say, sentences
from .labels import hint, label, thing, things
from .log import tell
from .rulebook import brief, explain, rules
from .rules.alone import is_alone
from .rules.ending import ended_by, winners
from .rules.ending import standings as counted
from .spoken import board, say_colour, say_expected, say_player, say_points
from .state import UNKNOWN, State

__all__ = [
    "board", "brief", "explain", "hint", "label", "rules", "say_case", "say_expected",
    "say_outcome", "say_possible", "say_seat", "standings", "tell", "thing", "things", "title",
    "words",
]  # fmt: skip


def title() -> str:
    """What the game is called."""
    return say("Master of the Labyrinth")


def words() -> Mapping[str, str]:
    """Labels of the page that are this game's; there is nothing to remember in it."""
    return {
        "choose": say("Choose places on the board."),
        "example": "Nb:F",
        "goal": "points(b) >= 20",
        "nobody": say("No deal"),
    }


def say_seat(state: State, seat: int) -> str:
    """A player by colour, as a sentence begins."""
    return say_player(state.setup.colours, seat)


def _cards(name: str) -> list[tuple[str, str]]:
    """Players and the formula cards they show, from a forecast's name: ``y=1-10-13,r=2-8-17``."""
    shown = (card.partition("=") for card in name.split(","))
    return [(say_colour(colour), card) for colour, _, card in shown]


def say_outcome(_state: State, name: str) -> str:
    """The formula cards that were turned up for counting."""
    return sentences(*(
        say("{who} shows the formula {card}.", who=who, card=card) for who, card in _cards(name)
    ))  # fmt: skip


def say_possible(_state: State, name: str) -> str:
    """The formula cards that others may have."""
    return sentences(*(
        say("{who} may have the formula {card}.", who=who, card=card) for who, card in _cards(name)
    ))  # fmt: skip


def say_case(_state: State, names: Sequence[str]) -> str:
    """In which case one of some deals of formula cards was turned up."""
    deals = (listing(say("{who} {card}", who=who, card=card) for who, card in _cards(name))
             for name in names)  # fmt: skip
    return say("If these formulas are shown: {cards}", cards=either(deals))


def standings(state: State) -> Sequence[str]:
    """What each player has reached, and why the game is over if nobody has won."""
    lines = [
        say("{who}: {points}", who=say_seat(state, reached.seat), points=say_points(reached))
        for reached in counted(state)
    ]
    if winners(state) == ():
        unknown = UNKNOWN in state.setup.formulas and not is_alone(state)
        why = say(rules()[ended_by(state) or ""].text)
        lines.append(say("A formula is unknown, so nobody can tell who wins.") if unknown else why)
    return lines
