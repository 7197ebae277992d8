"""What a move would do, drawn over the board: where pieces land, who is caught, what is won."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from .....draw.outline import circle, line, rectangle
from .....draw.scene import Group, Path, Shape, Shapes
from ... import events as e
from ...knowledge import update
from ...view import View
from ..board.layout import Layout
from ..board.placing import Figure, Stack, figure_of, stack_of
from ..board.ring import figure_on, level_on
from ..pieces import castle, tower, wizard
from ..theme import Theme
from .marking import Point, arc

_THERE = 0.62  # how much there is of what has not landed yet


def preview(view: View, events: tuple[e.Event, ...], layout: Layout, theme: Theme) -> Shapes:
    """All that a move's events would do, in their order."""
    shapes: list[Shape] = []
    for event in events:
        after = update(view, (event,))
        show = _SHOW.get(type(event))
        if show:
            shapes += show(event, view, after, layout, theme)
        view = after
    return tuple(shapes)


def _tip(figure: Figure) -> Point:
    return figure.x, figure.y - figure.height


def _outline(d: str, theme: Theme, size: float) -> Shapes:
    return (
        Path(d, "", theme["glow_edge"], 0.9 * size, opacity=0.5),
        Path(d, "", theme["glow"], 0.6 * size, dash=(1.6 * size, 1.2 * size)),
    )


def _landing(figure: Figure, layout: Layout, theme: Theme) -> Shapes:
    """A wizard or the castle that would stand there."""
    scale = figure.height / 100
    edge = _outline(
        wizard.OUTLINE if figure.colour else castle.OUTLINE, theme, 0.045 * layout.tower / scale
    )
    return (
        Group(figure_on(figure, theme).parts, figure.x, figure.y, scale, _THERE),
        Group(edge, figure.x, figure.y, scale),
    )


def _walk(event: e.WizardMoved, view: View, after: View, layout: Layout, theme: Theme) -> Shapes:
    tag = f"wizard:{event.colour}@"
    start = figure_of(stack_of(layout, view, event.origin), f"{tag}{event.origin}")
    target = stack_of(layout, after, event.target)
    end = target.castle or figure_of(target, f"{tag}{event.target}")
    if start is None or end is None:
        return ()
    ghost = _landing(end, layout, theme) if end.colour else ()
    return (*ghost, *arc(_tip(start), _tip(end), layout, theme, text=str(abs(event.steps))))


def moving(stack: Stack, number: int, layout: Layout, theme: Theme) -> Shapes:
    """A tower, all above it, and who stands on top."""
    levels = stack.levels[number - 1 :]
    shapes: list[Shape] = [
        level_on(level, layout, theme, top=level is levels[-1]) for level in levels
    ]
    shapes += [figure_on(stack.castle, theme)] if stack.castle else []
    shapes += [figure_on(figure, theme) for figure in stack.crowd]
    edge = tower.rim(levels[-1].kind, theme, layout.tower, levels[-1].height)
    return (*shapes, Group(edge, levels[-1].x, levels[-1].y))


def _plain(shapes: Shapes) -> Shapes:
    """Shapes without their tags: what has not landed cannot be clicked."""
    return tuple(
        replace(s, parts=_plain(s.parts), tag="") if isinstance(s, Group) else s for s in shapes
    )


def _tower_lands(stack: Stack, number: int, layout: Layout, theme: Theme) -> Shapes:
    edges = tuple(
        Group(
            _outline(tower.outline(layout.tower, level.height), theme, 0.045 * layout.tower),
            level.x, level.y,
        )
        for level in stack.levels[number - 1 :]
    )  # fmt: skip
    return (Group(_plain(moving(stack, number, layout, theme)), opacity=_THERE), *edges)


def _fly(event: e.TowerMoved, view: View, after: View, layout: Layout, theme: Theme) -> Shapes:
    origin = stack_of(layout, view, event.origin)
    target = stack_of(layout, after, event.target)
    number = len(stack_of(layout, view, event.target).levels) + 1
    start, end = (origin.x, origin.tip), (target.x, target.tip)
    return (
        *_tower_lands(target, number, layout, theme),
        *arc(start, end, layout, theme, text=str(abs(event.steps))),
    )


def _swap(event: e.TowersSwapped, view: View, after: View, layout: Layout, theme: Theme) -> Shapes:
    first, second = (stack_of(layout, view, s) for s in (event.first, event.second))
    shapes: list[Shape] = []
    for stack in (first, second):
        landed = stack_of(layout, after, stack.space)
        shapes += _tower_lands(landed, len(landed.levels), layout, theme)
    there, here = (first.x, first.tip), (second.x, second.tip)
    return (*shapes, *arc(there, here, layout, theme), *arc(here, there, layout, theme))


def _castle(event: e.CastleMoved, view: View, after: View, layout: Layout, theme: Theme) -> Shapes:
    start = stack_of(layout, view, event.origin).castle
    end = stack_of(layout, after, event.target).castle
    if start is None or end is None:
        return ()
    return (*_landing(end, layout, theme), *arc(_tip(start), _tip(end), layout, theme, "outline"))


def _enter(event: e.WizardEntered, view: View, after: View, layout: Layout, theme: Theme) -> Shapes:
    """A small wizard in the castle's gate."""
    home = stack_of(layout, view, event.space).castle
    if home is None:
        return ()
    scale = home.height / 100
    return (
        Path(
            circle(24 * scale, home.x, home.y - 12 * scale),
            theme["castle_light"],
            theme["glow_edge"],
            2 * scale,
        ),
        Group(wizard.figure(event.colour, theme), home.x, home.y + 2 * scale, 0.3 * scale),
    )


def caught(event: e.WizardsImprisoned, layout: Layout, theme: Theme) -> Shapes:
    """Bars at the foot of the stack, and behind them the hats of those it catches."""
    x, y = layout.spot(event.space)
    size = max(15.0, 0.16 * layout.tower)
    step, number = 0.86 * size, len(event.wizards)
    wide = step * number + 0.5 * size
    left, top = x - wide / 2, y - 0.85 * size
    bars = (
        line([(left + 0.25 * size + i * step / 2, top + end * size) for end in (0, 1.2)])
        for i in range(2 * number + 1)
    )
    wall = rectangle(left, top, wide, 1.2 * size, 0.2 * size)
    foot, scale = top + 1.05 * size, 0.9 * size / 100
    return (
        Path(wall, theme["shield"], theme["glow"], 0.12 * size),
        *(
            Group(
                wizard.bare_hat(colour, theme), left + 0.25 * size + (i + 0.5) * step, foot, scale
            )
            for i, colour in enumerate(event.wizards)
        ),
        Path(" ".join(bars), "", theme["slate_roof"], 0.09 * size),
    )


def filled(seat: int, layout: Layout, theme: Theme) -> tuple[Shapes, tuple[float, float, float]]:
    """A plus at the panel of who fills a flask; its middle and its size."""
    box = layout.panels[seat]
    size = min(0.4 * box.height, 30)
    x, y, arm = box.x + 0.6 * size, box.y + box.height - 0.6 * size, 0.32 * size
    plus = f"{line([(x - arm, y), (x + arm, y)])} {line([(x, y - arm), (x, y + arm)])}"
    badge = (
        Path(circle(0.58 * size, x, y), theme["glow"], theme["outline"], 0.1 * size),
        Path(plus, "", theme["glow_ink"], 0.16 * size),
    )
    return badge, (x, y, size)


_SHOW: dict[type[e.Event], Callable[[Any, View, View, Layout, Theme], Shapes]] = {
    e.WizardMoved: _walk,
    e.TowerMoved: _fly,
    e.TowersSwapped: _swap,
    e.CastleMoved: _castle,
    e.WizardEntered: _enter,
    e.WizardsImprisoned: lambda event, _, __, layout, theme: caught(event, layout, theme),
    e.FlaskFilled: lambda event, _, __, layout, theme: filled(event.seat, layout, theme)[0],
}
