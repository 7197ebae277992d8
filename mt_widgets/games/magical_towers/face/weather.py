"""The sky and the hills behind the isle: sun and clouds by day, moon and stars by night."""

from math import sin

from ....draw.outline import circle, rectangle, write
from ....draw.scene import Path, Shapes
from .copies import copies, moved
from .layout import Layout
from .shapes import SHAPES
from .theme import Theme

__all__ = ["weather"]

_TRUNK = rectangle(-1.6, -8, 3.2, 9)


def _hill(layout: Layout, left: float, bump: float, right: float) -> str:
    """A ridge right across the picture, by its heights above the middle of the ring."""
    w, h, y, d = layout.width, layout.height, layout.y, layout.depth
    return write(
        "M", 0, h, "L", 0, y - left * d,
        "C", 0.12 * w, y - (left + 0.3) * d, 0.3 * w, y - (bump + 0.12) * d, 0.46 * w, y - bump * d,
        "C", 0.62 * w, y - (bump - 0.1) * d, 0.8 * w, y - (right + 0.42) * d, w, y - right * d,
        "L", w, h, "Z",
    )  # fmt: skip


def _stars(layout: Layout, number: int, size: float, seed: float) -> str:
    """Stars strewn over the sky, always the same."""
    top = layout.y - 1.25 * layout.depth
    spots = (
        (
            abs(sin(seed + 12.9 * i)) * 7919 % 1 * layout.width,
            abs(sin(seed + 78.2 * i)) * 6271 % 1 * top,
        )
        for i in range(number)
    )
    return copies(circle(size), spots)


def _trees(layout: Layout, theme: Theme) -> Shapes:
    w, y, d, size = layout.width, layout.y, layout.depth, max(0.62, layout.pitch / 137)
    firs = [(0.02, 0.92), (0.042, 1.0), (0.135, 1.2), (0.955, 1.06), (0.978, 0.98), (0.868, 1.22)]
    round_trees = [(0.066, 0.98), (0.152, 1.19), (0.932, 1.04)]
    pines = [(u * w, y - v * d) for u, v in firs]
    crowns = [(u * w, y - v * d) for u, v in round_trees]
    return (
        Path(copies(_TRUNK, pines + crowns, size), theme["window"]),
        Path(copies(SHAPES["fir"], pines, size), theme["tree"]),
        Path(copies(circle(12, 0, -18), crowns, size), theme["tree_light"]),
    )


def _day(layout: Layout, theme: Theme, size: float) -> Shapes:
    w, top = layout.width, layout.y - 1.9 * layout.depth
    sun = (0.885 * w, top + 12 * size)
    clouds = [(0.12, 2), (0.835, 44), (0.585, 14)]
    birds = [(0.25, 30), (0.275, 22), (0.29, 36), (0.7, 20)]
    return (
        Path(circle(66 * size, *sun), theme["sun"], opacity=0.3),
        Path(circle(46 * size, *sun), theme["sun"]),
        Path(
            " ".join(moved(SHAPES["cloud"], u * w, top + v * size, size) for u, v in clouds),
            theme["cloud"],
        ),
        Path(
            copies(SHAPES["bird"], [(u * w, top + v * size) for u, v in birds], 0.8 * size),
            "",
            theme["mute"],
            1.8 * size,
        ),
    )


def _night(layout: Layout, theme: Theme, size: float) -> Shapes:
    w, top = layout.width, layout.y - 1.9 * layout.depth
    moon = (0.9 * w, top + 14 * size)
    return (
        Path(_stars(layout, 60, 1.1, 1.0), theme["raven"], opacity=0.6),
        Path(_stars(layout, 16, 1.9, 4.0), theme["raven"], opacity=0.9),
        Path(circle(64 * size, *moon), theme["sun"], opacity=0.06),
        Path(circle(46 * size, *moon), theme["sun"], opacity=0.08),
        Path(moved(SHAPES["moon"], *moon, size), theme["sun"]),
    )


def weather(layout: Layout, theme: Theme) -> Shapes:
    """All behind the isle."""
    size = max(0.62, layout.pitch / 137)
    w, y, d = layout.width, layout.y, layout.depth
    peaks = [(0.3 * w, y - 1.25 * d), (0.72 * w, y - 1.28 * d)]
    return (
        *(_night if theme.name == "dark" else _day)(layout, theme, size),
        Path(copies(SHAPES["peak"], peaks, 1.35 * size), theme["peak"]),
        Path(copies(SHAPES["snow"], peaks, 1.35 * size), theme["cloud"]),
        Path(_hill(layout, 1.15, 1.3, 1.0), theme["far_hill"]),
        Path(_hill(layout, 0.72, 0.95, 0.8), theme["hill"]),
        *_trees(layout, theme),
    )
