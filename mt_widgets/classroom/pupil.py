"""A pupil's work at an assignment: tries and answers, the time left, and handing in.

It is kept in two files of a folder, ``CODE-DIGEST.json`` (see ``progress``) and
``CODE-DIGEST.results.json`` (see ``learner.results_format``), where the digest is made from the
pupil's name. So it is never mixed up with other results.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import reduce
from hashlib import sha256
from pathlib import Path
from time import monotonic, time

from ..engine.errors import Mistake, mistake
from ..engine.words import say
from ..engine.work import finish
from ..learner.results import Attempt, solved_items
from ..learner.results_file import ResultsFile
from .assignment import AssignmentFile, parse_pupil
from .marking import answering, marking
from .progress import AssignmentProgress, ItemAnswer, ProgressFile
from .receipt import Receipt, hand_in
from .spoken import opens, parse_word
from .stopwatch import Stopwatch

Change = Callable[[AssignmentProgress], AssignmentProgress]
OPEN, BEGUN, ANSWERED = "open", "begun", "answered"
RIGHT, WRONG, MISSING = "right", "wrong", "missing"


class _Kept(ResultsFile):
    """A results file that refuses attempts once the work is closed, and reports others."""

    def __init__(self, path: Path, work: "PupilWork") -> None:
        super().__init__(path)
        self._work = work

    def note(self, attempt: Attempt) -> None:
        if self._work.closed:
            raise mistake("the time is over, or it was handed in")
        super().note(attempt)
        self._work.heard()


class PupilWork:
    """One pupil's work at one assignment."""

    def __init__(
        self,
        assignment: AssignmentFile,
        pupil: str,
        folder: Path,
        *,
        wall: Callable[[], float] = time,
        steady: Callable[[], float] = monotonic,
    ) -> None:
        """Raises Mistake if answers of an exam, or what was handed in, can't be read now."""
        self.assignment, self.pupil = assignment, parse_pupil(pupil)
        self._fault = ""
        self._unkept = list[Change]()  # changes that couldn't be written yet
        self._answered: tuple[Attempt, ...] | None = None  # once it was handed in
        self.heard: Callable[[], object] = lambda: None  # called after each try or answer
        stem = f"{assignment.code}-{sha256(self.pupil.encode()).hexdigest()[:12]}"
        self._file = ProgressFile(folder / f"{stem}.json")
        self._path = folder / f"{stem}.results.json"
        self.results: ResultsFile = _Kept(self._path, self)
        fresh = AssignmentProgress(assignment.code, self.pupil, _now(wall))
        self.progress = self._found() or fresh
        self._watch = Stopwatch(self.progress.began, self.progress.used, wall, steady)
        self._wall, self._since = wall, self._watch.used
        self.tick()
        if self.progress.handed and self.released and not self._attempts():
            self._mark()  # the results couldn't be written then

    def _found(self) -> AssignmentProgress | None:
        """The progress in the file. Raises Mistake for an exam that can't be read."""
        try:
            return self._file.read()
        except Mistake as error:
            if not self.assignment.exam:
                return None  # the next change reports it
            raise _unreadable(error) from error

    def _attempts(self) -> tuple[Attempt, ...]:
        """All tries. Raises Mistake if those of an exam can't be read."""
        try:
            return self.results.all() if self.assignment.exam else self.results.known()
        except Mistake as error:
            raise _unreadable(error) from error

    @property
    def trouble(self) -> str:
        """A sentence about what couldn't be saved or was damaged, or empty."""
        return self._fault or self._file.trouble

    @property
    def item(self) -> str:
        """The current item."""
        return self.assignment.items[min(self.progress.at, len(self.assignment.items) - 1)]

    @property
    def left(self) -> float | None:
        """The seconds left; None if there is no limit."""
        minutes = self.assignment.minutes
        return max(0.0, 60 * minutes - self._watch.used) if minutes else None

    @property
    def over(self) -> bool:
        """Whether the time is over."""
        return self.left == 0.0

    @property
    def closed(self) -> bool:
        """Whether further tries don't count."""
        return self.progress.handed or self.over

    @property
    def released(self) -> bool:
        """Whether the release word was typed, or none is needed."""
        sealed = self.assignment.release
        return not sealed or (bool(self.progress.word) and opens(self.progress.word, sealed))

    def tick(self) -> None:
        """Save how much time has passed."""
        self._update()

    def go(self, at: int) -> None:
        """Go to an item, by its number from 0. Raises Mistake if there is none."""
        if not 0 <= at < len(self.assignment.items):
            raise mistake("There is no such item.")
        self._since = self._watch.used
        self._update(lambda now: replace(now, at=at))

    def give(self, item: str, line: str) -> None:
        """Save an answer in an exam. Raises Mistake if it was handed in or the time is over."""
        self.tick()  # another notebook of this pupil may have handed in
        if self.progress.handed:
            raise mistake("This was handed in, and there is no going on with it.")
        if self.over:
            raise mistake("The time is over, so this does not count.")
        used, before = self._watch.used, self.progress.answers.get(item)
        began = before.began if before else _now(self._wall)
        spent = used - self._since + (before.seconds if before else 0.0)
        self._since = used
        self._update(lambda now: now.answered(item, ItemAnswer(line, began, round(spent, 1))))
        self.heard()

    def hand_in(self) -> Receipt:
        """Hand in, and mark an exam that has no release word."""
        self.tick()  # another notebook of this pupil may have answered more, or handed in
        if not self.progress.handed:
            if not self.assignment.release:
                self._attempts()  # refuse to hand in without what can't be read
                self._mark()
            self._update(lambda now: replace(now, handed=True))
        return self.receipt

    def release(self, word: str) -> None:
        """Take the release word, and mark the exam. Raises Mistake if it is wrong or too early."""
        if not self.progress.handed:
            raise mistake("Hand in first. Then the release word shows what was right.")
        if not opens(word, self.assignment.release):
            told = say("That is not the release word. Your teacher says it when all have finished.")
            raise Mistake(told)
        self._update(lambda now: replace(now, word=parse_word(word)))
        self._mark()

    def take_back(self) -> None:
        """Go on after handing in. Raises Mistake for an exam, or if the time is over."""
        if self.assignment.exam or self.over:
            raise mistake("This was handed in, and there is no going on with it.")
        self._update(lambda now: replace(now, handed=False))

    @property
    def receipt(self) -> Receipt:
        """What is handed in; with a release word, only the moves."""
        if not self.assignment.release:
            return hand_in(self.assignment, self.pupil, self._attempts())
        if self._answered is None or not self.progress.handed:
            self._answered = finish(answering(self.assignment, self.progress))
        return hand_in(self.assignment, self.pupil, self._answered)

    def states(self) -> dict[str, str]:
        """The state of each item; right and wrong in an exam only once they are released."""
        items, progress = self.assignment.items, self.progress
        if self.assignment.exam and not (progress.handed and self.released):
            none = MISSING if progress.handed else OPEN
            return {item: ANSWERED if item in progress.answers else none for item in items}
        attempts = self.results.all()
        begun, solved = {attempt.item for attempt in attempts}, solved_items(attempts)
        some, none = (WRONG, MISSING) if self.assignment.exam else (BEGUN, OPEN)
        return {item: RIGHT if item in solved else some if item in begun else none
                for item in items}  # fmt: skip

    def _mark(self) -> None:
        if not self.assignment.exam:
            return
        results = ResultsFile(self._path)
        for attempt in finish(marking(self.assignment, self.progress)):
            try:
                results.note(attempt)
            except Mistake as error:
                self._fault = str(error)
        self.results = results

    def _update(self, change: Change | None = None) -> None:
        """Change the file; a change that can't be written is written with the next one."""
        self._unkept += [change] if change else []
        mine = replace(self.progress, used=round(self._watch.used, 1))

        def changed(now: AssignmentProgress | None) -> AssignmentProgress:
            if now is None or now.code != mine.code or now.pupil != mine.pupil:
                now = mine
            answers = {**mine.answers, **now.answers}  # a damaged file may have lost some
            now = replace(now, used=max(now.used, mine.used), answers=answers)
            return reduce(lambda one, step: step(one), self._unkept, now)

        try:
            self.progress = self._file.update(changed)
            self._unkept, self._fault = [], ""
        except Mistake as error:
            self.progress = change(mine) if change else mine
            self._fault = say("Your work could not be kept: {error}", error=error)


def last_pupil(assignment: AssignmentFile, folder: Path) -> str:
    """The pupil who worked at an assignment here last, or empty."""
    try:
        files = [*folder.glob(f"{assignment.code}-*.json")]
        mine = [file for file in files if not file.name.endswith(".results.json")]
        newest = sorted(mine, key=lambda file: file.stat().st_mtime, reverse=True)
    except OSError:
        return ""
    for file in newest:
        with suppress(Mistake):
            found = ProgressFile(file).read()
            if found and found.code == assignment.code:
                return found.pupil
    return ""


def _unreadable(error: Mistake) -> Mistake:
    told = say("Your work is there, but it cannot be opened now: {error}", error=error)
    return Mistake(f"{told}. {say('Try again, or ask your teacher.')}")


def _now(wall: Callable[[], float]) -> str:
    return datetime.fromtimestamp(wall(), UTC).isoformat(timespec="seconds")
