"""A game that can be gone back in and forward again; redoing repeats the same rolls."""

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from .game import CHANCE
from .record import Record, each_move

__all__ = ["History"]

State = TypeVar("State")
Move = TypeVar("Move")


@dataclass(frozen=True)
class History(Generic[State, Move]):
    """The moves so far, and those that were taken back."""

    record: Record[State, Move]
    future: tuple[Move, ...] = ()

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.record.state

    @property
    def step(self) -> int:
        """How many moves have been made."""
        return len(self.record.moves)

    @property
    def steps(self) -> int:
        """How many there are, with those that were taken back."""
        return self.step + len(self.future)

    def play(self, *moves: Move | str) -> "History[State, Move]":
        """More moves; another future than the one taken back replaces it."""
        played = tuple(each_move(self.record.game, moves))
        same = self.future[: len(played)] == played
        return History(self.record.play(*played), self.future[len(played) :] if same else ())

    def go(self, step: int) -> "History[State, Move]":
        """The game after so many moves, back or forward; ValueError if there are not so many."""
        moves = self.record.moves + self.future
        if not 0 <= step <= len(moves):
            raise ValueError(f"there are {len(moves)} moves, so there is no move {step}")
        if step >= self.step:
            ahead = self.future[: step - self.step]
            return History(self.record.play(*ahead), self.future[step - self.step :])
        return replace(self, record=self.record.back_to(step), future=moves[step:])

    def decisions(self) -> list[int]:
        """The steps at which somebody had to decide, so that undoing takes rolls back as well."""
        record, game = self.go(self.steps).record, self.record.game
        return [n for n, state in enumerate(record.states()) if game.mover(state) != CHANCE]

    def undo(self) -> "History[State, Move]":
        """Before the last decision; the same where there is none."""
        earlier = [step for step in self.decisions() if step < self.step]
        return self.go(earlier[-1]) if earlier else self

    def redo(self) -> "History[State, Move]":
        """After the next decision and the rolls that followed it; the same where there is none."""
        later = [step for step in self.decisions() if step > self.step]
        return self.go(later[0]) if later else self
