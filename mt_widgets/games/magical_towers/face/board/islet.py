"""The islet in the lake: whose turn it is, which action, the die, and at the end the winners."""

from functools import lru_cache
from math import cos, radians, sin

from .....draw.outline import circle, ellipse
from .....draw.scene import Group, Path, Shape, Shapes
from ...state import Rolling
from ...view import View
from ..cards.spells import lowest
from ..copies import SHAPES, moved
from ..motion.cues import Cues, awaits_roll
from ..pieces import wizard
from ..pieces.die import UNROLLED, die
from ..theme import Theme
from .layout import Layout
from .placing import stack_of


def shown_die(view: View, cues: Cues) -> int:
    """The face of the die on the islet: 0 for none, 7 before it is rolled."""
    if awaits_roll(cues):
        return UNROLLED
    if not isinstance(view.pending, Rolling):
        return 0
    return UNROLLED if view.pending.awaiting else view.pending.rolls[-1]


def islet_spot(layout: Layout, view: View) -> tuple[float, float]:
    """Where the islet lies: in its strip, or in the middle, or aside if a high stack hides that."""
    if layout.strip:
        return layout.strip.middle[0], layout.strip.y + 0.8 * layout.strip.height
    y = layout.y + 0.3 * layout.depth
    need = y + 0.16 * layout.pitch
    columns = ((8, 0), (9, -1), (7, 1), (10, -2), (6, 2))
    tips = [(stack_of(layout, view, space).tip, -abs(column), column) for space, column in columns]
    free = [place for place in tips if place[0] > need]
    best = max(free, key=lambda place: place[1]) if free else max(tips)
    return layout.x + best[2] * layout.pitch, y


def die_spot(layout: Layout, view: View) -> tuple[float, float, float]:
    """The middle of the die and its size."""
    if layout.strip:
        x, size = layout.strip.x + layout.strip.width, 0.9 * layout.strip.height
        return x - 0.75 * size, layout.strip.middle[1], size
    x, y = islet_spot(layout, view)
    size = max(24, 0.32 * layout.pitch)
    return x + 0.36 * layout.pitch + 0.2 * size, y - 0.42 * size, size


@lru_cache(256)
def _ground(size: float, theme: Theme) -> Shapes:
    """The islet itself, round the origin."""
    return (
        Path(ellipse(0.66 * size, 0.2 * size, 0, 0.06 * size), theme["wave"]),
        Path(
            ellipse(0.56 * size, 0.165 * size, 0, 0.035 * size),
            theme["shore"],
            theme["road_edge"],
            1.4,
        ),
        Path(ellipse(0.5 * size, 0.135 * size), theme["isle"]),
    )


@lru_cache(64)
def _dots(action: int, size: float, theme: Theme) -> Shapes:
    """Two dots for the actions and a star for the spell time: done, now, or to come."""
    marks = [circle(0.055 * size, (n - 2) * 0.2 * size, 0.17 * size) for n in (1, 2)]
    marks.append(moved(wizard.EMBLEMS["v"], 0.2 * size, 0.17 * size, 0.0085 * size))
    fills = (
        ("panel", marks[action:]),
        ("glow", marks[action - 1 : action]),
        ("ink", marks[: action - 1]),
    )
    return (
        Path(" ".join(marks), "", theme["ink"], 0.044 * size),
        *(Path(" ".join(some), theme[name]) for name, some in fills if some),
    )


def _laurel(radius: float, size: float, theme: Theme) -> Shapes:
    """Two branches that meet below and rise on both sides."""
    leaves = (
        moved(
            SHAPES["laurel_leaf"],
            side * -radius * sin(radians(bend)),
            radius * cos(radians(bend)) - 0.42 * size,
            0.014 * size,
            side * (bend - 90 + lean),
        )
        for side in (1, -1)
        for bend in range(24, 140, 23)
        for lean in (-42, 42)
    )
    return (Path(" ".join(leaves), theme["tree_light"], theme["tree"], 0.018 * size),)


@lru_cache(64)
def _cheering(won: str, size: float, theme: Theme) -> Shapes:
    """The winners with crowns, in a laurel wreath, under stars; nothing if nobody has won."""
    if not won:
        return ()
    step = 0.66 * size
    half = step * (len(won) - 1) / 2
    shapes = [*_laurel(0.52 * size + half, size, theme)]
    for i, colour in enumerate(won):
        x = (i - (len(won) - 1) / 2) * step
        crown = moved(SHAPES["crown"], x + 0.11 * size, -1.02 * size, size / 110)
        shapes.append(
            Group(wizard.portrait(colour, theme), x, 0, size / 100, tag=f"player:{colour}")
        )
        shapes.append(Path(crown, theme["glow"], theme["glow_edge"], 0.022 * size))
    spots = ((-0.62, -1.0), (-0.34, -1.2), (0.5, -1.22), (0.72, -0.98))
    stars = (
        moved(wizard.EMBLEMS["v"], u * size + (half if u > 0 else -half), v * size, 0.007 * size)
        for u, v in spots
    )
    shapes.append(Path(" ".join(stars), theme["glow"], theme["glow_edge"], 0.014 * size))
    return tuple(shapes)


def _rise(winners: int) -> float:
    """How far stars and wreath are above the islet, by the height of a winner."""
    return max(1.32, 0.7 + 0.76 * (0.52 + 0.33 * (winners - 1)))


def _size(layout: Layout) -> float:
    """The height of whoever stands on the islet."""
    if layout.strip:
        return 0.94 * layout.strip.height
    return 0.76 * layout.pitch if layout.row == 3 else 1.5 * layout.pitch


def _turn(view: View, size: float, theme: Theme, *, beside: bool) -> Shapes:
    """Whose turn it is, and which action: the dots are before the wizard, or large beside it."""
    colour, left = view.table.colours[view.active], -0.62 * size if beside else 0
    ground = Group(_ground(2.2 * size, theme), 0, -0.04 * size) if beside else None
    dots = _dots(view.action, 2.3 * size if beside else size, theme)
    return (
        *((ground,) if ground else _ground(size, theme)),
        Path(ellipse(0.36 * size, 0.1 * size, left), "", theme["glow"], 0.045 * size),
        Group(
            wizard.portrait(colour, theme), left, 0.02 * size, size / 100, tag=f"player:{colour}"
        ),
        *((Group(dots, 0.42 * size, -0.43 * size),) if beside else dots),
    )


def islet(view: View, layout: Layout, theme: Theme, cues: Cues) -> Shapes:
    """The islet with whoever is to be looked at."""
    (x, y), size = islet_spot(layout, view), _size(layout)
    if view.mover is None:
        won = "".join(view.table.colours[seat] for seat in view.winners or ())
        room = y - lowest(len(view.table.cost), layout.spells) - 0.04 * layout.pitch
        size = min(size, room / _rise(len(won)))
        return (Group((*_ground(1.3 * size, theme), *_cheering(won, size, theme)), x, y),)
    turn = _turn(view, size, theme, beside=layout.strip is not None)
    shapes: list[Shape] = [Group(turn, x, y)]
    face = shown_die(view, cues)
    if face in range(1, UNROLLED + 1):
        die_x, die_y, die_size = die_spot(layout, view)
        shapes.append(Group((die(face, die_size, theme),), die_x, die_y, tag="die"))
    return tuple(shapes)
