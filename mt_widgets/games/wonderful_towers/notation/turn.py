"""The turn field as text: ``b``, ``b[47]``, ``b[?]``, ``b[top:y]``."""

import re

from ....engine.errors import PositionError, excerpt
from ..box import COLOURS, POWERS
from ..rules.deck import is_awaiting
from ..rules.towers import is_protected
from ..state import DRAWING, Destroying, Drawn, Pending, State
from .cards import BY_TEXT, UNKNOWN

_TURN = re.compile(rf"([{COLOURS}])(?:\[([^][]*)\])?")
_DESTROYING = re.compile(
    rf"({'|'.join(word for word, power in POWERS.items() if power.level)}):([{COLOURS}])"
)


def parse_turn(field: str, colours: str) -> tuple[int, Pending | None]:
    """Read whose turn it is, and what is under way."""
    found = _TURN.fullmatch(field)
    if found is None:
        raise PositionError("turn", f"{excerpt(field)} is not written like b or b[47]")
    seat = _seat(found[1], colours)
    return seat, None if found[2] is None else _parse_pending(found[2], colours)


def _seat(colour: str, colours: str) -> int:
    if colour not in colours:
        raise PositionError("turn", f"no tower has the colour {colour}")
    return colours.index(colour)


def _parse_pending(text: str, colours: str) -> Pending:
    if text == UNKNOWN:
        return DRAWING
    if text in BY_TEXT:
        return Drawn(BY_TEXT[text])
    found = _DESTROYING.fullmatch(text)
    if found is None:
        raise PositionError("turn", f"{excerpt(text)} is none of 47, ? and top:y")
    return Destroying(found[1], _seat(found[2], colours))


def check_turn(state: State) -> None:
    """Raise PositionError if a card is awaited that can't come."""
    if is_awaiting(state) and state.deck:
        raise PositionError("turn", f"the next card is {state.deck[0]}, so none is awaited")
    if is_awaiting(state) and not state.unknown:
        raise PositionError("turn", "the deck is empty, so no card can come from it")
    if isinstance(state.pending, Destroying):
        level, seat = POWERS[state.pending.power].level, state.pending.seat
        if is_protected(state.tokens[seat], level):
            colour = state.colours[seat]
            raise PositionError("turn", f"level {level} of the tower {colour} is protected")


def format_turn(state: State) -> str:
    """Write whose turn it is, and what is under way."""
    colour = state.colours[state.seat]
    match state.pending:
        case None:
            return colour
        case Drawn(card):
            return f"{colour}[{card}]"
        case Destroying(power, seat):
            return f"{colour}[{power}:{state.colours[seat]}]"
    return f"{colour}[{UNKNOWN}]"
