"""Motions: events as pictures over time, each a still stage and what moves over it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from .....draw.outline import circle
from .....draw.scene import Group, Path, Shapes
from .....draw.tween import along, arch, ease
from ... import events as e
from ...box import SPACES
from ...draft import put
from ...knowledge import update
from ...stacks import leave, lift, split
from ...view import View
from ..board.islet import die_spot
from ..board.layout import Layout, lay_out
from ..board.placing import Figure, Stack, figure_of, stack_of
from ..board.ring import figure_on
from ..pieces.die import die
from ..theme import Theme, load_theme
from .preview import caught, filled, moving

Frames = Callable[[float], Shapes]
_NOWHERE = -1  # where the castle is while it moves


@dataclass(frozen=True, slots=True)
class Motion:
    """A view without what moves, what moves at a time from 0 to 1, and how long it takes."""

    stage: View
    frames: Frames
    seconds: float


def motion(
    view: View, event: e.Event, *, frame: str = "wide", theme: str = "light"
) -> Motion | None:
    """How an event looks from the view before it; None if nothing moves."""
    show = _SHOW.get(type(event))
    if show is None:
        return None
    return show(event, view, lay_out(frame, view.table.seats), load_theme(theme))


def _at(parts: Shapes, dx: float, dy: float, opacity: float = 1) -> Group:
    return Group(parts, dx, dy, 1, opacity)


def _wizard_walks(event: e.WizardMoved, view: View, layout: Layout, theme: Theme) -> Motion | None:
    """From space to space in little hops, each onto the roof that is there."""
    after, tag = update(view, (event,)), f"wizard:{event.colour}@"
    start = figure_of(stack_of(layout, view, event.origin), f"{tag}{event.origin}")
    target = stack_of(layout, after, event.target)
    end = target.castle or figure_of(target, f"{tag}{event.target}")
    if start is None or end is None:
        return None
    way = 1 if event.steps > 0 else -1
    between = (
        stack_of(layout, view, (event.origin + way * i) % SPACES)
        for i in range(1, abs(event.steps))
    )
    feet = [(start.x, start.y), *((stack.x, stack.roof) for stack in between), (end.x, end.y)]
    height = start.height
    whole = figure_on(replace(start, tag=""), theme)

    def frames(t: float) -> Shapes:
        hops = len(feet) - 1
        done = min(hops - 1, int(ease(t) * hops))
        hop = arch(feet[done], feet[done + 1], 0.55 * height)
        x, y = along(hop, ease(t) * hops - done)
        return (replace(whole, x=x, y=y),)

    stage = replace(
        view, tops=put(view.tops, event.origin, leave(view.tops[event.origin], event.colour))
    )
    return Motion(stage, frames, min(1.6, 0.2 + 0.2 * (len(feet) - 1)))


def _tower_flies(event: e.TowerMoved, view: View, layout: Layout, theme: Theme) -> Motion:
    """In an arc with all above it, while those it lands on sink out of sight."""
    after = update(view, (event,))
    origin, target = stack_of(layout, view, event.origin), stack_of(layout, view, event.target)
    landed = stack_of(layout, after, event.target)
    below, revealed, _ = lift(view.covered[event.origin], event.number)
    stage = replace(
        view,
        covered=put(view.covered, event.origin, below),
        tops=put(put(view.tops, event.origin, revealed), event.target, ""),
        castle=_NOWHERE if event.castle else view.castle,
    )
    number = len(target.levels) + 1
    parts = moving(landed, number, layout, theme)
    end = landed.levels[number - 1]
    flight = _flight(origin, event.number, end.x, end.y, layout)
    sinking = tuple(figure_on(replace(figure, tag=""), theme) for figure in target.crowd)

    def frames(t: float) -> Shapes:
        x, y = along(flight, ease(t))
        gone = ease((t - 0.55) / 0.45)
        under = (_at(sinking, 0, 0.3 * layout.wizard * gone, 1 - gone),) if gone < 1 else ()
        return (*under, _at(parts, x - end.x, y - end.y))

    return Motion(stage, frames, min(1.2, 0.55 + 0.06 * abs(event.steps)))


def _flight(
    stack: Stack, number: int, x: float, y: float, layout: Layout
) -> tuple[tuple[float, float], ...]:
    """The arc of a tower to a place, no higher than the picture."""
    start = stack.levels[number - 1]
    room = min(stack.tip, y - (start.y - stack.tip)) - 6
    height = max(12.0, min(0.9 * layout.pitch + 0.1 * abs(x - start.x), room))
    return arch((start.x, start.y), (x, y), height)


def _towers_cross(event: e.TowersSwapped, view: View, layout: Layout, theme: Theme) -> Motion:
    """Two top towers with their riders pass one another, one above and one below."""
    after = update(view, (event,))
    stage, flights = view, []
    for here, there in ((event.first, event.second), (event.second, event.first)):
        below, revealed = split(view.covered[here][:-1])
        stage = replace(
            stage,
            covered=put(stage.covered, here, below),
            tops=put(stage.tops, here, revealed),
        )
        landed = stack_of(layout, after, there)
        end, number = landed.levels[-1], len(stack_of(layout, view, here).levels)
        flight = _flight(stack_of(layout, view, here), number, end.x, end.y, layout)
        flights.append((moving(landed, len(landed.levels), layout, theme), flight, end))

    def frames(t: float) -> Shapes:
        spots = (along(flight, ease(t)) for _, flight, _ in flights)
        return tuple(
            _at(parts, x - end.x, y - end.y)
            for (parts, _, end), (x, y) in zip(flights, spots, strict=True)
        )

    return Motion(stage, frames, 0.9)


def _castle_glides(event: e.CastleMoved, view: View, layout: Layout, theme: Theme) -> Motion | None:
    after = update(view, (event,))
    start = stack_of(layout, view, event.origin).castle
    end = stack_of(layout, after, event.target).castle
    if start is None or end is None:
        return None
    height = max(12.0, min(0.5 * layout.pitch, min(start.y, end.y) - end.height - 6))
    flight = arch((start.x, start.y), (end.x, end.y), height)
    parts = figure_on(end, theme).parts

    def frames(t: float) -> Shapes:
        x, y = along(flight, ease(t))
        scale = (start.height + (end.height - start.height) * ease(t)) / 100
        return (Group(parts, x, y, scale),)

    return Motion(replace(view, castle=_NOWHERE), frames, 0.9)


def _wizard_enters(
    event: e.WizardEntered, view: View, layout: Layout, theme: Theme
) -> Motion | None:
    """Smaller and smaller, into the gate."""
    home = stack_of(layout, view, event.space).castle
    if home is None:
        return None
    parts = figure_on(Figure("", event.colour, 0, 0, 100), theme).parts

    def frames(t: float) -> Shapes:
        size = layout.wizard * (1 - 0.75 * ease(t))
        return (Group(parts, home.x, home.y, size / 100, 1 - ease((t - 0.7) / 0.3)),)

    return Motion(view, frames, 0.5)


def _prisoners_vanish(
    event: e.WizardsImprisoned, view: View, layout: Layout, theme: Theme
) -> Motion:
    """Their hats behind bars, for a moment."""
    parts = caught(event, layout, theme)
    return Motion(view, lambda t: (_at(parts, 0, 0, 1 - ease((t - 0.5) / 0.5)),), 0.7)


def _appear(event: Any, view: View, layout: Layout, theme: Theme) -> Motion:
    """Wizards that come in sight again."""
    after = update(view, (event,))
    stack = stack_of(layout, after, event.space)
    parts = tuple(figure_on(replace(figure, tag=""), theme) for figure in stack.crowd)
    stage = replace(after, tops=put(after.tops, event.space, ""))
    rise = 0.3 * layout.wizard
    return Motion(stage, lambda t: (_at(parts, 0, rise * (1 - ease(t)), ease(t)),), 0.4)


def _flask_flashes(event: e.FlaskFilled, view: View, layout: Layout, theme: Theme) -> Motion:
    """A plus at the panel, and a ring that spreads from it."""
    badge, (x, y, size) = filled(event.seat, layout, theme)

    def frames(t: float) -> Shapes:
        ring = circle((0.6 + 1.4 * ease(t)) * size, x, y)
        return (Path(ring, "", theme["glow"], 0.25 * size, opacity=1 - ease(t)), *badge)

    return Motion(view, frames, 0.6)


def _die_rolls(event: e.DieRolled, view: View, layout: Layout, theme: Theme) -> Motion:
    """It bounces towards its place, face after face, and ends on what was rolled."""
    x, y, size = die_spot(layout, view)
    ways = [(x + 1.5 * size, y - 1.2 * size), (x + 0.8 * size, y), (x + 0.3 * size, y), (x, y)]
    heights = (0.3, 0.9, 0.4)
    flight = sum(
        (arch(a, b, h * size) for a, b, h in zip(ways, ways[1:], heights, strict=False)), ()
    )

    def frames(t: float) -> Shapes:
        turn = int(ease(t) * 9)
        face = event.value if turn >= 8 else 7 if turn % 2 else (event.value + turn * 2) % 6 + 1
        spot = along(flight, min(1.0, 1.15 * ease(t)))
        return (Group((die(face, size, theme),), *spot),)

    return Motion(replace(view, pending=None), frames, 1.0)


_SHOW: dict[type[e.Event], Callable[[Any, View, Layout, Theme], Motion | None]] = {
    e.WizardMoved: _wizard_walks,
    e.WizardEntered: _wizard_enters,
    e.TowerMoved: _tower_flies,
    e.TowersSwapped: _towers_cross,
    e.CastleMoved: _castle_glides,
    e.WizardsImprisoned: _prisoners_vanish,
    e.WizardsRevealed: _appear,
    e.WizardFreed: _appear,
    e.FlaskFilled: _flask_flashes,
    e.DieRolled: _die_rolls,
}
