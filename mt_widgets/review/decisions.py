"""Every decision of a game, from what its seat could know then, and what it threw away.

A decision travels to a worker as text, and what was unknown to its seat is unknown there, too.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from ..engine.game import CHANCE, AnyGame, Move, Position, View
from ..engine.record import Record
from ..engine.work import Work
from ..games import find_game
from ..search.opponents.choose import weighing
from ..search.opponents.levels import find_level

__all__ = ["Assessment", "Decision", "decisions", "judging", "known_to"]


@dataclass(frozen=True, slots=True)
class Decision:
    """A move that somebody chose: its turn and number, the position as the seat knew it."""

    game: str
    level: int
    turn: int
    step: int
    seat: int
    position: str
    move: str

    @property
    def rng(self) -> Random:
        """Chance for whoever thinks about it: the same wherever that is done."""
        return Random(f"{self.level} {self.position}")


@dataclass(frozen=True, slots=True)
class Assessment:
    """The best move of a decision, and the chance to win after it and after the one that was made.

    Of a move that nobody who wants to get on would think about nothing is known: it counts as best.
    """

    decision: Decision
    best: str
    best_chance: float
    chance: float

    @property
    def lost(self) -> float:
        """How much of the chance to win was thrown away."""
        return self.best_chance - self.chance


def known_to(game: AnyGame, state: Position, seat: int) -> Position:
    """A state with what a seat of perfect memory may know, and nothing else."""
    view: View = game.knowledge.look(state, seat, game.knowledge.GRADES[-1])
    return game.knowledge.reconstruct(view)


def decisions(record: Record[Position, Move], level: int) -> tuple[Decision, ...]:
    """Every decision of a game in which there was something to choose."""
    return tuple(_decisions(record, level))


def _decisions(record: Record[Position, Move], level: int) -> Iterator[Decision]:
    game, turn = record.game, 1
    write, rules = game.notation, game.rules
    for step, (state, after) in enumerate(pairwise(record.states())):
        seat = rules.mover(state)
        if seat is not None and seat != CHANCE:
            known = known_to(game, state, seat)
            if len(rules.legal_moves(known)) > 1:
                position, move = write.format_position(known), record.moves[step]
                yield Decision(
                    game.name, level, turn, step, seat, position, write.format_move(move)
                )
        turn += rules.turn_passed(state, after)


def judging(decision: Decision) -> Work[Assessment]:
    """What a decision threw away, found in small steps."""
    game = find_game(decision.game)
    known = game.notation.parse_position(decision.position)
    view = game.knowledge.look(known, decision.seat, game.knowledge.GRADES[-1])
    level, write = find_level(game, decision.level), game.notation.format_move
    weighed = yield from weighing(game, view, decision.seat, level, decision.rng)
    chances = {write(move): chance for move, chance in weighed}
    best = max(chances, key=lambda move: (chances[move], move == decision.move))
    chance = chances.get(decision.move)
    if chance is None:
        return Assessment(decision, decision.move, chances[best], chances[best])
    return Assessment(decision, best, chances[best], chance)
