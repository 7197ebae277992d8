"""What was played and what was better, each as a short game from the position of the decision."""

from itertools import pairwise

from ..engine.cues import Cues
from ..engine.game import CHANCE, AnyGame, Event, Move, Position
from ..engine.history import History
from ..engine.record import Record
from ..games import find_game
from .turning_points import TurningPoint

__all__ = ["better_line", "line_cues", "line_from", "played_line"]


def better_line(point: TurningPoint) -> History[Position, Move]:
    """The better line, from what the seat knew; others pass where they are asked between."""
    decision = point.decision
    game = find_game(decision.game)
    moves = [game.notation.parse_moves(move)[0] for move in point.better]
    return line_from(game, game.notation.parse_position(decision.position), moves)


def line_from(game: AnyGame, known: Position, moves: list[Move]) -> History[Position, Move]:
    """Moves of whoever decides, one after the other, as far as can be foreseen."""
    seat, made, states = game.rules.mover(known), list[Move](), [known]
    for move in moves:
        while game.rules.mover(states[-1]) != seat:
            idle = game.rules.idle(states[-1])
            assert idle is not None
            made.append(idle)
            states.append(game.forecast.play(states[-1], idle))
        made.append(move)
        states.append(game.forecast.play(states[-1], move))
    return History(game, tuple(made), tuple(states), len(made))


def played_line(record: Record[Position, Move], point: TurningPoint) -> History[Position, Move]:
    """What was played from there until the turn was over."""
    first, states = point.decision.step, [*record.states()]
    turns = enumerate(pairwise(states[first:]), first + 1)
    passed = record.game.rules.turn_passed
    ends = (step for step, (before, after) in turns if passed(before, after))
    last = next(ends, len(record.moves))
    moves = record.moves[first:last]
    return History(record.game, moves, tuple(states[first : last + 1]), len(moves))


def line_cues(line: History[Position, Move], seat: int) -> Cues[Event]:
    """All moves of a line on the board of its start, as far as can be foreseen and a seat learns.

    What a move only announces is shown when it happens, or at the end of the line.
    """
    rules, knowledge, events = line.game.rules, line.game.knowledge, list[Event]()
    for state, move in zip(line.states, line.moves, strict=False):
        if rules.mover(state) == CHANCE:
            break
        events += knowledge.observe(rules.events(state, move), state, seat)
    else:
        events += knowledge.announced(line.states[-1])
    return Cues(preview=tuple(events))
