"""What never moves: sky, hills, the isle with its road, the lake, and the sixteen plates."""

from functools import cache

from ....draw.outline import circle, ellipse, polygon
from ....draw.scene import Group, Path, Shapes
from ..box import SHIELDS, SPACES
from .copies import copies, moved
from .layout import Layout
from .shapes import SHAPES
from .theme import Theme
from .tower import RAVEN, SHIELD
from .weather import weather

__all__ = ["oval", "scenery", "shield"]


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """The shape of the isle: rounder at its corners than an ellipse."""
    return ellipse(rx, ry, x, y, 0.68)


def _ring(layout: Layout, out: float, down: float, drop: float = 0) -> str:
    """The ring's own shape, so much of a column wider and higher."""
    p = layout.pitch
    return oval(layout.x, layout.y + drop * p, (4 + out) * p, layout.depth + down * p)


def _land(layout: Layout, theme: Theme) -> Shapes:
    return (
        Path(_ring(layout, 0.63, 0.46, 0.3), theme["shadow"]),
        Path(_ring(layout, 0.62, 0.45, 0.17), theme["cliff"]),
        Path(_ring(layout, 0.62, 0.45, 0.09), theme["isle_edge"]),
        Path(_ring(layout, 0.62, 0.45), theme["isle"]),
        Path(_ring(layout, 0.25, 0.23, 0.04), theme["road"], theme["road_edge"], 2),
        Path(_ring(layout, -0.22, -0.19, 0.02), theme["isle"], theme["road_edge"], 2),
        Path(_ring(layout, -0.34, -0.29, 0.01), theme["shore"]),
        Path(_ring(layout, -0.43, -0.38, 0.03), theme["lake"]),
        Path(_ring(layout, -1.5, -0.72, -0.1), theme["wave"], opacity=0.35),
    )


_BLOOM = circle(2.1, -3.4, 0) + " " + circle(2.1, 2.6, -1.6) + " " + circle(2.1, 1, 3.2)


# where each grows, in columns and depths from the middle of the ring
_WAVES = ((-2.1, -0.18), (2.5, -0.05), (-2.7, 0.3), (0.75, 0.4), (-1.3, 0.62), (2, 0.5))
_LILIES = ((-3.0, 0.02), (-2.82, 0.07), (3.05, 0.2), (2.85, 0.26), (-3.1, 0.1))
_REEDS = ((-3.33, 0.2), (3.36, -0.06), (-3.26, 0.26))
_TUFTS = ((-4.42, 0.3), (4.4, 0.38), (-3.9, 0.83), (3.62, 0.96), (-4.3, -0.35), (4.38, -0.3))
_BLOOMS = (
    (-4.33, 0.42), (-4.0, 0.72), (4.25, 0.52), (3.8, 0.9), (-4.1, -0.55), (4.1, -0.6), (-1, 1.24),
    (1.4, 1.22),
)  # fmt: skip


def _life(layout: Layout, theme: Theme) -> Shapes:
    """Waves, water lilies, reeds, grass and flowers."""
    size = max(0.5, layout.pitch / 137)

    def many(outline: str, places: tuple[tuple[float, float], ...], scale: float = 1) -> str:
        x, y, p, d = layout.x, layout.y, layout.pitch, layout.depth
        return copies(outline, ((x + u * p, y + v * d) for u, v in places), scale * size)

    return (
        Path(many(SHAPES["wave"], _WAVES), "", theme["wave"], 3 * size),
        Path(
            many(SHAPES["lily_pad"], _LILIES, 1.15), theme["tree_light"], theme["tree"], 1.2 * size
        ),
        Path(many(_BLOOM, _LILIES[1:3]), theme["bloom"]),
        Path(many(SHAPES["reed"], _REEDS), "", theme["tree"], 2.4 * size),
        Path(many(SHAPES["cattail"], _REEDS), theme["window"]),
        Path(many(SHAPES["tuft"], _TUFTS), "", theme["isle_edge"], 2.4 * size),
        Path(many(_BLOOM, _BLOOMS, 0.95), theme["bloom"]),
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
                (Path(ellipse(rx, ry, *spot), theme["raven_plate" if n in SHIELDS else "plate"]),),
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
