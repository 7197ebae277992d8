"""The versions that are known to work together, with their hashes: what pip is told to install.

They stand in ``constraints.txt``, package after package: a comment with the extras and other sets
it belongs to, then lines for pip. ``make constraints`` writes that file.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .engine.errors import excerpt, mistake

BASE, BUILD = "base", "build"  # what is always needed, and what builds the package itself
FOR = "# for "
_PACKAGE = Path(__file__).parent
_HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
_REQUIREMENT = re.compile(r"([a-z0-9-]+)==(\S+)")


@dataclass(frozen=True, slots=True)
class Pinned:
    """A package: its one version, the sets that it belongs to, and its lines for pip."""

    name: str
    version: str
    sets: frozenset[str]
    lines: str

    @property
    def hashes(self) -> frozenset[str]:
        """The hashes of its files, of which a system takes the one that fits."""
        return frozenset(_HASH.findall(self.lines))


def _shipped(name: str) -> Path:
    """A file or folder inside the installed package, or beside it in a checkout."""
    packed = _PACKAGE / name
    return packed if packed.exists() else _PACKAGE.parent / name


def npm_folder(name: str) -> Path:
    """The folder with the package.json and package-lock.json for something that npm installs."""
    return _shipped("npm") / name


@cache
def pinned() -> dict[str, Pinned]:
    """Every package by its name."""
    _, *blocks = _shipped("constraints.txt").read_text("utf-8").split(f"\n{FOR}")
    return {found.name: found for found in map(_parse, blocks)}


def _parse(block: str) -> Pinned:
    names, _, lines = block.partition("\n")
    found = _REQUIREMENT.match(lines)
    assert found, names
    return Pinned(found[1], found[2], frozenset(names.split()), lines.strip() + "\n")


def sets() -> tuple[str, ...]:
    """The names of all sets."""
    return tuple(sorted({name for one in pinned().values() for name in one.sets}))


def requirements(wanted: Iterable[str] = (), names: Iterable[str] = ()) -> str:
    """A requirements file with hashes for these sets, and for single packages by their names.

    Raises a Mistake for what is not there.
    """
    asked, single = {*wanted}, {*names}
    if unknown := asked - {*sets()}:
        raise mistake("there is no extra {name}; there are {names}", name=excerpt(min(unknown)),
                      names=", ".join(sets()))  # fmt: skip
    if missing := single - {*pinned()}:
        raise mistake("no version of {name} is known", name=excerpt(min(missing)))
    chosen = [one for one in pinned().values() if one.sets & asked or one.name in single]
    return "".join(one.lines for one in chosen)
