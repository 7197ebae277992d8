"""What a pupil hands in: a name or number, the assignment's code, and the tries; two forms.

A **file** in JSON, format 1, with one try a line, as in the file of results:

    {"format": 1, "pupil": "17", "assignment": "A9JN5YDY", "check": "5c1f…", "attempts": [
    {"mark": "3f9a01c2", "item": "first-steps/003-over-the-wall", …}
    ]}

- ``pupil``: 1 to 40 printable characters, without spaces around them or several in a row;
- ``assignment``: its code; ``check``: the first 32 hex digits of the SHA-256 of the content.

The **content** is this in JSON, in UTF-8 and without spaces, the tries in order of ``began`` and
``mark``, the fields of each in the order of ``Attempt``, with null for what is left out:

    ["17","A9JN5YDY",[["3f9a01c2","first-steps/003-over-the-wall",…],…]]

A **line** of text: ``MT1-`` and groups of five symbols (see ``symbols``), which are four bytes of
the same digest, then the content in raw deflate with the preset dictionary below, then zeros.
Its parts may stand in several rows, as mail breaks them.

The check finds what was mistyped, cut off or changed by hand. It is no signature: whoever runs
this program can hand in anything.
"""

import json
import re
import zlib
from collections.abc import Iterable
from dataclasses import astuple, dataclass, fields
from hashlib import sha256
from typing import Any

from ..engine.errors import FileError, Mistake
from ..engine.words import say
from ..puzzles.results import Attempt, attempts_of, merge
from ..puzzles.results_format import fit, format_results, parse_json, parse_results
from .assignment import LESSON, Assignment, parse_pupil
from .symbols import format_groups, parse_groups, plain

__all__ = [
    "FORMAT", "LARGEST", "Receipt", "format_line", "format_receipt", "hand_in", "parse_receipt",
]  # fmt: skip

FORMAT = 1
LARGEST = 1_000_000  # bytes; a whole class's diligence in one file is less
_KEYS = frozenset(["format", "pupil", "assignment", "check", "attempts"])
_FIELDS = tuple(field.name for field in fields(Attempt))
_PREFIX = "MT1"
_CHECKED = 4  # bytes of the digest in a line
# What most lines hold, the most likely last; a part of the format, so it never changes.
_COMMON = (
    b"-the--a-of-to-and-on-in-castle-tower-wizard-spell-raven-wall-house-roll-hand-luck-friend"
    b'"masterpieces/0"moving-castle/0"laboratory/0"new-hand/0"partners/0"endgame/0"defence/0'
    b'"memory/0"alone/0"dice/0"first-steps/0"lesson:"sw:"hw:"ht:"mt:"mw:"T1:t"T2:t"T3:t"W4:'
    b'"W3:"W2:"W1:b"new","end"],true,true,null,null,null],["",[],false,false,null,null,null]'
    b',"0","1","1/2","2027-0"2026-1T08:T09:T10:T11:00+00:00",0.0,0,[],true,false,null,null,null],["'
)


@dataclass(frozen=True, slots=True)
class Receipt:
    """One pupil's tries at one assignment, which is known by its code."""

    pupil: str
    code: str
    attempts: tuple[Attempt, ...] = ()


def hand_in(assignment: Assignment, pupil: str, attempts: Iterable[Attempt]) -> Receipt:
    """Of all that a pupil has done, what belongs to an assignment."""
    done, seed = tuple(attempts), assignment.seed(pupil)
    asked = (
        fit(attempt)
        for item in assignment.items
        for attempt in attempts_of(done, item)
        if item.startswith(LESSON) or attempt.variant == seed
    )
    return Receipt(parse_pupil(pupil), assignment.code, merge(asked))


def format_receipt(receipt: Receipt) -> str:
    """The text of the file."""
    head = {
        "format": FORMAT,
        "pupil": receipt.pupil,
        "assignment": receipt.code,
        "check": _digest(receipt).hex()[:32],
    }
    _, entries = format_results(receipt.attempts).split("\n", 1)  # it is one try a line there, too
    return json.dumps(head, ensure_ascii=False)[:-1] + f', "attempts": [\n{entries}'


def format_line(receipt: Receipt) -> str:
    """The line of text."""
    packing = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=_COMMON)
    packed = packing.compress(_content(receipt)) + packing.flush()
    return f"{_PREFIX}-{format_groups(_digest(receipt)[:_CHECKED] + packed)}"


def parse_receipt(handed: str | bytes, name: str = "") -> Receipt:
    """Read a file or a line; a Mistake, or a FileError where there is a name, says what is wrong.

    Strings are as good as bytes, because a line may be typed.
    """
    try:
        text = _text(handed)
        return _parse_file(text) if text.startswith("{") else _parse_line(text)
    except Mistake as error:
        if not name:
            raise
        raise FileError(name, 0, str(error)) from error


def _content(receipt: Receipt) -> bytes:
    rows = [astuple(attempt) for attempt in receipt.attempts]
    whole = [receipt.pupil, receipt.code, rows]
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()


def _digest(receipt: Receipt) -> bytes:
    return sha256(_content(receipt)).digest()


def _text(handed: str | bytes) -> str:
    if len(handed) > LARGEST:
        raise Mistake(say("this is too long"))
    try:
        text = handed if isinstance(handed, str) else handed.decode()
        text.encode()
    except UnicodeError as error:
        raise Mistake(say("this is not text in UTF-8")) from error
    return text.removeprefix("\ufeff").strip()


def _parse_file(text: str) -> Receipt:
    data = _json(text.encode())
    number = data.get("format") if isinstance(data, dict) else None
    if type(number) is int and number > FORMAT:
        raise Mistake(say("a newer version wrote this"))
    if type(number) is not int or number < FORMAT or data.keys() != _KEYS:
        raise Mistake(say("this is nothing that was handed in"))
    receipt = _receipt(data["pupil"], data["assignment"], data["attempts"])
    return _unchanged(receipt, data["check"] == _digest(receipt).hex()[:32])


def _parse_line(text: str) -> Receipt:
    symbols = plain(text)
    if not symbols.startswith(_PREFIX):
        raise Mistake(say("this is nothing that was handed in: a line begins with MT1-"))
    data = parse_groups(symbols.removeprefix(_PREFIX))
    whole = _json(_unpacked(data[_CHECKED:]))
    if not isinstance(whole, list) or len(whole) != 3:
        raise _damaged()
    pupil, code, rows = whole
    receipt = _receipt(pupil, code, list(map(_entry, rows)) if isinstance(rows, list) else rows)
    return _unchanged(receipt, data[:_CHECKED] == _digest(receipt)[:_CHECKED])


def _unpacked(packed: bytes) -> bytes:
    unpacking = zlib.decompressobj(-15, zdict=_COMMON)
    try:
        content = unpacking.decompress(packed, LARGEST)
    except zlib.error as error:
        raise _damaged() from error
    if not unpacking.eof or unpacking.unused_data.strip(b"\0"):
        raise _damaged()
    return content


def _entry(row: Any) -> Any:
    """A row of the content as an entry of a file."""
    if not isinstance(row, list) or len(row) != len(_FIELDS):
        return None
    return {key: value for key, value in zip(_FIELDS, row, strict=True) if value is not None}


def _receipt(pupil: Any, code: Any, entries: Any) -> Receipt:
    """What was read, every part of it as it has to be."""
    results = json.dumps({"format": FORMAT, "attempts": entries}).encode()
    reading = parse_results(results)
    known = isinstance(code, str) and re.fullmatch("[0-9A-HJKMNP-TV-Z]{8}", code)
    if reading.damaged or not known or not isinstance(pupil, str) or pupil != parse_pupil(pupil):
        raise _damaged()
    return Receipt(pupil, code, reading.attempts)


def _unchanged(receipt: Receipt, same: bool) -> Receipt:
    if not same:
        raise Mistake(say("this was changed after it was handed in, or is damaged"))
    return receipt


def _json(content: bytes) -> Any:
    try:
        return parse_json(content)
    except ValueError as error:
        raise _damaged() from error


def _damaged() -> Mistake:
    return Mistake(say("this is damaged: not all of it can be read"))
