"""The text of the results file, in JSON: format 2.

    {"format": 2, "attempts": [
    {"mark": "3f9a01c2", "item": "first-steps/003-over-the-wall",
     "began": "2026-03-01T16:20:00+00:00", "seconds": 74.5, "hints": 1, "tried": ["W3:b5"],
     "solved": true, "shown": false, "value": "5/12", "best": "1/2", "variant": "7",
     "moves": "W2:b5 W3:b8"}
    ]}

There is one attempt a line, sorted by when it began, so that the same results are the same bytes.

- ``mark``: 1 to 32 hex digits, one attempt each; ``item``: the puzzle or lesson, known or not;
- ``began``: a time in UTC; ``seconds``: 0 to ten million; ``hints``: 0 to 3;
- ``tried``: up to 50 wrong moves or lines of moves; ``solved``, ``shown``: true or false;
- ``value``, ``best``: fractions in lowest terms, ``variant``, and ``moves``, what was played or
  answered (see ``account``); each is left out where there is none.

Texts are printable and have up to 200 characters, moves up to 1,000. Format 1 is the same without
moves. A file of another shape is damaged; what can
be read in it, or else in each of its lines, still counts. A higher number behind ``format`` is
that of a newer program.
"""

import json
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from fractions import Fraction
from itertools import islice
from typing import Any

from ..engine.errors import Mistake, excerpt
from ..engine.words import say
from ..files.text import parse_json
from .results import Attempt, merge

_FORMAT, _OLDEST = 2, 1
_LONGEST_TEXT = 200
_LONGEST_MOVES = 1_000
_MOST_TRIED = 50
LONGEST_TIME = 10_000_000.0
_MOST_LINES = 50_000  # that are read one by one
_LINE = re.compile(rb'^\{"mark".{1,60000}\}(?=,?\r?$)', re.MULTILINE)
_MARK = re.compile("[0-9a-f]{1,32}")
_OPTIONAL = {"value", "best", "variant", "moves"}
_NEW = {"moves"}  # since format 2


@dataclass(frozen=True, slots=True)
class Reading:
    """What was found in a file, whether that is all that is in it, and its format."""

    attempts: tuple[Attempt, ...] = ()
    damaged: bool = False
    newer: bool = False
    format: int = _FORMAT


def format_results(attempts: Iterable[Attempt]) -> str:
    """The text of the file."""
    lines = (json.dumps(_entry(attempt), ensure_ascii=False) for attempt in merge(attempts))
    return f'{{"format": {_FORMAT}, "attempts": [\n' + ",\n".join(lines) + "\n]}\n"


def parse_results(content: bytes) -> Reading:
    """Read a file, whatever is in it."""
    try:
        data = parse_json(content)
    except ValueError:
        return Reading(_whole_lines(content), damaged=True)
    number = data.get("format") if isinstance(data, dict) else None
    if type(number) is not int or number < _OLDEST:
        return Reading(damaged=True)
    return Reading(newer=True) if number > _FORMAT else _parse_known(data, number)


def _whole_lines(content: bytes) -> tuple[Attempt, ...]:
    """The attempts that stand whole in lines of their own, in a file that was cut off, say."""
    found = list[Attempt]()
    for line in islice(_LINE.finditer(content), _MOST_LINES):
        with suppress(ValueError):
            entry = parse_json(line[0])
            found += [_attempt(entry)] if _fault(entry) is None else []
    return merge(found)


def _parse_known(data: dict[str, Any], number: int) -> Reading:
    entries = data.get("attempts")
    if not isinstance(entries, list):
        return Reading(damaged=True)
    good = [_attempt(entry) for entry in entries if _fault(entry, number) is None]
    damaged = len(good) < len(entries) or len(data) > 2
    return Reading(merge(good), damaged=damaged, format=number)


def fit(attempt: Attempt) -> Attempt:
    """An attempt with what a learner may overdo cut short; raises Mistake for what is wrong."""
    fitting = replace(
        attempt,
        seconds=round(min(max(0.0, attempt.seconds), LONGEST_TIME), 1),
        tried=tuple(map(_line, attempt.tried[:_MOST_TRIED])),
        moves=attempt.moves if is_line(attempt.moves) else None,  # half a line shows nothing
    )
    fault = _fault(_entry(fitting))
    if fault is not None:
        found = excerpt(str(getattr(attempt, fault)))
        raise Mistake(say("attempt: {field} cannot be {found}", field=fault, found=found))
    return fitting


def _line(text: str) -> str:
    """What somebody typed, short and printable."""
    return "".join(sign if sign.isprintable() else " " for sign in text[:_LONGEST_TEXT])


def _entry(attempt: Attempt) -> dict[str, Any]:
    entry = {name: getattr(attempt, name) for name in _CHECKS}
    entry["tried"] = list(attempt.tried)
    return {name: value for name, value in entry.items() if value is not None}


def _attempt(entry: dict[str, Any]) -> Attempt:
    seconds = float(entry["seconds"]) + 0.0  # this makes 0 of -0
    return Attempt(**{**entry, "seconds": seconds, "tried": tuple(entry["tried"])})


def _fault(entry: object, number: int = _FORMAT) -> str | None:
    """The first field that is wrong, missing or unknown in a format; None for an attempt."""
    if not isinstance(entry, dict):
        return ""
    for name, check in _CHECKS.items():
        if not (check(entry[name]) if name in entry else name in _OPTIONAL):
            return name
    known = _CHECKS.keys() - (_NEW if number == _OLDEST else set())
    return next((name for name in entry if name not in known), None)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= _LONGEST_TEXT and value.isprintable()


def is_time(value: object) -> bool:
    """Whether this is a time in UTC, as ISO text."""
    if not isinstance(value, str) or not _is_text(value) or not value.isascii():
        return False
    try:
        return datetime.fromisoformat(value).utcoffset() == timedelta(0)
    except ValueError:
        return False


def is_seconds(value: object) -> bool:
    """Whether this is how long somebody may have taken."""
    return type(value) in {int, float} and 0 <= value <= LONGEST_TIME  # type: ignore[operator]


def _are_lines(value: object) -> bool:
    if not isinstance(value, list) or len(value) > _MOST_TRIED:
        return False
    return all(_is_text(line) or line == "" for line in value)


def is_line(value: object) -> bool:
    """Whether this is a line of moves, or another answer."""
    return isinstance(value, str) and 0 < len(value) <= _LONGEST_MOVES and value.isprintable()


def _is_odds(value: object) -> bool:
    """Whether this is a fraction in lowest terms; the text is checked first: 1e999999 is huge."""
    if not isinstance(value, str) or not re.fullmatch("[0-9]{1,60}(/[0-9]{1,60})?", value):
        return False
    return not re.search("/0+$", value) and str(Fraction(value)) == value


_CHECKS: dict[str, Callable[[object], bool]] = {
    "mark": lambda value: isinstance(value, str) and bool(_MARK.fullmatch(value)),
    "item": _is_text,
    "began": is_time,
    "seconds": is_seconds,
    "hints": lambda value: type(value) is int and 0 <= value <= 3,
    "tried": _are_lines,
    "solved": lambda value: isinstance(value, bool),
    "shown": lambda value: isinstance(value, bool),
    "value": _is_odds,
    "best": _is_odds,
    "variant": _is_text,
    "moves": is_line,
}
