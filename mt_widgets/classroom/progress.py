"""The file of a pupil's progress with an assignment, so that a restart loses nothing.

JSON, format 2:

    {"format": 2, "assignment": "A9JN5YDY", "pupil": "17", "began": "2026-03-01T08:00:00+00:00",
     "used": 312.5, "at": 1, "handed": false, "word": "", "answers": {
       "first-steps/003-over-the-wall": {
         "line": "W3:b5", "began": "2026-03-01T08:01:00+00:00", "seconds": 74.5}}}

``used`` is in seconds, ``at`` is the number of the current item, from 0, and ``answers`` are those
of an exam, which are judged only after handing in. ``word`` is the release word once it was typed;
a wrong word written there by hand shows nothing. Format 1 has no ``word``.
"""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from ..engine.errors import Mistake, mistake
from ..engine.words import say
from ..files.kept import KeptFile
from ..files.text import parse_json
from ..learner.results_format import LONGEST_TIME, is_line, is_seconds, is_time

_FORMAT, _OLDEST = 2, 1
_LARGEST = 1_000_000  # bytes


@dataclass(frozen=True, slots=True)
class ItemAnswer:
    """An answer in an exam: moves or spaces in notation, when it was begun, and its seconds."""

    line: str
    began: str
    seconds: float


@dataclass(frozen=True, slots=True)
class AssignmentProgress:
    """One pupil's progress with the assignment of this code."""

    code: str
    pupil: str
    began: str
    used: float = 0.0
    at: int = 0
    handed: bool = False
    word: str = ""
    answers: Mapping[str, ItemAnswer] = field(default_factory=dict)

    def answered(self, item: str, answer: ItemAnswer) -> "AssignmentProgress":
        """With an answer, which replaces an earlier one."""
        return replace(self, answers={**self.answers, item: answer})


def format_progress(progress: AssignmentProgress) -> str:
    """The text of the file."""
    told = asdict(replace(progress, used=min(progress.used, LONGEST_TIME)))
    head = {"format": _FORMAT, "assignment": told.pop("code")}
    return json.dumps({**head, **told}, ensure_ascii=False, indent=1) + "\n"


class Newer(Mistake):
    """A newer version of the program wrote the file."""


def parse_progress(content: bytes) -> AssignmentProgress:
    """The progress in a file. Raises Newer for a newer format, and Mistake if it is damaged."""
    try:
        data = parse_json(content)
        newer = type(data["format"]) is int and data["format"] > _FORMAT
        progress = None if newer else _parse(data)
    except (TypeError, AttributeError, KeyError, ValueError):
        newer, progress = False, None
    if newer:
        raise Newer(say("a newer version wrote this file, so it stays as it is"))
    if progress is None or not _is_sound(progress):
        raise mistake("this is damaged: not all of it can be read")
    return progress


def _readable(content: bytes) -> AssignmentProgress | None:
    """What can be read in a damaged file; None if even its pupil is unknown."""
    try:
        data = dict(parse_json(content))
        found = AssignmentProgress(data["assignment"], data["pupil"], data["began"])
        parts = [{name: data[name]} for name in ("used", "at", "handed", "word") if name in data]
        answers = [*dict(data.get("answers", {})).items()]
    except (TypeError, KeyError, ValueError):
        return None
    for part in parts:
        found = _if_sound(replace(found, **part), found)
    for item, told in answers:
        with suppress(TypeError):
            found = _if_sound(found.answered(item, ItemAnswer(**told)), found)
    return found if _is_sound(found) else None


def _if_sound(progress: AssignmentProgress, otherwise: AssignmentProgress) -> AssignmentProgress:
    return progress if _is_sound(progress) else otherwise


def _parse(data: Any) -> AssignmentProgress | None:
    """The progress in a file's data; other shapes give None or raise an error."""
    told = dict(data)
    number = told.pop("format")
    if type(number) is not int or number < _OLDEST or ("word" in told) != (number > _OLDEST):
        return None
    answers = {name: ItemAnswer(**one) for name, one in told.pop("answers").items()}
    return AssignmentProgress(code=told.pop("assignment"), **told, answers=answers)


def _is_sound(progress: AssignmentProgress) -> bool:
    answers = progress.answers.values()
    lines = progress.code, progress.pupil, *progress.answers, *(one.line for one in answers)
    return (
        all(map(is_line, lines))
        and all(map(is_time, (progress.began, *(one.began for one in answers))))
        and all(map(is_seconds, (progress.used, *(one.seconds for one in answers))))
        and type(progress.at) is int
        and progress.at >= 0
        and isinstance(progress.handed, bool)
        and (progress.word == "" or is_line(progress.word))
    )


class ProgressFile:
    """A file that several notebooks may have open; a damaged one is copied before it changes."""

    def __init__(self, path: Path) -> None:
        self._file = KeptFile(path, _LARGEST)
        self.trouble = ""  # a sentence about such a copy

    def read(self) -> AssignmentProgress | None:
        """What can be read in it and in damaged copies; None if there is nothing.

        Raises FileError if it can't be read or a newer version wrote it.
        """
        found = self._read()[0]
        for copy in filter(None, map(_readable, self._file.damaged())):
            found = found or copy
            if (copy.code, copy.pupil) == (found.code, found.pupil):
                found = replace(found, answers={**copy.answers, **found.answers})
        return found

    def update(
        self, change: Callable[[AssignmentProgress | None], AssignmentProgress]
    ) -> AssignmentProgress:
        """Change what is in it now. Raises FileError if it can't be read or written."""
        with self._file.changing():
            now, damaged = self._read()
            if damaged:
                self.trouble = self._file.keep_damaged()
            changed = change(now)
            self._file.write(format_progress(changed))
        return changed

    def _read(self) -> tuple[AssignmentProgress | None, bool]:
        """What can be read in it, and whether it is damaged."""
        content = self._file.read()
        if content is None:
            return None, False
        try:
            return parse_progress(content), False
        except Newer as error:
            raise self._file.fault(str(error)) from error
        except Mistake:
            return _readable(content), True
