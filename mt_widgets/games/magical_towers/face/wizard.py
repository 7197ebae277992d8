"""The wizards: small figures in pointed hats, each colour with an emblem of its own on the hat."""

from functools import cache
from math import cos, pi, sin

from ....draw.outline import circle, polygon
from ....draw.scene import Path, Shape
from .copies import moved
from .theme import PAPER, Theme

__all__ = [
    "EMBLEMS",
    "OUTLINE",
    "bare_hat",
    "cloak",
    "emblem",
    "features",
    "figure",
    "hat",
    "portrait",
]

_HAT = (
    "M -33 -35 C -21 -41 -15 -56 -9 -74 C -5 -88 3 -99 17 -98 C 10 -93 9 -85 12 -75 "
    "C 16 -58 22 -43 33 -35 C 18 -27 -18 -27 -33 -35 Z"
)
_HAT_SHADE = (
    "M 17 -98 C 10 -93 9 -85 12 -75 C 16 -58 22 -43 33 -35 C 24 -30.5 14 -29 4 -28.8 "
    "C 12 -44 7 -72 9 -86 C 10 -93 13 -96 17 -98 Z"
)
_CLOAK = "M -18 -36 C -20 -22 -25 -10 -30 -1 C -18 4 18 4 30 -1 C 25 -10 20 -22 18 -36 Z"
_BEARD = "M -15.5 -33 C -17 -22 -9 -13 0 -5 C 9 -13 17 -22 15.5 -33 C 8 -28.5 -8 -28.5 -15.5 -33 Z"
_NOSE = circle(4.6, 0, -26.5)
OUTLINE = (
    "M -33 -35 C -21 -41 -15 -56 -9 -74 C -5 -88 3 -99 17 -98 C 10 -93 9 -85 12 -75 "
    "C 16 -58 22 -43 33 -35 C 29 -32.5 24 -31 19 -30 C 21 -18 25 -9 30 -1 C 18 4 -18 4 -30 -1 "
    "C -25 -9 -21 -18 -19 -30 C -24 -31 -29 -32.5 -33 -35 Z"
)


def _star(points: int, outer: float, inner: float) -> str:
    radii = (outer, inner) * points
    return polygon(
        (r * sin(i * pi / points), -r * cos(i * pi / points)) for i, r in enumerate(radii)
    )


# each fits a circle of radius 10 round the origin
EMBLEMS = {
    "b": "M 3.5 -9.6 C -4 -10.6 -10 -5.5 -10 0.6 C -10 6.8 -4.4 10.8 1.4 9.9 C 5.5 9.3 8.6 6.7 "
    "9.6 3.2 C 3.5 6.4 -3.4 3.4 -3.4 -2.6 C -3.4 -5.6 -1 -8.4 3.5 -9.6 Z",
    "y": circle(7.8),
    "r": "M 0 9.6 C -7.5 4 -10.4 0.4 -10.2 -3.6 C -10 -7.4 -7 -9.2 -4.4 -8.8 C -2.2 -8.5 -0.6 -7 "
    "0 -5.2 C 0.6 -7 2.2 -8.5 4.4 -8.8 C 7 -9.2 10 -7.4 10.2 -3.6 C 10.4 0.4 7.5 4 0 9.6 Z",
    "g": "M 9.6 -9.6 C -1.5 -10.2 -9.4 -5.4 -8.6 2.6 C -8.4 4.4 -7.8 5.6 -7 6.6 L -10.2 10.4 "
    "L -7.8 11.4 L -5 8.2 C 4.2 9.8 10.8 2.6 9.6 -9.6 Z",
    "o": "M 3.4 -11 L -7.6 2 L -1.4 2 L -4.4 11 L 7.8 -3.2 L 1.4 -3.2 Z",
    "v": _star(5, 11, 4.6),
}


Standing = tuple[str, float, float, float]  # a colour, the middle of the feet, and the height


def emblem(colour: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """The outline of a colour's emblem: moon, disc, heart, leaf, bolt or star."""
    return moved(EMBLEMS[colour], x, y, scale)


_SIGNS = {colour: emblem(colour, 1, -51, 1.12) for colour in EMBLEMS}


@cache
def cloak(colour: str, theme: Theme) -> tuple[Shape, ...]:
    """A wizard's silhouette alone, for what is the same on many to be painted at once."""
    robe = theme.wizards[colour][1]
    if theme.name == PAPER:  # a white hat on white ground needs a line, and a black crowd gaps
        return Path(OUTLINE, robe, theme["outline"], 13), Path(OUTLINE, robe, theme["ink"], 5)
    return (Path(OUTLINE, robe, theme["outline"], 5),)


def features(wizards: tuple[Standing, ...], theme: Theme) -> tuple[Shape, ...]:
    """Hats, emblems and faces of many wizards, each kind painted at once."""
    outlines: dict[str, list[str]] = {}
    for colour, x, y, height in wizards:
        hat_colour, _, sign = theme.wizards[colour]
        parts = (
            (hat_colour, _HAT),
            (sign, _SIGNS[colour]),
            (theme["face"], _BEARD),
            (theme["nose"], _NOSE),
        )
        for paint, part in parts:
            outlines.setdefault(paint, []).append(moved(part, x, y, height / 100))
    hats = {theme.wizards[wizard[0]][0] for wizard in wizards}
    order = sorted(outlines, key=lambda paint: paint not in hats)
    return tuple(Path(" ".join(outlines[paint]), paint) for paint in order)


@cache
def figure(colour: str, theme: Theme) -> tuple[Shape, ...]:
    """A wizard of height 100 with the middle of its feet at the origin."""
    return cloak(colour, theme) + features(((colour, 0, 0, 100),), theme)


@cache
def portrait(colour: str, theme: Theme) -> tuple[Shape, ...]:
    """The same wizard to be drawn large, with a fold in the hat, a belt and hands."""
    hat_colour, robe, sign = theme.wizards[colour]
    hands = circle(4.2, -22.5, -10) + " " + circle(4.2, 22.5, -10)
    return (
        Path(OUTLINE, robe, theme["outline"], 5),
        Path(_CLOAK, robe),
        Path(hands, theme["face"]),
        Path(_HAT, hat_colour),
        Path(_HAT_SHADE, robe, opacity=0.38),
        Path(_BEARD, theme["face"]),
        Path("M -7 -21 C -5 -18 -2 -19 0 -21 C 2 -19 5 -18 7 -21", "", theme["nose"], 1.6),
        Path(_NOSE, theme["nose"]),
        Path(_SIGNS[colour], sign),
    )


@cache
def hat(colour: str, theme: Theme) -> tuple[Shape, ...]:
    """The hat alone, of height 100, the middle of its brim at the origin."""
    hat_colour, _, sign = theme.wizards[colour]
    shape = moved(_HAT, -2, 43, 1.41)
    return (
        Path(shape, hat_colour, theme["outline"], 5),
        Path(emblem(colour, -0.5, -29, 1.6), sign),
    )


@cache
def bare_hat(colour: str, theme: Theme) -> tuple[Shape, ...]:
    """The hat of a prisoner, without an outline: there is no room for one in a slot."""
    hat_colour, _, sign = theme.wizards[colour]
    return (
        Path(moved(_HAT, -2, 43, 1.41), hat_colour),
        Path(emblem(colour, -0.5, -29, 2.1), sign),
    )
