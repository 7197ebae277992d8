"""The lens: one stack from the side, large, its levels numbered from the ground up."""

from dataclasses import replace
from functools import cache
from math import inf

from .....draw.outline import ellipse, rectangle
from .....draw.scene import Group, Path, Shapes, Text
from ...box import SHIELDS, SPACES
from ...stacks import height
from ...tags import place
from ...view import View
from ..motion.cues import Cues
from ..theme import Theme
from .layout import Box, Layout
from .placing import stack_of
from .ring import details, lift, stack_shapes
from .scenery import shield
from .shape import FlatRing

_FOOT = 30  # from the middle of the plate to the lower edge, for a finger
_LARGE = 0.73  # of the width of the lens: how high a wizard is that a finger finds among others


def lens_box(layout: Layout, space: int, lit: frozenset[str] = frozenset()) -> Box:
    """Where the lens has room: away from the stack and from what is lit, or in its own place."""
    box = layout.lens
    if not layout.lens_moves:
        return box
    mirrored = replace(box, x=layout.width - box.x - box.width)
    boxes = (mirrored, box) if layout.spot(space)[0] <= layout.x else (box, mirrored)
    lit = frozenset(place(tag) or tag for tag in lit)
    wanted = [layout.spot(other) for other in range(SPACES) if f"space:{other}" in lit]
    return min(boxes, key=lambda side: sum(spot in side for spot in wanted))


def _fitted(box: Box, tip: float) -> Box:
    """The lower part of a box, as far up as something in it reaches, but never flat."""
    bottom = box.y + box.height
    top = min(max(box.y, tip - 0.1 * box.width), bottom - 1.2 * box.width)
    return replace(box, y=top, height=bottom - top)


@cache
def _enlarged(layout: Layout, box: Box, large: bool) -> Layout:
    """A layout in which every space lies at the foot of the lens, perhaps with large wizards."""
    wide, bottom = 0.62 * box.width, box.y + box.height
    if layout.finger:
        middle = box.x + (0.515 if large else 0.57) * box.width
        return replace(
            layout, ring=FlatRing(middle, bottom - _FOOT, 0.0, 0.0), room=inf,
            tower=0.72 * box.width, level=layout.finger, tallest=9 * layout.finger,
            wizard=(_LARGE if large else 0.39) * box.width, row=2 if large else layout.row,
        )  # fmt: skip
    return replace(
        layout, ring=FlatRing(box.x + 0.53 * box.width, bottom - 0.26 * box.width, 0.0, 0.0),
        tower=wide, room=inf, level=0.36 * wide, wizard=0.4 * wide, row=3,
        tallest=box.height - 0.3 * box.width - 0.9 * wide,
    )  # fmt: skip


def _is_roomy(view: View, layout: Layout, box: Box, space: int) -> bool:
    """Whether wizards in rows of two, each as large as a finger, have room on their towers."""
    rows = (len(view.tops[space]) + 1) // 2
    crowd = (0.36 + 0.64 * rows) * _LARGE * box.width
    return _FOOT + height(view.covered[space]) * layout.finger + crowd < box.height


def lens(view: View, layout: Layout, theme: Theme, cues: Cues) -> Shapes:
    """The side view of the space that the cues ask for."""
    if not isinstance(cues.lens, int) or cues.lens not in range(SPACES):
        return ()
    space, box = cues.lens, lens_box(layout, cues.lens, cues.glowing)
    large = _enlarged(layout, box, _is_roomy(view, layout, box, space))
    stack = stack_of(large, view, space)
    glowing, chosen = cues.glowing & stack.tags, cues.chosen & stack.tags
    risen = lift(stack, large, chosen)
    pieces = stack_shapes(risen, large, theme, glowing, chosen)
    pieces += details((risen,), large, theme)
    size = max(layout.letters, 0.085 * box.width)
    numbers = tuple(
        Text(
            str(n),
            box.x + 0.1 * box.width,
            level.y - 0.42 * level.height,
            min(size, 0.8 * level.height),
            theme["mute"],
        )
        for n, level in enumerate(stack.levels, 1)
    )
    box = _fitted(box, stack.tip)
    return (*_ground(box, large, space, theme, bare=not stack.tags), *pieces, *numbers)


def _ground(box: Box, large: Layout, space: int, theme: Theme, *, bare: bool) -> Shapes:
    """The panel, the plate and the space's number."""
    edge = rectangle(box.x, box.y, box.width, box.height, 0.06 * box.width)
    dark, size = space in SHIELDS, max(large.letters, 0.1 * box.width)
    foot = (large.y + 0.12 * large.tower + box.y + box.height) / 2
    plate = ellipse(0.6 * large.tower, 0.2 * large.tower, large.x, large.y)
    pill = rectangle(large.x - size, foot - 0.7 * size, 2 * size, 1.4 * size, 0.7 * size)
    paint = (theme["shield"], theme["raven"]) if dark else (theme["pill"], theme["pill_ink"])
    panel = Path(edge, theme["panel"], theme["glow"], 0.014 * box.width)
    sign = (
        shield(large.x, large.y - 0.04 * box.width, 0.24 * box.width, theme)
        if dark and bare
        else ()
    )
    return (
        Group((panel,), tag=f"space:{space}") if large.finger else panel,
        Group(
            (
                Path(plate, theme["raven_plate" if dark else "plate"], theme["road_edge"], 1.6),
                *sign,
            ),
            tag=f"space:{space}",
        ),
        Path(pill, paint[0], theme["road_edge"], 1.2),
        Text(str(space), large.x, foot, size, paint[1]),
    )
