"""What one seat may know. Drawing, bots and hints work from views, so that none can peek."""

from dataclasses import dataclass

from .box import POWERS
from .game import mover
from .rules.deck import face_down
from .rules.ending import winner
from .state import Pending, State

GRADES = ("eyes",)  # see.all: whoever looks remembers nothing that cannot be seen anyway


@dataclass(frozen=True, slots=True)
class View:
    """A state as a seat sees it (``seat`` None: an onlooker); everybody sees the same.

    Only the order of the deck is a secret (``see.deck``). ``next`` are the cards on top that lie
    open to all, in a puzzle; ``hidden`` are the others of the deck, small to big, which anybody
    can count (``see.all``). ``tokens`` are the protected levels of each tower.
    """

    seat: int | None
    colours: str
    options: tuple[str, ...]
    towers: tuple[tuple[int, ...], ...]
    tokens: tuple[tuple[int, ...], ...]
    active: int
    pending: Pending | None
    market: tuple[int, ...]
    next: tuple[int, ...]
    hidden: tuple[int, ...]
    discard: tuple[int, ...]
    mover: int | None
    winner: int | None

    def __str__(self) -> str:
        """The text board."""
        from .spoken import board  # the words are needed only when somebody reads

        return board(self)


def look(state: State, seat: int | None = None, _grade: str = GRADES[0]) -> View:
    """What a seat may know of a state; nobody, not even None, sees the deck (``see.deck``)."""
    seen = face_down(state)
    return View(
        seat, state.colours, state.options, tuple(map(tuple, state.towers)),
        tuple(map(_levels, state.tokens)), state.seat, state.pending,
        tuple(sorted(card for card in state.market if card)), tuple(seen.deck), tuple(seen.unknown),
        tuple(state.discard), mover(state), winner(state),
    )  # fmt: skip


def _levels(tokens: int) -> tuple[int, ...]:
    """The levels of the bits that are set."""
    return tuple(level for level in range(1, tokens.bit_length() + 1) if tokens >> level - 1 & 1)


def reconstruct(view: View) -> State:
    """The state as far as a view tells it: the hidden cards are the unknown part of the deck."""
    market = bytearray(len(POWERS))
    for power in POWERS.values():
        for card in {*power.cards} & {*view.market}:
            market[power.place] = card
    tokens = tuple(sum(1 << level - 1 for level in levels) for levels in view.tokens)
    return State(
        view.colours, view.options, tuple(map(bytes, view.towers)), tokens, view.active,
        view.pending, bytes(market), bytes(view.next), bytes(view.hidden),
    )  # fmt: skip
