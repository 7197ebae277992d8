"""The market: blocks that left a tower, at most one of each power."""

from ..box import PLACE
from ..draft import Draft
from ..events import MarketJoined, PairVanished

_ONE = [bytes([card]) for card in range(256)]  # a card as a row of one


def set_place(draft: Draft, place: int, card: int) -> None:
    """Lay a card on its place of the market, or take what is there away with a 0."""
    market = draft.market
    draft.market = market[:place] + _ONE[card] + market[place + 1 :]


def join_market(draft: Draft, card: int) -> None:
    """``market.open``: a block comes in; ``market.pair``: with its like there, both are discarded.

    This is done card by card (``market.each-card``), so of three one stays (``market.even``).
    """
    place, log = PLACE[card], draft.log
    twin = draft.market[place]
    if log is not None:
        log.append(MarketJoined(card))
        if twin:
            log.append(PairVanished(twin, card))
    set_place(draft, place, 0 if twin else card)
