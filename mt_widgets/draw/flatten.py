"""Path data read: its steps, and the points of its outline for those who cannot draw curves."""

from collections.abc import Iterator
from functools import lru_cache
from math import dist, sqrt

from .outline import Point

Step = tuple[str, tuple[float, ...]]
_COUNTS = {"M": 2, "L": 2, "C": 6, "Z": 0}
_KEPT = 4096  # a board has some hundred outlines; an animation adds a few a frame


@lru_cache(_KEPT)
def steps(d: str) -> tuple[Step, ...]:
    """The letters of path data with their numbers; ValueError if it holds anything else.

    >>> steps("M 0 0 L 3 4.5 Z")
    (('M', (0.0, 0.0)), ('L', (3.0, 4.5)), ('Z', ()))
    """
    words, found, at = d.split(" "), list[Step](), 0
    while at < len(words):
        letter = words[at]
        count = _COUNTS.get(letter)
        if count is None or at + count >= len(words) or (letter == "M") < (not found):
            raise ValueError(f"path data: {letter!r} in place {at} of {d[:60]!r}")
        found.append((letter, tuple(map(float, words[at + 1 : at + 1 + count]))))
        at += 1 + count
    return tuple(found)


def _curve(start: Point, numbers: tuple[float, ...]) -> Iterator[Point]:
    """A curve as straight pieces, more of them the longer it is."""
    ax, ay, bx, by, x, y = numbers
    length = dist(start, (ax, ay)) + dist((ax, ay), (bx, by)) + dist((bx, by), (x, y))
    pieces = max(8, min(32, int(2 * sqrt(length))))
    for piece in range(1, pieces):
        t = piece / pieces
        u = 1 - t
        p, q, r, s = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        yield p * start[0] + q * ax + r * bx + s * x, p * start[1] + q * ay + r * by + s * y
    yield x, y


@lru_cache(_KEPT)
def flatten(d: str) -> tuple[tuple[Point, ...], ...]:
    """The points of each stroke of the pen; one that is closed ends where it began.

    >>> flatten("M 0 0 L 3 0 L 3 4 Z")
    (((0.0, 0.0), (3.0, 0.0), (3.0, 4.0), (0.0, 0.0)),)
    """
    lines = list[list[Point]]()
    fresh = False  # after Z the pen is back at the start, and may go on from there
    for letter, numbers in steps(d):
        if letter == "Z":
            lines[-1].append(lines[-1][0])
        elif letter == "M" or fresh:
            lines.append([lines[-1][-1] if letter != "M" else (numbers[0], numbers[1])])
        if letter == "L":
            lines[-1].append((numbers[0], numbers[1]))
        elif letter == "C":
            lines[-1].extend(_curve(lines[-1][-1], numbers))
        fresh = letter == "Z"
    return tuple(map(tuple, lines))


@lru_cache(_KEPT)
def bounds(d: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of an outline.

    >>> bounds("M 1 2 L 3 0 L 3 4 Z")
    (1.0, 0.0, 3.0, 4.0)
    """
    across, down = zip(*(point for line in flatten(d) for point in line), strict=True)
    return min(across), min(down), max(across), max(down)
