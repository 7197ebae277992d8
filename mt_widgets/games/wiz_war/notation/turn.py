"""The turn field of a position."""

import re

from ....engine.errors import PositionError, excerpt
from ..box import COLOURS, DIE
from ..characters import alive
from ..rules.main_part import in_main_part
from ..state import NO_TURN, Pending, Rolling, State, Turn
from .brackets import format_bracket, parse_brackets
from .reading import parse_number

_ROLL = re.compile(rf"roll(?::([{COLOURS}]+))?(?:=([0-9,]+))?", re.ASCII)
_TURN = re.compile(
    rf"([{COLOURS}])(?:(\d+)(n?)(a?)(q?)(?:h([0-5]))?)?((?:\[[^\[\]]*\])*)", re.ASCII
)


def parse_turn(state: State, text: str) -> State:
    """Read the turn field into a state that has everything else."""
    if text == "-":
        raise PositionError("turn", "nobody has won yet, so it is somebody's turn")
    roll = _ROLL.fullmatch(text)
    if roll is not None:
        return state._replace(turn=NO_TURN, pending=(_parse_roll(state, roll[1], roll[2]),))
    found = _TURN.fullmatch(text)
    if found is None:
        raise PositionError("turn", f"{excerpt(text)} is no turn, as in b3 or b2na")
    seat = state.setup.seat.get(found[1])
    if seat is None or not state.lives[seat]:
        raise PositionError("turn", f"{found[1]} does not live")
    turn = Turn(seat)
    if found[2] is not None:
        steps = parse_number("turn", found[2], 0, 99)
        hammer = None if found[6] is None else int(found[6])
        turn = Turn(seat, steps, bool(found[3]), bool(found[4]), bool(found[5]), hammer)
    state = state._replace(turn=turn)
    texts = re.findall(r"\[([^\[\]]*)\]", found[7])
    return state._replace(pending=parse_brackets(state, texts, main=found[2] is not None))


def _parse_roll(state: State, colours: str | None, dice: str | None) -> Rolling:
    """Who rolls, and what the dice show so far."""
    living = alive(state)
    seats = tuple(living)
    if colours is not None:
        seats = tuple(s for s in living if state.setup.colours[s] in colours)
        if len(seats) < 2 or len(seats) != len(colours):
            raise PositionError(
                "turn", f"{excerpt(colours)}: two or more of the living roll, each once"
            )
    shown = () if dice is None else tuple(parse_number("turn", d, 1, DIE) for d in dice.split(","))
    if len(shown) >= len(seats):
        raise PositionError("turn", "there are as many dice as players, so the game has begun")
    return Rolling(seats, shown)


def format_turn(state: State) -> str:
    """Write the turn field."""
    turn, pending = state.turn, state.pending
    if turn == NO_TURN:
        return _format_roll(state, pending[0]) if pending else "-"
    text = state.setup.colours[turn.seat]
    if in_main_part(state, turn.seat):
        text += f"{turn.steps}{'n' * turn.numbered}{'a' * turn.attacked}{'q' * turn.asked}"
        text += "" if turn.hammer is None else f"h{turn.hammer}"
    return text + "".join(f"[{format_bracket(state, one)}]" for one in pending)


def _format_roll(state: State, rolling: Pending) -> str:
    assert isinstance(rolling, Rolling)
    text = "roll"
    if list(rolling.seats) != alive(state):
        colours = [state.setup.colours[seat] for seat in rolling.seats]
        text += ":" + "".join(sorted(colours, key=COLOURS.index))
    return text + ("=" + ",".join(map(str, rolling.dice)) if rolling.dice else "")
