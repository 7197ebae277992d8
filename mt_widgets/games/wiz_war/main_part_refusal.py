"""Why a move is not allowed in the main part, in the order of the notation."""

from collections.abc import Callable
from typing import Any

from ...engine.errors import Refusal, refuse
from . import moves as m
from .cards import CARDS, COUNTERS
from .characters import creature_named
from .draft import Position
from .rules.attacks import is_attack, why_not_aim, why_not_now
from .rules.hand import cards_of, why_not_held
from .rules.moving import why_not_step
from .rules.things import (
    why_not_carried,
    why_not_destroy,
    why_not_drop,
    why_not_hammer,
    why_not_take,
    why_not_throw,
)
from .rules.trade import why_not_trade
from .spells import SPELLS


def why_not_in_main_part(position: Position, move: m.Move) -> Refusal | None:
    """Whether the player whose turn it is may do this in the main part."""
    return _CHECKS[type(move)](position, position.turn.seat, move)


def _pass(position: Position, seat: int, move: m.Pass) -> Refusal | None:
    return refuse("stack.answer", "nobody")


def _end(position: Position, seat: int, move: m.End) -> Refusal | None:
    return None


def _step(position: Position, seat: int, move: m.StepWizard) -> Refusal | None:
    if position.turn.steps == 0:
        return refuse("move.steps")
    return why_not_step(position, position.setup.colours[seat], move.way)


def _run(position: Position, seat: int, move: m.PlayNumber) -> Refusal | None:
    if position.turn.numbered:
        return refuse("move.number")
    return why_not_held(position, seat, (str(move.number),))


def _cast(position: Position, seat: int, move: m.Cast) -> Refusal | None:
    """A card; those that answer somebody have no place here."""
    if move.interrupt:
        return refuse("interrupt.when")
    if move.card == "anti":
        return refuse("counter.anti")
    if move.card in COUNTERS:
        return refuse("counter.attacked")
    if move.card == "negate":
        return refuse("card.negate")
    return why_not_cast(position, seat, move)


def why_not_cast(position: Position, seat: int, move: m.Cast) -> Refusal | None:
    """An attack card or a neutral card, by *Interrupt* too: the hand, the number, the target."""
    refusal = why_not_held(position, seat, cards_of(move)) or why_not_number(move)
    if refusal is None and is_attack(move):
        refusal = why_not_now(position, seat, move)
    return refusal or SPELLS[move.card].why_not(position, seat, move)


def why_not_number(move: m.Cast | m.Use) -> Refusal | None:
    """``number.takes``; the hammer's number comes with its use, not with its card."""
    name = move.card if isinstance(move, m.Cast) else move.item
    takes = CARDS[name].takes_number if isinstance(move, m.Cast) else name == "hammer"
    return refuse("number.takes", card=name) if move.number and not takes else None


def _punch(position: Position, seat: int, move: m.Punch) -> Refusal | None:
    return why_not_now(position, seat, move) or why_not_aim(position, seat, move)


def _use(position: Position, seat: int, move: m.Use) -> Refusal | None:
    """``item.use``: carried, with its number card, then as an attack or as the hammer."""
    refusal = (
        why_not_carried(position, seat, move.item)
        or why_not_held(position, seat, cards_of(move))
        or why_not_number(move)
    )
    if refusal is not None:
        return refusal
    if move.item == "hammer":
        return why_not_hammer(position, seat, move)
    return why_not_now(position, seat, move) or why_not_aim(position, seat, move)


def _own(position: Position, seat: int, name: str) -> Refusal | None:
    """``creature.own``."""
    creature = creature_named(position, name)
    if creature is None or creature.owner != seat:
        return refuse("creature.own", creature=name)
    return None


def _walk(position: Position, seat: int, move: m.StepCreature) -> Refusal | None:
    refusal = _own(position, seat, move.creature)
    if refusal is not None:
        return refusal
    creature = creature_named(position, move.creature)
    if creature is None or creature.steps == 0:
        return refuse("creature.steps", creature=move.creature)
    return why_not_step(position, move.creature, move.way)


def _command(position: Position, seat: int, move: m.Command) -> Refusal | None:
    refusal = _own(position, seat, move.creature) or why_not_now(position, seat, move)
    if refusal is not None:
        return refusal
    creature = creature_named(position, move.creature)
    if creature is None or not creature.attack:
        return refuse("creature.attack", creature=move.creature)
    return why_not_aim(position, seat, move)


def _take(position: Position, seat: int, move: m.Take) -> Refusal | None:
    return why_not_take(position, seat, move.thing)


_CHECKS: dict[type[m.Move], Callable[[Position, int, Any], Refusal | None]] = {
    m.Pass: _pass,
    m.End: _end,
    m.StepWizard: _step,
    m.PlayNumber: _run,
    m.Cast: _cast,
    m.Punch: _punch,
    m.Use: _use,
    m.StepCreature: _walk,
    m.Command: _command,
    m.Take: _take,
    m.Drop: why_not_drop,
    m.Throw: why_not_throw,
    m.Destroy: why_not_destroy,
    m.Give: why_not_trade,
    m.Ask: why_not_trade,
}
