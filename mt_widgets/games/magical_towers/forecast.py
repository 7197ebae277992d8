"""The game with unknown cards as chance: one that nobody has seen is equally likely any other.

A ``?`` is turned up, for all to see, when its owner is to play
a card; until then nobody reckons with it. A pile that runs out is forgotten, as shuffling does.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from ...engine.errors import TooLarge
from ...engine.game import CHANCE, Outcome
from ...engine.words import say
from ...search.deals import deals
from . import game
from .cards import DECK, UNKNOWN, format_cards, sorted_hand
from .game import legal_moves, turn, turn_passed
from .moves import Move, Roll
from .seats import deciding_seat
from .state import BETWEEN, Asking, Lending, Shuffling, State

__all__ = [
    "chance_move", "legal_moves", "mover", "outcomes", "play", "turn", "turn_passed", "unseen",
]  # fmt: skip

_MOST_DEALS = 25_000  # four cards that nobody has seen come in fewer ways
_new = tuple.__new__  # as in a Draft: searching ends here a million times


def mover(state: State) -> int | None:
    """The seat that is to move; CHANCE also where cards are to be turned up."""
    decides = game.mover(state)
    hidden = UNKNOWN in state.held and decides is not None and _needs_cards(state)
    return CHANCE if hidden else decides


def _needs_cards(state: State) -> bool:
    """Whether the one who decides has to know their hand now, and does not."""
    pending = state.pending
    plays = state.action < 3 if pending is None else isinstance(pending, Asking | Lending)
    return plays and UNKNOWN in state.hands[deciding_seat(state)]


def play(state: State, move: Move) -> State:
    """The state after a legal move; the order of the discard pile is nothing to go by."""
    after = game.play(state, move)
    pile = after.discard
    if pile == state.discard:
        return after
    return _new(State, (*after[:-1], "".join(sorted(pile))))


def outcomes(state: State) -> list[Outcome[State]]:
    """All that chance may do, where it is to move."""
    if isinstance(state.pending, Shuffling):
        return [Outcome(1, "", game.forget_piles(state))]
    if game.mover(state) == CHANCE:
        return [Outcome(1, str(move), play(state, move)) for move in legal_moves(state)]
    seat = deciding_seat(state)
    hand = state.hands[seat].replace(UNKNOWN, "")
    missing = len(state.hands[seat]) - len(hand)
    kinds = tuple(sorted(unseen(state, missing).items()))
    if not 0 < _number_of_deals(missing, kinds) <= _MOST_DEALS:
        raise TooLarge(say("there are too many unknown cards: {number}", number=missing))
    return [
        Outcome(ways, name, _dealt(state, seat, hand + cards))
        for cards, name, ways in _deals(missing, kinds)
    ]


@lru_cache(16)  # what nobody has seen stays the same while somebody thinks
def _deals(number: int, kinds: tuple[tuple[str, int], ...]) -> list[tuple[str, str, int]]:
    """Every choice of so many cards, as letters and as text, and the ways in which it can come."""
    found = (("".join(cards), ways) for cards, ways in deals(number, kinds))
    return [(cards, format_cards(cards), ways) for cards, ways in found]


def _dealt(state: State, seat: int, cards: str) -> State:
    hands = state.held.split(BETWEEN)
    hands[seat] = sorted_hand(cards)
    return state._replace(held=BETWEEN.join(hands))


def unseen(state: State, wanted: int = 0) -> Counter[str]:
    """The cards of the ninety that nobody has seen; too few of them: the discard pile as well."""
    in_sight = Counter(state.held + (state.draw or ""))
    if isinstance(state.pending, Lending):
        in_sight[state.pending.card] += 1
    left = Counter(DECK) - in_sight
    fewer = left - Counter(state.discard)
    return fewer if fewer.total() >= wanted else left


def _number_of_deals(wanted: int, kinds: Sequence[tuple[str, int]]) -> int:
    """How many different choices of so many cards there are."""
    if wanted > sum(copies for _, copies in kinds):
        return 0
    ways = [1] + [0] * wanted  # for each number of cards, of the kinds so far
    for _, copies in kinds:
        ways = [sum(ways[max(0, n - copies) : n + 1]) for n in range(wanted + 1)]
    return ways[wanted]


def chance_move(name: str) -> Move | None:
    """The roll that an outcome is; cards that are turned up are no move."""
    return Roll(int(name[1:])) if name.startswith("=") else None
