"""Section 9: deals, an option: pay a wand or a token for a shift."""

from collections.abc import Iterator

from ....engine.errors import Refusal, refuse
from ..moves import AcceptDeal, DeclineDeal, ProposeDeal
from ..state import SHIFT, State, Turn
from .shifting import legal_shifts, shift, why_not_shift

ANSWERS = AcceptDeal(), DeclineDeal()


def payer_and_receiver(state: State, deal: ProposeDeal) -> tuple[int, int]:
    """The seats between which the price changes hands."""
    active, partner = state.turn.seat, state.setup.colours.index(deal.partner)
    return (partner, active) if deal.partner_pays else (active, partner)


def _prices(state: State, seat: int) -> Iterator[int | None]:
    """``deal.payment``: what a player can pay."""
    if state.wands[seat]:
        yield None
    yield from state.taken[seat]


def legal_deals(state: State) -> list[ProposeDeal]:
    """Every deal that can be proposed now: with each other player, for each price and shift."""
    turn, colours = state.turn, state.setup.colours
    if "deals" not in state.setup.options or turn.declined:
        return []
    shifts = legal_shifts(state)
    return [
        ProposeDeal(colour, partner_pays, price, move)
        for partner, colour in enumerate(colours)
        if partner != turn.seat
        for partner_pays in (True, False)
        for price in _prices(state, partner if partner_pays else turn.seat)
        for move in shifts
    ]


def why_not_deal(state: State, move: ProposeDeal) -> Refusal | None:
    """``deal.*``: once before the shift, with another player, at a price the payer has."""
    turn, colours = state.turn, state.setup.colours
    if "deals" not in state.setup.options:
        return refuse("deal.off")
    if turn.step != SHIFT:
        return refuse("deal.before-shift")
    if turn.declined:
        return refuse("deal.once")
    if move.partner == colours[turn.seat]:
        return refuse("deal.partner", "oneself")
    if move.partner not in colours:
        return refuse("deal.partner", player=move.partner)
    return _why_not_price(state, move) or why_not_shift(state, move.shift)


def _why_not_price(state: State, move: ProposeDeal) -> Refusal | None:
    payer, _ = payer_and_receiver(state, move)
    if move.price in _prices(state, payer):
        return None
    who = state.setup.colours[payer]
    if move.price is None:
        return refuse("deal.payment", "wand", player=who)
    return refuse("deal.payment", "token", player=who, number=move.price)


def why_not_answer(state: State, move: AcceptDeal | DeclineDeal) -> Refusal | None:
    """``deal.answer``: only a deal that waits can be answered."""
    if "deals" not in state.setup.options:
        return refuse("deal.off")
    return refuse("deal.answer", "none") if state.turn.deal is None else None


def propose(state: State, move: ProposeDeal) -> State:
    """The deal waits for its answer."""
    return state._replace(turn=state.turn._replace(deal=move))


def decline(state: State, move: DeclineDeal) -> State:
    """``deal.bound``: the turn goes on, but without another proposal before this shift."""
    turn = state.turn
    return state._replace(turn=Turn(turn.seat, SHIFT, turn.wand_used, declined=True))


def accept(state: State, move: AcceptDeal) -> State:
    """``deal.bound``: the price changes hands, and the shift is made at once."""
    deal = state.turn.deal
    assert deal is not None
    return shift(_pay(state, deal), deal.shift)


def _pay(state: State, deal: ProposeDeal) -> State:
    payer, receiver = payer_and_receiver(state, deal)
    if deal.price is None:
        wands = list(state.wands)
        wands[payer] -= 1
        wands[receiver] += 1
        return state._replace(wands=tuple(wands))
    taken = list(state.taken)
    taken[payer] = tuple(number for number in taken[payer] if number != deal.price)
    taken[receiver] = tuple(sorted((*taken[receiver], deal.price)))
    return state._replace(taken=tuple(taken))
