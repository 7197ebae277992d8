"""The solver of a puzzle: what may happen in it, what that is worth, and the best and the worst."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random

from ..engine.errors import IllegalMove, Mistake
from ..engine.game import CHANCE, Move, Position
from ..engine.words import say
from ..engine.work import Work
from ..search.budget import Budget
from ..search.others import next_turn, replies
from ..search.problem import Node, Problem
from ..search.solve import OTHERS, SOLVER, Branch, Solver
from ..search.steps import AnyNode, SearchStep
from .puzzle import BEST, PuzzleFile

_USUAL_POSITION, _USUAL_GOAL = 600, 200  # letters: five times as many as ours have
_LOOKED_AT = 1_500  # positions, for the best that can still be done


def problem(puzzle: PuzzleFile) -> Problem[Position, Move]:
    """A puzzle as a problem for the solver."""
    game, start, seats = puzzle.game, puzzle.position, puzzle.seats
    letters = len(game.notation.format_position(start))
    return Problem(
        game.forecast,
        start,
        seats,
        game.goals.predicate(puzzle.task.goal, puzzle.start),
        puzzle.turns,
        puzzle.task.keep,
        replies(game.rules, game.forecast, seats, puzzle.others),
        next_turn,
        1 + letters // _USUAL_POSITION + len(str(puzzle.aim)) // _USUAL_GOAL,
    )


def shown_steps(puzzle: PuzzleFile) -> tuple[SearchStep, ...]:
    """What a memory puzzle shows before anything is asked."""
    steps, node = list[SearchStep](), Node(puzzle.start, 0)
    for move in puzzle.sequence:
        after = Node(puzzle.game.rules.play(node.state, move), 0)
        steps.append(SearchStep(node, after, OTHERS, move))
        node = after
    return tuple(steps)


class PuzzleSolver(Solver[Position, Move]):
    """Searches a puzzle that asks for moves, as far as a budget of positions allows."""

    def __init__(self, puzzle: PuzzleFile, budget: Budget | None = None) -> None:
        super().__init__(problem(puzzle), budget)
        self.puzzle = puzzle

    def is_over(self, node: AnyNode) -> bool:
        """Whether the solver has nothing to decide at a node."""
        return self.decided(node) is not None or self.mover(node) != SOLVER

    def holds_out(self, node: AnyNode) -> bool:
        """Whether the goal is to be kept and the solver can only wait."""
        puzzle = self.puzzle
        idle = puzzle.others == BEST and not puzzle.game.rules.interrupts(puzzle.start)
        return puzzle.task.keep and node.left <= 0 and idle

    def ways(self, node: AnyNode) -> Iterator[tuple[int, SearchStep]]:
        """Every step that can follow a node, with its weight if chance decides."""
        mover = self.mover(node)
        for branch in self.branches(node):
            yield branch.weight, self._step(node, mover, branch)

    def _step(self, node: AnyNode, mover: int, branch: Branch[Position, Move]) -> SearchStep:
        if branch.move is not None:
            return SearchStep(node, branch.node, mover, branch.move)
        if mover != CHANCE:
            return SearchStep(node, branch.node, mover, self._prescribed(node, branch.node))
        move = self.puzzle.game.forecast.chance_move(branch.name)
        return SearchStep(node, branch.node, mover, move, "" if move else branch.name)

    def _prescribed(self, node: AnyNode, after: AnyNode) -> Move | None:
        """The move that the puzzle prescribes to the others; None if they do nothing."""
        puzzle, game = self.puzzle, self.puzzle.game
        script = puzzle.others if isinstance(puzzle.others, tuple) else ()
        asked = game.rules.idle(node.state)
        for move in (asked, *(move for line in script for move in line)):
            if move is not None and game.rules.why_not(node.state, move) is None:
                if game.forecast.play(node.state, move) == after.state:
                    return move
        return None

    def step_for(self, node: AnyNode, move: Move) -> SearchStep:
        """The step that a move of the solver makes; raises IllegalMove if a rule refuses it."""
        step = next((step for _, step in self.ways(node) if step.move == move), None)
        if step is None:
            game = self.puzzle.game
            refusal = game.rules.why_not(node.state, move)
            if refusal is None:
                written = game.notation.format_move(move)
                raise Mistake(say("Nobody knows whether {move} can be played.", move=written))
            raise IllegalMove(refusal, game.voice.brief(refusal))
        return step

    def worth(self, node: AnyNode) -> Work[Fraction]:
        """The exact chance at a node."""
        yield from self.search(node)
        return Fraction(self.value(node))

    def best_step(self, node: AnyNode) -> Work[SearchStep]:
        """The first of the solver's best moves, or the greatest luck."""
        return (yield from self._first(node, lambda value: -value, Fraction(-1)))

    def worst_step(self, node: AnyNode) -> Work[SearchStep]:
        """The first of the replies or rolls that are worst for the solver."""
        return (yield from self._first(node, lambda value: value, Fraction(0)))

    def _first(
        self, node: AnyNode, rank: Callable[[Fraction], Fraction], least: Fraction
    ) -> Work[SearchStep]:
        """The first step of the lowest rank; no rank is below ``least``."""
        found: SearchStep | None = None
        rank_found = Fraction(2)
        for _, step in self.ways(node):
            value = yield from self.worth(step.after)
            if rank(value) < rank_found:
                found, rank_found = step, rank(value)
            if rank_found == least:
                break
        assert found is not None
        return found

    def nearest_steps(self, node: AnyNode) -> Work[list[SearchStep]]:
        """The solver's moves that come nearest to a lost goal before somebody else acts."""
        puzzle = self.puzzle
        gap = puzzle.game.goals.gap(puzzle.task.goal, puzzle.start)
        passed = puzzle.game.rules.turn_passed
        found, nearest = list[SearchStep](), gap(node.state)
        todo: list[tuple[AnyNode, list[SearchStep]]] = [(node, [])]
        for looked in range(_LOOKED_AT):
            if not todo:
                break
            here, line = todo.pop(0)
            if line and (self.is_over(here) or passed(line[-1].before.state, here.state)):
                if gap(here.state) < nearest:
                    nearest, found = gap(here.state), line
            else:
                todo += [(step.after, [*line, step]) for _, step in self.ways(here)]
            yield looked
        return found

    def going_on(
        self, node: AnyNode, rng: Random, *, free: bool = False
    ) -> Work[tuple[SearchStep, ...]]:
        """What happens until the solver decides again: luck, and the others at their worst.

        If others are ``free`` to choose, it waits for their decisions, too.
        """
        steps = list[SearchStep]()
        while self.decided(node) is None and self.mover(node) != SOLVER:
            if self.holds_out(node) and not free:
                break
            if self.mover(node) == CHANCE:
                options = list(self.ways(node))
                [(_, step)] = rng.choices(options, [weight for weight, _ in options])
            elif free and self.puzzle.others == BEST:
                break
            else:
                step = yield from self.worst_step(node)
            steps.append(step)
            node = step.after
        return tuple(steps)
