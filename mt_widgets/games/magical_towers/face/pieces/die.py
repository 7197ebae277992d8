"""The die: its six faces, the die that is still to be rolled, and the dice on cards."""

from functools import cache

from .....draw.outline import circle, ellipse, polygon, rectangle
from .....draw.scene import Group, Path, Shapes
from ..copies import copies, moved
from ..theme import Theme

UNROLLED = 7
_LEFT, _RIGHT, _TOP, _BOTTOM = -26, 26, -26, 26
_CORNERS = ((_LEFT, _TOP), (_RIGHT, _BOTTOM)), ((_RIGHT, _TOP), (_LEFT, _BOTTOM))
_SIDES = ((_LEFT, 0), (_RIGHT, 0))
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: _CORNERS[1],
    3: (*_CORNERS[1], (0, 0)),
    4: (*_CORNERS[0], *_CORNERS[1]),
    5: (*_CORNERS[0], *_CORNERS[1], (0, 0)),
    6: (*_CORNERS[0], *_CORNERS[1], *_SIDES),
}
_FACE = rectangle(-48, -48, 96, 96, 20)


@cache
def _pips(value: int) -> str:
    """The eyes of a face that is 100 wide; the one is larger."""
    return copies(circle(14 if value == 1 else 10.5), _PIPS[value])


@cache
def die(value: int, size: float, theme: Theme) -> Group:
    """A die round the origin that shows a face, or none yet."""
    return Group(_cube(theme) if value == UNROLLED else _face(value, theme), scale=size / 100)


@cache
def _face(value: int, theme: Theme) -> Shapes:
    """A face with the edge of the die below it."""
    ink = theme["shield"]
    return (
        Path(moved(_FACE, 0, 13), fill=theme["sand_shade"], stroke=ink, width=7),
        Path(_FACE, fill=theme["outline"], stroke=ink, width=7),
        Path(_pips(value), fill=ink),
    )


@cache
def _cube(theme: Theme) -> Shapes:
    """A die in the air, standing on a corner, three faces to be seen."""
    ink = theme["shield"]
    hexagon = polygon([(0, -54), (47, -27), (47, 27), (0, 54), (-47, 27), (-47, -27)])
    left = polygon([(-47, -27), (0, 0), (0, 54), (-47, 27)])
    right = polygon([(47, -27), (0, 0), (0, 54), (47, 27)])
    pips = [ellipse(11, 6.5, 0, -27)]
    pips += [ellipse(6, 8.5, x, y) for x, y in ((-35, -4), (-12, 31))]
    pips += [ellipse(6, 8.5, x, y) for x, y in ((12, 9), (23.5, 13.5), (35, 18))]
    return (
        Path(hexagon, fill=theme["outline"], stroke=ink, width=9),
        Path(left, fill=theme["sand_parapet"]),
        Path(right, fill=theme["sand_shade"]),
        Path(" ".join(pips), fill=ink),
    )


# A hand of dice, as they fall: the face, where its middle lies, and how it is turned.
_THROWS: dict[int, tuple[tuple[int, float, float, float], ...]] = {
    1: ((5, 0, 0, -8),),
    2: ((3, -58, 5, -12), (5, 58, -5, 9)),
    3: ((2, -61, 50, -10), (6, 61, 55, 8), (5, 2, -56, 5)),
}


@cache
def dice(count: int, size: float, theme: Theme) -> Group:
    """The dice printed on a card, round the origin: so many rolls are allowed."""
    throws = _THROWS[count]
    faces = " ".join(moved(_FACE, x, y, 1, turn) for _, x, y, turn in throws)
    pips = " ".join(moved(_pips(face), x, y, 1, turn) for face, x, y, turn in throws)
    ink = theme["shield"]
    parts = Path(faces, fill=theme["outline"], stroke=ink, width=8), Path(pips, fill=ink)
    return Group(parts, scale=size / 100)
