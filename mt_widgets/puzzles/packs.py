"""Packs: folders of puzzle files, ours and a teacher's own."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from ..engine.errors import FileError, Mistake
from ..engine.words import say
from ..files.text import parse_toml, read_text
from ..files.whole import is_file, is_folder, real_path
from ..games import FIRST, GAMES
from .wording import odd_sign

_PACKAGE = Path(__file__).parent.parent
ABOUT = "pack.toml"


@dataclass(frozen=True)
class Pack:
    """A folder of puzzles: its name, its title, one line about it, and its files in order."""

    name: str
    title: str
    about: str
    files: tuple[Path, ...]
    order: int = 0


def shipped() -> Path:
    """Our packs: inside the installed package, or beside it in a checkout."""
    packed = _PACKAGE / "packs"
    return packed if packed.is_dir() else _PACKAGE.parent / "puzzles"


def packs(folder: Path | None = None) -> list[Pack]:
    """The packs of a folder, in the order that their numbers give; ours without one.

    Behind them come those in folders with the names of other games, as ``game/pack``.
    """
    top = folder or shipped()
    others = (
        replace(pack, name=f"{game}/{pack.name}")
        for game in GAMES
        if game != FIRST
        for pack in _packs(top / game)
    )
    return [*_packs(top), *others]


def puzzle_files(game: str = FIRST) -> dict[str, Path]:
    """The files of our puzzles of a game by the puzzles' names; none where a pack is damaged."""
    try:
        ours = packs()
    except FileError:
        return {}
    return {
        f"{pack.name}/{file.stem}": file
        for pack in ours
        if (pack.name.rpartition("/")[0] or FIRST) == game
        for file in pack.files
    }


def game_in(name: str) -> str:
    """The game that the name of a puzzle names, or the first one.

    >>> game_in("first-steps/001-three-steps"), game_in("nim/heaps/001-the-last-but-two")
    ('magical-towers', 'nim')
    """
    game, _, rest = name.partition("/")
    return game if "/" in rest else FIRST


def _packs(folder: Path) -> list[Pack]:
    found = map(read_pack, folder.glob(f"*/{ABOUT}"))
    return sorted(found, key=lambda pack: (pack.order, pack.name))


def read_pack(path: Path) -> Pack:
    """The pack that a file ``pack.toml`` tells of, or raise FileError."""
    data = parse_toml(read_text(path), str(path))
    title, about, order = data.get("title"), data.get("about"), data.get("order", 0)
    if not (isinstance(title, str) and isinstance(about, str) and isinstance(order, int)):
        raise FileError(str(path), 0, "title and about are texts, and order is a number")
    for key, wrong in (("title", odd_sign(title)), ("about", odd_sign(about, fine="\n\t"))):
        if wrong:
            raise FileError(str(path), 0, f"{key}: {wrong}")
    files = tuple(sorted(file for file in path.parent.glob("*.toml") if file.name != ABOUT))
    return Pack(real_path(path).parent.name, title, about, files, order)


def find_files(names: Iterable[str | Path]) -> list[Path]:
    """The puzzle files that are meant: files, folders with all in them, ours without any name."""
    return [path for name in [*names] or [shipped()] for path in _meant(name)]


def _meant(name: str | Path) -> list[Path]:
    if name == "":
        raise Mistake(say("The name of a file or a folder is empty."))
    folder = _folder(name)
    found = [path for path in _tables(folder) if path.name != ABOUT]
    if not found:
        raise FileError(str(folder), 0, "there is no puzzle in this folder")
    return found


def find_abouts(name: str | Path) -> list[Path]:
    """Every file ``pack.toml`` of a folder."""
    return [path for path in _tables(_folder(name)) if path.name == ABOUT]


def _folder(name: str | Path) -> Path:
    """A file ``pack.toml`` stands for its pack."""
    path = Path(name)
    return path.parent if path.name == ABOUT and is_file(path) else path


def _tables(path: Path) -> list[Path]:
    return sorted(path.rglob("*.toml")) if is_folder(path) else [path]
