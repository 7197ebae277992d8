"""The puzzles there are to choose from, and which one comes next."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..engine.errors import FileError, Mistake, excerpt
from ..engine.words import say
from .load import load_puzzle
from .packs import Pack, find_files, packs, shipped
from .puzzle import Puzzle

__all__ = ["Entry", "Group", "Shelf", "find", "next_entry", "read_shelf"]


@dataclass(frozen=True)
class Entry:
    """A puzzle and the file in which it lies."""

    path: Path
    puzzle: Puzzle

    @property
    def hardness(self) -> float:
        """How hard it was proven to be."""
        return self.puzzle.proof.difficulty if self.puzzle.proof else 0.0


@dataclass(frozen=True)
class Group:
    """Some puzzles under a title."""

    title: str
    about: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Shelf:
    """Packs in their order; ``troubles`` tells of files that cannot be read."""

    packs: tuple[Group, ...]
    troubles: tuple[str, ...] = ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every puzzle."""
        return tuple(entry for group in self.packs for entry in group.entries)


def find(which: str | Path) -> list[Path]:
    """The files that are meant: a file, all of a folder, or ours by their name."""
    path = Path(which)
    for meant in (path, shipped() / path, shipped() / f"{path}.toml", Path(f"{path}.toml")):
        if meant.is_file() or (meant.is_dir() and str(path) not in ("", ".")):
            return find_files([meant])
    raise Mistake(
        say("There is no puzzle, pack, file or folder {name}.", name=excerpt(str(which), 100))
    )


def read_shelf(folder: Path | None = None) -> Shelf:
    """All packs of a folder, ours without one; a file that cannot be read keeps no other away."""
    troubles = list[str]()
    groups = tuple(
        Group(pack.title, pack.about, tuple(_entries(pack.files, troubles)))
        for pack in _packs(folder, troubles)
    )
    return Shelf(tuple(group for group in groups if group.entries), tuple(troubles))


def _packs(folder: Path | None, troubles: list[str]) -> list[Pack]:
    try:
        return packs(folder)
    except FileError as error:
        troubles.append(str(error))
        return []


def _entries(files: tuple[Path, ...], troubles: list[str]) -> Iterator[Entry]:
    for path in files:
        try:
            yield Entry(path, load_puzzle(path))
        except FileError as error:
            troubles.append(str(error))


def next_entry(shelf: Shelf, now: Puzzle, solved: frozenset[str]) -> Entry | None:
    """What comes after a puzzle, among those that are not solved.

    First the rest of its pack, then others of its first theme, then whatever is next harder.
    """
    hard = now.proof.difficulty if now.proof else 0.0
    names = [entry.puzzle.name for entry in shelf.entries]
    here = names.index(now.name) if now.name in names else -1

    def rank(place: int) -> tuple[object, ...]:
        entry = shelf.entries[place]
        puzzle = entry.puzzle
        pack, theme = puzzle.pack == now.pack, now.themes[:1] == puzzle.themes[:1]
        behind = place < here if pack else entry.hardness < hard
        return not pack, not theme and not pack, behind, 0 if pack else abs(entry.hardness - hard)

    left = [n for n, name in enumerate(names) if name not in solved and name != now.name]
    return shelf.entries[min(left, key=lambda place: (rank(place), place))] if left else None
