"""What each seat may know: views, what of an event a seat learns, and what can be foreseen."""

from collections.abc import Iterable, Iterator
from itertools import takewhile
from random import Random

from . import events as e
from . import game
from .cards import UNKNOWN, Hand, sorted_hand
from .events.maze import MazeEvent
from .moves import Move, Pass
from .observing import observe, update
from .state import Answering, Ending, State, Taking
from .unseen import unseen
from .view import View
from .view import look as _look

__all__ = [
    "GRADES", "announced", "deal", "foresee", "hide", "is_open", "look", "observe", "reconstruct",
    "reveals", "update",
]  # fmt: skip

GRADES = ("eyes",)  # nothing is covered up that was in sight before
# What a preview may show: all that happens in the maze and to spells, and to no hand or pile.
_SHOWN = MazeEvent | e.SpellBegan | e.SpellEnded
_UNFORESEEN = e.CardDrawn | e.TurnBegan  # a trap may come instead, and all go otherwise
_LEARNT = (
    e.CardDrawn | e.CardGiven | e.CoinThrown | e.DieRolled | e.HandWon | e.PileShuffled
    | e.TrapDrawn
)  # fmt: skip


def look(state: State, seat: int | None, _grade: str) -> View:
    """What a seat may know of a state."""
    return _look(state, seat)


def hide(state: State, seat: int) -> State:
    """The state with ``?`` for every card that a seat may not know."""
    return _look(state, seat).shown


def reconstruct(view: View) -> State:
    """The state as far as a view tells it, with unknown cards in it."""
    return view.shown


def deal(view: View, rng: Random) -> State:
    """A state that fits a view; cards that nobody has seen are dealt fairly, no trap to a hand."""
    state = view.shown
    others, traps = unseen(state)
    cards = iter(rng.sample([*others.elements()], others.total()))
    hands = tuple(sorted_hand(_filled(hand, cards)) for hand in state.hands)
    pile = [*cards, *traps.elements()]
    rng.shuffle(pile)
    return state._replace(hands=hands, draw=state.draw and (*_filled(state.draw, iter(pile)),))


def _filled(cards: Hand, unseen_ones: Iterator[str]) -> Iterator[str]:
    return (next(unseen_ones) if card == UNKNOWN else card for card in cards)


def foresee(state: State, move: Move) -> tuple[e.Event, ...]:
    """What everybody can foresee of a legal move, if nobody answers it."""
    state = state._replace(draw=None)  # see.pile
    return _public(game.events(state, move)) + announced(game.play(state, move))


def announced(state: State) -> tuple[e.Event, ...]:
    """What an attack, a card or a take that was named leads to if all pass."""
    state, found = state._replace(draw=None), list[e.Event]()
    while state.pending and isinstance(state.pending[-1], Answering | Taking | Ending):
        found += game.events(state, Pass())
        state = game.play(state, Pass())
    return _public(found)


def _public(events: Iterable[e.Event]) -> tuple[e.Event, ...]:
    known = takewhile(lambda event: not isinstance(event, _UNFORESEEN), events)
    return tuple(event for event in known if isinstance(event, _SHOWN))


def is_open(state: State) -> bool:
    """Whether all hands lie face up (``see.hand``); otherwise everybody decides with a hand."""
    return "open" in state.setup.options


def reveals(event: e.Event) -> bool:
    """Whether a card changes hands or is drawn, a die or coin is thrown, or a pile is shuffled."""
    return isinstance(event, _LEARNT)
