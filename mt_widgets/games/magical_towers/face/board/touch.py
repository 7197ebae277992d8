"""What a finger finds: clear shapes round pieces that are smaller than a fingertip."""

from .....draw.outline import rectangle
from .....draw.scene import Group, Path, Shapes
from .layout import Layout
from .placing import Figure, Stack, row_lift

_CLEAR = "#00000000"
_SMALL = (Path(rectangle(-31, -75, 62, 76), _CLEAR),)  # round a wizard that is 100 high


def around(figure: Figure, stack: Stack, layout: Layout) -> Shapes:
    """A clear ground for a wizard or the castle, in its own units; the share of each in a row."""
    if not layout.finger:
        return _SMALL if layout.row == 2 and figure.colour else ()
    if len(stack.crowd) > layout.row and not _stands_clear(layout):
        return ()  # who looks over others is found by the hat alone
    left, right = (_share(figure, stack, layout, side) for side in (-1, 1))
    scale, foot = 100 / figure.height, 0 if stack.levels else 4  # a tower below is found as well
    box = rectangle(-left, foot - layout.finger, left + right, layout.finger)
    return (Group((Path(box, _CLEAR),), scale=scale),)


def _stands_clear(layout: Layout) -> bool:
    """Whether a finger fits between two rows of wizards."""
    return row_lift(layout, layout.wizard) >= layout.finger


def _share(figure: Figure, stack: Stack, layout: Layout, side: int) -> float:
    """How far to a side a finger means this one: half way to the next, and not off the space."""
    ways = (side * (other.x - figure.x) for other in stack.crowd if other.y == figure.y)
    nearest = min((way / 2 for way in ways if way > 0), default=layout.finger / 2)
    edge = max(0.5 * layout.pitch, 0.5 * layout.tower) - side * (figure.x - stack.x)
    return min(nearest, layout.finger / 2, edge)


def ground(layout: Layout, x: float, y: float) -> Shapes:
    """A clear ground for a plate that is lower than a finger is wide."""
    rx, half = layout.plate[0], layout.finger / 2
    return (Path(rectangle(x - rx, y - half, 2 * rx, 2 * half), _CLEAR),) if half else ()


def below(stack: Stack, layout: Layout) -> Shapes:
    """The plate before the lowest tower, which means the tower."""
    if not layout.finger or not stack.levels:
        return ()
    rx, ry = layout.plate
    lowest = stack.levels[0]
    clear = Path(rectangle(-0.8 * rx, 0, 1.6 * rx, ry), _CLEAR)
    return (Group((clear,), stack.x, stack.y, tag=lowest.tag),)
