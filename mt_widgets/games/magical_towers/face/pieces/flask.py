"""Flasks: empty, full in their owner's colour, or spent, which are crossed out."""

from functools import cache

from .....draw.outline import line, rectangle
from .....draw.scene import Path, Shapes
from ..copies import SHAPES, row
from ..theme import PAPER, Theme

# a flask is 100 high, 70 wide and stands on the origin: a round belly, a neck and a lip
_LIP = rectangle(-17, -97, 34, 9, 4)
_CROSS = line([(-36, -4), (36, -84)])


@cache
def full(count: int, pitch: float, colour: str, theme: Theme, *, fine: bool = True) -> Shapes:
    """A row of full flasks; fine ones are corked and shine."""
    if not count:
        return ()
    body, cork = row(SHAPES["flask"], count, pitch), row(SHAPES["cork"], count, pitch)
    tint = theme["ink"] if theme.name == PAPER else theme.wizards[colour][0]
    liquid = Path(row(SHAPES["liquid"], count, pitch), fill=tint)
    glass = Path(body, fill=theme["outline"], stroke=theme["ink"], width=9 if fine else 12)
    if not fine:
        return glass, liquid
    shine = Path(row(SHAPES["shine"], count, pitch), stroke="#FFFFFF", width=7, opacity=0.75)
    return Path(cork, fill=theme["sand_shade"], stroke=theme["ink"], width=5), glass, liquid, shine


@cache
def empty(count: int, pitch: float, theme: Theme, first: int = 0) -> Shapes:
    """A row of empty flasks, from a place of the row on."""
    if not count:
        return ()
    body = row(f"{SHAPES['flask']} {_LIP}", count, pitch, first)
    return (Path(body, stroke=theme["mute"], width=7),)


@cache
def spent(count: int, pitch: float, theme: Theme, first: int = 0) -> Shapes:
    """A row of spent flasks, from a place of the row on: dotted and crossed out."""
    if not count:
        return ()
    body = Path(
        row(SHAPES["flask"], count, pitch, first), stroke=theme["mute"], width=6, dash=(2, 11)
    )
    return body, Path(row(_CROSS, count, pitch, first), stroke=theme["mute"], width=9)
