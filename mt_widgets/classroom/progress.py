"""How far a pupil has come with an assignment, in a file, so that a restart loses nothing.

JSON, format 1:

    {"format": 1, "assignment": "A9JN5YDY", "pupil": "17", "began": "2026-03-01T08:00:00+00:00",
     "used": 312.5, "at": 1, "handed": false, "answers": {
       "first-steps/003-over-the-wall": {
         "line": "W3:b5", "began": "2026-03-01T08:01:00+00:00", "seconds": 74.5}}}

``used`` are seconds, ``at`` is the number of the present item, from 0, and ``answers`` are those
of an exam, which are not judged before they are handed in.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from ..engine.errors import FileError, Mistake
from ..engine.files import write_whole
from ..engine.words import say
from ..puzzles.lock import alone
from ..puzzles.results_format import parse_json

__all__ = ["Answer", "Progress", "ProgressFile", "format_progress", "parse_progress"]

_FORMAT = 1
_LARGEST = 1_000_000  # bytes
_LONGEST_LINE = 1_000
_MOST_SECONDS = 10_000_000.0


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer in an exam: moves or spaces in notation, when it was begun, how long it took."""

    line: str
    began: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Progress:
    """One pupil at one assignment, which is known by its code."""

    code: str
    pupil: str
    began: str
    used: float = 0.0
    at: int = 0
    handed: bool = False
    answers: Mapping[str, Answer] = field(default_factory=dict)

    def answered(self, item: str, answer: Answer) -> "Progress":
        """The same with an answer, which takes the place of an earlier one."""
        return replace(self, answers={**self.answers, item: answer})


def format_progress(progress: Progress) -> str:
    """The text of the file."""
    told = asdict(replace(progress, used=min(progress.used, _MOST_SECONDS)))
    head = {"format": _FORMAT, "assignment": told.pop("code")}
    return json.dumps({**head, **told}, ensure_ascii=False, indent=1) + "\n"


def parse_progress(content: bytes) -> Progress:
    """Read a file, or raise a Mistake."""
    try:
        progress = _parse(parse_json(content))
    except (TypeError, AttributeError, KeyError, ValueError):
        progress = None
    if progress is None or not _is_sound(progress):
        raise Mistake(say("this is damaged: not all of it can be read"))
    return progress


def _parse(data: Any) -> Progress | None:
    """What the file says if it has the right shape; other shapes raise one error or another."""
    told = dict(data)
    if told.pop("format") != _FORMAT:
        return None
    answers = {name: Answer(**one) for name, one in told.pop("answers").items()}
    return Progress(code=told.pop("assignment"), **told, answers=answers)


def _is_sound(progress: Progress) -> bool:
    texts: list[Any] = [progress.code, progress.pupil, *progress.answers]
    times: list[Any] = [progress.began]
    spans: list[Any] = [progress.used]
    for answer in progress.answers.values():
        texts.append(answer.line)
        times.append(answer.began)
        spans.append(answer.seconds)
    return (
        all(map(_is_text, texts))
        and all(map(_is_time, times))
        and all(type(span) in (int, float) and 0 <= span <= _MOST_SECONDS for span in spans)
        and type(progress.at) is int
        and progress.at >= 0
        and isinstance(progress.handed, bool)
    )


def _is_text(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= _LONGEST_LINE and value.isprintable()


def _is_time(value: object) -> bool:
    try:
        return isinstance(value, str) and datetime.fromisoformat(value).utcoffset() == timedelta(0)
    except ValueError:
        return False


class ProgressFile:
    """A file that several notebooks may have open; one that is damaged is put aside."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self) -> Progress | None:
        """What is in it; None where there is none yet, or it cannot be read."""
        try:
            with self._path.open("rb") as file:
                return parse_progress(file.read(_LARGEST + 1))
        except (OSError, Mistake):
            return None

    def update(self, change: Callable[[Progress | None], Progress]) -> Progress:
        """Change what is in it now; raises FileError where it cannot be written."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with alone(self._path.with_name(f".{self._path.name}.lock")):
                now = self.read()
                if now is None and self._path.exists():
                    self._path.replace(self._path.with_name(f"{self._path.name}.damaged"))
                changed = change(now)
                write_whole(self._path, format_progress(changed))
        except OSError as error:
            why = error.strerror or str(error)
            raise FileError(self._path.name, 0, say("cannot be written: {why}", why=why)) from error
        return changed
