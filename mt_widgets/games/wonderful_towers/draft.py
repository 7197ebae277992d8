"""Draft: a state while a move is carried out. Only the rules change one, and nobody keeps it."""

from .events import Event
from .state import Pending, State

_new = tuple.__new__  # a third faster than calling State, and every move ends here


class Draft:
    """A state that can be changed; ``log`` collects events when somebody listens."""

    __slots__ = (
        "colours", "deck", "log", "market", "options", "pending", "seat", "tokens", "towers",
        "unknown",
    )  # fmt: skip

    def __init__(self, state: State, log: list[Event] | None = None) -> None:
        self.colours: str
        self.options: tuple[str, ...]
        self.towers: tuple[bytes, ...]
        self.tokens: tuple[int, ...]
        self.seat: int
        self.pending: Pending | None
        self.market: bytes
        self.deck: bytes
        self.unknown: bytes
        (
            self.colours, self.options, self.towers, self.tokens, self.seat, self.pending,
            self.market, self.deck, self.unknown,
        ) = state  # fmt: skip
        self.log = log

    def state(self) -> State:
        """The finished state."""
        return _new(State, (
            self.colours, self.options, self.towers, self.tokens, self.seat, self.pending,
            self.market, self.deck, self.unknown,
        ))  # fmt: skip

    def set_tower(self, seat: int, tower: bytes) -> None:
        """A seat's blocks, from the ground up."""
        towers = self.towers
        self.towers = (*towers[:seat], tower, *towers[seat + 1 :])

    def set_tokens(self, seat: int, tokens: int) -> None:
        """A seat's tokens, a bit for each level."""
        self.tokens = (*self.tokens[:seat], tokens, *self.tokens[seat + 1 :])
