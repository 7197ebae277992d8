"""A position is a bare number: its digits are three heaps, the seat whose turn it is, and the die.

>>> heaps(34512), seat(34512), die(34512)
((3, 4, 5), 1, 2)
"""

from collections.abc import Sequence

HEAPS, MOST, SEATS = 3, 9, "ab"
SIDES = (1, 1, 1, 2, 2, 3)  # of the die; it shows 0 until it is rolled


def pack(piles: Sequence[int], whose: int, shown: int) -> int:
    """The number of a position."""
    return int("".join(map(str, (*piles, whose, shown))))


def heaps(state: int) -> tuple[int, ...]:
    """How many stones are in each heap."""
    return tuple(map(int, f"{state:05}"[:HEAPS]))


def seat(state: int) -> int:
    """Whose turn it is."""
    return state // 10 % 10


def die(state: int) -> int:
    """What the die shows, or 0."""
    return state % 10


def changed(piles: Sequence[int], heap: int, stones: int) -> tuple[int, ...]:
    """The heaps with more or fewer stones in one of them; the first one is heap 1."""
    return tuple(pile + stones * (n == heap) for n, pile in enumerate(piles, 1))
