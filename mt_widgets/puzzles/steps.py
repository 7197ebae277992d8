"""What happens while a puzzle is solved: moves, and what chance and the others do."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

from ..engine.errors import IllegalMove, Mistake
from ..engine.game import CHANCE
from ..engine.history import History
from ..engine.words import say
from ..games.magical_towers import dealing, game
from ..games.magical_towers.events import Event, TurnPassed
from ..games.magical_towers.log import tell
from ..games.magical_towers.moves import Decline, Move, Pass, Roll
from ..games.magical_towers.seats import deciding_seat
from ..games.magical_towers.spoken import say_player
from ..games.magical_towers.state import Shuffling, State
from ..games.magical_towers.watch import overhear
from ..search.problem import Node
from ..search.solve import OTHERS, Branch, Solver
from .puzzle import Puzzle

__all__ = ["Step", "history", "say_path", "say_step", "shown_steps", "step_for", "ways"]


@dataclass(frozen=True, slots=True)
class Step:
    """From one node to the next: by a move of somebody's, or by cards that are turned up.

    ``mover`` is SOLVER, OTHERS or CHANCE. Who does nothing makes no move, and has no cards.
    """

    before: Node[State]
    after: Node[State]
    mover: int
    move: Move | None = None
    cards: str = ""

    @property
    def events(self) -> tuple[Event, ...]:
        """What is to be seen of it."""
        state = self.before.state
        if self.move is not None:
            return game.events(state, self.move)
        if isinstance(state.pending, Shuffling):
            log: list[Event] = []
            game.forget_piles(state, log)
            return tuple(log)
        return () if self.cards else (TurnPassed(self.after.state.seat),)


def ways(
    puzzle: Puzzle, solver: Solver[State, Move], node: Node[State]
) -> Iterator[tuple[int, Step]]:
    """Every way on, with its weight where chance decides."""
    mover = solver.mover(node)
    for branch in solver.branches(node):
        yield branch.weight, _step(puzzle, node, mover, branch)


def _step(puzzle: Puzzle, node: Node[State], mover: int, branch: Branch[State, Move]) -> Step:
    if branch.move is not None:
        return Step(node, branch.node, mover, branch.move)
    if branch.name.startswith("="):
        return Step(node, branch.node, mover, Roll(int(branch.name[1:])))
    cards = "" if isinstance(node.state.pending, Shuffling) else branch.name
    return Step(node, branch.node, mover, _told(puzzle, node, branch.node), cards)


def _told(puzzle: Puzzle, node: Node[State], after: Node[State]) -> Move | None:
    """The move by which the others went as the puzzle tells; None if they did nothing."""
    script = puzzle.others if isinstance(puzzle.others, tuple) else ()
    known: list[Move] = [Pass(), Decline(), *(move for line in script for move in line)]
    for move in known:
        if game.why_not(node.state, move) is None:
            if dealing.play(node.state, move) == after.state:
                return move
    return None


def step_for(puzzle: Puzzle, solver: Solver[State, Move], node: Node[State], move: Move) -> Step:
    """The step that a move of the solver's makes; raises IllegalMove where a rule refuses it."""
    found = (step for _, step in ways(puzzle, solver, node) if step.move == move)
    step = next(found, None)
    if step is None:
        refusal = game.why_not(node.state, move)
        if refusal is None:
            raise Mistake(say("Nobody knows whether {move} can be played.", move=move))
        raise IllegalMove(refusal, game.explain(refusal))
    return step


def history(start: State, path: Sequence[Step]) -> History[State, Move]:
    """The moves since something last happened without one."""
    recent = [*takewhile(lambda step: step.move is not None, reversed(path))][::-1]
    first = recent[0].before.state if recent else path[-1].after.state if path else start
    moves = tuple(step.move for step in recent if step.move is not None)
    return History(game, moves, (first, *(step.after.state for step in recent)), len(moves))


def shown_steps(puzzle: Puzzle) -> tuple[Step, ...]:
    """What a memory puzzle shows before anything is asked."""
    steps, node = list[Step](), Node(puzzle.start, 0)
    for move in puzzle.sequence:
        after = Node(game.play(node.state, move), 0)
        steps.append(Step(node, after, OTHERS, move))
        node = after
    return tuple(steps)


def say_step(step: Step) -> str:
    """A step as the log tells it."""
    state = step.before.state
    if step.cards:
        who = say_player(state.table, deciding_seat(state))
        return say("{who} turns up {cards}.", who=who, cards=step.cards.replace(",", " "))
    if step.move is None and not isinstance(state.pending, Shuffling):
        return say("{who} does nothing.", who=say_player(state.table, state.seat))
    heard = overhear(step.events, state, CHANCE)
    return " ".join(filter(None, (tell(event, state.table) for event in heard)))


def say_path(path: Sequence[Step]) -> list[str]:
    """What has happened, a line for each step that is worth telling."""
    return [line for line in map(say_step, path) if line]
