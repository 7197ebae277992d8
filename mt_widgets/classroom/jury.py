"""Judging many lines of moves with a bounded amount of work, whatever somebody has handed in.

Every line is turned back into the puzzle itself, so all variants of a puzzle share one search, and
equal lines are judged once. Lines that need no search come first, then those that many pupils gave,
each pupil's first ones before anybody's later ones: so a heap of odd lines keeps no others away.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ..engine.aims import Question
from ..engine.errors import Mistake
from ..engine.game import Move, Position
from ..engine.work import Work
from ..puzzles.account import REFUSED, Shown, retracing, turned_account
from ..puzzles.prove import problem
from ..puzzles.puzzle import Puzzle
from ..puzzles.variant import symmetry_of
from ..search.problem import TooLarge
from ..search.solve import Solver

__all__ = ["Claim", "Verdicts", "judging"]

_MOST_WORDS = 20_000  # of one pupil's lines; a hundred puzzles, solved often, have a tenth of that
# Positions that are looked at for one line and for all, first without searching, then with it: in
# our largest puzzle there are 7,500, in all of them 40,000, and 100,000 take some twenty seconds.
_ROUNDS = (100, 100_000), (20_000, 60_000)


class Claim(NamedTuple):
    """A line that a pupil played in a puzzle, in the variant of a seed if there is one."""

    pupil: str
    item: str
    variant: str | None
    line: str


class _Line(NamedTuple):
    """A line as it is in the puzzle itself."""

    item: str
    words: str


@dataclass(frozen=True, slots=True)
class Verdicts:
    """What each line shows; None for one that would take too long."""

    lines: Mapping[Claim, _Line | None]
    shown: Mapping[_Line, Shown | None]

    def of(self, claim: Claim) -> Shown | None:
        """What the line of a claim shows."""
        line = self.lines[claim]
        return None if line is None else self.shown[line]


def judging(claims: Iterable[Claim], puzzles: Mapping[str, Puzzle]) -> Work[Verdicts]:
    """Judge lines of these puzzles; yields how many positions have been looked at."""
    lines, bench = _turned_back(claims, puzzles), _Bench(puzzles)
    shown = dict[_Line, Shown | None].fromkeys(_in_order(lines))
    for each, most in _ROUNDS:
        end = bench.done + most
        for line in [line for line, found in shown.items() if found is None]:
            shown[line] = yield from bench.judging(line, min(end, bench.done + each))
    return Verdicts(lines, shown)


def _turned_back(
    claims: Iterable[Claim], puzzles: Mapping[str, Puzzle]
) -> dict[Claim, _Line | None]:
    """The line of each claim in the puzzle itself; None where a pupil has far too many."""
    found, words = dict[Claim, _Line | None](), Counter[str]()
    for claim in claims:
        words[claim.pupil] += len(claim.line.split())
        many = words[claim.pupil] > _MOST_WORDS
        found[claim] = None if many else _line(claim, puzzles[claim.item])
    return found


def _line(claim: Claim, puzzle: Puzzle) -> _Line:
    """Words that are no moves stay as they are: the rules will refuse them."""
    if claim.variant is None:
        return _Line(claim.item, claim.line)
    try:
        back = symmetry_of(puzzle, claim.variant).inverse()
        return _Line(claim.item, turned_account(puzzle, claim.line, back))
    except Mistake:
        return _Line(claim.item, claim.line)


def _in_order(lines: Mapping[Claim, _Line | None]) -> list[_Line]:
    """What many have played first, then by how many other lines its pupil has before it."""
    pupils, places = defaultdict[_Line, set[str]](set), dict[_Line, int]()
    seen = Counter[str]()
    for claim, line in lines.items():
        if line is not None:
            pupils[line].add(claim.pupil)
            places[line] = min(places.get(line, seen[claim.pupil]), seen[claim.pupil])
            seen[claim.pupil] += 1
    return sorted(places, key=lambda line: (places[line], -len(pupils[line])))


@dataclass(slots=True)
class _Bench:
    """Puzzles with their searches, and how much was done so far."""

    puzzles: Mapping[str, Puzzle]
    solvers: dict[str, Solver[Position, Move] | None] = field(default_factory=dict)
    done: int = 0

    def judging(self, line: _Line, end: int) -> Work[Shown | None]:
        """What a line shows; None where more than ``end`` positions would be needed in all."""
        puzzle = self.puzzles[line.item]
        try:
            work = retracing(puzzle, self._solver(puzzle), line.words)
            while self.done < end:
                next(work)
                self.done += 1
                yield self.done
        except StopIteration as done:
            shown: Shown = done.value
            return shown
        except TooLarge:
            return None
        except Mistake:
            return Shown(REFUSED, line.words)
        return None

    def _solver(self, puzzle: Puzzle) -> Solver[Position, Move] | None:
        if puzzle.name not in self.solvers:
            asks = isinstance(puzzle.aim, Question)
            self.solvers[puzzle.name] = None if asks else Solver(problem(puzzle))
        return self.solvers[puzzle.name]
