"""What each seat may know: views, what of an event a seat learns, and what can be foreseen."""

from collections.abc import Iterable
from random import Random

from . import events as e
from . import game
from .cards import UNKNOWN, sorted_hand
from .draft import changed
from .forecast import unseen
from .moves import Cast, Move, Pass
from .state import Lending, State, Window
from .view import View, imagine
from .view import look as _look
from .watch import follow, overhear

__all__ = [
    "GRADES", "announced", "deal", "follow", "foresee", "hide", "imagine", "is_open", "look",
    "observe", "reveals",
]  # fmt: skip

GRADES = "eyes", "memory"  # stack.memory
# What a preview may show: all that is decided by what everybody sees.
_OPEN = (
    e.WizardMoved, e.TowerMoved, e.CastleMoved, e.TowersSwapped, e.WizardEntered,
    e.WizardsImprisoned, e.FlaskFilled,
)  # fmt: skip
_LEARNT = e.CardsDrawn | e.DieRolled | e.PileShuffled
observe = overhear


def look(state: State, seat: int | None, grade: str) -> View:
    """What a seat may know of a state."""
    return _look(state, seat, memory=grade == "memory")


def hide(state: State, seat: int) -> State:
    """The state with the cards that a seat sees, and no draw pile."""
    view = _look(state, seat)
    return changed(state, hands=view.hands, pending=view.pending, draw=None)


def deal(view: View, rng: Random) -> State:
    """A state that fits a view; cards that nobody has seen are dealt fairly."""
    state = imagine(view)
    hidden = state.held.count(UNKNOWN) + (state.draw or "").count(UNKNOWN)
    lent = isinstance(state.pending, Lending) and state.pending.card == UNKNOWN
    cards = iter(rng.sample([*unseen(state, hidden + lent).elements()], hidden + lent))
    hands = tuple(sorted_hand(_filled(hand, cards)) for hand in state.hands)
    draw = None if state.draw is None else _filled(state.draw, cards)
    dealt = changed(state, hands=hands, draw=draw)
    return changed(dealt, pending=Lending(next(cards))) if lent else dealt


def _filled(cards: str, unseen_ones: Iterable[str]) -> str:
    ones = iter(unseen_ones)
    return "".join(next(ones) if card == UNKNOWN else card for card in cards)


def foresee(state: State, move: Move) -> tuple[e.Event, ...]:
    """What everybody can foresee of a legal move; who is freed nobody can."""
    if isinstance(move, Cast) and move.spell == "fw":
        return ()
    return _public(game.events(state, move)) + announced(game.play(state, move))


def announced(state: State) -> tuple[e.Event, ...]:
    """What a named move will do if all pass."""
    found = list[e.Event]()
    while isinstance(state.pending, Window) and state.pending.named is not None:
        found += game.events(state, Pass())
        state = game.play(state, Pass())
    return _public(found)


def _public(events: Iterable[e.Event]) -> tuple[e.Event, ...]:
    return tuple(event for event in events if isinstance(event, _OPEN))


def is_open(state: State) -> bool:
    """Whether to cast is decided in front of everybody; a card is chosen from a hand."""
    return isinstance(state.pending, Window)


def reveals(event: e.Event) -> bool:
    """Whether cards are drawn, a die is rolled or a pile is shuffled."""
    return isinstance(event, _LEARNT)
