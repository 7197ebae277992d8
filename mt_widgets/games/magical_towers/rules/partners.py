"""Teams: a card passed between partners, and full flasks handed over."""

from ....engine.errors import Refusal, refuse
from ..cards import BY_TEXT, UNKNOWN, sorted_hand
from ..draft import Draft, Position
from ..events import CardAsked, CardDeclined, CardGivenBack, CardLent, FlasksHanded
from ..moves import Ask, Decline, Get, Give, GiveBack, Lend
from ..state import CARD_EXCHANGED, FLASKS_GIVEN, FLASKS_GOT, Asking, Lending
from .cards import deal, holds, take
from .flasks import change

Exchange = Ask | Lend | Decline | GiveBack


def partner_of(position: Position) -> int:
    """The active player's partner."""
    partner = position.table.partner(position.seat)
    assert partner is not None
    return partner


def why_not_exchange(position: Position, move: Exchange) -> Refusal | None:
    """``team.swap-card``: asking, lending, declining and giving back, each in its time."""
    if not position.table.team:
        return refuse("team.swap-card", "teams")
    pending = position.pending
    if isinstance(move, Ask):
        return _why_not_ask(position)
    if isinstance(move, GiveBack):
        if not isinstance(pending, Lending):
            return refuse("team.swap-card", "nothing-lent")
        same = pending.card in (BY_TEXT[move.card].letter, UNKNOWN)
        held = same or holds(position, position.seat, move.card)
        return None if held else refuse("team.swap-card", "not-held", card=move.card)
    if not isinstance(pending, Asking):
        return refuse("team.swap-card", "not-asked")
    if isinstance(move, Lend) and not holds(position, partner_of(position), move.card):
        return refuse("team.swap-card", "not-held", card=move.card)
    return None


def _why_not_ask(position: Position) -> Refusal | None:
    if position.pending is not None:
        return refuse("team.swap-card", "under-way")
    if CARD_EXCHANGED in position.marks:
        return refuse("team.swap-card", "once")
    if not position.hands[partner_of(position)]:
        return refuse("team.swap-card", "no-cards")
    return None


def why_not_flasks(position: Position, move: Give | Get) -> Refusal | None:
    """``team.flasks``: full ones, once each way in a turn, when no move is under way."""
    if not position.table.team:
        return refuse("team.flasks", "teams")
    if position.pending is not None:
        return refuse("team.flasks", "under-way")
    if (FLASKS_GIVEN if isinstance(move, Give) else FLASKS_GOT) in position.marks:
        return refuse("team.flasks", "once")
    giver = position.seat if isinstance(move, Give) else partner_of(position)
    if not 1 <= move.flasks <= position.full[giver]:
        return refuse("team.flasks", full=position.full[giver])
    return None


def hand_flasks(draft: Draft, move: Give | Get) -> None:
    """Full flasks change their owner."""
    giver, receiver = draft.seat, partner_of(draft)
    if isinstance(move, Get):
        giver, receiver = receiver, giver
    draft.full = change(change(draft.full, giver, -move.flasks), receiver, move.flasks)
    draft.marks |= {FLASKS_GIVEN if isinstance(move, Give) else FLASKS_GOT}
    draft.tell(FlasksHanded(giver, receiver, move.flasks))


def ask(draft: Draft) -> None:
    """The active player would like a card."""
    draft.pending = Asking()
    draft.tell(CardAsked(draft.seat))


def _exchange_over(draft: Draft) -> None:
    draft.pending = None
    if "swap_often" not in draft.table.options:
        draft.marks |= {CARD_EXCHANGED}


def decline(draft: Draft) -> None:
    """The partner keeps all cards."""
    draft.tell(CardDeclined(partner_of(draft)))
    _exchange_over(draft)


def lend(draft: Draft, card: str) -> None:
    """The partner's card lies between the two, face down."""
    seat = partner_of(draft)
    letter = take(draft, seat, card)
    draft.pending = Lending(letter)
    draft.tell(CardLent(seat, letter))


def give_back(draft: Draft, card: str) -> None:
    """The active player takes the lent card up and gives one back, perhaps the same."""
    assert isinstance(draft.pending, Lending)
    seat, partner = draft.seat, partner_of(draft)
    deal(draft, seat, sorted_hand(draft.hands[seat] + draft.pending.card))
    letter = take(draft, seat, card)
    deal(draft, partner, sorted_hand(draft.hands[partner] + letter))
    draft.tell(CardGivenBack(seat, letter))
    _exchange_over(draft)
