"""How hard a puzzle is, reckoned from its proof, and shown as one to five ravens."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import log2

from ..engine.game import AnyGame, Move, Position
from ..search.solve import SOLVER
from ..search.steps import AnyNode
from .puzzle import BEST, PuzzleFile
from .puzzle_solver import PuzzleSolver


@dataclass(frozen=True, slots=True)
class Traits:
    """What makes a puzzle hard, along its shortest solution."""

    length: int  # own moves
    turns: int
    branching: float  # ways at each choice, as bits
    failing: float  # of the first moves, the share that spoils it
    guesses: float  # bits of luck by which somebody who guesses finds it
    tempted: int  # choices at which the greedy player goes wrong
    rules: int  # different things that happen
    deep: bool  # rolls or replies have to be reckoned with


# What each trait adds; chosen so that weak players fail where it says that it is hard.
_WEIGHTS = {
    "length": 0.3,  # more to remember
    "turns": 0.6,  # each turn after the first has to be foreseen
    "branching": 0.05,  # little by itself: what counts is how much of it fails
    "failing": 0.3,
    "guesses": 0.15,  # a choice among eight, of which one is right, is half a raven
    "tempted": 0.7,  # a move that looks good is harder to pass over than one that does not
    "rules": 0.02,  # next to nothing: rules that one knows are no hindrance
    "deep": 0.8,  # what may happen counts, not only what one does
}
_STEPS = 1.7, 2.55, 3.5, 4.3  # from which on there are two, three, four and five ravens
_SHOWN = 0.25  # how much each move that is shown adds to a question for the memory


def ravens(score: float) -> int:
    """One for the easiest to five for the hardest."""
    return 1 + sum(score >= step for step in _STEPS)


def difficulty(found: Traits) -> float:
    """The traits added up, to two places."""
    total = sum(weight * float(getattr(found, trait)) for trait, weight in _WEIGHTS.items())
    return round(total - _WEIGHTS["turns"], 2)  # the first turn is no extra


def memory_difficulty(puzzle: PuzzleFile, answers: int) -> float:
    """For a question: how much there is to follow, and how many places to name."""
    return round(0.5 + _SHOWN * len(puzzle.sequence) + 0.3 * answers, 2)


def traits(solver: PuzzleSolver, line: tuple[Move, ...]) -> Traits:
    """What makes a puzzle hard, from its shortest solution."""
    choices = list(_choices(solver, line))
    best = Fraction(solver.value())
    right = [sum(value == best for _, value in options) for _, options, _ in choices]
    bits = [log2(len(options)) for _, options, _ in choices]
    first, puzzle, game = choices[0][1], solver.puzzle, solver.puzzle.game
    happened = (event for node, _, move in choices for event in game.rules.events(node.state, move))
    return Traits(
        len(line),
        puzzle.turns,
        round(sum(bits) / len(bits), 2),
        round(1 - right[0] / len(first), 2),
        round(sum(b - log2(r) for b, r in zip(bits, right, strict=True)), 2),
        sum(_tempts(game, node.state, options, best) for node, options, _ in choices),
        len({*map(type, happened)}),
        puzzle.task.likely or puzzle.task.keep or _has_replies(puzzle),
    )


def _has_replies(puzzle: PuzzleFile) -> bool:
    """Whether others may do what they like before it is over."""
    return puzzle.others == BEST and (
        puzzle.turns > 1 or puzzle.game.rules.interrupts(puzzle.start)
    )


def _choices(
    solver: PuzzleSolver, line: tuple[Move, ...]
) -> Iterator[tuple[AnyNode, list[tuple[Move, Fraction]], Move]]:
    """Each decision of a line: where, what every move is worth, and which one is made."""
    node, moves = solver.problem.root, list(line)
    while moves:
        if solver.mover(node) == SOLVER:
            yield node, solver.choices(node), moves[0]
            node = next(b.node for b in solver.branches(node) if b.move == moves[0])
            del moves[0]
        else:
            node = next(solver.branches(node)).node  # what is certain to come


def _tempts(
    game: AnyGame, state: Position, options: list[tuple[Move, Fraction]], best: Fraction
) -> bool:
    """Whether a wrong move looks at least as good as every right one, where the game can tell."""
    seat = game.rules.mover(state)
    if seat is None or "judgement" not in game.parts:
        return False
    looks = [
        (game.judgement.prospect(game.forecast.play(state, move), seat), value == best)
        for move, value in options
    ]
    wrong = [look for look, right in looks if not right]
    return bool(wrong) and max(wrong) >= max(look for look, right in looks if right)
