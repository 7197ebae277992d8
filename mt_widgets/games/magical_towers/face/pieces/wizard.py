"""The wizards: small figures in pointed hats, each colour with an emblem of its own on the hat."""

from dataclasses import replace
from functools import cache
from math import cos, pi, sin

from .....draw.outline import circle, polygon
from .....draw.scene import Path, Shapes
from ..copies import SHAPES, moved
from ..theme import PAPER, Theme

_NOSE = circle(4.6, 0, -26.5)
OUTLINE = SHAPES["wizard"]


def _star(points: int, outer: float, inner: float) -> str:
    radii = (outer, inner) * points
    return polygon(
        (r * sin(i * pi / points), -r * cos(i * pi / points)) for i, r in enumerate(radii)
    )


# each fits a circle of radius 10 round the origin
EMBLEMS = {
    "b": SHAPES["crescent"],
    "y": circle(7.8),
    "r": SHAPES["heart"],
    "g": SHAPES["leaf"],
    "o": SHAPES["bolt"],
    "v": _star(5, 11, 4.6),
}


Standing = tuple[str, float, float, float]  # a colour, the middle of the feet, and the height


def emblem(colour: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """The outline of a colour's emblem: moon, disc, heart, leaf, bolt or star."""
    return moved(EMBLEMS[colour], x, y, scale)


_SIGNS = {colour: emblem(colour, 1, -51, 1.12) for colour in EMBLEMS}


@cache
def cloak(colour: str, theme: Theme) -> Shapes:
    """A wizard's silhouette alone, for what is the same on many to be painted at once."""
    robe = theme.wizards[colour][1]
    if theme.name == PAPER:  # a white hat on white ground needs a line, and a black crowd gaps
        return Path(OUTLINE, robe, theme["outline"], 13), Path(OUTLINE, robe, theme["ink"], 5)
    return (Path(OUTLINE, robe, theme["outline"], 5),)


def features(wizards: tuple[Standing, ...], theme: Theme) -> Shapes:
    """Hats, emblems and faces of many wizards, each kind painted at once."""
    outlines: dict[str, list[str]] = {}
    for colour, x, y, height in wizards:
        hat_colour, _, sign = theme.wizards[colour]
        parts = (
            (hat_colour, SHAPES["hat"]),
            (sign, _SIGNS[colour]),
            (theme["face"], SHAPES["beard"]),
            (theme["nose"], _NOSE),
        )
        for paint, part in parts:
            outlines.setdefault(paint, []).append(moved(part, x, y, height / 100))
    hats = {theme.wizards[wizard[0]][0] for wizard in wizards}
    order = sorted(outlines, key=lambda paint: paint not in hats)
    return tuple(Path(" ".join(outlines[paint]), paint) for paint in order)


@cache
def figure(colour: str, theme: Theme) -> Shapes:
    """A wizard of height 100 with the middle of its feet at the origin."""
    return cloak(colour, theme) + features(((colour, 0, 0, 100),), theme)


@cache
def portrait(colour: str, theme: Theme) -> Shapes:
    """The same wizard to be drawn large, with a fold in the hat, a belt and hands."""
    hat_colour, robe, sign = theme.wizards[colour]
    hands = circle(4.2, -22.5, -10) + " " + circle(4.2, 22.5, -10)
    return (
        Path(OUTLINE, robe, theme["outline"], 5),
        Path(SHAPES["cloak"], robe),
        Path(hands, theme["face"]),
        Path(SHAPES["hat"], hat_colour),
        Path(SHAPES["hat_shade"], robe, opacity=0.38),
        Path(SHAPES["beard"], theme["face"]),
        Path("M -7 -21 C -5 -18 -2 -19 0 -21 C 2 -19 5 -18 7 -21", "", theme["nose"], 1.6),
        Path(_NOSE, theme["nose"]),
        Path(_SIGNS[colour], sign),
    )


@cache
def hat(colour: str, theme: Theme) -> tuple[Path, Path]:
    """The hat alone, of height 100, the middle of its brim at the origin."""
    felt, sign = bare_hat(colour, theme, 1.6)
    return replace(felt, stroke=theme["outline"], width=5), sign


@cache
def bare_hat(colour: str, theme: Theme, sign_size: float = 2.1) -> tuple[Path, Path]:
    """The hat of a prisoner, without an outline: there is no room for one in a slot."""
    hat_colour, _, sign = theme.wizards[colour]
    felt = Path(moved(SHAPES["hat"], -2, 43, 1.41), hat_colour)
    return felt, Path(emblem(colour, -0.5, -29, sign_size), sign)
