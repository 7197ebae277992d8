"""Proving puzzles: what the solver finds and the checker confirms."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction

from ..engine.errors import Mistake, TooLarge
from ..engine.game import CHANCE
from ..engine.work import Watch, Work, finish, unwatched
from ..games.magical_towers import dealing, game
from ..games.magical_towers.draft import changed
from ..games.magical_towers.goals import Aim, Where, bound, predicate, whereabouts
from ..games.magical_towers.moves import Cast, Choose, Decline, Move, Pass, PlayCard
from ..games.magical_towers.state import Asking, Shuffling, State, Window
from ..search.budget import Budget
from ..search.problem import Certificate, Problem
from ..search.solve import Solver
from ..search.verify import examine
from .puzzle import BEST, Proof, Puzzle
from .rate import difficulty, memory_difficulty, ravens, traits

__all__ = ["Unproven", "certify", "named", "problem", "prove", "proving"]

Certified = tuple[Solver[State, Move], Certificate[State, Move]]
_USUAL_POSITION, _USUAL_GOAL = 600, 200  # letters: five times as many as ours have
_TOLD = 0, 0  # the turn of the others, and the move in it, that comes next in their script


class Unproven(Mistake):
    """What a puzzle claims is not so."""


def problem(puzzle: Puzzle) -> Problem[State, Move]:
    """A puzzle as a problem for the solver."""
    assert isinstance(puzzle.aim, Aim)
    start, seats = puzzle.position, puzzle.seats
    return Problem(
        dealing,
        start,
        seats,
        predicate(bound(puzzle.aim.goal, puzzle.start)),
        lambda state: state.seat,
        puzzle.turns,
        puzzle.aim.keep,
        _others(puzzle, seats),
        _next_turn,
        1 + len(str(start)) // _USUAL_POSITION + len(str(puzzle.aim)) // _USUAL_GOAL,
    )


def _next_turn(told: Hashable) -> Hashable:
    """The next turn of the others' script, from its beginning."""
    turn, _ = told if isinstance(told, tuple) else _TOLD
    return turn + 1, 0


def _others(
    puzzle: Puzzle, seats: frozenset[int]
) -> Callable[[State, Hashable], tuple[State, Hashable] | None] | None:
    """What the others do, where the puzzle tells."""
    if puzzle.others == BEST:
        return None
    script = puzzle.others if isinstance(puzzle.others, tuple) else ()

    def reply(state: State, told: Hashable) -> tuple[State, Hashable] | None:
        decides = dealing.mover(state)
        acts = state.seat if decides == CHANCE else decides
        if acts is None or acts in seats:
            return None
        turn, number = told if isinstance(told, tuple) else _TOLD
        line = script[turn] if turn < len(script) else ()
        asked = _passive(state)
        move = asked or (line[number] if number < len(line) else None)
        plays = asked is None and not isinstance(state.pending, Shuffling)
        return _carried_out(state, move), (turn, number + plays)

    return reply


def _passive(state: State) -> Move | None:
    """What those do who are only asked."""
    if isinstance(state.pending, Window):
        return Pass()
    return Decline() if isinstance(state.pending, Asking) else None


def _carried_out(state: State, move: Move | None) -> State:
    """What others do; where they have no move or a rule refuses it, the turn is sat out."""
    if isinstance(state.pending, Shuffling):
        return game.forget_piles(state)
    if move is None or game.why_not(state, move) is not None:
        return dealing.sit_out(state)
    return dealing.play(state, move)


@contextmanager
def named(puzzle: Puzzle) -> Iterator[None]:
    """Say which puzzle it is that is too large."""
    try:
        yield
    except TooLarge as error:
        raise TooLarge(f"{puzzle.name}: {error}") from error


def certify(puzzle: Puzzle, watch: Watch = unwatched) -> Certified:
    """The solver's certificate, which the checker has confirmed."""
    with named(puzzle):
        return finish(_certifying(puzzle, problem(puzzle), Budget()), watch)


def _certifying(puzzle: Puzzle, task: Problem[State, Move], budget: Budget) -> Work[Certified]:
    solver = Solver(task, budget)
    yield from solver.steps()
    certificate = solver.certificate()
    wrong = yield from examine(task, certificate, budget)
    if wrong:
        raise Unproven(f"{puzzle.name}: the checker objects: {wrong}")
    return solver, certificate


def prove(puzzle: Puzzle, watch: Watch = unwatched) -> Proof:
    """Prove all that a puzzle claims, or raise Unproven with a sentence."""
    return finish(proving(puzzle), watch)


def proving(puzzle: Puzzle) -> Work[Proof]:
    """The same step by step, so that somebody may look or stop: yields the positions so far."""
    if isinstance(puzzle.aim, Where):
        return _remember(puzzle, puzzle.aim)
    with named(puzzle):
        return (yield from _proving(puzzle, Budget()))


def _proving(puzzle: Puzzle, budget: Budget) -> Work[Proof]:
    """One budget serves all that has to be searched for a puzzle."""
    assert isinstance(puzzle.aim, Aim)
    solver, found = yield from _certifying(puzzle, problem(puzzle), budget)
    if not found.value:
        raise Unproven(f"{puzzle.name}: goal: it cannot be reached at all")
    if not puzzle.aim.likely and found.value != 1:
        raise Unproven(f"{puzzle.name}: goal: it is reached only with the chance {found.value}")
    if solver.decided(solver.problem.root) is not None:
        raise Unproven(f"{puzzle.name}: goal: it holds already")
    for spell in puzzle.needs:
        yield from _check_need(puzzle, spell, budget)
    for spell in puzzle.traps:
        _check_trap(puzzle, spell, found)
    lines = sorted(" ".join(map(str, line)) for line in found.solutions)
    least = min(map(len, found.solutions))
    shortest = [line for line in found.solutions if len(line) == least]
    hard = min(difficulty(traits(puzzle, solver, line)) for line in shortest)
    return Proof(found.value, tuple(lines), solver.positions, hard, ravens(hard))


def _remember(puzzle: Puzzle, where: Where) -> Proof:
    answer = whereabouts(where, puzzle.position)
    if not answer:
        raise Unproven(f"{puzzle.name}: goal: no wizard of that colour is imprisoned")
    hard = memory_difficulty(puzzle, len(answer))
    return Proof(Fraction(1), (" ".join(map(str, answer)),), 0, hard, ravens(hard))


def _check_need(puzzle: Puzzle, spell: str, budget: Budget) -> Work[None]:
    """Without the spell it cannot be solved at all."""
    task = problem(puzzle)
    table = task.start.table
    left = tuple(code for code in table.spells if code != spell)
    start = changed(task.start, table=replace(table, spells=left))
    _, without = yield from _certifying(puzzle, replace(task, start=start), budget)
    if without.value:
        raise Unproven(f"{puzzle.name}: needs: without {spell} the chance is {without.value}")


def _check_trap(puzzle: Puzzle, spell: str, found: Certificate[State, Move]) -> None:
    """The spell can be cast at once, and every cast of it spoils the best chance."""
    casts = [value for move, value in found.first_moves if _casts(move, spell)]
    if not casts:
        raise Unproven(f"{puzzle.name}: traps: {spell} cannot be cast as the first move")
    used = any(_casts(move, spell) for line in found.solutions for move in line)
    if used or max(casts) == found.value:
        raise Unproven(f"{puzzle.name}: traps: casting {spell} is no mistake")


def _casts(move: Move, spell: str) -> bool:
    """Whether a move casts a spell; piggyback is cast with the move it rides on."""
    if isinstance(move, Cast):
        return move.spell == spell
    return spell == "pb" and isinstance(move, PlayCard | Choose) and bool(move.riders)
