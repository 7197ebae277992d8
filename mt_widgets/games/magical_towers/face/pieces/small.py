"""Figures of the board drawn small, in few commands: for cards, spells and panels."""

from functools import cache

from .....draw.outline import circle, rectangle, write
from .....draw.scene import Path, Shapes
from ..copies import SHAPES, copies, moved, row
from ..theme import Theme
from . import castle as large_castle
from . import wizard
from .tower import SHIELD

TOWER_HEIGHT = 66  # of a tower that is 100 wide
_DOORS = copies(SHAPES["small_window"], ((-24, -2), (0, 0), (24, -2)))
_STONE = {"T": "sand", "R": "slate"}


@cache
def tower(kind: str, theme: Theme) -> Shapes:
    """A tower seen from the front, 100 wide, the middle of its foot at the origin."""
    stone, line = _STONE[kind], theme["window"] if kind == "T" else theme["shield"]
    sign = (
        Path(_DOORS, theme["window"])
        if kind == "T"
        else Path(moved(SHIELD, 0, -15, 0.28), theme["shield"], theme["outline"], 2)
    )
    return (
        Path(SHAPES["small_wall"], theme[stone], line, 3),
        Path(SHAPES["small_shade"], theme[stone + "_shade"]),
        sign,
        Path(SHAPES["small_parapet"], theme[stone + "_parapet"], line, 3),
    )


@cache
def plain_tower(kind: str, theme: Theme) -> Shapes:
    """The same tower in three commands, for pictures as small as a fingernail."""
    stone, line = _STONE[kind], theme["window"] if kind == "T" else theme["shield"]
    sign = _DOORS if kind == "T" else moved(SHIELD, 0, -15, 0.32)
    return Path(
        f"{SHAPES['small_wall']} {SHAPES['small_parapet']}", theme[stone + "_parapet"], line, 5
    ), Path(sign, line)


@cache
def castle(theme: Theme) -> tuple[Path, Path]:
    """The castle of height 100, its windows lit, without its raven."""
    walls, _, lights, _ = large_castle.figure(theme)
    return walls, lights


@cache
def hat(colour: str, theme: Theme) -> Shapes:
    """A hat of height 100 on the origin."""
    return hats(colour, 1, 0, theme)


@cache
def hats(colour: str, count: int, pitch: float, theme: Theme) -> Shapes:
    """A row of hats of height 100."""
    if not count:
        return ()
    felt, sign = wizard.hat(colour, theme)
    line = theme.wizards[colour][1] if theme.name != "dark" else theme["outline"]
    return (
        Path(row(felt.d, count, pitch), felt.fill, line, 7),
        Path(row(sign.d, count, pitch), sign.fill),
    )


@cache
def missing(count: int, pitch: float, theme: Theme, first: int = 0) -> Shapes:
    """A row of hats that are still on the way, from a place of the row on."""
    if not count:
        return ()
    outline = row(wizard.hat("b", theme)[0].d, count, pitch, first)
    return (Path(outline, theme["panel_shade"], theme["mute"], 5, dash=(9, 9)),)


@cache
def back(width: float, height: float, theme: Theme) -> Shapes:
    """The back of a card, its top left corner at the origin: the castle at night under the moon."""
    gold, inset, x = theme["castle_light"], 0.075 * width, width / 2
    foot, scale = 0.5 * height + 0.37 * width, 0.0066 * width
    edge = rectangle(0, 0, width, height, 0.1 * width)
    inner = rectangle(inset, inset, width - 2 * inset, height - 2 * inset, 0.07 * width)
    lights = castle(theme)[1]
    stars = (moved(SHAPES["star"], a * width, b * height, c * width) for a, b, c in _SKY)
    return (
        Path(edge, theme["outline"], theme["panel_edge"], 1.5),
        Path(inner, theme["raven_plate"], gold, 0.022 * width),
        Path(" ".join(stars), gold),
        Path(circle(0.28 * width, x, 0.5 * height - 0.07 * width), theme["raven"]),
        Path(moved(large_castle.OUTLINE, x, foot, scale), theme["castle"]),
        Path(_hill(width, height, foot), theme["castle"]),
        Path(moved(lights.d, x, foot, scale), gold),
    )


_SKY = (  # stars: how far across and down a card, and how large
    (0.21, 0.13, 0.011), (0.5, 0.1, 0.007), (0.8, 0.12, 0.009), (0.35, 0.2, 0.006),
    (0.67, 0.19, 0.007), (0.16, 0.29, 0.007), (0.85, 0.28, 0.01), (0.15, 0.5, 0.009),
    (0.86, 0.46, 0.006), (0.19, 0.63, 0.006), (0.84, 0.62, 0.009),
)  # fmt: skip


def _hill(width: float, height: float, foot: float) -> str:
    """The ground under the castle, down to the frame."""
    left, right, bottom, c = 0.085 * width, 0.915 * width, height - 0.085 * width, 0.06 * width
    return write(
        "M", left, foot + 0.06 * width, "C", 0.3 * width, foot - 0.05 * width,
        0.7 * width, foot - 0.05 * width, right, foot + 0.06 * width, "L", right, bottom - c,
        "C", right, bottom - 0.4 * c, right - 0.4 * c, bottom, right - c, bottom,
        "L", left + c, bottom, "C", left + 0.4 * c, bottom, left, bottom - 0.4 * c,
        left, bottom - c, "Z",
    )  # fmt: skip
