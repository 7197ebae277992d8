"""A picture of a tree of cases, from left to right, with the chance of each end."""

from collections.abc import Iterator
from fractions import Fraction
from math import lcm

from ..draw.outline import rectangle
from ..draw.scene import Path, Scene, Shape, Text
from ..engine.words import labelled, say, series
from .odds import Case, leaves

_INK, _WHITE, _GREY = "#000000", "#FFFFFF", "#DDDDDD"
_LEFT, _WIDE, _HIGH = 14, 190, 56  # the left edge, from fork to fork, and from end to end
_SLANT = 34  # the width of the sloping part of a branch
_END = 150  # the width of an end
_SIZE = 17


def tree_scene(case: Case, *, blank: bool = False) -> Scene:
    """The tree; with ``blank``, empty boxes to fill in."""
    ends = sum(1 for _ in leaves(case))
    shapes, _ = _drawn(case, _LEFT, 0, Fraction(1), blank=blank)
    width = _LEFT + _WIDE * _depth(case) + _END
    return Scene(width, ends * _HIGH, (), tuple(shapes), (), say("A tree of cases"), say_tree(case))


def _depth(case: Case) -> int:
    return 1 + max(map(_depth, case.then)) if case.then else 0


def _drawn(
    case: Case, x: float, top: float, share: Fraction, *, blank: bool
) -> tuple[list[Shape], float]:
    """The shapes from a fork at ``x`` on, its highest end at ``top``, and the fork's height."""
    if not case.then:
        y = top + _HIGH / 2
        return _end(case, x, y, share, blank=blank), y
    shapes, ways, heights = list[Shape](), list[str](), list[float]()
    for one in case.then:
        drawn, y = _drawn(one, x + _WIDE, top, share * one.chance, blank=blank)
        shapes += [*drawn, *_label(one, x, y, blank=blank)]
        heights.append(y)
        top += _HIGH * sum(1 for _ in leaves(one))
    here = sum(heights) / len(heights)
    for y in heights:
        ways.append(f"M {x} {here:.2f} L {x + _SLANT} {y:.2f} L {x + _WIDE - 8} {y:.2f}")
    return [Path(" ".join(ways), "", _INK, 1.6), *shapes], here


def _label(case: Case, x: float, y: float, *, blank: bool) -> Iterator[Shape]:
    """The outcomes above their branch, and their share of all cases below it."""
    middle = x + _SLANT + (_WIDE - _SLANT - 8) / 2
    if blank:
        yield Path(rectangle(middle - 42, y - 24, 84, 20, 4), _WHITE, _INK, 1.2)
        yield Path(rectangle(middle - 26, y + 5, 52, 20, 4), _WHITE, _INK, 1.2)
        return
    yield Text(_short(case.names), middle, y - 12, _SIZE, _INK)
    yield Text(f"{case.ways}/{case.of}", middle, y + 14, _SIZE, _INK)


def _short(names: tuple[str, ...]) -> str:
    """The outcomes, or how many kinds of cards they are."""
    text = series(names)
    return text if len(text) <= 18 else say("{number} kinds of cards", number=len(names))


def _end(case: Case, x: float, y: float, share: Fraction, *, blank: bool) -> list[Shape]:
    """Whether the goal is reached, in a thicker frame if so, and the chance of this end."""
    good = bool(case.value)
    edge = rectangle(x - 4, y - 17, 58, 34, 8)
    box = Path(edge, _WHITE if blank or not good else _GREY, _INK, 2 if good and not blank else 1)
    at = x + 104
    if blank:
        return [box, Path(rectangle(at - 38, y - 14, 76, 28, 4), _WHITE, _INK, 1.2)]
    word = say("yes") if good else say("no")
    return [box, Text(word, x + 25, y, _SIZE, _INK), Text(str(share), at, y, _SIZE + 2, _INK)]


def say_tree(case: Case, indent: str = "") -> str:
    """A tree in words, a line for each case."""
    lines = list[str]()
    for one in case.then:
        told = say("yes") if one.value else say("no")
        case_of = f"{series(one.names)} ({one.ways}/{one.of})"
        lines.append(indent + labelled(case_of, say("and then") if one.then else told))
        if one.then:
            lines.append(say_tree(one, f"{indent}  "))
    return "\n".join(lines)


def say_sum(case: Case) -> str:
    """The sum of all ends, which is 1, those that reach the goal first."""
    ends = sorted(leaves(case), key=lambda end: not end[1])
    below = lcm(*(share.denominator for share, _ in ends))
    parts = [f"{share * below}/{below}" for share, _ in ends]
    good = [part for part, (_, well) in zip(parts, ends, strict=True) if well]
    won = " + ".join(good) + (f" = {case.value}" if str(case.value) != " + ".join(good) else "")
    return say("Good: {won}. All ends: {parts} = 1.", won=won, parts=" + ".join(parts))
