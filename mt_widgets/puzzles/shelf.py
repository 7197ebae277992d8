"""The puzzles there are to choose from, and which one comes next."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from ..engine.errors import FileError, Mistake, excerpt
from ..engine.words import say, translated
from ..files.whole import is_file, is_folder
from ..games import FIRST, GAMES
from .load import load_puzzle
from .packs import Pack, find_files, packs, shipped
from .puzzle import PuzzleFile
from .themes import themes

TOUR = "tour"


@dataclass(frozen=True)
class ShelfEntry:
    """A puzzle and the file in which it lies."""

    path: Path
    puzzle: PuzzleFile

    @property
    def hardness(self) -> float:
        """How hard it was proven to be."""
        return self.puzzle.proof.difficulty if self.puzzle.proof else 0.0


@dataclass(frozen=True)
class ShelfGroup:
    """Some puzzles under a title."""

    title: str
    about: str
    entries: tuple[ShelfEntry, ...]


@dataclass(frozen=True)
class Shelf:
    """Packs in their order."""

    packs: tuple[ShelfGroup, ...]

    @property
    def entries(self) -> tuple[ShelfEntry, ...]:
        """Every puzzle."""
        return tuple(entry for group in self.packs for entry in group.entries)


def find(which: str | Path) -> list[Path]:
    """The files that are meant: a file, all of a folder, ours by their name, or a ``tour``."""
    path = Path(which)
    tours = {TOUR: FIRST} | {f"{game}/{TOUR}": game for game in GAMES}
    if str(which) in tours:
        return [entry.path for entry in tour(read_shelf(), tours[str(which)])]
    for meant in (path, shipped() / path, shipped() / f"{path}.toml", Path(f"{path}.toml")):
        if is_file(meant) or (is_folder(meant) and str(path) not in ("", ".")):
            return find_files([meant])
    raise Mistake(
        say("There is no puzzle, pack, file or folder {name}.", name=excerpt(str(which), 100))
    )


def read_shelf(files: Sequence[Path] = ()) -> Shelf:
    """Our packs, and before them the folders of files that are not ours.

    A file that cannot be read keeps no other away.
    """
    ours = _packs(shipped())
    known = {file.resolve() for pack in ours for file in pack.files}
    folders = dict.fromkeys(file.resolve().parent for file in files if file.resolve() not in known)
    groups = map(_group, [*map(_own, folders), *ours])
    return Shelf(tuple(group for group in groups if group.entries))


def _group(pack: Pack) -> ShelfGroup:
    entries = tuple(read_entries(pack.files))
    return ShelfGroup(translated(pack.title), translated(pack.about), entries)


def _packs(folder: Path) -> list[Pack]:
    """The packs of a folder; none where one of them cannot be read."""
    try:
        return packs(folder)
    except FileError:
        return []


def _own(folder: Path) -> Pack:
    """A folder of somebody's own as a pack, with or without a file ``pack.toml``."""
    named = (pack for pack in _packs(folder.parent) if pack.name == folder.name)
    files = tuple(path for path in find_files([folder]) if path.parent == folder)
    return next(named, Pack(folder.name, folder.name, "", files))


def read_entries(files: Iterable[Path]) -> Iterator[ShelfEntry]:
    """The puzzles of some files, without those that cannot be read."""
    for path in files:
        with suppress(FileError, OSError):
            yield ShelfEntry(path, _loaded(path, path.stat().st_mtime_ns))


@lru_cache(2_000)
def _loaded(path: Path, changed: int) -> PuzzleFile:
    """The puzzle in a file, which is read again only if it was changed."""
    return load_puzzle(path)


def pack_title(path: Path) -> str:
    """What the pack of a file is called."""
    folder = path.resolve().parent
    titles = (translated(pack.title) for pack in _packs(folder.parent) if pack.name == folder.name)
    return next(titles, folder.name)


def by_theme(shelf: Shelf) -> tuple[ShelfGroup, ...]:
    """The puzzles under what they teach, each under its first theme, the easiest first."""
    found = defaultdict[tuple[str, str], list[ShelfEntry]](list)
    for entry in shelf.entries:
        found[entry.puzzle.game.name, "".join(entry.puzzle.themes[:1])].append(entry)
    return tuple(
        ShelfGroup(say(theme.title), say(theme.about), _easiest_first(found[game.name, name]))
        for game in GAMES.values()
        for name, theme in themes(game).items()
        if (game.name, name) in found
    )


def by_ravens(shelf: Shelf) -> tuple[ShelfGroup, ...]:
    """The puzzles by how hard they are."""
    found = defaultdict[int, list[ShelfEntry]](list)
    for entry in shelf.entries:
        found[entry.puzzle.proof.ravens if entry.puzzle.proof else 0].append(entry)
    groups = list[ShelfGroup]()
    for number in sorted(found):
        title = say("Ravens: {number}", number=number) if number else say("Not yet measured")
        groups.append(ShelfGroup(title, "", _easiest_first(found[number])))
    return tuple(groups)


def tour(shelf: Shelf, game: str = FIRST) -> tuple[ShelfEntry, ...]:
    """One puzzle of each theme of a game, the easiest."""
    firsts = (group.entries[0] for group in by_theme(shelf))
    return tuple(entry for entry in firsts if entry.puzzle.game.name == game)


def _easiest_first(entries: list[ShelfEntry]) -> tuple[ShelfEntry, ...]:
    return tuple(sorted(entries, key=lambda entry: entry.hardness))


def next_entry(shelf: Shelf, now: PuzzleFile, solved: frozenset[str]) -> ShelfEntry | None:
    """What comes after a puzzle, among those of its game that are not solved.

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

    games = [entry.puzzle.game for entry in shelf.entries]
    done = {*solved, now.name}
    left = [n for n, name in enumerate(names) if name not in done and games[n] is now.game]
    return shelf.entries[min(left, key=lambda place: (rank(place), place))] if left else None
