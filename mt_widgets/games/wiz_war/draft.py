"""A position while a move is carried out: a state that changes by events."""

from collections.abc import Callable

from .events import Event
from .maze import Maze, maze_for
from .state import Creature, Pending, State


class Draft:
    """A state taken apart; rules change it by events, and by setting whose turn it is."""

    __slots__ = (
        "borders",
        "carried",
        "creations",
        "creatures",
        "damage",
        "discard",
        "draw",
        "first",
        "hands",
        "lasting",
        "lives",
        "log",
        "pending",
        "sectors",
        "setup",
        "squares",
        "things",
        "turn",
    )  # fmt: skip

    def __init__(self, state: State, log: list[Event] | None = None) -> None:
        (
            self.setup, self.sectors, self.borders, self.damage, self.turn, self.pending, lives,
            squares, hands, carried, lasting, self.things, self.creations, self.creatures,
            self.first, self.draw, self.discard,
        ) = state  # fmt: skip
        self.lives, self.squares, self.hands = list(lives), list(squares), list(hands)
        self.carried, self.lasting = list(carried), list(lasting)
        self.log = log

    def state(self) -> State:
        """The finished state."""
        return State(
            self.setup, self.sectors, self.borders, self.damage, self.turn, self.pending,
            tuple(self.lives), tuple(self.squares), tuple(self.hands), tuple(self.carried),
            tuple(self.lasting), self.things, self.creations, self.creatures, self.first,
            self.draw, self.discard,
        )  # fmt: skip

    def change_creature(self, name: str, change: Callable[[Creature], Creature]) -> None:
        """Change the creature of this name."""
        self.creatures = tuple(change(one) if one.name == name else one for one in self.creatures)

    def rest_creatures(self) -> None:
        """No creature has steps or an attack left."""
        self.creatures = rested(self.creatures)


Position = State | Draft


def rested(creatures: tuple[Creature, ...]) -> tuple[Creature, ...]:
    """Creatures without steps and attacks."""
    return tuple(one._replace(steps=0, attack=False) for one in creatures)


def top(position: Position) -> Pending | None:
    """What has to be done first; None in a main part with nothing going on."""
    return position.pending[-1] if position.pending else None


def giants(position: Position) -> list[int]:
    """The seats of wizards under *Giant*."""
    return [
        seat
        for seat, lasting in enumerate(position.lasting)
        if lasting and any(one.spell == "giant" for one in lasting)
    ]


def maze_of(position: Position) -> Maze:
    """The maze as it stands; ``los.blocks``: stone blocks, bushes and giants block sight."""
    blocks = {creation.square for creation in position.creations}
    blocks.update(position.squares[seat] for seat in giants(position))
    return maze_for(position.setup.board, position.borders, tuple(sorted(blocks)))
