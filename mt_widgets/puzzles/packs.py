"""Packs: folders of puzzle files, ours and a teacher's own."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ..engine.errors import FileError, excerpt

__all__ = ["Pack", "find_files", "packs", "shipped"]

_PACKAGE = Path(__file__).parent.parent
_ABOUT = "pack.toml"


@dataclass(frozen=True)
class Pack:
    """A folder of puzzles: its name, its title, one line about it, and its files in order."""

    name: str
    title: str
    about: str
    files: tuple[Path, ...]


def shipped() -> Path:
    """Our packs: inside the installed package, or beside it in a checkout."""
    packed = _PACKAGE / "packs"
    return packed if packed.is_dir() else _PACKAGE.parent / "puzzles"


def packs(folder: Path | None = None) -> list[Pack]:
    """The packs of a folder, in the order that their numbers give; ours without one."""
    found = map(_pack, (folder or shipped()).glob(f"*/{_ABOUT}"))
    return [pack for _, pack in sorted(found, key=lambda found: found[0])]


def _pack(path: Path) -> tuple[tuple[int, str], Pack]:
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise FileError(str(path), 0, f"it cannot be read: {excerpt(str(error), 100)}") from error
    title, about, order = data.get("title"), data.get("about"), data.get("order", 0)
    if not (isinstance(title, str) and isinstance(about, str) and isinstance(order, int)):
        raise FileError(str(path), 0, "title and about are texts, and order is a number")
    folder = path.parent
    files = tuple(sorted(file for file in folder.glob("*.toml") if file.name != _ABOUT))
    return (order, folder.name), Pack(folder.name, title, about, files)


def find_files(names: Iterable[str | Path]) -> list[Path]:
    """The puzzle files that are meant: files, folders with all in them, ours without any name."""
    found = list[Path]()
    for name in [Path(name) for name in names] or [shipped()]:
        inside = sorted(name.rglob("*.toml")) if name.is_dir() else [name]
        found += [path for path in inside if path.name != _ABOUT]
        if name.is_dir() and not inside:
            raise FileError(str(name), 0, "there is no puzzle in this folder")
    return found
