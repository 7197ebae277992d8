"""Item cards: laid in front of players, who carry the item from then on (``item.play``)."""

from ..changes import do
from ..draft import Draft
from ..events import ItemLaid
from ..moves import Cast
from .spell import Spell


def _work(draft: Draft, seat: int, cast: Cast, ward: int) -> None:
    do(draft, ItemLaid(seat, cast.card))


ITEM = Spell(lambda position, seat: [("", "")], lambda position, seat, cast: None, _work)
