"""What a hand can reach in one turn, over many ways in which its unknown cards may turn out.

Each way is a bit of a number, so that "some card reaches some wizard" is one OR for each distance.
The ways are sampled once, from the whole deck and always the same: the judgement of a position is
the same on every machine.
"""

from dataclasses import dataclass
from itertools import permutations
from random import Random

from ..box import DIE, HAND, SPACES
from ..cards import BY_LETTER, DECK, UNKNOWN
from ..tables import Memo

WAYS = 256
_FARTHEST = SPACES - 1


@dataclass(frozen=True, slots=True)
class Reach:
    """For each distance the ways in which it can be gone, as the bits of a number."""

    walks: tuple[int, ...]  # by one wizard, with one card or two
    rides: tuple[int, ...]  # by one wizard, some of the way on its tower
    pushes: tuple[int, ...]  # by one tower, with one card


def _sampled() -> list[tuple[str, tuple[int, ...]]]:
    """For each way the cards that unknown ones turn out to be, and what a die shows."""
    rng = Random(WAYS)
    return [("".join(rng.sample(DECK, HAND)), tuple(rng.choices(range(1, DIE + 1), k=3)))
            for _ in range(WAYS)]  # fmt: skip


_SAMPLED = _sampled()


def _steps(printed: int | None, dice: tuple[int, ...]) -> tuple[int, ...]:
    """How far half a card can go."""
    return () if printed is None else (printed,) if printed else dice


def _reach(hand: str) -> Reach:
    walks, rides, pushes = ([0] * SPACES for _ in range(3))
    known = hand.replace(UNKNOWN, "")
    for way, (cards, rolls) in enumerate(_SAMPLED):
        bit, steps = 1 << way, []
        for letter in known + cards[: len(hand) - len(known)]:
            card = BY_LETTER[letter]
            dice = rolls[: card.dice]
            steps.append((_steps(card.wizard, dice), _steps(card.tower, dice)))
        for walk, push in steps:
            for distance in walk:
                walks[distance] |= bit
            for distance in push:
                pushes[distance] |= bit
        for (walk, push), (other, _) in permutations(steps, 2):
            for last in other:
                for first in walk:
                    walks[min(first + last, _FARTHEST)] |= bit
                for first in push:
                    rides[min(first + last, _FARTHEST)] |= bit
    return Reach(tuple(walks), tuple(rides), tuple(pushes))


REACH = Memo(_reach)
"""By hand."""
