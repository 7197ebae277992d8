"""Path data for files: the same outline in about half the letters."""

from collections.abc import Iterator
from functools import lru_cache

from .flatten import steps

__all__ = ["shorten"]

_SPANS = ((150, 1), (15, 2))  # a wide outline needs fewer digits after the point than a small one
_DIGITS = 4  # for the smallest


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
            word = _word(number, digits)
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


def _word(number: int, digits: int) -> str:
    """A whole number of tenths, hundredths or so, as short as it can be."""
    text = f"{number / 10**digits:.{digits}f}"
    text = text.rstrip("0").rstrip(".") if digits else text
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _relative(d: str, unit: int) -> Iterator[tuple[str, list[int]]]:
    """Each step from the last point; counted in whole units, so that no error adds up."""
    x = y = left = top = 0
    for at, (letter, numbers) in enumerate(steps(d)):
        points = [round(number * unit) for number in numbers]
        if letter == "Z":
            x, y = left, top
            yield "z", []
            continue
        steps_from = [n - (y if place % 2 else x) for place, n in enumerate(points)]
        x, y = points[-2:]
        if letter == "M":
            left, top = x, y
            yield ("m", steps_from) if at else ("M", points)
        elif letter == "L" and not steps_from[1]:
            yield "h", steps_from[:1]
        elif letter == "L" and not steps_from[0]:
            yield "v", steps_from[1:]
        else:
            yield letter.lower(), steps_from
