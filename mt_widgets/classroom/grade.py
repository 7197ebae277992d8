"""Grading an answer in text: the same ``check`` for nbgrader, otter-grader and any other program.

An answer is a line of the solver's own moves, or what a memory question asks for. It is read, never
run. The line ends when the goal is reached, the turns are over, or luck or another player's free
choice comes in; moves after that are not judged, unless the rolls are written down. An answer that
stops earlier passes from then on, as far as the rules allow it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
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
from ..puzzles.load import load_puzzle
from ..puzzles.puzzle import BEST, PuzzleFile
from ..puzzles.puzzle_solver import PuzzleSolver
from ..puzzles.session import PuzzleSession, begin
from ..puzzles.variant import vary
from ..search.problem import Node, TooLarge
from ..search.solve import OTHERS, SOLVER
from ..search.steps import SearchStep
from .assignment import LESSON, is_item
from .score import Score
from .subjects import puzzle_file

_LONGEST_ANSWER = 1_000
_BETWEEN = re.compile(r"[\s;`]+|,(?:\s+|$)")  # a comma within a move, as in sw:5,8, belongs to it


def check(puzzle: str, answer: object, variant: int | str | None = None) -> Score:
    """What an answer to one of our puzzles (``pack/NNN-slug``), or to a puzzle file, is worth.

    ``variant`` is the seed of a pupil's own variant. Every answer gets a score. Raises Mistake if
    there is no such puzzle or it can't be graded.

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
        moves = game.notation.parse_moves(text)
        return _MoveLine(session.solver, moves).score(session.node, best)
    except TooLarge:
        raise
    except Mistake as error:
        return Score(right=False, value=Fraction(0), best=best, points=0.0, said=str(error))


def _file(name: str) -> Path:
    """The file of a puzzle; ours come first, so that no handed-in file can replace them."""
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


@lru_cache(4)  # a class answers the same puzzle, and its search is kept
def _begun(path: Path, changed: int, variant: str | None) -> PuzzleSession:
    puzzle = load_puzzle(path)
    return begin(puzzle if variant is None else vary(puzzle, variant))


def _best(session: PuzzleSession) -> Fraction:
    """The best chance; 1 unless the puzzle asks for odds. Raises Mistake if there is none."""
    aim = session.puzzle.aim
    if session.solver is None or not isinstance(aim, Aim) or not aim.likely:
        return Fraction(1)
    best = finish(session.solver.worth(session.node))
    if not best:
        name = excerpt(session.puzzle.name)
        raise mistake("{name}: the goal cannot be reached at all.", name=name)
    return best


def _words(game: AnyGame, answer: object) -> list[str]:
    """The words of an answer, a text or a list or set of them. Raises Mistake for others."""
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


def _remembered(session: PuzzleSession, text: str) -> Score:
    """The score of a memory question: right only if everything is right."""
    _, verdict = session.answer(session.puzzle.game.goals.parse_answer(text))
    right = verdict.kind == SOLVED
    return Score(right, Fraction(right), Fraction(1), float(right), verdict.text)


@dataclass(slots=True)
class _MoveLine:
    """A line of moves in a puzzle; ``todo`` are those still to be played."""

    solver: PuzzleSolver
    todo: list[Move]

    def score(self, start: Node[Position], best: Fraction) -> Score:
        """Each wrong move keeps a part of the chance before it; the value is what is left."""
        value = here = best
        end, wrong, luck = start, "", False
        for step in self._steps(start):
            after = finish(self.solver.worth(step.after))
            if step.mover == SOLVER and after < here:
                value *= after / here
                wrong = wrong or finish(judge(self.solver, step)).text
            luck = luck or (step.mover == CHANCE and step.move is not None)  # it was written down
            here, end = after, step.after
        if not luck and not self.solver.is_over(end):
            on = say("This line has to go on, until the goal is reached, or luck or others decide.")
            raise Mistake(on if value else wrong)
        return _scored(self.solver.puzzle, value, best, wrong)

    def _steps(self, node: Node[Position]) -> Iterator[SearchStep]:
        """The line with what is certain to come between its moves, and the rolls written down."""
        while self.solver.decided(node) is None:
            own = self.solver.mover(node) == SOLVER
            step = self._own(node) if own else self._coming(node)
            if step is None:
                break
            yield step
            node = step.after

    def _own(self, node: Node[Position]) -> SearchStep | None:
        """The next move; ending a turn or passing need not be written."""
        rules = self.solver.puzzle.game.rules
        idle = rules.stop(node.state) or rules.idle(node.state)
        if idle and (not self.todo or rules.why_not(node.state, self.todo[0])):
            return self.solver.step_for(node, idle)
        return self._written(node) if self.todo else None

    def _coming(self, node: Node[Position]) -> SearchStep | None:
        """What is certain to come, or the written roll; None if several things may come."""
        if self.solver.mover(node) == OTHERS:
            told = self.solver.puzzle.others != BEST
            return next(step for _, step in self.solver.ways(node)) if told else None
        if self.todo and self.solver.puzzle.game.rules.is_chance(self.todo[0]):
            return self._written(node)
        first, *others = islice(self.solver.ways(node), 2)
        return None if others else first[1]

    def _written(self, node: Node[Position]) -> SearchStep:
        move = self.todo.pop(0)
        try:
            return self.solver.step_for(node, move)
        except IllegalMove as error:
            written = self.solver.puzzle.write([move])
            raise mistake("`{move}` is not allowed. {why}", move=written, why=error) from error


def _scored(puzzle: PuzzleFile, value: Fraction, best: Fraction, wrong: str) -> Score:
    """The score of a judged line; if the best odds are asked for, lesser ones count partly."""
    if not (isinstance(puzzle.aim, Aim) and puzzle.aim.likely):
        return Score(not wrong, value, best, float(not wrong), wrong or say("Right."))
    said = wrong
    if not wrong:
        said = say("Right: there is nothing better than {best}.", best=say_chance(best))
    elif value:
        said = say(
            "That reaches the goal with the chance {value}. There is a choice with {best}.",
            value=say_chance(value), best=say_chance(best),
        )  # fmt: skip
    return Score(not wrong, value, best, float(value / best), said)
