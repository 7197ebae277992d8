"""The fast way through a game, for programs that search: nothing is checked."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from .game import CHANCE, Game

__all__ = ["Fast", "fast_way"]

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")
Event = TypeVar("Event")


@dataclass(frozen=True, slots=True)
class Fast(Generic[State, Move, View]):
    """The engine's own functions of a game.

    ``play`` takes what ``legal_moves`` gives for the same state, and what comes of anything else is
    undefined. ``mover`` is the seat that is to decide, ``chance`` for dice and shuffles, or None at
    the end; ``turn`` is the seat whose turn it is; ``winners`` is None while a game goes on.
    ``deal`` gives a whole state that fits a view: what its seat cannot know is dealt anew by the
    random numbers, so a bot that thinks it through has not peeked.
    """

    legal_moves: Callable[[State], list[Move]]
    play: Callable[[State, Move], State]
    mover: Callable[[State], int | None]
    turn: Callable[[State], int]
    side: Callable[[State, int], frozenset[int]]
    winners: Callable[[State], Sequence[int] | None]
    chance_move: Callable[[State, Random], Move]
    deal: Callable[[View, Random], State]
    chance: int = CHANCE

    def after_chance(self, state: State, rng: Random) -> State:
        """The state when dice are rolled and cards are shuffled, until somebody is to decide."""
        while self.mover(state) == CHANCE:
            state = self.play(state, self.chance_move(state, rng))
        return state


def fast_way(game: Game[State, Move, View, Event]) -> Fast[State, Move, View]:
    """The fast way through a game."""
    rules = game.rules
    return Fast(
        rules.legal_moves, rules.play, rules.mover, rules.turn, rules.side, rules.winners,
        rules.chance_move, game.knowledge.deal,
    )  # fmt: skip
