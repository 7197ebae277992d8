"""What each seat may know: all but the formula cards of others, so there is nothing to forget."""

from collections.abc import Iterable
from random import Random

from . import events as e
from .box import FORMULAS
from .happening import events
from .moves import Move
from .observing import update
from .rules.seeing import turned_up, unseen, visible_setup
from .state import UNKNOWN, State
from .view import View, look

__all__ = [
    "GRADES", "announced", "deal", "foresee", "hide", "is_open", "look", "observe", "reconstruct",
    "reveals", "update",
]  # fmt: skip

GRADES = ("eyes",)
_ONLOOKER = -1
# What a preview may show: the end of the game would tell formulas.
_FORESEEN = (
    e.MazeShifted, e.PawnCarried, e.TokenCarried, e.PawnMoved, e.TokenTaken, e.WandUsed,
    e.WandPaid, e.TokenPaid,
)  # fmt: skip


def observe(happened: Iterable[e.Event], _state: State, _seat: int | None) -> tuple[e.Event, ...]:
    """Events as they are: cards are shown to everybody or to nobody."""
    return tuple(happened)


def reconstruct(view: View) -> State:
    """The state as far as a view tells it; cards that it hides are UNKNOWN."""
    return State(*(getattr(view, field) for field in State._fields))


def deal(view: View, rng: Random) -> State:
    """A state that fits a view; each unknown formula is any of the cards that nobody has seen."""
    state = reconstruct(view)
    return turned_up(state, rng.sample(unseen(state.setup), state.setup.formulas.count(UNKNOWN)))


def hide(state: State, seat: int) -> State:
    """The state without the cards that a seat may not see."""
    return state._replace(setup=visible_setup(state, seat))


def foresee(state: State, move: Move) -> tuple[e.Event, ...]:
    """What everybody can foresee of a legal move: what it changes on the table."""
    return tuple(event for event in events(state, move) if isinstance(event, _FORESEEN))


def announced(_state: State) -> tuple[e.Event, ...]:
    """Nothing: a deal that waits does nothing until it is accepted."""
    return ()


def is_open(state: State) -> bool:
    """Whether no card is hidden from anybody."""
    return hide(state, _ONLOOKER) == state


def reveals(event: e.Event) -> bool:
    """Whether a formula card is shown."""
    return isinstance(event, e.FormulaShown) and event.formula in FORMULAS
