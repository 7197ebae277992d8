"""The puzzle of the day: the same one for everybody on a date, without a network.

The rule, number 1, needs nothing but the date and the puzzles of the game in our packs:

- Days are counted as ``date.toordinal`` does, and cut into rounds of as many days as there are
  puzzles. In a round every puzzle has one day, so none comes again before all others have come.
- The easiest puzzles of a round are for its Mondays, the next for its Tuesdays, and so on up to
  the hardest on its Sundays. With fewer than two weeks of puzzles, all weekdays are the same.
- Among the puzzles for one weekday the order is that of the SHA-256 of ``RULE ROUND NAME``, another
  one in each round. With fewer than two weeks of puzzles, it is the order of round 0 in all.
- Then puzzles change places with others of their weekday where that parts neighbours of one theme.
- What is solved is the variant with the date as its seed, in games that have variants.

People with the same version have the same puzzle on every date. Where a version has more puzzles
than another, the two differ: so a list of dates is kept nowhere, and new puzzles have their day at
once. What somebody has solved stays solved: an attempt keeps the date as its variant.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any

from ..engine.errors import FileError, mistake
from ..engine.game import AnyGame
from ..files.text import parse_toml, read_text
from .packs import puzzle_files
from .wording import has_puzzling

RULE = 1  # another number for another rule
_WEEK = 7


@dataclass(frozen=True, slots=True)
class DailyCandidate:
    """What the rule asks about a puzzle."""

    name: str
    theme: str
    difficulty: float


@dataclass(frozen=True, slots=True)
class DailyPuzzle:
    """The puzzle of a day: its name, its file, and the seed of its variant, if there is one."""

    day: date
    name: str
    path: Path
    variant: str | None


def puzzle_of_the_day(game: AnyGame, day: date) -> DailyPuzzle:
    """The puzzle of a day; raises Mistake if the game has no puzzles yet."""
    files = puzzle_files(game.name)
    candidates = tuple(_candidates(files))
    if not candidates:
        raise mistake("There are no puzzles of {game} yet.", game=game.voice.title())
    name = choose(candidates, day)
    return DailyPuzzle(day, name, files[name], day_variant(day) if has_puzzling(game) else None)


def day_variant(day: date) -> str:
    """The seed of the variant that is solved on a day; it marks an attempt as that day's."""
    return day.isoformat()


def choose(candidates: Sequence[DailyCandidate], day: date) -> str:
    """The name of the candidate for a day, by the rule."""
    number, place = divmod(day.toordinal(), len(candidates))
    return _round(tuple(candidates), number)[place].name


def _candidates(files: Mapping[str, Path]) -> Iterator[DailyCandidate]:
    """The puzzles of some files by name, without those that cannot be read."""
    for name, path in sorted(files.items()):
        with suppress(FileError, OSError):
            data = _tables(path, path.stat().st_mtime_ns)
            theme = next(iter(data.get("themes", ())), "")
            yield DailyCandidate(name, theme, data.get("proof", {}).get("difficulty", 0.0))


@lru_cache(2_000)
def _tables(path: Path, changed: int) -> dict[str, Any]:
    """What a file says, which is ours and proven, so that it need not be checked here."""
    return parse_toml(read_text(path), path.name)


@lru_cache(64)
def _round(candidates: tuple[DailyCandidate, ...], number: int) -> list[DailyCandidate]:
    """The puzzles of a round, one for each of its days."""
    dealt, kinds = _dealt(candidates, number), _weekdays(len(candidates), number)
    before = _dealt(candidates, number - 1)[-1]  # which never changes its place
    line = [before, *dealt]
    for place in range(1, len(dealt)):
        if _clashes(line, place):
            others = (n for n in range(1, len(dealt)) if kinds[n - 1] == kinds[place - 1])
            _swap_apart(line, place, others)
    return line[1:]


def _weekdays(size: int, number: int) -> list[int]:
    """The weekday of each day of a round, 0 for Monday; all the same for few puzzles."""
    days = range(number * size, (number + 1) * size)
    return [(day - 1) % _WEEK if size >= 2 * _WEEK else 0 for day in days]


def _dealt(candidates: tuple[DailyCandidate, ...], number: int) -> list[DailyCandidate]:
    """The puzzles by weekday and lot, before any of them change places."""
    size = len(candidates)
    kinds = _weekdays(size, number)
    drawn = number if size >= 2 * _WEEK else 0
    left = sorted(candidates, key=lambda one: (one.difficulty, one.name))
    found = dict[int, DailyCandidate]()
    for _, days in groupby(sorted(range(size), key=kinds.__getitem__), kinds.__getitem__):
        places = [*days]
        taken, left = left[: len(places)], left[len(places) :]
        lots = sorted(taken, key=lambda one: _lot(drawn, one.name))
        found |= zip(places, lots, strict=True)
    return [found[place] for place in range(size)]


def _lot(number: int, name: str) -> str:
    return sha256(f"{RULE} {number} {name}".encode()).hexdigest()


def _clashes(line: list[DailyCandidate], *places: int) -> int:
    """How much neighbours at these places are alike: in theme, or even the same."""
    starts = {start for at in places for start in (at - 1, at) if start + 1 < len(line)}
    pairs = [(line[start], line[start + 1]) for start in starts]
    return sum((one.theme == other.theme) + (one.name == other.name) for one, other in pairs)


def _swap_apart(line: list[DailyCandidate], place: int, others: Iterable[int]) -> None:
    """Let a puzzle change places with the first that leaves fewer neighbours alike."""
    for other in others:
        before = _clashes(line, place, other)
        line[place], line[other] = line[other], line[place]
        if _clashes(line, place, other) < before:
            return
        line[place], line[other] = line[other], line[place]
