"""The cards that nobody has seen, and the ways in which they can turn up."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from math import perm, prod

from .box import DRAWN
from .cards import DECK, SINGLE, TRAPS, UNKNOWN, Hand
from .state import State

# More of these are taken where a made-up position has more unknown cards than the box has cards.
_SPARE = Counter(card for card in DECK if card not in SINGLE and card not in TRAPS)


def unseen(state: State) -> tuple[Counter[str], Counter[str]]:
    """The cards of the box that nobody has seen: those that can be in hands, and the traps."""
    in_hands = sum(hand.count(UNKNOWN) for hand in state.hands)
    in_pile = DRAWN if state.draw is None else state.draw.count(UNKNOWN)
    left = Counter(DECK) - _seen(state)
    traps = Counter({trap: left.pop(trap) for trap in TRAPS if trap in left})
    while left.total() < in_hands or left.total() + traps.total() < in_hands + in_pile:
        left += _SPARE
    return left, traps


def _seen(state: State) -> Counter[str]:
    """All cards that can be seen, also those that have become items and creatures."""
    seen = Counter(state.draw or ())
    seen.update(state.discard)
    for place in (*state.hands, *state.carried):
        seen.update(place)
    seen.update(thing for _, thing in state.things)
    seen.update(creature.name for creature in state.creatures)
    return seen


def tops(pile: Hand, kinds: Mapping[str, int]) -> Iterator[tuple[Hand, int]]:
    """What the cards of a pile can be, an unknown one of these kinds, with the number of ways."""
    for cards in product(*(kinds if card == UNKNOWN else (card,) for card in pile)):
        drawn = Counter(card for card, was in zip(cards, pile, strict=True) if was == UNKNOWN)
        ways = prod(perm(kinds[card], number) for card, number in drawn.items())
        if ways:
            yield cards, ways
