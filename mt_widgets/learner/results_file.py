"""The results of one learner in a file that several notebooks write, each from its own process."""

from pathlib import Path

from ..engine.errors import FileError
from ..engine.words import say
from ..files.kept import KeptFile
from ..files.text import LARGEST_JSON
from .results import Attempt, merge
from .results_format import Reading, fit, format_results, parse_results


class ResultsFile:
    """Attempts in a file; ``trouble`` is a sentence about the last thing wrong with it, or empty.

    What cannot be written waits here and is written with the next attempt. What can be read in
    damaged copies of the file counts as well.
    """

    def __init__(self, path: Path) -> None:
        self._file = KeptFile(path, LARGEST_JSON)
        self._waiting: tuple[Attempt, ...] = ()
        self.trouble = ""

    def all(self) -> tuple[Attempt, ...]:
        """Every attempt that can be read; reading changes nothing on the disk and never fails."""
        try:
            return self.known()
        except FileError as error:
            self.trouble = str(error)
            return self._waiting

    def known(self) -> tuple[Attempt, ...]:
        """Every attempt; raises FileError where a file cannot be read, or is of a newer version."""
        reading = self._read()
        if reading.newer:
            raise self._newer()
        if reading.damaged:
            damaged = say("this file is damaged, so some results are missing")
            self.trouble = str(self._file.fault(damaged))
        return merge(reading.attempts, self._waiting, *self._recovered())

    def note(self, attempt: Attempt) -> None:
        """Keep an attempt, or more of it; raises FileError where the file cannot be written."""
        self._waiting = merge(self._waiting, [fit(attempt)])
        with self._file.changing():
            self._write_waiting()

    def _read(self) -> Reading:
        content = self._file.read()
        return Reading() if content is None else parse_results(content)

    def _recovered(self) -> list[tuple[Attempt, ...]]:
        return [parse_results(content).attempts for content in self._file.damaged()]

    def _write_waiting(self) -> None:
        """Write the waiting attempts; the file is read again first, as others may have written."""
        reading = self._read()
        if reading.newer:
            self.trouble = str(self._newer())
            return
        told = self._file.keep_damaged() if reading.damaged else ""
        kept = merge(reading.attempts, self._waiting, *self._recovered())
        self._file.write(format_results(kept))
        self._waiting, self.trouble = (), told or self.trouble

    def _newer(self) -> FileError:
        return self._file.fault(
            say("a newer version wrote this file, so it stays as it is, without new results")
        )
