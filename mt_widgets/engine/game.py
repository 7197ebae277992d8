"""What a game is to the rest of the program. A module with these functions is a Game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeVar

from .errors import Refusal

__all__ = ["CHANCE", "Game", "Outcome", "Rules", "Spelling", "TextGame"]

CHANCE = -1  # the seat of the dice and of shuffling

State = TypeVar("State")
Move = TypeVar("Move")


@dataclass(frozen=True, slots=True)
class Spelling:
    """The tags that spell a move, and where it leads, which may be clicked for the last of them."""

    parts: tuple[str, ...]
    landing: str = ""


@dataclass(frozen=True, slots=True)
class Outcome(Generic[State]):
    """What chance may do: how many of all equally likely ways lead there, its name, and whither."""

    weight: int
    name: str
    state: State


class Rules(Protocol[State, Move]):
    """Pure functions over immutable states; chance is a player whose moves carry the outcome."""

    NAME: str

    def mover(self, state: State) -> int | None:
        """The seat that is to move, CHANCE, or None when the game is over."""

    def legal_moves(self, state: State) -> list[Move]:
        """Every legal move, always in the same order; none when chance has too many to list."""

    def why_not(self, state: State, move: Move) -> Refusal | None:
        """None if the move is legal, otherwise the rule that refuses it."""

    def play(self, state: State, move: Move) -> State:
        """The state after a legal move."""

    def chance_move(self, state: State, rng: Random) -> Move:
        """A fair outcome where chance is to move."""

    def winners(self, state: State) -> Sequence[int] | None:
        """The seats that have won, or None while the game goes on."""

    def parse_position(self, text: str) -> State:
        """Read a position or raise PositionError."""

    def format_position(self, state: State) -> str:
        """Write a position in its one canonical spelling."""

    def parse_moves(self, text: str) -> list[Move]:
        """Read a line of moves or raise MoveError."""

    def format_move(self, move: Move) -> str:
        """Write a move."""

    def explain(self, refusal: Refusal) -> str:
        """A refusal as a sentence."""


class TextGame(Rules[State, Move], Protocol[State, Move]):
    """A game that can be played and read as text, by people and by other programs."""

    def recognises(self, text: str) -> bool:
        """Whether a text can only be a position of this game."""

    def new(self, given: Mapping[str, str]) -> State:
        """A start position, by the options that were given; raises PositionError."""

    def settle(self, state: State, move: Move | None = None) -> tuple[State, Sequence[object]]:
        """What needs no decision carried out, unless this move decides it; and what happened."""

    def events(self, state: State, move: Move) -> Sequence[object]:
        """What happens when a legal move is played."""

    def tell(self, event: object, state: State) -> str:
        """An event as a sentence; empty where others have said it."""

    def result(self, state: State) -> str:
        """The winners in notation; ``-`` while the game goes on."""

    def show(self, state: State, seat: str | None = None) -> str:
        """The board in words, as a player may know it; raises PositionError for no such seat."""


class Game(Rules[State, Move], Protocol[State, Move]):
    """A game that can be clicked, too."""

    def spell(self, state: State, move: Move) -> Spelling:
        """How a move is clicked."""

    def why_not_clicks(self, state: State, clicked: Sequence[str]) -> Refusal | None:
        """The rule that refuses what was clicked together, None if no rule speaks of it."""

    def kind(self, tag: str) -> str:
        """What can take the place of a thing in the hand: another of the same kind."""

    def place(self, tag: str) -> str:
        """The tag of the space on which a thing stands, or nothing."""
