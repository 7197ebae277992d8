"""The cards that chance may deal out of those that nobody has seen."""

from collections.abc import Iterator, Sequence
from math import comb


def deals(
    number: int, kinds: Sequence[tuple[str, int]], cards: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every choice of so many cards, behind these, with the number of ways in which it can come.

    ``kinds`` has the copies of each card.

    >>> [*deals(2, [("W3", 2), ("T1", 1)])]
    [(('W3', 'W3'), 1), (('W3', 'T1'), 2)]
    """
    if not number:
        yield cards, 1
    elif kinds:
        (card, copies), *others = kinds
        least = max(0, number - sum(left for _, left in others))  # the rest has to suffice
        for taken in range(min(number, copies), least - 1, -1):
            for dealt, ways in deals(number - taken, others, cards + (card,) * taken):
                yield dealt, ways * comb(copies, taken)
