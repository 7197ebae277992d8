"""The hand (section 16): what can be played from it, known cards and unknown ones."""

from collections.abc import Sequence

from ....engine.errors import Refusal, refuse
from ..cards import NUMBERS, SINGLE, TRAPS, UNKNOWN
from ..characters import creature_named
from ..draft import Position
from ..moves import Cast, Use
from ..things import lies


def numbers_in(hand: Sequence[str]) -> list[int]:
    """The different number cards of a hand."""
    return [int(card) for card in NUMBERS if card in hand]


def cards_of(move: Cast | Use) -> tuple[str, ...]:
    """The cards that a move takes from the hand, in the order in which they are discarded."""
    number = (str(move.number),) if move.number else ()
    if isinstance(move, Use):
        return number
    return ("interrupt", move.card, *number) if move.interrupt else (move.card, *number)


def why_not_held(position: Position, seat: int, cards: Sequence[str]) -> Refusal | None:
    """``hand.have``: whether a hand holds these cards; what is not known must be a ``?``."""
    hand = list(position.hands[seat])
    for card in cards:
        if card in hand:
            hand.remove(card)
        elif UNKNOWN in hand and _can_be_unknown(position, card):
            hand.remove(UNKNOWN)
        else:
            return refuse("hand.have", card=card)
    return None


def _can_be_unknown(position: Position, card: str) -> bool:
    """Whether a ``?`` may be this card: no trap, and nothing that is known to be elsewhere."""
    if card in TRAPS or card == UNKNOWN:
        return False
    if card not in SINGLE:
        return True
    places = (*position.hands, *position.carried, position.draw or (), position.discard)
    return not (
        any(card in place for place in places)
        or lies(position.things, card) is not None
        or creature_named(position, card) is not None
    )
