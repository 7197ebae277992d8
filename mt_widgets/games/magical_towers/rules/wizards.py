"""Walking: which wizards a player may move, and where they end."""

from ....engine.errors import Refusal, refuse
from ..box import CROWD, SPACES
from ..draft import Draft, Position, put
from ..events import WizardMoved
from ..moves import Wizard
from ..stacks import land, leave
from .castle import enter


def on_track(position: Position) -> str:
    """All that stands outside the castle, towers and wizards, seen or imprisoned."""
    return "".join(position.tops) + "".join(position.covered)


def why_not_in_sight(position: Position, wizard: Wizard) -> Refusal | None:
    """``wizard.visible``: whether such a wizard stands on the top level of its space."""
    if wizard.space < SPACES and wizard.colour in position.tops[wizard.space]:
        return None
    return refuse("wizard.visible", colour=wizard.colour, space=wizard.space)


def own_colour(position: Position, seat: int) -> str:
    """``wizard.own``: one's colour, or by ``team.move-partner`` the partner's once all are home."""
    table = position.table
    partner = table.partner(seat) if table.team else None
    if partner is None or table.colours[seat] in on_track(position):
        return table.colours[seat]
    return table.colours[partner]


def has_room(position: Position, space: int) -> bool:
    """``stack.six``: whether one more wizard may come to a space; the castle has no limit."""
    return len(position.tops[space]) < CROWD or space == position.castle


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


def in_sight(position: Position, colour: str) -> list[int]:
    """``stack.top``: the spaces on whose top level a wizard of this colour stands."""
    return [space for space, top in enumerate(position.tops) if colour in top]


def stride(tops: tuple[str, ...], origin: int, target: int, party: str) -> tuple[str, ...]:
    """``wizard.lands-on-top``: who is in sight where, after some have gone to another space."""
    above = [*tops]
    above[origin] = leave(above[origin], party)
    above[target] = land(above[target], party)
    return tuple(above)


def walk(draft: Draft, wizard: Wizard, steps: int, riders: str = "") -> bool:
    """Move a wizard and its riders; True if they went into the castle."""
    origin = wizard.space
    target = (origin + steps) % SPACES
    party = wizard.colour + riders
    if draft.log is not None:
        for colour in party:
            draft.tell(WizardMoved(colour, origin, steps, target))
    if target == draft.castle:
        draft.tops = put(draft.tops, origin, leave(draft.tops[origin], party))
        enter(draft, party)
        return True
    draft.tops = stride(draft.tops, origin, target, party)
    return False
