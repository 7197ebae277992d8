"""Answers (section 11): counteractions, Anti-Anti, and what is left of an attack."""

from collections.abc import Callable
from dataclasses import replace

from ....engine.errors import Refusal, refuse
from ..box import CREATURE_ROWS, DAMAGE
from ..cards import CARDS
from ..changes import do
from ..characters import is_alive, is_character
from ..draft import Draft
from ..events import CardSwallowed, PlayFailed
from ..moves import Attack, Cast, Command, Punch
from ..spells import SPELLS
from ..spells.striking import points
from ..state import Answering
from .attacks import out_of_reach, punch_power
from .damage import harm, hurt
from .ending import ended_by
from .turn import worked


def attack(draft: Draft, seat: int, move: Attack) -> None:
    """``stack.order``: a wizard with cards is asked; any other attack works at once."""
    victim = draft.setup.seat.get(move.target)
    if victim is not None and draft.hands[victim]:  # stack.asked
        draft.pending += (Answering(seat, move, victim),)
    else:
        _strike(draft, seat, move)
        worked(draft)


def resolve(draft: Draft, play: Answering) -> None:
    """What is left of an attack works: alone, or against its counteraction."""
    draft.pending = draft.pending[:-1]
    if play.counter is None:
        _strike(draft, play.seat, play.move)
    else:
        _COUNTERS[play.counter.card](draft, play)
    worked(draft)


def _strike(draft: Draft, seat: int, move: Attack, ward: int = 0) -> None:
    """An attack works on its target; ``ward`` is taken off its damage."""
    if isinstance(move, Cast):
        SPELLS[move.card].work(draft, seat, move, ward)
        return
    if isinstance(move, Punch):
        damage = punch_power(draft, seat)
    elif isinstance(move, Command):
        damage = CREATURE_ROWS[move.creature]["attack"]
    else:
        damage = DAMAGE[move.item]
    if is_character(move.target):
        hurt(draft, move.target, max(0, damage - ward), seat)
    else:
        harm(draft, move.target, damage)


def why_not_fits(move: Attack, counter: Cast) -> Refusal | None:
    """``counter.fits``: *Reflect* and *Swallow* against cards, *Ward* against damage."""
    if counter.card in ("reflect", "grab") and not isinstance(move, Cast):
        return refuse("counter.fits", "card", card=counter.card)
    harmless = isinstance(move, Cast) and "harmless" in CARDS[move.card].marks
    if counter.card == "ward" and harmless:
        return refuse("counter.fits", "damage")
    return None


def _victim(draft: Draft, play: Answering) -> int:
    return draft.setup.seat[play.move.target]


def _shield(draft: Draft, play: Answering) -> None:
    do(draft, PlayFailed(play.seat, play.move))


def _ward(draft: Draft, play: Answering) -> None:
    assert play.counter is not None
    _strike(draft, play.seat, play.move, points(play.counter))


def _reflect(draft: Draft, play: Answering) -> None:
    """The card works on its caster, as if its target had cast it."""
    assert isinstance(play.move, Cast)
    if play.move.card == "swap":
        do(draft, PlayFailed(play.seat, play.move))
    else:
        back = replace(play.move, target=draft.setup.colours[play.seat])
        _strike(draft, _victim(draft, play), back)


def _grab(draft: Draft, play: Answering) -> None:
    assert isinstance(play.move, Cast)
    do(draft, PlayFailed(play.seat, play.move))
    do(draft, CardSwallowed(_victim(draft, play), play.move.card))


def _teleport(draft: Draft, play: Answering) -> None:
    """``stack.recheck``: a target that went away is hit only if it is still in reach."""
    assert play.counter is not None
    SPELLS["teleport"].work(draft, _victim(draft, play), play.counter, 0)
    if not is_alive(draft, play.move.target) or ended_by(draft) is not None:
        return
    if out_of_reach(draft, play.seat, play.move) is None:
        _strike(draft, play.seat, play.move)
    else:
        do(draft, PlayFailed(play.seat, play.move))


_COUNTERS: dict[str, Callable[[Draft, Answering], None]] = {
    "shield": _shield,
    "ward": _ward,
    "reflect": _reflect,
    "grab": _grab,
    "teleport": _teleport,
}
