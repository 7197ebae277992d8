"""Keeping what a learner has done with puzzles, in a file that other notebooks write, too."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path
from secrets import token_hex
from time import monotonic
from typing import Any

from ..engine.errors import Mistake
from ..engine.words import say
from ..puzzles.session import PuzzleSession
from .data_folder import home
from .reached import reached
from .results import Attempt, attempts_of, solved_items, stars
from .results_file import ResultsFile


class Keeper:
    """Keeps one attempt after the other; a full disk stops nobody."""

    def __init__(
        self, results: ResultsFile | str | Path | None, clock: Callable[[], float] = monotonic
    ) -> None:
        file = results or home() / "results.json"
        self._results = file if isinstance(file, ResultsFile) else ResultsFile(Path(file))
        self._clock = clock
        self._attempt: Attempt | None = None
        self._started = 0.0

    def begin(self, item: str, variant: str | None = None) -> None:
        """Begin another puzzle; nothing is written before something is done with it."""
        began = datetime.now(UTC).isoformat(timespec="seconds")
        self._attempt = Attempt(token_hex(8), item, began, variant=variant)
        self._started = self._clock()

    def note(self, session: PuzzleSession) -> str:
        """Keep how far it has come; a sentence if that failed. What is solved stays as it is."""
        return self.keep(**reached(session))

    def note_anew(self, session: PuzzleSession) -> str:
        """Keep an answer instead of the last one, in an attempt of its own."""
        if self._attempt is not None:
            self._attempt = replace(self._attempt, mark=token_hex(8), solved=False)
        return self.note(session)

    def keep(self, **reached: Any) -> str:
        """Keep what has been reached, by the names that an attempt has for it."""
        before = self._attempt
        if before is None or before.solved:
            return ""
        self._attempt = replace(before, seconds=self._clock() - self._started, **reached)
        self._results.trouble = ""
        try:
            self._results.note(self._attempt)
        except Mistake as error:
            return say("Your result could not be kept: {error}", error=error)
        return self._results.trouble

    def look(self) -> str:
        """A sentence about what is wrong with the file, if something is."""
        self._results.all()
        return self._results.trouble

    def attempts(self) -> tuple[Attempt, ...]:
        """Every attempt that was kept."""
        return self._results.all()

    def stars(self, item: str) -> int | None:
        """The stars that were earned with a puzzle; None if it was never solved."""
        attempts = attempts_of(self._results.all(), item)
        return stars(attempts) if solved_items(attempts) else None

    def reached(self, item: str) -> Fraction:
        """How much of a lesson was done when it was last left; nothing once it was finished."""
        attempts = attempts_of(self._results.all(), item)
        last = max(attempts, key=lambda one: (one.began, one.solved), default=None)
        return Fraction(last.value or 0) if last and not last.solved else Fraction(0)

    def solved(self) -> dict[str, int]:
        """Every puzzle that was solved, with its stars."""
        attempts = self._results.all()
        return {item: stars(attempts_of(attempts, item)) for item in solved_items(attempts)}
