"""What a review shows in motion: a way that is gone, and what was tried."""

from ...engine.board_model import SPECTATOR, BoardModel
from ...engine.game import Event, Move, Position
from ...puzzles.judge import Verdict
from ...search.steps import events_of
from ..board.screen import Shot

__all__ = ["line_shots", "trial_shots"]


def line_shots(model: BoardModel) -> list[Shot]:
    """All that is still to come in the game of a model."""
    history = model.history
    steps = zip(history.states[history.step :], history.future, strict=False)
    return [(model.look(state), _learnt(model, state, move), None) for state, move in steps]


def trial_shots(model: BoardModel, move: Move, verdict: Verdict) -> list[Shot]:
    """A move that was tried, and what came of it or what refutes it."""
    if not verdict.steps:
        return [(model.view, _learnt(model, model.state, move), None)]
    game, seat = model.game, _seat(model)
    return [
        (model.look(step.before.state),
         game.knowledge.observe(events_of(game, step), step.before.state, seat), None)
        for step in verdict.steps
    ]  # fmt: skip


def _learnt(model: BoardModel, state: Position, move: Move) -> tuple[Event, ...]:
    """What the seat of a model sees of a move."""
    game = model.game
    events: tuple[Event, ...] = game.knowledge.observe(
        game.rules.events(state, move), state, _seat(model)
    )
    return events


def _seat(model: BoardModel) -> int:
    return SPECTATOR if model.seat is None else model.seat
