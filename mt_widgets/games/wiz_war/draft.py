"""A position while a move is carried out: a state that changes by events."""

from .events import Event
from .maze import Maze, maze_for
from .state import State

__all__ = ["Draft", "Position", "giants", "maze_of"]


class Draft:
    """A state taken apart; rules change it by events, and by setting whose turn it is."""

    __slots__ = (
        "borders", "carried", "creations", "creatures", "damage", "discard", "draw", "effects",
        "first", "hands", "lives", "log", "pending", "sectors", "squares", "table", "things",
        "turn",
    )  # fmt: skip

    def __init__(self, state: State, log: list[Event] | None = None) -> None:
        (
            self.table, self.sectors, self.borders, self.damage, self.turn, self.pending, lives,
            squares, hands, carried, effects, self.things, self.creations, self.creatures,
            self.first, self.draw, self.discard,
        ) = state  # fmt: skip
        self.lives, self.squares, self.hands = list(lives), list(squares), list(hands)
        self.carried, self.effects = list(carried), list(effects)
        self.log = log

    def state(self) -> State:
        """The state that has come of it."""
        return State(
            self.table, self.sectors, self.borders, self.damage, self.turn, self.pending,
            tuple(self.lives), tuple(self.squares), tuple(self.hands), tuple(self.carried),
            tuple(self.effects), self.things, self.creations, self.creatures, self.first,
            self.draw, self.discard,
        )  # fmt: skip


Position = State | Draft


def giants(position: Position) -> list[int]:
    """The seats of wizards under *Giant*."""
    return [
        seat
        for seat, effects in enumerate(position.effects)
        if effects and any(effect.spell == "giant" for effect in effects)
    ]


def maze_of(position: Position) -> Maze:
    """The maze as it stands; ``los.blocks``: stone blocks, bushes and giants block sight."""
    blocks = {creation.square for creation in position.creations}
    blocks.update(position.squares[seat] for seat in giants(position))
    return maze_for(position.table.board, position.borders, tuple(sorted(blocks)))
