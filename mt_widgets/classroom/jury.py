"""Judging many lines of moves with a bounded amount of work, whatever is handed in.

Lines of variants are turned back to the original puzzle, so that all variants share one search and
equal lines are judged once. Lines that need no search come first, then each pupil's first lines
before anybody's later ones: a heap of odd lines doesn't keep others from being judged.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ..engine.errors import Mistake
from ..engine.work import Work
from ..puzzles.account import REFUSED, Shown, retracing, turned_account
from ..puzzles.puzzle import PuzzleFile
from ..puzzles.session import PuzzleSession, begin
from ..puzzles.variant import symmetry_of
from ..search.budget import MOST_POSITIONS
from ..search.problem import TooLarge

_MOST_WORDS = 20_000  # of one pupil's lines; a hundred puzzles, solved often, have a tenth of that
# The most positions to look at for one line and for all, without and then with searching. Our
# largest puzzle has 7,500, all of ours have 40,000, and 100,000 take about twenty seconds.
_ROUNDS = (100, 100_000), (20_000, 60_000)


class Claim(NamedTuple):
    """A line that a pupil played in a puzzle, or in the variant with this seed."""

    pupil: str
    item: str
    variant: str | None
    line: str


class _Line(NamedTuple):
    """A line in the original puzzle."""

    item: str
    words: str


@dataclass(frozen=True, slots=True)
class Verdicts:
    """What each line shows; None for one that takes too long."""

    lines: Mapping[Claim, _Line | None]
    shown: Mapping[_Line, Shown | None]

    def of(self, claim: Claim) -> Shown | None:
        """What the line of a claim shows."""
        line = self.lines[claim]
        return None if line is None else self.shown[line]


def judging(claims: Iterable[Claim], puzzles: Mapping[str, PuzzleFile]) -> Work[Verdicts]:
    """Judge lines of these puzzles; yields how many positions have been looked at."""
    lines, bench = _turned_back(claims, puzzles), _Bench(puzzles)
    shown = dict[_Line, Shown | None].fromkeys(_in_order(lines))
    for each, most in _ROUNDS:
        end = bench.done + most
        for line in [line for line, found in shown.items() if found is None]:
            shown[line] = yield from bench.judging(line, min(end, bench.done + each))
    return Verdicts(lines, shown)


def _turned_back(
    claims: Iterable[Claim], puzzles: Mapping[str, PuzzleFile]
) -> dict[Claim, _Line | None]:
    """The line of each claim in the original puzzle; None if a pupil has far too many."""
    found, words = dict[Claim, _Line | None](), Counter[str]()
    for claim in claims:
        words[claim.pupil] += len(claim.line.split())
        many = words[claim.pupil] > _MOST_WORDS
        found[claim] = None if many else _line(claim, puzzles[claim.item])
    return found


def _line(claim: Claim, puzzle: PuzzleFile) -> _Line:
    """The line in the original puzzle; what is no move stays, and the rules will refuse it."""
    if claim.variant is None:
        return _Line(claim.item, claim.line)
    try:
        back = symmetry_of(puzzle, claim.variant).inverse()
        return _Line(claim.item, turned_account(puzzle, claim.line, back))
    except Mistake:
        return _Line(claim.item, claim.line)


def _in_order(lines: Mapping[Claim, _Line | None]) -> list[_Line]:
    """Each pupil's first lines before later ones; of those, the most common first."""
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
    """Puzzles with their searches, and how many positions were looked at so far."""

    puzzles: Mapping[str, PuzzleFile]
    sessions: dict[str, PuzzleSession] = field(default_factory=dict)
    done: int = 0

    def judging(self, line: _Line, end: int) -> Work[Shown | None]:
        """What a line shows; None if more than ``end`` positions would be needed in all."""
        try:
            work = retracing(self._session(line.item), line.words)
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

    def _session(self, item: str) -> PuzzleSession:
        if item not in self.sessions:
            self.sessions[item] = begin(self.puzzles[item], MOST_POSITIONS)
        return self.sessions[item]
