"""What never moves: sky, hills, the isle with its road, the lake, and the sixteen plates."""

from dataclasses import dataclass
from functools import cache
from math import sin

from .....draw.outline import circle, ellipse, polygon, rectangle, write
from .....draw.scene import Group, Path, Shapes
from ...box import SHIELDS, SPACES
from ..copies import SHAPES, copies, moved
from ..pieces.tower import RAVEN, SHIELD
from ..theme import Theme
from .layout import Layout
from .shape import FlatRing, UprightRing
from .touch import ground


def _land(layout: Layout, theme: Theme) -> Shapes:
    around, there = layout.ring.outline, _GROUNDS[type(layout.ring)]
    return (
        *(Path(around(*edge), theme[name]) for name, edge in there.edges.items()),
        Path(around(0.25, 0.23, 0.04), theme["road"], theme["road_edge"], 2),
        Path(around(-0.22, -0.19, 0.02), theme["isle"], theme["road_edge"], 2),
        Path(around(-0.34, -0.29, 0.01), theme["shore"]),
        Path(around(-0.43, -0.38, 0.03), theme["lake"]),
        Path(around(*there.shallows, -0.1), theme["wave"], opacity=0.35),
    )


_BLOOM = circle(2.1, -3.4, 0) + " " + circle(2.1, 2.6, -1.6) + " " + circle(2.1, 1, 3.2)


Places = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class _Ground:
    """The isle's edges and the shallows (``Ring.outline``), and where things grow (``Ring.at``).

    ``peaks`` are the mountains behind it all: how far across the picture, how many depths above
    the middle of the ring; and ``steep`` is their size.
    """

    edges: dict[str, tuple[float, float, float]]
    shallows: tuple[float, float]
    waves: Places
    lilies: Places
    reeds: Places
    tufts: Places
    blooms: Places
    peaks: Places
    steep: float


_GROUNDS: dict[type, _Ground] = {
    FlatRing: _Ground(
        {"shadow": (0.63, 0.46, 0.3), "cliff": (0.62, 0.45, 0.17), "isle_edge": (0.62, 0.45, 0.09),
         "isle": (0.62, 0.45, 0)},
        (-1.5, -0.72),
        ((-2.1, -0.18), (2.5, -0.05), (-2.7, 0.3), (0.75, 0.4), (-1.3, 0.62), (2, 0.5)),
        ((-3.0, 0.02), (-2.82, 0.07), (3.05, 0.2), (2.85, 0.26), (-3.1, 0.1)),
        ((-3.33, 0.2), (3.36, -0.06), (-3.26, 0.26)),
        ((-4.42, 0.3), (4.4, 0.38), (-3.9, 0.83), (3.62, 0.96), (-4.3, -0.35), (4.38, -0.3)),
        ((-4.33, 0.42), (-4.0, 0.72), (4.25, 0.52), (3.8, 0.9), (-4.1, -0.55), (4.1, -0.6),
         (-1, 1.24), (1.4, 1.22)),
        ((0.3, 1.25), (0.72, 1.28)),
        1.35,
    ),
    UprightRing: _Ground(  # spells and cards lie in the lake: only its lower part is seen
        {"shadow": (0.55, 0.39, 0.2), "cliff": (0.55, 0.39, 0.14), "isle_edge": (0.55, 0.39, 0.08),
         "isle": (0.55, 0.39, 0)},
        (-0.72, -0.72),
        ((-1.3, 0.64), (0.4, 0.71), (1.9, 0.62), (-2.3, 0.75), (-2.2, -0.73), (1.4, -0.76)),
        ((2.36, 0.7), (2.72, 0.665), (-2.75, 0.68), (-2.5, -0.72), (2.9, 0.61)),
        ((-3.06, 0.63), (2.98, 0.76), (-2.9, 0.7)),
        ((-4.62, 0.24), (4.6, 0.2), (-4.5, -0.24), (4.55, -0.2), (-2.4, 1.13), (2.7, 1.12)),
        ((-4.65, 0.66), (4.62, 0.68), (-4.3, 0.98), (4.35, 0.96), (-0.9, 1.15), (1, 1.14),
         (-4.66, -0.65), (4.66, -0.66)),
        ((0.3, 1.21), (0.72, 1.19)),
        0.8,
    ),
}  # fmt: skip


def _life(layout: Layout, theme: Theme) -> Shapes:
    """Waves, water lilies, reeds, grass and flowers."""
    size, there = max(0.5, layout.pitch / 137), _GROUNDS[type(layout.ring)]

    def many(outline: str, places: Places, scale: float = 1) -> str:
        return copies(outline, (layout.ring.at(*place) for place in places), scale * size)

    return (
        Path(many(SHAPES["wave"], there.waves), "", theme["wave"], 3 * size),
        Path(
            many(SHAPES["lily_pad"], there.lilies, 1.15),
            theme["tree_light"],
            theme["tree"],
            1.2 * size,
        ),
        Path(many(_BLOOM, there.lilies[1:3]), theme["bloom"]),
        Path(many(SHAPES["reed"], there.reeds), "", theme["tree"], 2.4 * size),
        Path(many(SHAPES["cattail"], there.reeds), theme["window"]),
        Path(many(SHAPES["tuft"], there.tufts), "", theme["isle_edge"], 2.4 * size),
        Path(many(_BLOOM, there.blooms, 0.95), theme["bloom"]),
    )


def shield(x: float, y: float, size: float, theme: Theme) -> Shapes:
    """A raven shield as it lies on the ground: pale, with a dark bird."""
    return (
        Path(moved(SHIELD, x, y, size / 100), theme["raven"], theme["shield"], size / 22),
        Path(moved(RAVEN, x, y - size * 0.06, size / 132), theme["shield"]),
    )


def _plates(layout: Layout, theme: Theme) -> Shapes:
    """The plates of all spaces; what is alike on them is painted at once."""
    rx, ry = layout.plate
    spots = [layout.spot(space) for space in range(SPACES)]
    plain = [spot for space, spot in enumerate(spots) if space not in SHIELDS]
    dark = [spots[space] for space in sorted(SHIELDS)]
    sunk = [(x, y + 0.022 * layout.pitch) for x, y in spots]
    return (
        Path(copies(ellipse(rx, ry), sunk), theme["road_edge"]),
        *(
            Group(
                (
                    *ground(layout, *spot),
                    Path(ellipse(rx, ry, *spot), theme["raven_plate" if n in SHIELDS else "plate"]),
                ),
                tag=f"space:{n}",
            )
            for n, spot in enumerate(spots)
        ),
        Path(copies(ellipse(rx * 0.86, ry * 0.82), plain), "", theme["road"], 1.6),
        Path(copies(ellipse(rx, ry), plain), "", theme["road_edge"], 1.6),
        Path(copies(ellipse(rx, ry), dark), "", theme["plate_edge"], 1.8),
    )


@cache
def scenery(layout: Layout, theme: Theme) -> Shapes:
    """The whole scenery of a frame, made once."""
    frame = polygon([(0, 0), (layout.width, 0), (layout.width, layout.height), (0, layout.height)])
    return (
        Path(frame, theme["sky"]),
        *weather(layout, theme),
        *_land(layout, theme),
        *_life(layout, theme),
        *_plates(layout, theme),
    )


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
    pines = [(max(u * w, 13.5 * size), y - v * d) for u, v in firs]
    crowns = [(u * w, y - v * d) for u, v in round_trees]
    return (
        Path(copies(_TRUNK, pines + crowns, size), theme["window"]),
        Path(copies(SHAPES["fir"], pines, size), theme["tree"]),
        Path(copies(circle(12, 0, -18), crowns, size), theme["tree_light"]),
    )


def _day(layout: Layout, theme: Theme, size: float) -> Shapes:
    w, top = layout.width, layout.y - layout.ring.horizon * layout.depth
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
    w, top = layout.width, layout.y - layout.ring.horizon * layout.depth
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
    there = _GROUNDS[type(layout.ring)]
    peaks = [(u * w, y - v * d) for u, v in there.peaks]
    return (
        *(_night if theme.name == "dark" else _day)(layout, theme, size),
        Path(copies(SHAPES["peak"], peaks, there.steep * size), theme["peak"]),
        Path(copies(SHAPES["snow"], peaks, there.steep * size), theme["cloud"]),
        Path(_hill(layout, 1.15, 1.3, 1.0), theme["far_hill"]),
        Path(_hill(layout, 0.72, 0.95, 0.8), theme["hill"]),
        *_trees(layout, theme),
    )
