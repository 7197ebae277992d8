"""What happens in a problem, step by step: moves, and what chance and the others do."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from ..engine.game import CHANCE, AnyGame, Event, Move, Position
from ..engine.history import History
from ..engine.words import say_many, sentences
from .problem import Node

AnyNode = Node[Position]


@dataclass(frozen=True, slots=True)
class SearchStep:
    """From one node to the next: by a move, or by an outcome of chance that is no move.

    ``mover`` is SOLVER, OTHERS or CHANCE. Whoever does nothing makes no move, and there is no
    outcome.
    """

    before: AnyNode
    after: AnyNode
    mover: int
    move: Move | None = None
    outcome: str = ""


def seat_of(game: AnyGame, step: SearchStep) -> int:
    """The seat that made a step, or in whose turn chance did."""
    seat = game.rules.mover(step.before.state)
    return game.rules.turn(step.before.state) if seat is None or seat == CHANCE else seat


def events_of(game: AnyGame, step: SearchStep) -> tuple[Event, ...]:
    """What can be seen of a step."""
    rules, state = game.rules, step.before.state
    if step.move is not None:
        return tuple(rules.events(state, step.move))
    settled, happened = rules.settle(state)
    if settled == state:
        happened = () if step.outcome else rules.skip(state)[1]
    return tuple(happened)


def history(game: AnyGame, start: Position, path: Sequence[SearchStep]) -> History[Position, Move]:
    """The moves since something last happened without one."""
    recent = [*takewhile(lambda step: step.move is not None, reversed(path))][::-1]
    first = recent[0].before.state if recent else path[-1].after.state if path else start
    moves = tuple(step.move for step in recent if step.move is not None)
    return History(game, moves, (first, *(step.after.state for step in recent)), len(moves))


def say_step(game: AnyGame, step: SearchStep) -> str:
    """A step as the log tells it."""
    state = step.before.state
    if step.outcome:
        return game.voice.say_outcome(state, step.outcome)
    if step.move is None and game.rules.settle(state)[0] == state:
        who = game.voice.say_seat(state, game.rules.turn(state))
        return say_many("{who} does nothing.", "{who} do nothing.", 1, who=who)
    heard = game.knowledge.observe(events_of(game, step), state, CHANCE)
    return sentences(*(game.voice.tell(event, state) for event in heard))


def say_path(game: AnyGame, path: Sequence[SearchStep]) -> list[str]:
    """What has happened, a line for each step that is worth telling."""
    return [line for line in (say_step(game, step) for step in path) if line]
