"""The words of the game: names, what is expected, what happened, and the rule book."""

from collections.abc import Mapping, Sequence

from ....engine.words import either, say
from ..events import Event
from ..rules.ending import ended_by, winning_seats
from ..seats import deciding_seat
from ..state import State
from . import log
from .labels import hint, label, thing, things
from .rulebook import brief, explain, rules
from .spoken import board, say_expected, say_player

__all__ = [
    "board", "brief", "explain", "hint", "label", "rules", "say_case", "say_expected",
    "say_outcome", "say_possible", "say_seat", "standings", "tell", "thing", "things", "title",
    "words",
]  # fmt: skip


def title() -> str:
    """What the game is called."""
    return say("Magical Towers")


def words() -> Mapping[str, str]:
    """Labels of the page that are this game's."""
    return {
        "memory": say("Remember who is imprisoned"),
        "memory_at_table": say("Show who is imprisoned"),
        "nobody": say("Nobody casts"),
        "choose": say("Choose spaces with towers on them."),
        "example": "W3:b5",
        "goal": "home(b) >= 1",
    }


def say_seat(state: State, seat: int) -> str:
    """A player by colour, as a sentence begins."""
    return say_player(state.table, seat)


def tell(event: Event, state: State) -> str:
    """An event as a sentence; empty where others have said it."""
    return log.tell(event, state.table)


def say_outcome(state: State, name: str) -> str:
    """Cards that were turned up."""
    who = say_seat(state, deciding_seat(state))
    return say("{who} turns up {cards}.", who=who, cards=name.replace(",", " "))


def say_possible(state: State, name: str) -> str:
    """A roll that may come, or cards that somebody may have."""
    if name.startswith("="):
        return say("The die may show {number}.", number=name[1:])
    who = say_seat(state, deciding_seat(state))
    return say("{who} may have {cards}.", who=who, cards=name.replace(",", " "))


def say_case(_state: State, names: Sequence[str]) -> str:
    """In which case the die has shown one of some numbers."""
    rolls = either(name.removeprefix("=") for name in names)
    return say("If the die shows {rolls}", rolls=rolls)


def standings(state: State) -> Sequence[str]:
    """What each player has reached, and why the game is over if nobody has won."""
    lines = [
        say(
            "{player}: wizards home {home}, flasks filled {filled}, still full {full}",
            player=say_seat(state, seat), home=state.home[seat],
            filled=state.full[seat] + state.spent[seat], full=state.full[seat],
        )
        for seat in range(state.table.seats)
    ]  # fmt: skip
    if winning_seats(state) == ():
        lines.append(say(rules()[ended_by(state) or ""].text))
    return lines
