"""The turn of a position as text: whose, which step, what is used up, which deal waits."""

import re

from ....engine.errors import PositionError, excerpt
from ..box import COLOURS
from ..refusal import why_not
from ..state import SHIFT, State, Turn
from .moves import format_deal, parse_deal

_TURN = re.compile(rf"([{COLOURS}])([123])(\*?)(%?)(?:\[(.*)\])?", re.DOTALL)


def _stop(what: str) -> PositionError:
    return PositionError("turn", what)


def parse_turn(text: str, state: State) -> State:
    """Read the turn into a state that has everything else."""
    found = _TURN.fullmatch(text)
    if found is None:
        raise _stop(f"{excerpt(text)} is not a colour and a step from 1 to 3, as in b1 or b3*")
    colour, step, used, declined, deal = found.groups()
    if colour not in state.setup.colours:
        raise _stop(f"nobody plays {colour}")
    if declined or deal is not None:
        _check_deals(state, int(step), both=bool(declined) and deal is not None)
    turn = Turn(state.setup.colours.index(colour), int(step), bool(used), bool(declined))
    state = state._replace(turn=turn)
    return state if deal is None else _with_deal(state, deal)


def _check_deals(state: State, step: int, *, both: bool) -> None:
    if "deals" not in state.setup.options:
        raise _stop("% and brackets belong to the option deals")
    if step != SHIFT:
        raise _stop("% and brackets belong to step 1")
    if both:
        raise _stop("after a deal that was declined there is no other")


def _with_deal(state: State, text: str) -> State:
    """The state with a deal that waits for its answer, if it could have been proposed."""
    deal = parse_deal(text)
    if deal is None:
        raise _stop(f"{excerpt(text)} is no deal; one is written as y+w:Nb:F")
    refusal = why_not(state, deal)
    if refusal is not None:
        raise _stop(f"this deal could not have been proposed ({refusal.rule})")
    return state._replace(turn=state.turn._replace(deal=deal))


def format_turn(state: State) -> str:
    """Write the turn."""
    turn = state.turn
    marks = "*" * turn.wand_used + "%" * turn.declined
    deal = "" if turn.deal is None else f"[{format_deal(turn.deal)}]"
    return f"{state.setup.colours[turn.seat]}{turn.step}{marks}{deal}"
