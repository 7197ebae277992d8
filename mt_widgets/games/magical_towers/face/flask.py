"""Flasks: empty, full in their owner's colour, or spent, which are crossed out."""

from functools import cache

from ....draw.outline import line, rectangle
from ....draw.scene import Path, Shape
from .copies import row
from .theme import PAPER, Theme

__all__ = ["empty", "full", "spent"]

# a flask is 100 high, 70 wide and stands on the origin: a round belly, a neck and a lip
_GLASS = (
    "M -12 -92 L -12 -67 C -26 -61 -35 -49 -35 -34 C -35 -14 -20 -2 0 -2"
    " C 20 -2 35 -14 35 -34 C 35 -49 26 -61 12 -67 L 12 -92 Z"
)
_LIQUID = (
    "M -32 -42 C -24 -48 -12 -48 0 -43 C 12 -38 24 -38 32 -43"
    " C 33 -40 34 -37 34 -34 C 34 -15 20 -3 0 -3 C -20 -3 -34 -15 -34 -34"
    " C -34 -37 -33 -40 -32 -42 Z"
)
_SHINE = "M -22 -28 C -21 -21 -17 -16 -10 -13"
_LIP = rectangle(-17, -97, 34, 9, 4)
_CORK = "M -12 -95 L -14 -108 C -8 -111 8 -111 14 -108 L 12 -95 Z"
_CROSS = line([(-36, -4), (36, -84)])


@cache
def full(
    count: int, pitch: float, colour: str, theme: Theme, *, fine: bool = True
) -> tuple[Shape, ...]:
    """A row of full flasks; fine ones are corked and shine."""
    if not count:
        return ()
    body, cork = row(_GLASS, count, pitch), row(_CORK, count, pitch)
    tint = theme["ink"] if theme.name == PAPER else theme.wizards[colour][0]
    liquid = Path(row(_LIQUID, count, pitch), fill=tint)
    glass = Path(body, fill=theme["outline"], stroke=theme["ink"], width=9 if fine else 12)
    if not fine:
        return glass, liquid
    shine = Path(row(_SHINE, count, pitch), stroke="#FFFFFF", width=7, opacity=0.75)
    return Path(cork, fill=theme["sand_shade"], stroke=theme["ink"], width=5), glass, liquid, shine


@cache
def empty(count: int, pitch: float, theme: Theme, first: int = 0) -> tuple[Shape, ...]:
    """A row of empty flasks, from a place of the row on."""
    if not count:
        return ()
    body = row(f"{_GLASS} {_LIP}", count, pitch, first)
    return (Path(body, stroke=theme["mute"], width=7),)


@cache
def spent(count: int, pitch: float, theme: Theme, first: int = 0) -> tuple[Shape, ...]:
    """A row of spent flasks, from a place of the row on: dotted and crossed out."""
    if not count:
        return ()
    body = Path(row(_GLASS, count, pitch, first), stroke=theme["mute"], width=6, dash=(2, 11))
    return body, Path(row(_CROSS, count, pitch, first), stroke=theme["mute"], width=9)
