"""How much space a learner uses and may use."""

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import repeat
from pathlib import Path

from tornado.web import HTTPError

from ..engine.words import say
from .learners import LESSONS
from .limits import MEGABYTE, MOST_FILES

ROOM = ".room"  # the room's own folder beside the learners', with a part for each
_DEEPEST = 40  # folders within folders
_FULL = 507  # Insufficient Storage


@dataclass(frozen=True, slots=True)
class Used:
    """The size and number of files, counted until they are too much."""

    size: int = 0
    files: int = 0


@dataclass(frozen=True, slots=True)
class Space:
    """The limit for each learner's folder."""

    learners: Path
    most_mb: int

    def used(self, learner: str, *more: Path) -> Used:
        """What a learner uses, in their folders and these others."""
        size = files = 0
        folders = self.learners / learner, self.learners / ROOM / learner, *more
        for folder in folders:
            for one in _sizes(folder, 0):
                size, files = size + one, files + 1
                if self.is_too_much(Used(size, files)):
                    return Used(size, files)
        return Used(size, files)

    def is_too_much(self, used: Used) -> bool:
        """Whether there are too many files or bytes."""
        return used.size > self.most_mb * MEGABYTE or used.files > MOST_FILES

    def check(self, learner: str, size: int = 0) -> None:
        """Raise HTTPError if so many more bytes don't fit into a learner's folder."""
        used = self.used(learner)
        if self.is_too_much(Used(used.size + size, used.files + bool(size))):
            raise HTTPError(
                _FULL,
                say("Your folder is full: it holds {most} MB and {files} files. Delete some first.",
                    most=self.most_mb, files=MOST_FILES),
            )  # fmt: skip


def _sizes(folder: str | Path, depth: int) -> Iterator[int]:
    """The sizes of all files, folders and links in a folder, without following links.

    What is unreadable or too deep counts as more than anybody may have.
    """
    if depth > _DEEPEST:
        yield from repeat(0, MOST_FILES + 1)
        return
    try:
        with os.scandir(folder) as inside:
            for one in inside:
                yield _size(one)
                given = depth == 0 and one.name == LESSONS  # by the teacher
                if one.is_dir(follow_symlinks=False) and not given:
                    yield from _sizes(one.path, depth + 1)
    except (FileNotFoundError, NotADirectoryError):
        return  # it has just gone
    except OSError:
        yield from repeat(0, MOST_FILES + 1)


def _size(one: "os.DirEntry[str]") -> int:
    with suppress(FileNotFoundError):
        found = one.stat(follow_symlinks=False)
        return max(found.st_size, 512 * getattr(found, "st_blocks", 0))
    return 0
