"""What stands on the ring: stacks, crowds, the castle, and the numbers of the spaces."""

from dataclasses import replace
from functools import cache, lru_cache

from .....draw.outline import ellipse, rectangle
from .....draw.scene import Group, Path, Shape, Shapes, Text
from ...box import SHIELDS, SPACES
from ...view import View
from ..copies import SHAPES, copies
from ..glow import halo
from ..motion.cues import Cues, lit_by
from ..pieces import castle, tower, wizard
from ..theme import Theme
from .layout import Layout
from .placing import Figure, Level, Stack, stack_of
from .scenery import shield
from .touch import around, below


def figure_on(figure: Figure, theme: Theme, *, whole: bool = True, touch: Shapes = ()) -> Group:
    """A wizard or the castle where it stands, on a clear ground to touch."""
    if figure.colour:
        parts = (wizard.figure if whole else wizard.cloak)(figure.colour, theme)
    else:
        parts = castle.figure(theme)
    return Group((*touch, *parts), figure.x, figure.y, figure.height / 100, tag=figure.tag)


def level_on(level: Level, layout: Layout, theme: Theme, *, top: bool, bare: bool = False) -> Group:
    """A tower where it stands, its roof if it is the highest, a slot if it shows whom it hides."""
    width, height = layout.tower, level.height
    parts: Shapes = tower.body(level.kind, theme, width, height)
    if not bare:
        aside = bool(level.prisoners)
        parts += tower.signs((tower.Sign(level.kind, 0, 0, width, height, aside),), theme)
    if level.prisoners:
        parts += _slot(level, layout, theme)
    if top:
        behind, floor = tower.roof(level.kind, theme, width, height)
        parts = (behind, *parts, floor)
    return Group(parts, level.x, level.y, tag=level.tag)


def _slot(level: Level, layout: Layout, theme: Theme) -> Shapes:
    """A dark slot in a wall, in which the hats of those behind it are seen."""
    left, top, width, height = tower.slot_box(layout.tower, level.height, level.kind)
    space, number = level.tag.removeprefix("tower:").split(".")
    place = f"{space}.{int(number) - 1}"
    step = min(width / len(level.prisoners), 0.98 * height)
    start = left + (width - step * (len(level.prisoners) - 1)) / 2
    hats = (
        Group(
            wizard.bare_hat(colour, theme), start + i * step, top + 0.92 * height,
            min(0.88 * height, 1.06 * step) / 100, tag=f"prisoner:{colour}@{place}",
        )
        for i, colour in enumerate(level.prisoners)
    )  # fmt: skip
    return (Path(rectangle(left, top, width, height, height / 4), theme["shield"]), *hats)


@lru_cache(2048)
def stack_shapes(
    stack: Stack, layout: Layout, theme: Theme, glowing: frozenset[str], chosen: frozenset[str]
) -> Shapes:
    """A stack from the ground up, but for what ``details`` paints: towers, then who is on top."""
    shapes: list[Shape] = [*below(stack, layout)]
    for level in stack.levels:
        outline = tower.outline(layout.tower, level.height)
        shapes += halo(outline, level, layout, theme, lit_by(level.tag, glowing, chosen))
        top = level is stack.levels[-1]
        shapes.append(level_on(level, layout, theme, top=top, bare=True))
    for figure in (*((stack.castle,) if stack.castle else ()), *stack.crowd):
        outline = wizard.OUTLINE if figure.colour else castle.OUTLINE
        shapes += halo(outline, figure, layout, theme, lit_by(figure.tag, glowing, chosen))
        touch = around(figure, stack, layout)
        shapes.append(figure_on(figure, theme, whole=not figure.front, touch=touch))
    if stack.levels:
        last = stack.levels[-1]
        edge = tower.rim(last.kind, theme, layout.tower, last.height)
        shapes.append(Group(edge, last.x, last.y, tag=last.tag))
    return tuple(shapes)


def lift(stack: Stack, layout: Layout, chosen: frozenset[str]) -> Stack:
    """A stack with what is chosen lifted; all that stands on a tower goes with it."""
    if chosen.isdisjoint(stack.tags):
        return stack
    by, raised, levels = 0.11 * layout.tower, False, list[Level]()
    for level in stack.levels:
        raised = raised or level.tag in chosen
        levels.append(replace(level, y=level.y - raised * by))

    def up(figure: Figure) -> Figure:
        return replace(figure, y=figure.y - (raised + (figure.tag in chosen)) * by)

    return replace(
        stack, levels=tuple(levels), crowd=tuple(map(up, stack.crowd)),
        castle=stack.castle and up(stack.castle), roof=stack.roof - raised * by,
    )  # fmt: skip


@lru_cache(2048)
def details(stacks: tuple[Stack, ...], layout: Layout, theme: Theme) -> Shapes:
    """Windows, shields, front rows' hats and faces, each at once: nothing else hides them."""
    width = layout.tower
    walls = (
        tower.Sign(level.kind, level.x, level.y, width, level.height, bool(level.prisoners))
        for stack in stacks
        for level in stack.levels
    )
    crowd = (figure for stack in stacks for figure in stack.crowd if figure.front)
    front = ((figure.colour, figure.x, figure.y, figure.height) for figure in crowd)
    return (*tower.signs(tuple(walls), theme), *wizard.features(tuple(front), theme))


@lru_cache(2048)
def _count(stack: Stack, layout: Layout, theme: Theme) -> Shapes:
    """How many levels a stack has, from three up, on a piece of battlement at its side."""
    if len(stack.levels) < 3:
        return ()
    size = max(layout.counts, 0.24 * layout.tower)
    x = stack.x + min(0.5 * layout.tower, 0.5 * layout.pitch - 0.5 * size) + 1
    y = stack.roof + 0.5 * size
    scale = size / 20
    return (
        Group(
            (
                Path(SHAPES["battlement"], theme["panel"], theme["mute"], 1.1),
                Text(str(len(stack.levels)), 0, 2, 14, theme["ink"]),
            ),
            x, y, scale, tag=stack.levels[-1].tag,
        ),
    )  # fmt: skip


@cache
def _numbers(layout: Layout, theme: Theme) -> Shapes:
    """The number of each space on a pill at its plate's front rim."""
    size = layout.digit
    pill = rectangle(-0.95 * size, -0.68 * size, 1.9 * size, 1.36 * size, 0.68 * size)
    spots = [layout.number(space) for space in range(SPACES)]
    plain = copies(pill, [spots[space] for space in range(SPACES) if space not in SHIELDS])
    dark = copies(pill, [spots[space] for space in sorted(SHIELDS)])
    return (
        Path(plain, theme["pill"], theme["road_edge"], 1.2),
        Path(dark, theme["shield"], theme["raven"], 1.2),
        *(
            Group(
                (Text(str(n), *spot, size, theme["raven" if n in SHIELDS else "pill_ink"]),),
                tag=f"space:{n}",
            )
            for n, spot in enumerate(spots)
        ),
    )


@lru_cache(1024)
def _ground(layout: Layout, theme: Theme, bare: frozenset[int], shaded: frozenset[int]) -> Shapes:
    """The shields that lie open, and the shadows of what stands."""
    ry = layout.plate[1]
    wide = 0.54 * layout.tower
    shapes: list[Shape] = []
    if shaded:
        spots = [
            (x + 0.07 * layout.tower, y + 0.03 * layout.pitch)
            for x, y in map(layout.spot, sorted(shaded))
        ]
        shapes.append(Path(copies(ellipse(wide, 0.21 * layout.tower), spots), theme["shadow"]))
    for space in sorted(bare):
        x, y = layout.spot(space)
        parts = shield(x, y - 0.25 * ry, 0.3 * layout.pitch, theme)
        shapes.append(Group(parts, tag=f"space:{space}"))
    return tuple(shapes)


@lru_cache(1024)
def _small_shields(layout: Layout, theme: Theme, spaces: frozenset[int]) -> Shapes:
    """Where wizards stand on a shield it is shown at the rim, beside the number."""
    size = 1.55 * layout.digit
    return tuple(
        Group(shield(*layout.shield(space), size, theme), tag=f"space:{space}")
        for space in sorted(spaces)
    )


def board(view: View, layout: Layout, theme: Theme, cues: Cues, between: Shapes = ()) -> Shapes:
    """All that stands on the ring; ``between`` lies on the plates and behind the stacks."""
    standing = (stack_of(layout, view, space) for space in layout.ring.order)
    stacks = tuple(lift(stack, layout, cues.chosen) for stack in standing)
    bare = {space for space in SHIELDS if not view.covered[space]}
    trodden = frozenset(space for space in bare if view.tops[space] or view.castle == space)
    built = frozenset(stack.space for stack in stacks if stack.levels or stack.castle)
    shapes = [*_ground(layout, theme, frozenset(bare - trodden), built), *between]
    for stack in stacks:
        glowing, chosen = cues.glowing & stack.tags, cues.chosen & stack.tags
        shapes += stack_shapes(stack, layout, theme, glowing, chosen)
    shapes += details(stacks, layout, theme)
    for stack in stacks:
        shapes += _count(stack, layout, theme)
    return (*shapes, *_numbers(layout, theme), *_small_shields(layout, theme, trodden))
