"""Where anything with a tag is drawn, for marks, arrows and motions."""

from itertools import product

from .....draw.flatten import bounds
from .....draw.scene import Path, Shapes, walk
from ...tags import is_tag
from ...view import View, shown_seat
from ..cards.hand import hand
from ..cards.spells import laid_out
from ..motion.cues import Cues
from ..panels.players import panels
from ..pieces import tower
from ..theme import load_theme
from .islet import die_spot
from .layout import Box, Layout
from .placing import figure_of, stack_of


def anchor(layout: Layout, view: View, tag: str) -> tuple[float, float]:
    """The middle of whatever has a tag; the middle of the lake if nothing has."""
    box = extent(layout, view, tag)
    return box.middle if box else (layout.x, layout.y)


def extent(layout: Layout, view: View, tag: str) -> Box | None:
    """The part of the picture that whatever has a tag takes up."""
    kind, _, name = tag.partition(":")
    if not is_tag(tag):
        return None
    if kind in ("wizard", "tower", "castle", "prisoner"):
        return _piece(layout, view, kind, name)
    if kind == "space":
        (x, y), (rx, ry) = layout.spot(int(name)), layout.plate
        return Box(x - rx, y - ry, 2 * rx, 2 * ry)
    if kind == "die":
        x, y, size = die_spot(layout, view)
        return Box(x - size / 2, y - size / 2, size, size)
    if kind == "player" and name in view.table.colours:
        return layout.panels[view.table.colours.index(name)]
    return _drawn(_papers(layout, view), tag)


def _piece(layout: Layout, view: View, kind: str, name: str) -> Box | None:
    """A piece where it stands; of equal wizards the one in front."""
    text = name.rpartition("@")[2]
    space = int(text.partition(".")[0]) if text else view.castle
    stack = stack_of(layout, view, space)
    if kind in ("tower", "prisoner"):
        number = int(text.partition(".")[2]) - (kind == "tower")
        if number >= len(stack.levels):
            return None
        level = stack.levels[number]
        _, top, _, height = tower.slot_box(layout.tower, level.height)
        return Box(level.x - 0.44 * layout.tower, level.y + top, 0.88 * layout.tower, height)
    figure = stack.castle if kind == "castle" else figure_of(stack, f"{kind}:{name}")
    if figure is None:
        return None
    half = figure.height * (0.33 if figure.colour else 0.4)
    return Box(figure.x - half, figure.y - figure.height, 2 * half, figure.height)


def _papers(layout: Layout, view: View) -> Shapes:
    """The hand, the spells and the panels, which look the same in all themes."""
    theme, cues = load_theme("light"), Cues()
    return (
        *hand(view, shown_seat(view), layout.hand, theme, cues),
        *laid_out(view, layout.spells, theme, cues),
        *panels(view, layout.panels, theme, cues),
    )


def _drawn(shapes: Shapes, tag: str) -> Box | None:
    """The extent of the shapes that have a tag."""
    corners = [
        placed.at(*corner)
        for placed in walk(shapes)
        if placed.tag == tag and isinstance(placed.shape, Path)
        for corner in product(bounds(placed.shape.d)[0::2], bounds(placed.shape.d)[1::2])
    ]
    if not corners:
        return None
    across, down = zip(*corners, strict=True)
    x, y = min(across), min(down)
    return Box(x, y, max(across) - x, max(down) - y)
