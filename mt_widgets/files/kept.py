"""A file that several processes change by turns, and in which nothing is ever lost."""

import filecmp
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from glob import escape
from itertools import count
from pathlib import Path

from ..engine.errors import FileError
from ..engine.words import say
from .lock import alone
from .text import writing
from .whole import copy_whole, is_file, make_folder, read_whole, real_path, why, write_whole


class KeptFile:
    """A file of so many bytes at most; what is damaged is copied before something is written."""

    def __init__(self, path: Path, largest: int, *, private: bool = False) -> None:
        """Raises FileError for a name that cannot be; a private one has a folder of its own."""
        self._largest, self._private = largest, private
        try:
            self._path = real_path(path)  # a link keeps pointing where it did
        except OSError as error:
            raise FileError(path.name, 0, why(error)) from error

    def read(self) -> bytes | None:
        """What is in it, or None where there is none; raises FileError where it cannot be read."""
        try:
            return read_whole(self._path, self._largest)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            raise self.fault(say("cannot be read: {why}", why=why(error))) from error

    def write(self, content: str) -> None:
        """Replace what is in it; raises OSError and leaves it as it was."""
        data = content.encode()
        if len(data) > self._largest:  # we would not read it again
            raise OSError(say("it is full"))
        write_whole(self._path, data)
        if self._private:
            self._path.chmod(0o600)

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Be the only one to change it; raises FileError for whatever the disk refuses."""
        with writing(self._path.name):
            make_folder(self._path.parent)
            if self._private:
                self._path.parent.chmod(0o700)
            with alone(self._path.with_name(f".{self._path.name}.lock")):
                yield

    def keep_damaged(self) -> str:
        """Copy it beside itself, unless that was done before; a sentence that tells its name."""
        copy = next(filter(self._equals, self._copies()), None)
        if copy is None:
            names = (f"{self._path.stem}-damaged-{n}{self._path.suffix}" for n in count(1))
            paths = (self._path.with_name(name) for name in names)
            copy = next(path for path in paths if not os.path.lexists(path))
            copy_whole(self._path, copy)
        told = say("was damaged and is kept as {name}; what can be read counts", name=copy.name)
        return str(self.fault(told))

    def damaged(self) -> Iterator[bytes]:
        """What is in each of the damaged copies that can be read."""
        for copy in self._copies():
            with suppress(OSError):
                yield read_whole(copy, self._largest)

    def fault(self, what: str) -> FileError:
        """An error that names this file."""
        return FileError(self._path.name, 0, what)

    def _copies(self) -> list[Path]:
        """Those that were made here, and by earlier versions under another name."""
        made = self._path.parent.glob(f"{escape(self._path.stem)}-damaged-*{self._path.suffix}")
        earlier = self._path.with_name(f"{self._path.name}.damaged")
        return [path for path in (*sorted(made), earlier) if is_file(path)]

    def _equals(self, copy: Path) -> bool:
        filecmp.clear_cache()  # it takes files of one size and time for the same
        try:
            return filecmp.cmp(self._path, copy, shallow=False)
        except OSError:
            return False
