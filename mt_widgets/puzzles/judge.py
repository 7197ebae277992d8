"""Judging moves: is the goal still as near as before, and if not, who or what prevents it."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from ..engine.game import CHANCE, Position
from ..engine.tried import Suspect
from ..engine.words import marked, say, sentences
from ..engine.work import Work
from ..search.solve import OTHERS, SOLVER
from ..search.steps import SearchStep, seat_of
from .puzzle import PuzzleFile
from .puzzle_solver import PuzzleSolver
from .refutation import find_cause, find_miss

RIGHT, SOLVED, WRONG = "right", "solved", "wrong"
_LONGEST = 12  # steps that are shown to refute a move
_LARGEST = 10_000  # up to which people can do with a denominator
# What the solver and others do after a wrong move, and what they do after that.
_AFTER, _LATER = marked((
    ("After that at best you play `{moves}`.", "After that {who} plays `{moves}`."),
    ("Then at best you play `{moves}`.", "Then {who} plays `{moves}`."),
))  # fmt: skip


@dataclass(frozen=True)
class Verdict:
    """What a try is worth, beside the best that there is; why it fails, as a sentence and steps.

    ``steps`` is what is to be shown: what happens after a right move, or what refutes a wrong one.
    """

    kind: str
    text: str
    rule: str = ""
    value: Fraction | None = None
    best: Fraction | None = None
    steps: tuple[SearchStep, ...] = ()


def say_chance(value: Fraction) -> str:
    """A chance as a fraction, and roughly in percent.

    >>> say_chance(Fraction(11, 36)), say_chance(Fraction(1))
    ('11/36 (about 31 %)', '1 (always)')
    """
    if value in (0, 1):
        return say("1 (always)") if value else say("0 (never)")
    if value.denominator <= _LARGEST:
        percent = min(max(round(100 * value), 1), 99)
        return say("{fraction} (about {percent} %)", fraction=value, percent=percent)
    finer = f"{float(100 * value):.1f}"
    return say("about {percent} % (exactly {fraction})", percent=finer, fraction=value)


def judge(solver: PuzzleSolver, step: SearchStep) -> Work[Verdict]:
    """Whether a move keeps the best chance; a wrong one is answered by why."""
    best, aim = Fraction(1), solver.puzzle.task
    if aim.likely:
        best = yield from solver.worth(step.before)
    value = yield from solver.worth(step.after)
    if value >= best:
        better = say("Right: there is nothing better than {best}.", best=say_chance(best))
        told = better if aim.likely else say("Right so far.")
        return Verdict(RIGHT, told, "", value, best, (step,))
    if value and aim.likely:
        text = say(
            "That reaches the goal with the chance {value}. There is a choice with {best}.",
            value=say_chance(value), best=say_chance(best),
        )  # fmt: skip
        return Verdict(WRONG, text, "", value, best, (step,))
    return (yield from _refuted(solver, step, best))


def _refuted(solver: PuzzleSolver, step: SearchStep, best: Fraction) -> Work[Verdict]:
    """A wrong move with the line that refutes it, in words too."""
    line = yield from _refutation(solver, step)
    cause, culprit = yield from _blamed(solver, line)
    told = _say_line(solver.puzzle, line)
    if cause is not None:
        told.insert(0 if culprit is step else len(told), cause.text)
    told += _say_lack(solver, line, known=bool(told))
    if solver.puzzle.task.likely:
        told.append(say("There is a choice with {best}.", best=say_chance(best)))
    value = Fraction(solver.value(step.after))
    rule = cause.rule if cause else ""
    return Verdict(WRONG, sentences(*told), rule, value, best, tuple(line))


def _blamed(
    solver: PuzzleSolver, line: Sequence[SearchStep]
) -> Work[tuple[Suspect[Position] | None, SearchStep]]:
    """What spoils it, where that is one thing, and the step that did it."""
    if not solver.puzzle.task.keep:
        for step in line:
            if step is line[0] or step.mover == OTHERS:
                cause = yield from find_cause(solver, step)
                if cause is not None:
                    return cause, step
        if line[-1].mover == SOLVER:
            miss = yield from find_miss(solver, line[-1])
            return miss, line[-1]
    return None, line[0]


def _refutation(solver: PuzzleSolver, step: SearchStep) -> Work[list[SearchStep]]:
    """The move, what others and chance may answer, and the best that can be done against it."""
    line = [step]
    while solver.decided(line[-1].after) is None and len(line) < _LONGEST:
        node = line[-1].after
        if solver.mover(node) != SOLVER:
            line.append((yield from solver.worst_step(node)))
        elif (yield from solver.worth(node)):
            line.append((yield from solver.best_step(node)))
        elif nearer := (yield from solver.nearest_steps(node)):
            line += nearer
        else:
            break
    return line


def _say_line(puzzle: PuzzleFile, line: Sequence[SearchStep]) -> list[str]:
    """What comes after a wrong move, a sentence for each who acts, and for each piece of luck."""
    game, told = puzzle.game, list[str]()
    acting = [step for step in line[1:] if step.move or step.outcome]
    for (mover, seat), group in groupby(acting, lambda step: (step.mover, seat_of(game, step))):
        many = list(group)
        if mover == CHANCE:
            told += [_say_luck(puzzle, step) for step in many]
            continue
        who = game.voice.say_seat(many[0].before.state, seat)
        moves = puzzle.write(step.move for step in many if step.move is not None)
        own, others = _LATER if told else _AFTER
        told.append(say(own if mover == SOLVER else others, who=who, moves=moves))
    return told


def _say_luck(puzzle: PuzzleFile, step: SearchStep) -> str:
    name = step.outcome if step.move is None else puzzle.game.notation.format_move(step.move)
    return puzzle.game.voice.say_possible(step.before.state, name)


def _say_lack(solver: PuzzleSolver, line: Sequence[SearchStep], *, known: bool) -> list[str]:
    """What is missing at the end, or that there is no way on."""
    puzzle, game, last = solver.puzzle, solver.puzzle.game, line[-1]
    lacks = game.goals.missing(puzzle.task.goal, puzzle.start, last.after.state)
    if solver.decided(last.after) is None or not lacks:
        return [say("Nothing leads to the goal any more.")]
    if not known and game.rules.turn_passed(line[0].before.state, last.after.state):
        return [say("The turn is over."), lacks]
    return [lacks]
