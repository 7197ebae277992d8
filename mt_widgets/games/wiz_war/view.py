"""What one seat may know. Drawing, bots and hints work from views, so that none can peek."""

from dataclasses import dataclass

from .cards import UNKNOWN, Hand
from .rules.ending import winners
from .state import State


@dataclass(frozen=True, slots=True)
class View:
    """A position as a seat knows it (below zero: an onlooker; None: somebody who sees all hands).

    ``shown`` holds UNKNOWN for every card that the seat may not know; all else is open
    (``see.rest``).
    """

    seat: int | None
    shown: State

    def __str__(self) -> str:
        """The position as text, with ``?`` for what is hidden."""
        return str(self.shown)


def hidden(cards: Hand) -> Hand:
    """As many unknown cards."""
    return (UNKNOWN,) * len(cards)


def sees_hand(state: State, seat: int | None, owner: int) -> bool:
    """``see.hand``: your own hand; all hands with the option ``open`` and when the game is over."""
    open_to_all = "open" in state.setup.options or winners(state) is not None
    return open_to_all or seat is None or seat == owner


def look(state: State, seat: int | None) -> View:
    """What a seat may know of a state; ``see.pile``: nobody knows the draw pile."""
    return View(seat, with_hands_of(state, seat)._replace(draw=state.draw and hidden(state.draw)))


def with_hands_of(state: State, seat: int | None) -> State:
    """A state with the hands that a seat sees, and UNKNOWN cards in all others."""
    return state._replace(
        hands=tuple(
            hand if sees_hand(state, seat, owner) else hidden(hand)
            for owner, hand in enumerate(state.hands)
        )
    )
