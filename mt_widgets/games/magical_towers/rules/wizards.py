"""Walking: which wizards a player may move, and where they end."""

from functools import lru_cache

from ....engine.errors import Refusal, refuse
from ..box import CROWD, SPACES
from ..draft import Draft, Position
from ..events import WizardMoved
from ..moves import Wizard
from ..stacks import land, leave
from .castle import enter

__all__ = [
    "on_track",
    "own_colours",
    "walk",
    "walkers",
    "why_not_in_sight",
    "why_not_own",
    "why_not_walk",
]


def on_track(position: Position, colour: str) -> bool:
    """Whether a colour still has a wizard outside the castle, seen or imprisoned."""
    return any(colour in top for top in position.tops) or any(
        colour in space for space in position.covered
    )


def why_not_in_sight(position: Position, wizard: Wizard) -> Refusal | None:
    """``wizard.visible``: whether such a wizard stands on the top level of its space."""
    if wizard.space < SPACES and wizard.colour in position.tops[wizard.space]:
        return None
    return refuse("wizard.visible", colour=wizard.colour, space=wizard.space)


def own_colours(position: Position, seat: int) -> str:
    """``wizard.own``, and ``team.move-partner`` once all own wizards are home."""
    table = position.table
    partner = table.partner(seat) if table.team else None
    if partner is None or on_track(position, table.colours[seat]):
        return table.colours[seat]
    return table.colours[partner]


def why_not_own(position: Position, seat: int, wizard: Wizard) -> Refusal | None:
    """Whether a player may move this wizard by a card."""
    hidden = why_not_in_sight(position, wizard)
    if hidden is None and wizard.colour not in own_colours(position, seat):
        return refuse("wizard.own", colour=wizard.colour)
    return hidden


def why_not_walk(position: Position, wizard: Wizard, steps: int, riders: int = 0) -> Refusal | None:
    """Whether a wizard in sight, with its riders, may end its walk where the steps lead."""
    target = (wizard.space + steps) % SPACES
    if target == position.castle:
        return None
    room = CROWD - len(position.tops[target])
    if room < 1:
        return refuse("wizard.full", space=target)
    if room < 1 + riders:
        return refuse("piggyback.room", space=target)
    return None


def walkers(position: Position, colours: str, steps: int) -> list[tuple[str, int]]:
    """The wizards in sight of these colours that may walk so far, each with its space."""
    tops, castle = position.tops, position.castle
    return [
        (colour, space)
        for colour in colours
        for space in _standing(tops, colour)
        if (target := (space + steps) % SPACES) == castle or len(tops[target]) < CROWD
    ]


@lru_cache(1 << 12)
def _standing(tops: tuple[str, ...], colour: str) -> tuple[int, ...]:
    """The spaces on whose top level a colour stands."""
    return tuple(space for space, top in enumerate(tops) if colour in top)


def walk(draft: Draft, wizard: Wizard, steps: int, riders: str = "") -> bool:
    """Move a wizard and its riders; True if they went into the castle."""
    origin = wizard.space
    target = (origin + steps) % SPACES
    walkers = wizard.colour + riders
    tops = [*draft.tops]
    tops[origin] = leave(tops[origin], walkers)
    if draft.log is not None:
        for colour in walkers:
            draft.tell(WizardMoved(colour, origin, steps, target))
    if target == draft.castle:
        draft.tops = tuple(tops)
        enter(draft, walkers)
        return True
    tops[target] = land(tops[target], walkers)
    draft.tops = tuple(tops)
    return False
