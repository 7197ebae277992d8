"""What a game was worth to each seat."""

from collections.abc import Sequence

__all__ = ["rewards"]


def rewards(seats: int, won: Sequence[int]) -> list[float]:
    """The winners share 1 among them, and the others share -1: together it is nothing.

    Where all have won, or nobody has, there is nothing to share. Who plays alone gets 1 or -1.

    >>> rewards(2, [0]), rewards(4, [1, 3]), rewards(1, [])
    ([1.0, -1.0], [-0.5, 0.5, -0.5, 0.5], [-1.0])
    """
    lost = seats - len(won)
    if seats == 1:
        return [1.0 if won else -1.0]
    if not won or not lost:
        return [0.0] * seats
    return [1 / len(won) if seat in won else -1 / lost for seat in range(seats)]
