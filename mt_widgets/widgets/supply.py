"""Where a puzzle widget gets its puzzles from: the files that were asked for, then all others."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..engine.words import beside, say
from ..puzzles.load import load_puzzle
from ..puzzles.puzzle import Puzzle
from ..puzzles.shelf import Entry, next_entry, pack_title, read_entries, read_shelf
from ..puzzles.themes import themes
from ..puzzles.variant import vary
from .task import say_hardness

__all__ = ["Supply", "kicker"]


@dataclass(frozen=True)
class Supply:
    """Files of puzzles, of which a variant is given; ``variant`` None leaves them as they are."""

    files: Sequence[Path]
    variant: str | None = None

    def first(self, solved: Collection[str]) -> Entry:
        """The first that is not solved, or else the first; a bad file only if there is no other."""
        entries = [*read_entries(self.files, [])]
        unsolved = (entry for entry in entries if entry.puzzle.name not in solved)
        first = next(unsolved, entries[0] if entries else None)
        return first or Entry(self.files[0], load_puzzle(self.files[0]))  # raises what is wrong

    def after(self, here: Puzzle, solved: Collection[str]) -> Entry | None:
        """The next one that is not solved: of those that were asked for, else of all."""
        asked = [*read_entries(self.files, [])]
        names = [entry.puzzle.name for entry in asked]
        place = names.index(here.name) + 1 if here.name in names else 0
        onwards = (*asked[place:], *asked[:place])
        left = (one for one in onwards if one.puzzle.name not in {*solved, here.name})
        return next(left, None) or next_entry(read_shelf(self.files), here, frozenset(solved))

    def open(self, entry: Entry) -> Puzzle:
        """The puzzle, turned and recoloured if it is to be."""
        return entry.puzzle if self.variant is None else vary(entry.puzzle, self.variant)


def kicker(entry: Entry) -> str:
    """Where a puzzle is from, and what it is about."""
    puzzle = entry.puzzle
    names = [say(themes(puzzle.game)[name].title) for name in puzzle.themes]
    told = [pack_title(entry.path), *names, say_hardness(puzzle)]
    return beside(dict.fromkeys(filter(None, told)))
