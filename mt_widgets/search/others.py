"""What the other players do in a problem: their worst, nothing, or what a script says."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from ..engine.game import CHANCE, Forecast, GameRules
from .problem import Move, State

BEST, NOTHING = "best", "nothing"
_TOLD = 0, 0  # the turn of the others, and the move in it, that comes next in their script


def next_turn(told: Hashable) -> Hashable:
    """The next turn of the others' script, from its beginning."""
    turn, _ = told if isinstance(told, tuple) else _TOLD
    return turn + 1, 0


def replies(
    rules: GameRules[State, Move, Any],
    forecast: Forecast[State, Move],
    seats: frozenset[int],
    others: str | Sequence[Sequence[Move]],
) -> Callable[[State, Hashable], tuple[State, Hashable] | None] | None:
    """What all but the solver's seats do where it is for them to act; None if they are free."""
    if others == BEST:
        return None
    script = () if isinstance(others, str) else others

    def reply(state: State, told: Hashable) -> tuple[State, Hashable] | None:
        decides = forecast.mover(state)
        acts = rules.turn(state) if decides == CHANCE else decides
        if acts is None or acts in seats:
            return None
        turn, number = told if isinstance(told, tuple) else _TOLD
        settled, _ = rules.settle(state)
        if settled != state:
            return settled, (turn, number)
        line = script[turn] if turn < len(script) else ()
        asked = rules.idle(state)
        move = asked or (line[number] if number < len(line) else None)
        return _carried_out(rules, forecast, state, move), (turn, number + (asked is None))

    return reply


def _carried_out(
    rules: GameRules[State, Move, Any],
    forecast: Forecast[State, Move],
    state: State,
    move: Move | None,
) -> State:
    """What others do; where they have no move or a rule refuses it, the turn is sat out."""
    if move is None or rules.why_not(state, move) is not None:
        return rules.skip(state)[0]
    return forecast.play(state, move)
