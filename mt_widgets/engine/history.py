"""A game that can be gone back in and forward again; redoing repeats the same rolls."""

from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from .errors import Mistake
from .game import CHANCE, Game
from .record import Record, each_move, play_legal

State = TypeVar("State")
Move = TypeVar("Move")


@dataclass(frozen=True)
class History(Generic[State, Move]):
    """Every move that was made or taken back, the state before and after each, and where we are."""

    game: Game[State, Move, Any, Any]
    moves: tuple[Move, ...]
    states: tuple[State, ...]
    step: int

    @classmethod
    def of(cls, record: Record[State, Move]) -> "History[State, Move]":
        """The history of a recorded game, at its end."""
        return cls(record.game, record.moves, tuple(record.states()), len(record.moves))

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.states[self.step]

    @property
    def steps(self) -> int:
        """How many moves there are, with those that were taken back."""
        return len(self.moves)

    @property
    def future(self) -> tuple[Move, ...]:
        """The moves that were taken back."""
        return self.moves[self.step :]

    @property
    def record(self) -> Record[State, Move]:
        """The game up to here."""
        return Record(self.game, self.states[0], self.moves[: self.step], self.state)

    def play(self, *moves: Move | str) -> "History[State, Move]":
        """More moves; another future than the one taken back replaces it."""
        after = self
        for move in each_move(self.game, moves):
            after = after._play_one(move)
        return after

    def _play_one(self, move: Move) -> "History[State, Move]":
        if self.future[:1] == (move,):
            return replace(self, step=self.step + 1)
        state = play_legal(self.game, self.state, move)
        past, step = self.moves[: self.step], self.step + 1
        return History(self.game, (*past, move), (*self.states[:step], state), step)

    def go(self, step: int) -> "History[State, Move]":
        """The game after so many moves, back or forward; refused if there are not so many."""
        if type(step) is not int or not 0 <= step <= self.steps:
            raise Mistake(f"there are {self.steps} moves, so there is no move {step}")
        return replace(self, step=step)

    def go_to_decision(self, step: int) -> "History[State, Move]":
        """The game after so many moves; where chance is to move, the next decision on that way."""
        onwards = 1 if step > self.step else -1
        while not self._decides(self.go(step).step):
            step += onwards
        return self.go(step)

    def _decides(self, step: int) -> bool:
        """Whether it was for somebody to decide there, and not for chance."""
        return self.game.rules.mover(self.states[step]) != CHANCE

    def undo(self) -> "History[State, Move]":
        """The history before the last decision and its rolls; unchanged if there is none."""
        earlier = filter(self._decides, range(self.step - 1, -1, -1))
        return self.go(next(earlier, self.step))

    def redo(self) -> "History[State, Move]":
        """The history after the next decision and its rolls; unchanged if there is none."""
        later = filter(self._decides, range(self.step + 1, self.steps + 1))
        return self.go(next(later, self.step))
