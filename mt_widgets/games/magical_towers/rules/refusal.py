"""Why a move is not allowed: the rule's name and what its sentence speaks of."""

from collections.abc import Callable
from typing import Any

from ....engine.errors import MoveError, Refusal, refuse
from .. import moves as m
from ..box import DIE
from ..cards import BY_TEXT
from ..seats import deciding_seat
from ..spells.piggyback import why_not_carry
from ..state import Asking, Lending, Rolling, Shuffling, State, Window
from .cards import holds, may_skip, steps_for, why_not_piece
from .casting import why_not_cast, why_not_ride
from .ending import ended_by
from .legal import has_move
from .partners import why_not_exchange, why_not_flasks
from .towers import why_not_move
from .wizards import own_colour


def why_not(state: State, move: m.Move) -> Refusal | None:
    """None if the move is legal, otherwise the rule that refuses it; MoveError for no move."""
    check = _CHECKS.get(type(move))
    if check is None:
        raise MoveError(str(move), "this is no move")
    rule = ended_by(state)
    return refuse(rule) if rule is not None else check(state, move)


def _busy(state: State) -> Refusal | None:
    """What has to be finished before a card is played or the turn is ended."""
    pending = state.pending
    if isinstance(pending, Shuffling):
        return refuse("turn.reshuffle")
    if isinstance(pending, Asking | Lending):
        return refuse("team.swap-card", "unfinished")
    if isinstance(pending, Window) and pending.named is None:
        return refuse("master.windows" if state.table.master else "free.any-time", "open")
    return None if pending is None else refuse("card.must-move", "under-way")


def _card_due(state: State, card: str) -> Refusal | None:
    """``turn.two-actions``: whether this card may be played now."""
    if busy := _busy(state):
        return busy
    if state.action == 3:
        return refuse("solo.one-card") if state.table.solo else refuse("turn.two-actions", "third")
    if not holds(state, state.seat, card):
        return refuse("turn.two-actions", "not-held", card=card)
    return None


def _play_card(state: State, move: m.PlayCard) -> Refusal | None:
    if due := _card_due(state, move.card):
        return due
    if BY_TEXT[move.card].dice:
        return refuse("card.dice-then-choose", "unrolled", card=move.card)
    return _piece(state, move.card, (), move)


def _piece(
    state: State, card: str, rolls: tuple[int, ...], move: m.PlayCard | m.Choose
) -> Refusal | None:
    """Whether a card, after its rolls, may move this piece, or none, with these riders."""
    if move.piece is None:
        must = has_move(state, card, rolls) and not may_skip(state)
        return refuse("card.must-move", card=card) if must else None
    refusal = why_not_piece(state, card, move.piece, rolls)
    if refusal is None and move.riders:
        return _riders(state, card, rolls, move.piece, move.riders)
    return refusal


def _riders(
    state: State, card: str, rolls: tuple[int, ...], piece: m.Piece, riders: tuple[m.Wizard, ...]
) -> Refusal | None:
    """Base timing: ``piggyback.*`` for the rider written with a move."""
    if refusal := why_not_ride(state):
        return refusal
    if len(riders) > 1:
        return refuse("spell.once-a-turn")
    rider, steps = riders[0], steps_for(card, piece, rolls)
    if rider.colour != own_colour(state, state.seat):
        return refuse("piggyback.own", colour=rider.colour)
    if rider.space != piece.space or not isinstance(piece, m.Wizard):
        return refuse("piggyback.same-place", space=piece.space)
    assert steps is not None
    return why_not_carry(state, piece, steps, rider.colour)


def _roll_card(state: State, move: m.RollCard) -> Refusal | None:
    due = _card_due(state, move.card)
    if due is None and not BY_TEXT[move.card].dice:
        return refuse("card.dice", "none", card=move.card)
    return due


def _roll(state: State, move: m.Roll) -> Refusal | None:
    if not 1 <= move.value <= DIE:
        return refuse("box.die", value=move.value)
    awaited = isinstance(state.pending, Rolling) and state.pending.awaiting
    return None if awaited else refuse("card.dice", "unasked")


def _again(state: State, move: m.RollAgain) -> Refusal | None:
    rolling = state.pending
    if not isinstance(rolling, Rolling) or rolling.awaiting:
        return refuse("card.dice", "unasked")
    used_up = len(rolling.rolls) >= BY_TEXT[rolling.card].dice
    return refuse("card.dice", "used-up", card=rolling.card) if used_up else None


def _choose(state: State, move: m.Choose) -> Refusal | None:
    rolling = state.pending
    if not isinstance(rolling, Rolling):
        return _busy(state) or refuse("card.dice-then-choose")
    if rolling.awaiting:
        return refuse("card.dice-then-choose", "unrolled", card=rolling.card)
    return _piece(state, rolling.card, rolling.rolls, move)


def _new_hand(state: State, move: m.NewHand) -> Refusal | None:
    if state.table.solo:
        return refuse("solo.one-card", "new")
    busy = _busy(state)
    if busy is not None and busy.rule != "card.must-move":
        return busy
    if busy is not None or state.action != 1:
        return refuse("turn.new-hand")
    if not state.hands[state.seat]:
        return refuse("turn.new-hand", "empty")
    return why_not_move(state, move.push, 1) if move.push is not None else None


def _cast(state: State, move: m.Cast) -> Refusal | None:
    pending, table = state.pending, state.table
    if move.spell == "pb" and not table.master:
        return refuse("master.any-time", "piggyback")  # it is written with the move it rides on
    if move.freed and not table.team:
        return refuse("team.free", colour=move.freed)
    if isinstance(pending, Shuffling | Asking | Lending):
        return _busy(state)
    if isinstance(pending, Rolling) and pending.awaiting:
        return refuse("card.dice", "awaited")
    return why_not_cast(state, deciding_seat(state), move)


def _end(state: State, move: m.EndTurn) -> Refusal | None:
    busy = _busy(state)
    if busy is None and state.action != 3 and state.hands[state.seat]:
        return refuse("turn.two-actions", "early")
    return busy


def _pass(state: State, move: m.Pass) -> Refusal | None:
    if isinstance(state.pending, Window):
        return None
    return refuse("master.windows") if state.table.master else refuse("master.any-time")


def _shuffle(state: State, move: m.Shuffle) -> Refusal | None:
    if not isinstance(state.pending, Shuffling):
        return refuse("turn.reshuffle", "unasked")
    same = sorted(move.pile) == sorted(state.discard)
    return None if same else refuse("turn.reshuffle", "other-cards")


_CHECKS: dict[type[m.Move], Callable[[State, Any], Refusal | None]] = {
    m.PlayCard: _play_card,
    m.RollCard: _roll_card,
    m.Roll: _roll,
    m.RollAgain: _again,
    m.Choose: _choose,
    m.NewHand: _new_hand,
    m.Cast: _cast,
    m.EndTurn: _end,
    m.Pass: _pass,
    m.Shuffle: _shuffle,
    m.Ask: why_not_exchange,
    m.Lend: why_not_exchange,
    m.Decline: why_not_exchange,
    m.GiveBack: why_not_exchange,
    m.Give: why_not_flasks,
    m.Get: why_not_flasks,
}
