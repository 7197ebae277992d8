"""The board for paper: black lines on white, no scenery, a letter on every wizard in front."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from ....draw.outline import circle, ellipse, rectangle
from ....draw.scene import Group, Path, Scene, Shape, Shapes, Text
from ....engine.words import say
from ..box import SHIELDS, SPACES
from ..face.board.layout import Box, Layout, lay_out
from ..face.board.placing import Level, Stack, stack_of
from ..face.board.ring import board
from ..face.board.shape import FlatRing
from ..face.cards.spells import laid_out
from ..face.copies import copies
from ..face.motion.cues import Cues
from ..face.panels.players import panels
from ..face.pieces import tower
from ..face.pieces.small import hat
from ..face.theme import PAPER, Theme, load_theme
from ..view import View

_INK, _WHITE = "#000000", "#FFFFFF"
_ABOVE, _BELOW = 10, 46  # free above the highest piece, and below the middle of space 8


def board_scene(view: View) -> Scene:
    """A view as it is printed: the ring, the spells inside it and the players below."""
    theme, layout = load_theme(PAPER), _layout(view.table.seats)
    stacks = [stack_of(layout, view, space) for space in layout.ring.order]
    levels = [level for stack in stacks for level in stack.levels]
    top = min(layout.y - layout.depth - 50, *(stack.tip for stack in stacks)) - _ABOVE
    bottom = layout.y + layout.depth + _BELOW
    boxes = _panels(layout, bottom, view.table.seats)
    # a spell that glows is drawn in full, whether or not it can be paid now
    cues = Cues(glowing=frozenset(f"spell:{code}" for code in view.table.spells))
    spells = laid_out(view, layout.spells, theme, cues)
    shapes = (
        *_ground(layout),
        *board(view, layout, theme, Cues(), spells),
        *_edges(levels, layout),
        *(shape for level in levels if level.prisoners for shape in _slot(level, layout, theme)),
        *_letters(stacks),
        *panels(view, boxes, theme, Cues()),
    )
    end = boxes[-1].y + boxes[-1].height + 6
    return Scene(
        layout.width, end - top, (), (Group(shapes, 0, -top),), (), say("The board"), str(view)
    )


@cache
def _layout(seats: int) -> Layout:
    """A ring that fills more of an upright page, with larger pieces than on a screen."""
    return replace(
        lay_out("medium", seats), ring=FlatRing(450, 460, 95, 222), tower=88, level=28, wizard=46,
        spells=Box(210, 340, 480, 120),
    )  # fmt: skip


def _panels(layout: Layout, top: float, seats: int) -> tuple[Box, ...]:
    """A box for each player, two beside each other."""
    width = (layout.width - 30) / 2
    return tuple(
        Box(10 + (n % 2) * (width + 10), top + n // 2 * 66, width, 58) for n in range(seats)
    )


def _ground(layout: Layout) -> Shapes:
    """The road and its plates, those with a shield drawn twice round."""
    rx, ry = layout.plate
    p, spots = layout.pitch, [layout.spot(space) for space in range(SPACES)]
    shields = [spots[space] for space in sorted(SHIELDS)]
    road = [layout.ring.outline(out, out, 3 / p) for out in (0.3, -0.24)]
    return (
        *(Path(edge, _WHITE, "#555555", 1.2) for edge in road),
        Path(copies(ellipse(rx, ry), spots), _WHITE, _INK, 1.8),
        Path(copies(ellipse(0.88 * rx, 0.82 * ry), shields), "", _INK, 1.4),
    )


def _edges(levels: list[Level], layout: Layout) -> Shapes:
    """The walls of all towers as lines, which a copier keeps when it loses their grey."""
    sides = list[str]()
    for level in levels:
        wall = tower.Wall(layout.tower, level.height)
        top, drop = level.y - level.height + wall.band, wall.curve * 0.88
        for x in (level.x - wall.half, level.x + wall.half):
            sides.append(f"M {x:.2f} {top:.2f} L {x:.2f} {level.y:.2f}")
        left, right = level.x - wall.half, level.x + wall.half
        low = level.y + 1.33 * drop
        sides.append(
            f"M {left:.2f} {level.y:.2f} C {left:.2f} {low:.2f} {right:.2f} {low:.2f} "
            f"{right:.2f} {level.y:.2f}"
        )
    return (Path(" ".join(sides), "", _INK, 1.6),) if sides else ()


def _slot(level: Level, layout: Layout, theme: Theme) -> Iterator[Shape]:
    """A white slot in a wall, with the hats and letters of those who are shut in there."""
    left, top, width, height = tower.slot_box(layout.tower, level.height, level.kind)
    yield Path(
        rectangle(level.x + left, level.y + top, width, height, height / 4), _WHITE, _INK, 1.4
    )
    step = min(width / len(level.prisoners), 1.8 * height)
    start = level.x + left + (width - step * len(level.prisoners)) / 2
    roomy = step > 1.4 * height  # for a hat and its letter
    for place, colour in enumerate(level.prisoners):
        x, y = start + (place + 0.5) * step, level.y + top
        if roomy:
            foot = y + 0.93 * height
            yield Group(hat(colour, theme), x - 0.4 * height, foot, 0.0086 * height)
        aside = 0.45 * height if roomy else 0
        yield Text(colour, x + aside, y + 0.46 * height, min(0.95 * height, 1.5 * step), _INK)


def _letters(stacks: list[Stack]) -> Iterator[Shape]:
    """The letter of each wizard, left of the tip of its hat."""
    for figure in (figure for stack in stacks for figure in stack.crowd):
        height = figure.height
        x, y = figure.x - 0.22 * height, figure.y - 0.8 * height
        yield Path(circle(0.16 * height, x, y), _WHITE)
        yield Text(figure.colour, x, y, 0.34 * height, _INK)
