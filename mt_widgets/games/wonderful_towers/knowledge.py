"""What each seat may know: all but the order of the deck, which nobody knows (``see.deck``)."""

from collections.abc import Iterable
from random import Random

from . import events as e
from . import game
from .moves import Move
from .observing import update
from .rules.deck import face_down, is_awaiting
from .state import State
from .view import GRADES, View, look, reconstruct

__all__ = [
    "GRADES", "announced", "deal", "foresee", "hide", "is_open", "look", "observe", "reconstruct",
    "reveals", "update",
]  # fmt: skip

_LEARNT = e.CardDrawn | e.BlockDestroyed | e.DeckShuffled
_PASSING = e.TurnPassed | e.StageReached


def observe(events: Iterable[e.Event], _state: State, _seat: int | None) -> tuple[e.Event, ...]:
    """Events as they are: everybody sees all that happens (``see.all``)."""
    return tuple(events)


def deal(view: View, rng: Random) -> State:
    """A state that fits a view, with the deck in a fair order.

    Where a card is awaited, and below cards that lie open, the order stays for chance to tell.
    """
    state = reconstruct(view)
    if state.deck or is_awaiting(state):
        return state
    deck = bytes(rng.sample(state.unknown, len(state.unknown)))
    return state._replace(deck=deck, unknown=b"")


def hide(state: State, _seat: int) -> State:
    """The state without the order of a played game's deck."""
    return face_down(state)


def foresee(state: State, move: Move) -> tuple[e.Event, ...]:
    """What everybody can foresee of a legal move: everything up to the first hidden card."""
    happens = game.events(face_down(state), move)
    return tuple(event for event in happens if not isinstance(event, _PASSING))


def announced(_state: State) -> tuple[e.Event, ...]:
    """Nothing: every move is carried out at once."""
    return ()


def is_open(_state: State) -> bool:
    """True: every decision is made in front of everybody (``see.all``)."""
    return True


def reveals(event: e.Event) -> bool:
    """Whether a card of the deck is turned up, or the deck is shuffled."""
    return isinstance(event, _LEARNT)
