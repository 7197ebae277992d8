"""The game as a solver plays it: what nobody has seen turns up by chance, with all its ways.

An unknown card in a hand is turned up, for all to see, when its owner has to decide something.
Cards are drawn by chance, whether the pile is known or not: a trap works at once, and any other
card that nobody has seen stays unknown until then.
"""

from collections import Counter
from collections.abc import Mapping
from math import comb

from ...engine.errors import TooLarge
from ...engine.game import CHANCE, Outcome
from ...engine.words import say
from ...search.deals import deals
from . import game
from .cards import UNKNOWN, Hand, sorted_hand, with_cards
from .draft import Draft, top
from .effects import carry_out
from .game import legal_moves, turn, turn_passed
from .moves import Coin, Move, Roll
from .rules.turn import draw_cards, finish_cards
from .state import Shuffling, State
from .unseen import tops, unseen
from .view import hidden

__all__ = ["chance_move", "legal_moves", "mover", "outcomes", "play", "turn", "turn_passed"]

_MOST_DEALS = 25_000  # three cards that nobody has seen come in fewer ways


def mover(state: State) -> int | None:
    """The seat that is to move; CHANCE also where the cards of that seat are to be turned up."""
    seat = game.mover(state)
    unknown = seat is not None and seat != CHANCE and UNKNOWN in state.hands[seat]
    return CHANCE if unknown else seat


def play(state: State, move: Move) -> State:
    """The state after a legal move; cards to be drawn are left to chance."""
    draft = _without_pile(state)
    carry_out(draft, move)
    return _with_pile(draft, state.draw)


def _without_pile(state: State, cards: Hand = ()) -> Draft:
    """A draft with these cards to draw; with a card to shuffle, so that it waits for more."""
    draft = Draft(state)
    draft.draw, draft.discard = cards, (UNKNOWN, *state.discard)
    return draft


def _with_pile(draft: Draft, pile: Hand | None) -> State:
    """The state that came of such a draft; the order of the discard pile is nothing to go by."""
    draft.draw, draft.discard = pile, sorted_hand(draft.discard[1:])
    return draft.state()


def outcomes(state: State) -> list[Outcome[State]]:
    """Everything that chance may do now; raises TooLarge if that is too much."""
    waiting = top(state)
    if isinstance(waiting, Shuffling):
        return _drawn(state, waiting.number)
    seat = game.mover(state)
    if seat == CHANCE:
        return [Outcome(1, str(move), play(state, move)) for move in legal_moves(state)]
    assert seat is not None
    return _turned_up(state, seat)


def _drawn(state: State, number: int) -> list[Outcome[State]]:
    """Cards come from the pile; if it is used up, the discard pile is shuffled (``hand.pile``)."""
    if state.draw != ():
        pile = (UNKNOWN,) * number if state.draw is None else state.draw
        return _each_draw(state, pile, number, _kinds_in_pile(state))
    if state.discard:
        shuffled = state._replace(discard=())
        return _each_draw(shuffled, hidden(state.discard), number, Counter(state.discard))
    draft = _without_pile(state)
    finish_cards(draft)
    return [Outcome(1, "", _with_pile(draft, ()))]


def _kinds_in_pile(state: State) -> dict[str, int]:
    """How many cards of a pile that nobody has seen are traps; all others stay unknown."""
    others, traps = unseen(state)
    in_hands = sum(hand.count(UNKNOWN) for hand in state.hands)
    return {UNKNOWN: others.total() - in_hands, **traps}


def _each_draw(
    state: State, pile: Hand, number: int, kinds: Mapping[str, int]
) -> list[Outcome[State]]:
    return [
        Outcome(ways, _name(cards), _after_drawing(state, pile, cards, number))
        for cards, ways in tops(pile[:number], kinds)
    ]


def _name(cards: Hand) -> str:
    return ",".join(cards) if set(cards) != {UNKNOWN} else ""


def _after_drawing(state: State, pile: Hand, cards: Hand, number: int) -> State:
    draft = _without_pile(state, cards)
    draw_cards(draft, number)
    drawn = len(cards) - len(draft.draw or ())  # not all, if the first was deadly
    return _with_pile(draft, None if state.draw is None else pile[drawn:])


def _turned_up(state: State, seat: int) -> list[Outcome[State]]:
    """The unknown cards of a hand, equally likely any that nobody has seen."""
    known = tuple(card for card in state.hands[seat] if card != UNKNOWN)
    number = len(state.hands[seat]) - len(known)
    kinds, _ = unseen(state)
    if comb(len(kinds) + number - 1, number) > _MOST_DEALS:
        raise TooLarge(say("there are too many unknown cards: {number}", number=number))
    hands = state.hands
    return [
        Outcome(ways, ",".join(cards), state._replace(
            hands=(*hands[:seat], with_cards(known, cards), *hands[seat + 1 :])
        ))
        for cards, ways in deals(number, [*kinds.items()])
    ]  # fmt: skip


def chance_move(name: str) -> Move | None:
    """The roll or the coin that an outcome is; cards that are drawn or turned up are no move."""
    if name.startswith("="):
        return Roll(int(name[1:]))
    return Coin(name == "heads") if name in ("heads", "tails") else None
