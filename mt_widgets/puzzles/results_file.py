"""The results of one learner in a file that several notebooks write, each from its own process."""

import os
from itertools import count
from pathlib import Path

from ..engine.errors import FileError
from ..engine.files import write_whole
from ..engine.words import say
from .lock import alone
from .results import Attempt, merge
from .results_format import LARGEST, Reading, fit, format_results, parse_results

__all__ = ["Results"]


class Results:
    """Attempts in a file; ``trouble`` is a sentence about the last thing wrong with it, or empty.

    What cannot be written waits here and is written with the next attempt.
    """

    def __init__(self, path: Path) -> None:
        self._path = Path(os.path.realpath(path))  # a link keeps pointing where it did
        self._waiting: tuple[Attempt, ...] = ()
        self.trouble = ""

    def all(self) -> tuple[Attempt, ...]:
        """Every attempt that can be read; reading changes nothing on the disk and never fails."""
        try:
            reading = self._read()
        except OSError as error:
            self._tell(say("cannot be read: {why}", why=_why(error)))
            return self._waiting
        if reading.damaged:
            self._tell(say("this file is damaged, so some results are missing"))
        if reading.newer:
            self._tell_that_it_is_newer()
        return merge(reading.attempts, self._waiting)

    def note(self, attempt: Attempt) -> None:
        """Keep an attempt, or more of it; raises FileError where the file cannot be written."""
        self._waiting = merge(self._waiting, [fit(attempt)])
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with alone(self._path.with_name(f".{self._path.name}.lock")):
                self._write_waiting()
        except OSError as error:
            raise self._fault(say("cannot be written: {why}", why=_why(error))) from error

    def _read(self) -> Reading:
        if self._path.exists() and not self._path.is_file():
            raise OSError(say("this is no file"))
        try:
            with self._path.open("rb") as file:
                return parse_results(file.read(LARGEST + 1))
        except FileNotFoundError:
            return Reading()

    def _write_waiting(self) -> None:
        """Others may have written since we last looked: read again, add, write."""
        reading = self._read()
        if reading.newer:
            self._tell_that_it_is_newer()
            return
        content = format_results(merge(reading.attempts, self._waiting)).encode()
        if len(content) > LARGEST:  # we would not read it again
            raise OSError(say("it is full"))
        if reading.damaged:
            self._write_instead(content)
        else:
            write_whole(self._path, content)
        self._waiting = ()

    def _write_instead(self, content: bytes) -> None:
        """Give the damaged file another name and write a new one in its place."""
        aside = self._free_name()
        self._path.rename(aside)
        try:
            write_whole(self._path, content)
        except BaseException:
            aside.rename(self._path)
            raise
        self._tell(
            say("was damaged and is kept as {name}; what can be read counts", name=aside.name)
        )

    def _free_name(self) -> Path:
        names = (f"{self._path.stem}-damaged-{n}{self._path.suffix}" for n in count(1))
        paths = (self._path.with_name(name) for name in names)
        return next(path for path in paths if not os.path.lexists(path))

    def _tell_that_it_is_newer(self) -> None:
        self._tell(
            say("a newer version wrote this file, so it stays as it is, without new results")
        )

    def _tell(self, what: str) -> None:
        self.trouble = str(self._fault(what))

    def _fault(self, what: str) -> FileError:
        return FileError(self._path.name, 0, what)


def _why(error: OSError) -> str:
    return error.strerror or str(error)
