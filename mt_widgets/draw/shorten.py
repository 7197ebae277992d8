"""Path data for files: the same outline in about half the letters."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from .flatten import Step, steps
from .outline import ellipse, short

_SPANS = ((150, 1), (15, 2))  # a wide outline needs fewer digits after the point than a small one
_DIGITS = 4  # for the smallest
_UNLIKE = 0.02  # of a unit: how far an ellipse may be from one, by rounding
Relative = tuple[str, list[int]]


@lru_cache(4096)
def shorten(d: str) -> str:
    """Steps from where the pen is, with no sign that a reader of SVG can do without.

    >>> shorten("M 100 50 L 103.5 50 L 103.5 49.5 L 100.25 49.5 Z")
    'M100 50h3.5v-.5h-3.25z'
    """
    digits = _digits(d)
    text, last, implied = "", "", ""
    for letter, numbers in _relative(d, 10**digits):
        text += "" if letter == implied else letter
        last = "" if letter != implied else last
        for number in numbers:
            word = without_zero(short(number / 10**digits, digits))
            joins = not last or word[0] == "-" or (word[0] == "." and "." in last)
            text += word if joins else f" {word}"
            last = word
        implied = {"m": "l", "M": "L"}.get(letter, letter)
    return text


def _digits(d: str) -> int:
    """How many digits after the point: none that are not there, and none that nobody would see."""
    given = max(len(word.partition(".")[2]) for word in d.split(" "))
    across, down = (
        [number for _, numbers in steps(d) for number in numbers[start::2]] for start in (0, 1)
    )
    span = max(max(across) - min(across), max(down) - min(down))
    return min(given, next((digits for least, digits in _SPANS if span > least), _DIGITS))


def without_zero(number: str) -> str:
    """A number without a nought in front of its point."""
    return number.replace("0.", ".", 1) if number.startswith(("0.", "-0.")) else number


def _relative(d: str, unit: int) -> Iterator[Relative]:
    """Each step from the last point; counted in whole units, so that no error adds up."""
    x = y = left = top = 0
    read = steps(d)
    round_till = 0  # the step behind an ellipse that is written already
    for at, (letter, numbers) in enumerate(read):
        points = [round(number * unit) for number in numbers]
        ahead = [n - (y if place % 2 else x) for place, n in enumerate(points)]
        if points:
            x, y = points[-2:]
        if letter == "M":
            left, top = x, y
            yield ("m", ahead) if at else ("M", points)
            arcs = _ellipse(numbers, read[at + 1 : at + 6], unit)
            round_till = at + 5 if arcs else 0
            yield from arcs
        elif letter == "Z":
            x, y = left, top
            yield "z", []
        elif at >= round_till:
            yield _step(letter, ahead)


def _step(letter: str, ahead: list[int]) -> Relative:
    """A step, shorter if it is level or upright."""
    if letter == "L" and not ahead[1]:
        return "h", ahead[:1]
    if letter == "L" and not ahead[0]:
        return "v", ahead[1:]
    return letter.lower(), ahead


def _ellipse(start: Sequence[float], ahead: Sequence[Step], unit: int) -> list[Relative]:
    """Two arcs, if what is ahead is an ellipse made of four curves; else nothing."""
    if "".join(letter for letter, _ in ahead) != "CCCCZ":
        return []
    middle, low = ahead[0][1][4:]
    rx, ry = start[0] - middle, low - start[1]
    drawn = [*start, *(number for _, numbers in ahead for number in numbers)]
    wanted = [
        number for _, numbers in steps(ellipse(rx, ry, middle, start[1])) for number in numbers
    ]
    unlike = max(abs(a - b) for a, b in zip(drawn, wanted, strict=True))
    if unlike > _UNLIKE * min(1, rx, abs(ry)):
        return []
    across, down, clockwise = round(rx * unit), round(abs(ry) * unit), unit * (ry > 0)
    return [("a", [across, down, 0, unit, clockwise, way * across, 0]) for way in (-2, 2)]
