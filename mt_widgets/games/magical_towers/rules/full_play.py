"""Every move played through the rules, with a log of what happens."""

from collections.abc import Callable
from typing import Any

from .. import moves as m
from ..draft import Draft, put
from ..events import CastPassed, DieRolled, Event, RollDisliked
from ..seats import deciding_seat
from ..spells import SPELLS
from ..state import SPELL_CAST, Rolling, State, Window
from . import partners, turn
from .cards import put_down
from .ending import ended_by
from .flasks import pay
from .named import after_spell
from .windows import offer_after_cast, offer_after_pass


def play_in_full(state: State, move: m.Move, log: list[Event] | None = None) -> State:
    """The state after a legal move; ``log`` collects what happens."""
    draft = Draft(state, log)
    _PLAY[type(move)](draft, move)
    return draft.state()


def _play_card(draft: Draft, move: m.PlayCard) -> None:
    put_down(draft, move.card)
    _move_piece(draft, move.card, (), move)


def _choose(draft: Draft, move: m.Choose) -> None:
    rolling = draft.pending
    assert isinstance(rolling, Rolling)
    draft.pending = None
    _move_piece(draft, rolling.card, rolling.rolls, move)


def _move_piece(
    draft: Draft, card: str, rolls: tuple[int, ...], move: m.PlayCard | m.Choose
) -> None:
    if move.riders:
        pay(draft, draft.seat, "pb")
        draft.marks |= {SPELL_CAST}
    if move.piece is None:
        turn.play_nothing(draft)
    else:
        riders = "".join([rider.colour for rider in move.riders]) if move.riders else ""
        turn.play_piece(draft, card, rolls, move.piece, riders)


def _roll_card(draft: Draft, move: m.RollCard) -> None:
    put_down(draft, move.card)
    draft.pending = Rolling(move.card)


def _roll(draft: Draft, move: m.Roll) -> None:
    rolling = draft.pending
    assert isinstance(rolling, Rolling)
    draft.tell(DieRolled(move.value))
    draft.pending = Rolling(rolling.card, (*rolling.rolls, move.value), awaiting=False)


def _again(draft: Draft, move: m.RollAgain) -> None:
    rolling = draft.pending
    assert isinstance(rolling, Rolling)
    draft.tell(RollDisliked(draft.seat))
    draft.pending = Rolling(rolling.card, rolling.rolls)


def _cast(draft: Draft, move: m.Cast) -> None:
    seat, window = deciding_seat(draft), draft.pending
    before = draft.state() if isinstance(window, Window) and window.named else None
    pay(draft, seat, move.spell)
    entered = SPELLS[move.spell].carry_out(draft, seat, move)  # a wizard of the caster's own
    if isinstance(window, Window):  # master.one-per-action
        draft.casts = put(draft.casts or ("",) * draft.table.seats, seat, move.spell)
    else:
        draft.marks |= {SPELL_CAST}
    if draft.table.team and ended_by(draft) is not None:
        draft.pending = None  # team.end: nothing follows
    elif entered and seat == draft.seat:
        turn.end_turn(draft)  # turn.end-on-entry, master.entry
    elif isinstance(window, Window):
        _cast_in_window(draft, seat, move, before)
    elif draft.pending is None:
        turn.turn_ends_if_idle(draft)


def _cast_in_window(draft: Draft, seat: int, move: m.Cast, before: State | None) -> None:
    window = draft.pending
    assert isinstance(window, Window)
    if window.named and before:
        named = after_spell(window.named, before, move, draft, draft.table.colours[seat])
        draft.pending = Window(window.name, window.decider, window.passes, named)
    if not offer_after_cast(draft, seat):
        turn.close_window(draft)


def _pass(draft: Draft, move: m.Pass) -> None:
    draft.tell(CastPassed(deciding_seat(draft)))
    if not offer_after_pass(draft):
        turn.close_window(draft)


def _hand_flasks(draft: Draft, move: m.Give | m.Get) -> None:
    partners.hand_flasks(draft, move)
    turn.turn_ends_if_idle(draft)


_PLAY: dict[type[m.Move], Callable[[Draft, Any], None]] = {
    m.PlayCard: _play_card,
    m.RollCard: _roll_card,
    m.Roll: _roll,
    m.RollAgain: _again,
    m.Choose: _choose,
    m.NewHand: lambda draft, move: turn.new_hand(draft, move.push),
    m.Cast: _cast,
    m.EndTurn: lambda draft, move: turn.end_turn(draft),
    m.Pass: _pass,
    m.Shuffle: lambda draft, move: turn.shuffle(draft, move.pile),
    m.Ask: lambda draft, move: partners.ask(draft),
    m.Lend: lambda draft, move: partners.lend(draft, move.card),
    m.Decline: lambda draft, move: partners.decline(draft),
    m.GiveBack: lambda draft, move: partners.give_back(draft, move.card),
    m.Give: _hand_flasks,
    m.Get: _hand_flasks,
}
