"""Where numbers and badges go beside the lines of a plot, and how its lines are told apart."""

from collections.abc import Iterable

__all__ = ["DASHES", "spread", "step"]

# where colours must not matter, lines differ all along and not only by the emblem at their end
DASHES: tuple[tuple[float, ...], ...] = ((), (14, 7), (2, 7), (14, 6, 2, 6), (7, 6), (22, 7))


def step(last: int, room: float) -> int:
    """The smallest of 1, 2, 5, 10 and so on with which so many labels have room."""
    for power in range(6):
        for first in (1, 2, 5):
            if last / (first * 10**power) <= room:
                return first * int(10**power)
    return max(1, last)


def spread(heights: Iterable[float], apart: float, top: float, bottom: float) -> list[float]:
    """Heights moved as little as keeps them apart, within bounds.

    >>> spread([10, 10], 4, 0, 20)
    [8.0, 12.0]
    """
    wanted = list(heights)
    order = sorted(range(len(wanted)), key=lambda seat: (wanted[seat], seat))
    groups: list[list[int]] = []
    for seat in order:
        groups.append([seat])
        while len(groups) > 1 and _centre(groups[-1], wanted, apart, top, bottom)[0] < (
            _centre(groups[-2], wanted, apart, top, bottom)[1] + apart
        ):
            last = groups.pop()
            groups[-1] += last
    places = [0.0] * len(wanted)
    for group in groups:
        first, _ = _centre(group, wanted, apart, top, bottom)
        for rank, seat in enumerate(group):
            places[seat] = first + rank * apart
    return places


def _centre(
    group: list[int], wanted: list[float], apart: float, top: float, bottom: float
) -> tuple[float, float]:
    """The first and the last place of neighbours that lie as close as they may."""
    extent = (len(group) - 1) * apart
    first = sum(wanted[seat] for seat in group) / len(group) - extent / 2
    first = min(max(first, top), bottom - extent)
    return first, first + extent
