"""The chance to win of every seat at the end of each turn, by the judgement of the game."""

from dataclasses import dataclass
from itertools import pairwise

from ..engine.errors import Mistake
from ..engine.game import Move, Position
from ..engine.record import Record
from ..engine.sides import sides_of
from ..engine.words import say
from ..search.opponents.judge import make_judge
from ..search.opponents.levels import weights_of

__all__ = ["TurnEnd", "turn_ends"]


@dataclass(frozen=True)
class TurnEnd:
    """Where a turn ended: the moves until then, whose turn it was, and the chance of each seat.

    The start is the end of turn 0, which was nobody's.
    """

    turn: int
    step: int
    seat: int | None
    chances: tuple[float, ...]


def turn_ends(record: Record[Position, Move]) -> tuple[TurnEnd, ...]:
    """The start, the end of each turn, and where the game stands.

    Raises Mistake for a game that nobody can judge, and for one without two sides.
    """
    game, states = record.game, [*record.states()]
    if "judgement" not in game.parts:
        raise Mistake(say("{game} cannot be looked back at yet", game=game.name))
    if len(sides_of(game, record.start)) < 2:
        raise Mistake(say("In this game nobody plays against anybody, so there is no chance to "
                          "look back at."))  # fmt: skip
    passed = [step for step, (before, after) in enumerate(pairwise(states), 1)
              if game.rules.turn_passed(before, after)]  # fmt: skip
    steps = [0, *passed, *([len(record.moves)] if record.moves else [])]
    judges = [make_judge(game, seat, weights_of(game))
              for seat in range(len(game.setup.seats(record.start)))]  # fmt: skip
    return tuple(
        TurnEnd(turn, step, game.rules.turn(states[step - 1]) if step else None,
                tuple(judge(states[step]) for judge in judges))
        for turn, step in enumerate(dict.fromkeys(steps))
    )  # fmt: skip
