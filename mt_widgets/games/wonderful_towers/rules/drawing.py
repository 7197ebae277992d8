"""Drawing: look at the top card, then put it in the place of one of your blocks."""

from ..box import ALL
from ..draft import Draft
from ..events import BlockReplaced, CardDrawn
from ..state import DRAWING, Drawn
from .deck import take
from .ending import ends
from .towers import replace
from .turn import pass_turn

_DRAWN = {card: Drawn(card) for card in ALL}


def draw(draft: Draft) -> None:
    """``draw.look``: turn up the top card; where it goes is chosen only then."""
    card = take(draft)
    if card:
        hold(draft, card)
    else:
        draft.pending = DRAWING


def hold(draft: Draft, card: int) -> None:
    """The drawn card is known now, and must be put (``draw.must-use``)."""
    draft.pending = _DRAWN[card]
    if draft.log is not None:
        draft.log.append(CardDrawn(draft.seat, card))


def put(draft: Draft, level: int) -> None:
    """``draw.any-block``, ``tower.own``: the drawn card replaces a block of the player's tower."""
    assert isinstance(draft.pending, Drawn)
    card, draft.pending = draft.pending.card, None
    replace(draft, draft.seat, level, card, BlockReplaced)
    if not ends(draft, draft.seat):
        pass_turn(draft)
