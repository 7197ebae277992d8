"""Who plays whom, and from which seat: everybody meets everybody equally often, in every seat."""

from collections.abc import Iterator, Sequence
from itertools import combinations, cycle, islice, permutations
from math import comb
from random import Random

__all__ = ["games_in_a_round", "schedule", "whole_rounds"]

_MOST_TABLES = 1_000

Seating = tuple[tuple[str, ...], int]
"""The players by seat, and the number of the deal; at a table all play the same deal by turns."""


def games_in_a_round(players: int, seats: int) -> int:
    """How many games it takes until all have met in all seats.

    >>> games_in_a_round(4, 2)
    12
    """
    return min(comb(players, seats), _MOST_TABLES) * seats


def whole_rounds(games: int, a_round: int) -> int:
    """At least so many games, and whole rounds; fewer than a round are left as they are.

    >>> whole_rounds(200, 12), whole_rounds(5, 12)
    (204, 5)
    """
    return games if games < a_round else -(-games // a_round) * a_round


def schedule(players: Sequence[str], seats: int, games: int) -> Iterator[Seating]:
    """So many games, in an order in which they are fair at any time, as far as that can be.

    >>> [*schedule(["a", "b", "c"], 2, 4)]
    [(('a', 'b'), 0), (('c', 'a'), 1), (('b', 'c'), 2), (('b', 'a'), 0)]
    """
    return islice(_rounds(players, seats), games)


def _rounds(players: Sequence[str], seats: int) -> Iterator[Seating]:
    tables = _spread(players, seats)
    for number, order in enumerate(cycle(_orders(seats))):
        for turn in range(seats):
            for place, table in enumerate(tables):
                here = [table[one] for one in order]
                first = (turn + place) % seats
                yield (*here[first:], *here[:first]), number * len(tables) + place


def _orders(seats: int) -> list[tuple[int, ...]]:
    """Every order round a table, wherever it begins; so partners and neighbours change, too."""
    return [(0, *rest) for rest in permutations(range(1, seats))]


def _spread(players: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """The tables in an order in which whoever has waited longest comes next."""
    left, played, tables = _tables(players, seats), dict.fromkeys(players, 0), []
    while left:
        table = min(left, key=lambda table: sorted((played[one] for one in table), reverse=True))
        left.remove(table)
        tables.append(table)
        for one in table:
            played[one] += 1
    return tables


def _tables(players: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """All tables that there can be; where those are too many, some at which all play as often."""
    if comb(len(players), seats) <= _MOST_TABLES:
        return [*combinations(players, seats)]
    rng, order, drawn = Random(0), [*players], dict[frozenset[str], tuple[str, ...]]()
    while len(drawn) < _MOST_TABLES:
        rng.shuffle(order)
        for end in range(seats, len(order) + 1, seats):
            table = tuple(order[end - seats : end])
            drawn[frozenset(table)] = table
    return [*drawn.values()][:_MOST_TABLES]
