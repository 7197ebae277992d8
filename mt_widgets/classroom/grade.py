"""Grading an answer in text: the same ``check`` for nbgrader, otter-grader and any other program.

An answer is a line of the solver's own moves, or what a question to the memory asks for.
It is read, never run. The line ends where the goal is reached, the turns are over, or luck or the
others' free choice comes in; what stands behind that is not judged, except after rolls that are
written down. Whoever stops earlier does nothing more, as far as the rules allow it.
"""

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import islice
from pathlib import Path

from ..engine.aims import Aim
from ..engine.errors import IllegalMove, Mistake, excerpt, mistake
from ..engine.game import CHANCE, AnyGame, Move, Position
from ..engine.words import say
from ..engine.work import finish
from ..files.whole import is_file
from ..puzzles.judge import SOLVED, judge, say_chance
from ..puzzles.lines import worth
from ..puzzles.load import load_puzzle
from ..puzzles.puzzle import BEST, Puzzle
from ..puzzles.session import Session, begin
from ..puzzles.steps import step_for, ways
from ..puzzles.variant import vary
from ..search.problem import Node, TooLarge
from ..search.solve import OTHERS, SOLVER, Solver
from ..search.steps import Step
from .assignment import LESSON, is_item
from .score import Score
from .subjects import puzzle_file

__all__ = ["check"]

_LONGEST_ANSWER = 1_000
_BETWEEN = re.compile(r"[\s;`]+|,(?:\s+|$)")  # a comma within a move, as in sw:5,8, belongs to it


def check(puzzle: str, answer: object, variant: int | str | None = None) -> Score:
    """What an answer to one of our puzzles (``pack/NNN-slug``), or to a puzzle file, is worth.

    ``variant`` is the seed of a pupil's own variant. Whatever a pupil answers is scored; only a
    puzzle that is not there, or cannot be graded, raises a Mistake.

    >>> check("first-steps/001-three-steps", "W3:b13")
    1 of 1: Right.
    """
    path = _file(puzzle)
    session = _begun(path, path.stat().st_mtime_ns, None if variant is None else str(variant))
    best, game = _best(session), session.puzzle.game
    try:
        text = " ".join(_words(game, answer))
        if session.solver is None:
            return _remembered(session, text)
        return _judged(session, session.solver, game.notation.parse_moves(text), best)
    except TooLarge:
        raise
    except Mistake as error:
        return Score(right=False, value=Fraction(0), best=best, points=0.0, said=str(error))


# The puzzle, which a teacher names


def _file(name: str) -> Path:
    """Ours come first, so that no file that was handed in can take their place."""
    if isinstance(name, str):
        item = name.removesuffix(".toml")
        if is_item(item) and not item.startswith(LESSON) and puzzle_file(item).is_file():
            return puzzle_file(item)
        if name.endswith(".toml") and is_file(Path(name)):
            return Path(name)
    given = excerpt(str(name), 100)
    raise mistake(
        "There is no puzzle {name}; one is named like first-steps/001-three-steps.", name=given
    )


@lru_cache(4)  # a class answers the same puzzle, and a search is kept with it
def _begun(path: Path, changed: int, variant: str | None) -> Session:
    puzzle = load_puzzle(path)
    return begin(puzzle if variant is None else vary(puzzle, variant))


def _best(session: Session) -> Fraction:
    """The best chance there is; without ``likely`` a puzzle is proven to work for sure."""
    aim = session.puzzle.aim
    if session.solver is None or not isinstance(aim, Aim) or not aim.likely:
        return Fraction(1)
    best = finish(worth(session.solver, session.node))
    if not best:
        name = excerpt(session.puzzle.name)
        raise mistake("{name}: the goal cannot be reached at all.", name=name)
    return best


# The answer, which anybody may have written


def _words(game: AnyGame, answer: object) -> list[str]:
    """An answer word by word; lists are taken item by item, and sets, which have no order, too."""
    parts = [*answer] if type(answer) in (list, tuple, set, frozenset) else [answer]  # type: ignore[misc]
    if not all(type(part) is str or (type(part) is int and 0 <= part < 1_000) for part in parts):
        example = f'"{game.voice.words()["example"]}"'
        raise mistake("An answer is a text in quotes, such as {example}.", example=example)
    text = " ".join(map(str, parts))
    if len(text) > _LONGEST_ANSWER:
        raise mistake("This is too long for an answer.")
    words = [word for word in _BETWEEN.split(text) if word]
    if not words:
        raise mistake("There is no answer yet.")
    return sorted(words) if isinstance(answer, set | frozenset) else words


def _remembered(session: Session, text: str) -> Score:
    """All that is right and nothing else."""
    _, verdict = session.answer(session.puzzle.game.goals.parse_answer(text))
    right = verdict.kind == SOLVED
    return Score(right, Fraction(right), Fraction(1), float(right), verdict.text)


def _judged(
    session: Session, solver: Solver[Position, Move], moves: list[Move], best: Fraction
) -> Score:
    """Each wrong move keeps a part of the chance before it; the value is what is left at last."""
    value = here = best
    end, wrong, luck = session.node, "", False
    for step in _steps(session, solver, moves):
        after = finish(worth(solver, step.after))
        if step.mover == SOLVER and after < here:
            value *= after / here
            wrong = wrong or finish(judge(session.puzzle, solver, step)).text
        luck = luck or (step.mover == CHANCE and step.move is not None)  # it was written down
        here, end = after, step.after
    if not luck and solver.decided(end) is None and solver.mover(end) == SOLVER:
        on = say("This line has to go on, until the goal is reached, or luck or others decide.")
        raise Mistake(on if value else wrong)
    return _scored(session.puzzle, value, best, wrong)


def _scored(puzzle: Puzzle, value: Fraction, best: Fraction, wrong: str) -> Score:
    """Where the best odds are asked for, lesser ones are worth something too."""
    if not (isinstance(puzzle.aim, Aim) and puzzle.aim.likely):
        return Score(not wrong, value, best, float(not wrong), wrong or say("Right."))
    if not wrong:
        wrong_or_right = say("Right: there is nothing better than {best}.", best=say_chance(best))
    elif value:
        wrong_or_right = say(
            "That reaches the goal with the chance {value}. There is a choice with {best}.",
            value=say_chance(value), best=say_chance(best),
        )  # fmt: skip
    else:
        wrong_or_right = wrong
    return Score(not wrong, value, best, float(value / best), wrong_or_right)


def _steps(session: Session, solver: Solver[Position, Move], moves: list[Move]) -> Iterator[Step]:
    """The line with what is certain to come between its moves, and the rolls it tells of."""
    node, todo = session.node, [*moves]
    while solver.decided(node) is None:
        if solver.mover(node) == SOLVER:
            step = _own_step(session, solver, node, todo)
        else:
            step = _coming(session, solver, node, todo)
        if step is None:
            break
        yield step
        node = step.after


def _own_step(
    session: Session, solver: Solver[Position, Move], node: Node[Position], todo: list[Move]
) -> Step | None:
    """The next move; to end a turn or to pass need not be written."""
    rules = session.puzzle.game.rules
    idle = rules.stop(node.state) or rules.idle(node.state)
    if idle and (not todo or rules.why_not(node.state, todo[0])):
        return step_for(session.puzzle, solver, node, idle)
    return _written_step(session, solver, node, todo.pop(0)) if todo else None


def _coming(
    session: Session, solver: Solver[Position, Move], node: Node[Position], todo: list[Move]
) -> Step | None:
    """What is certain to come, or the roll that is told of; None where anything may come."""
    if solver.mover(node) == OTHERS:
        told = session.puzzle.others != BEST
        return next(step for _, step in ways(session.puzzle, solver, node)) if told else None
    if todo and session.puzzle.game.rules.is_chance(todo[0]):
        return _written_step(session, solver, node, todo.pop(0))
    first, *others = islice(ways(session.puzzle, solver, node), 2)
    return None if others else first[1]


def _written_step(
    session: Session, solver: Solver[Position, Move], node: Node[Position], move: Move
) -> Step:
    try:
        return step_for(session.puzzle, solver, node, move)
    except IllegalMove as error:
        written = session.puzzle.write([move])
        raise mistake("`{move}` is not allowed. {why}", move=written, why=error) from error
