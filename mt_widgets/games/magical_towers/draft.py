"""Draft: a state while a move is carried out. Only the rules change one, and nobody keeps it."""

from dataclasses import dataclass
from typing import TypeVar

from .events import Event
from .state import BETWEEN, MARK_SETS, Pending, State, Table, pack_marks

_Item = TypeVar("_Item")
_new = tuple.__new__  # a third faster than calling State, and every move ends here


@dataclass(init=False, slots=True, eq=False, repr=False)
class Draft:
    """A state unpacked and changeable; ``log`` collects events when somebody listens."""

    table: Table
    covered: tuple[str, ...]
    tops: tuple[str, ...]
    castle: int
    seat: int
    action: int
    marks: frozenset[str]
    casts: tuple[str, ...]
    pending: Pending | None
    home: tuple[int, ...]
    full: tuple[int, ...]
    empty: tuple[int, ...]
    spent: tuple[int, ...]
    hands: tuple[str, ...]
    draw: str | None
    discard: str
    log: list[Event] | None

    def __init__(self, state: State, log: list[Event] | None = None) -> None:
        (
            self.table, self.covered, self.tops, self.castle, self.seat, self.action, used, spoken,
            self.pending, counts, held, self.draw, self.discard,
        ) = state  # fmt: skip
        self.marks, self.hands = MARK_SETS[used], tuple(held.split(BETWEEN))
        self.casts = tuple(spoken.split(BETWEEN)) if spoken else ()
        seats = self.table.seats
        self.home, self.full = counts[:seats], counts[seats : 2 * seats]
        self.empty, self.spent = counts[2 * seats : 3 * seats], counts[3 * seats :]
        self.log = log

    def state(self) -> State:
        """The finished state."""
        return _new(State, (
            self.table, self.covered, self.tops, self.castle, self.seat, self.action,
            pack_marks(self.marks) if self.marks else 0,
            BETWEEN.join(self.casts), self.pending, self.home + self.full + self.empty + self.spent,
            BETWEEN.join(self.hands), self.draw, self.discard,
        ))  # fmt: skip

    def tell(self, event: Event) -> None:
        """Note what happened, if somebody listens."""
        if self.log is not None:
            self.log.append(event)


Position = State | Draft
"""What rules may read: a state, or one that is being changed."""


def changed(state: State, **fields: object) -> State:
    """A state with other values of some fields, by the names that a Draft has for them."""
    draft = Draft(state)
    for name, value in fields.items():
        setattr(draft, name, value)
    return draft.state()


def put(items: tuple[_Item, ...], place: int, item: _Item) -> tuple[_Item, ...]:
    """The items with another one in a place.

    >>> put(("a", "b", "c"), 1, "d")
    ('a', 'd', 'c')
    """
    copied = [*items]
    copied[place] = item
    return tuple(copied)
