"""How a seat stands: it is bad to leave so few stones that the other can take them all."""

from collections.abc import Mapping, Sequence
from random import Random

from mt_widgets.engine.reasons import Reason
from mt_widgets.engine.words import say

from .game import legal_moves, winners
from .heaps import SIDES, heaps, seat
from .knowledge import View, reconstruct
from .moves import Move

FEATURES = "left_many", "left_few"
MEMORIES = ("all",)


def features(state: int) -> list[tuple[float, ...]]:
    """Whether the other was left more than can be taken, or few enough to take all."""
    stones, other = sum(heaps(state)), 1 - seat(state)
    return [(float(stones > 4 and one == other), float(stones < 3 and one == other))
            for one in (0, 1)]  # fmt: skip


def prospect(state: int, one: int) -> float:
    """What a position is worth at a glance."""
    won = winners(state)
    return float(one in won) if won is not None else 0.5


def recall(state: int, _seat: int, _memory: str, _rng: Random) -> int:
    """The state itself, as nothing can be forgotten."""
    return state


def kind(_move: Move) -> str:
    """There is one sort of moves."""
    return "take"


def sensible(_state: int, moves: Sequence[Move]) -> Sequence[Move]:
    """All of them."""
    return moves


def reasons(one: int, _before: int, after: int, other: int) -> list[Reason]:
    """Who can take the last stone, as far as one roll decides it."""
    if winners(after) == (one,):
        return [Reason(1.0, "last", say("You take the last stone."))]
    least, otherwise = (_roll_to_win(state) for state in (after, other))
    if seat(after) == one or least == otherwise:
        return []
    if not least:
        text = say("No roll takes all that is left.")
        return [Reason(0.5, "left", text)]
    text = say("It leaves so few that any roll takes them all.")
    if least > 1:
        text = say("It leaves so few that a roll of {least} or more takes them all.", least=least)
    return [Reason(-0.5, "left", text)]


def _roll_to_win(state: int) -> int:
    """The least roll with which all stones can be taken, or 0."""
    left = [stones for stones in heaps(state) if stones]
    return left[0] if len(left) == 1 and left[0] <= max(SIDES) else 0


def _first(view: View, _rng: Random) -> Move:
    return legal_moves(reconstruct(view))[0]


def _any(view: View, rng: Random) -> Move:
    return rng.choice(legal_moves(reconstruct(view)))


BOTS: Mapping[str, object] = {"first": _first, "random": _any}
