"""A position as a few numbers, as one seat knows it.

They are the numbers of the game's judgement, where it has one, and whose turn it is, for each seat:
its own first, then those of the others as they sit. Before them stands how far the game is, and
what kind of a decision is asked for.
"""

from collections.abc import Sequence

from ..engine.game import AnyGame, Position

__all__ = ["names", "numbers"]

_TURN = "turn"
_GENERAL = ("decides", "page", "time")


def names(game: AnyGame, seats: int) -> tuple[str, ...]:
    """What each number is; ``left[0]`` is the own, ``left[1]`` that of the next seat."""
    each = (_TURN, *(game.judgement.FEATURES if "judgement" in game.parts else ()))
    return (*_GENERAL, *(f"{name}[{place}]" for place in range(seats) for name in each))


def numbers(
    game: AnyGame, known: Position, seat: int, *, page: float = 0, time: float = 0
) -> list[float]:
    """The numbers of a position that has nothing in it but what the seat knows.

    ``page`` and ``time`` tell how many pages were turned, and which share of the time is up.
    """
    rows = _rows(game, known)
    found = [float(game.rules.mover(known) == seat), page, time]
    for row in (*rows[seat:], *rows[:seat]):
        found += row
    return found


def _rows(game: AnyGame, known: Position) -> list[list[float]]:
    turn, seats = game.rules.turn(known), range(len(game.setup.seats(known)))
    if "judgement" not in game.parts:
        return [[float(seat == turn)] for seat in seats]
    judged: Sequence[Sequence[float]] = game.judgement.features(known)
    return [[float(seat == turn), *map(float, judged[seat])] for seat in seats]
