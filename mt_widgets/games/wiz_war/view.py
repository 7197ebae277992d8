"""What one seat may know. Drawing, bots and hints work from views, so that none can peek."""

from dataclasses import dataclass

from .cards import UNKNOWN, Hand
from .rules.ending import winners
from .state import State

__all__ = ["View", "hidden", "sees_hand", "view"]


@dataclass(frozen=True, slots=True)
class View:
    """A position as a seat knows it (``seat`` None: an onlooker).

    ``shown`` holds UNKNOWN for every card that the seat may not know; all else is open
    (``see.rest``).
    """

    seat: int | None
    shown: State

    def __str__(self) -> str:
        """The position as text, with ``?`` for what is hidden."""
        return str(self.shown)


def hidden(cards: Hand) -> Hand:
    """So many cards that nobody tells."""
    return (UNKNOWN,) * len(cards)


def sees_hand(state: State, seat: int | None, owner: int) -> bool:
    """``see.hand``: one's own, all with the option ``open``, and all when the game is over."""
    return seat == owner or "open" in state.table.options or winners(state) is not None


def view(state: State, seat: int | None) -> View:
    """What a seat may know of a state; ``see.pile``: nobody knows the draw pile."""
    hands = tuple(
        hand if sees_hand(state, seat, owner) else hidden(hand)
        for owner, hand in enumerate(state.hands)
    )
    draw = None if state.draw is None else hidden(state.draw)
    return View(seat, state._replace(hands=hands, draw=draw))
