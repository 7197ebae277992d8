"""Piggyback: one of the caster's wizards rides along with a wizard that a card moves."""

from collections.abc import Iterator
from dataclasses import replace

from ....engine.errors import Refusal, refuse
from ..draft import Draft, Position
from ..events import RiderTaken
from ..moves import Cast, Wizard
from ..rules.cards import steps_for
from ..rules.wizards import own_colour, why_not_walk
from ..stacks import height, land
from ..state import Named, Window
from .spell import Spell


def why_not_carry(position: Position, carrier: Wizard, steps: int, riders: str) -> Refusal | None:
    """``piggyback.same-place`` and ``piggyback.room`` for a carrier in sight and all its riders."""
    together = carrier.colour + riders
    top = position.tops[carrier.space]
    if any(together.count(colour) > top.count(colour) for colour in riders):
        return refuse("piggyback.same-place", space=carrier.space)
    return why_not_walk(position, carrier, steps, len(riders))


def _carrier(position: Position) -> tuple[Named, Wizard] | None:
    """The wizard-card move that is named in this window (``master.piggyback``), and who walks."""
    window = position.pending
    named = window.named if isinstance(window, Window) else None
    return (named, named.piece) if named and isinstance(named.piece, Wizard) else None


def _casts(position: Position, seat: int) -> Iterator[Cast]:
    carrier = _carrier(position)
    if carrier is not None:
        cast = Cast("pb", Wizard(own_colour(position, seat), carrier[1].space))
        if _why_not(position, seat, cast) is None:
            yield cast


def _why_not(position: Position, seat: int, cast: Cast) -> Refusal | None:
    rider, found = cast.target, _carrier(position)
    assert isinstance(rider, Wizard)
    if found is None:
        return refuse("master.piggyback")
    named, carrier = found
    if rider.colour != own_colour(position, seat):
        return refuse("piggyback.own", colour=rider.colour)
    imprisoned = named.level != height(position.covered[carrier.space])
    if imprisoned or rider.space != carrier.space:
        return refuse("piggyback.same-place", space=carrier.space)
    steps = steps_for(named.card, carrier, named.rolls)
    assert steps is not None
    return why_not_carry(position, carrier, steps, named.riders + rider.colour)


def _carry_out(draft: Draft, seat: int, cast: Cast) -> bool:
    rider, window = cast.target, draft.pending
    assert isinstance(rider, Wizard)
    assert isinstance(window, Window)
    assert window.named is not None
    riders = land(window.named.riders, rider.colour)
    draft.pending = replace(window, named=replace(window.named, riders=riders))
    draft.tell(RiderTaken(rider.colour, rider.space))
    return False


PIGGYBACK = Spell("pb", _casts, _why_not, _carry_out)
