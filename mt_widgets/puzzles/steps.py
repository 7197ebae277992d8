"""The steps of a puzzle: moves of the solver's, and what chance and the others do."""

from collections.abc import Iterator

from ..engine.errors import IllegalMove, Mistake
from ..engine.game import CHANCE, Move, Position
from ..engine.words import say
from ..search.problem import Node
from ..search.solve import OTHERS, Branch
from ..search.steps import AnyNode, AnySolver, Step
from .puzzle import Puzzle

__all__ = ["shown_steps", "step_for", "ways"]


def ways(puzzle: Puzzle, solver: AnySolver, node: AnyNode) -> Iterator[tuple[int, Step]]:
    """Every way on, with its weight where chance decides."""
    mover = solver.mover(node)
    for branch in solver.branches(node):
        yield branch.weight, _step(puzzle, node, mover, branch)


def _step(puzzle: Puzzle, node: AnyNode, mover: int, branch: Branch[Position, Move]) -> Step:
    if branch.move is not None:
        return Step(node, branch.node, mover, branch.move)
    if mover != CHANCE:
        return Step(node, branch.node, mover, _told(puzzle, node, branch.node))
    move = puzzle.game.forecast.chance_move(branch.name)
    return Step(node, branch.node, mover, move, "" if move else branch.name)


def _told(puzzle: Puzzle, node: AnyNode, after: AnyNode) -> Move | None:
    """The move by which the others went as the puzzle tells; None if they did nothing."""
    game, asked = puzzle.game, puzzle.game.rules.idle(node.state)
    script = puzzle.others if isinstance(puzzle.others, tuple) else ()
    for move in (asked, *(move for line in script for move in line)):
        if move is not None and game.rules.why_not(node.state, move) is None:
            if game.forecast.play(node.state, move) == after.state:
                return move
    return None


def step_for(puzzle: Puzzle, solver: AnySolver, node: AnyNode, move: Move) -> Step:
    """The step that a move of the solver's makes; raises IllegalMove where a rule refuses it."""
    found = (step for _, step in ways(puzzle, solver, node) if step.move == move)
    step = next(found, None)
    if step is None:
        refusal = puzzle.game.rules.why_not(node.state, move)
        if refusal is None:
            written = puzzle.game.notation.format_move(move)
            raise Mistake(say("Nobody knows whether {move} can be played.", move=written))
        raise IllegalMove(refusal, puzzle.game.voice.brief(refusal))
    return step


def shown_steps(puzzle: Puzzle) -> tuple[Step, ...]:
    """What a memory puzzle shows before anything is asked."""
    steps, node = list[Step](), Node(puzzle.start, 0)
    for move in puzzle.sequence:
        after = Node(puzzle.game.rules.play(node.state, move), 0)
        steps.append(Step(node, after, OTHERS, move))
        node = after
    return tuple(steps)
