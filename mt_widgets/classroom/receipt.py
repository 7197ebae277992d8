"""What a pupil hands in: a name or number, the assignment's code, and the tries.

A **file** in JSON, format 2, with one try a line, as in the file of results:

    {"format": 2, "pupil": "17", "assignment": "A9JN5YDY", "check": "5c1f…", "attempts": [
    {"mark": "3f9a01c2", "item": "first-steps/003-over-the-wall", …}
    ]}

- ``pupil``: 1 to 40 printable characters, without spaces around them or several in a row;
- ``assignment``: its code; ``check``: the first 32 hex digits of the SHA-256 of the content.

The **content** is JSON in UTF-8 without spaces, the tries in order of ``began`` and ``mark``, the
fields of each in the order of ``Attempt``, with null for missing ones:

    ["17","A9JN5YDY",[["3f9a01c2","first-steps/003-over-the-wall",…],…]]

A **line** of text: ``MT2-`` and groups of five symbols (see ``symbols``), which are four bytes of
the same digest, then the content in raw deflate with the preset dictionary below, then zeros. It
may be broken into several rows, as in a mail.

Format 1, with ``MT1-``, has no moves, and a dictionary of its own.

The check finds what was mistyped, cut off or changed by hand. It is no signature: anybody with this
program can hand in anything. So a mark counts for what its moves show (see ``doubts``).
"""

import json
import re
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, fields
from hashlib import sha256
from typing import Any

from ..engine.errors import Mistake, mistake
from ..files.text import parse_json
from ..learner.results import Attempt, attempts_of, merge
from ..learner.results_format import fit, format_results, parse_results
from .assignment import LESSON, AssignmentFile, parse_pupil
from .example import FOLDER
from .symbols import format_groups, parse_groups, plain

FORMAT = 2
LARGEST = 1_000_000  # bytes; even a whole class in one file has less
_KEYS = frozenset(["format", "pupil", "assignment", "check", "attempts"])
_ALL = tuple(field.name for field in fields(Attempt))
_FIELDS = {1: _ALL[: _ALL.index("moves")], 2: _ALL}  # of a try, by the format
_LINE = re.compile(r"MT([1-9])")
_CHECKED = 4  # bytes of the digest in a line
# What most lines contain, the most likely last; part of the format, so it never changes.
_NAMES, _MOVES = ((FOLDER / f"hand-in-{part}.txt").read_bytes() for part in ("names", "moves"))
_COMMON = {1: _NAMES, 2: _NAMES + _MOVES}


@dataclass(frozen=True, slots=True)
class Receipt:
    """One pupil's tries at the assignment of this code."""

    pupil: str
    code: str
    attempts: tuple[Attempt, ...] = ()
    format: int = FORMAT  # the first one had no moves


def hand_in(assignment: AssignmentFile, pupil: str, attempts: Iterable[Attempt]) -> Receipt:
    """The hand-in of a pupil: those attempts that belong to an assignment."""
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
        "format": receipt.format,
        "pupil": receipt.pupil,
        "assignment": receipt.code,
        "check": _digest(receipt).hex()[:32],
    }
    _, entries = format_results(receipt.attempts).split("\n", 1)  # it is one try a line there, too
    return json.dumps(head, ensure_ascii=False)[:-1] + f', "attempts": [\n{entries}'


def format_line(receipt: Receipt) -> str:
    """The line of text."""
    packing = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=_COMMON[receipt.format])
    packed = packing.compress(_content(receipt)) + packing.flush()
    return f"MT{receipt.format}-{format_groups(_digest(receipt)[:_CHECKED] + packed)}"


def parse_receipt(handed: str | bytes) -> Receipt:
    """The hand-in of a file, or of a line, even a typed one. Raises Mistake if it is wrong."""
    text = _text(handed)
    return _parse_file(text) if text.startswith("{") else _parse_line(text)


def _content(receipt: Receipt) -> bytes:
    names = _FIELDS[receipt.format]
    rows = [[getattr(attempt, name) for name in names] for attempt in receipt.attempts]
    whole = [receipt.pupil, receipt.code, rows]
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()


def _digest(receipt: Receipt) -> bytes:
    return sha256(_content(receipt)).digest()


def _text(handed: str | bytes) -> str:
    if len(handed) > LARGEST:
        raise mistake("this is too long")
    try:
        text = handed if isinstance(handed, str) else handed.decode()
        text.encode()
    except UnicodeError as error:
        raise mistake("this is not text in UTF-8") from error
    return text.removeprefix("\ufeff").strip()


def _parse_file(text: str) -> Receipt:
    data = _json(text.encode())
    number = data.get("format") if isinstance(data, dict) else None
    if type(number) is int and number > FORMAT:
        raise _newer()
    if type(number) is not int or number not in _FIELDS or data.keys() != _KEYS:
        raise mistake("this is nothing that was handed in")
    receipt = _receipt(data["pupil"], data["assignment"], data["attempts"], number)
    return _unchanged(receipt, data["check"] == _digest(receipt).hex()[:32])


def _parse_line(text: str) -> Receipt:
    symbols = plain(text)
    found = _LINE.match(symbols)
    if found is None:
        raise mistake("this is nothing that was handed in: a line begins with MT2-")
    number = int(found[1])
    if number > FORMAT:
        raise _newer()
    data = parse_groups(symbols[found.end() :])
    whole = _json(_unpacked(data[_CHECKED:], _COMMON[number]))
    if not isinstance(whole, list) or len(whole) != 3:
        raise _damaged()
    pupil, code, rows = whole
    entries = [_entry(row, number) for row in rows] if isinstance(rows, list) else rows
    receipt = _receipt(pupil, code, entries, number)
    return _unchanged(receipt, data[:_CHECKED] == _digest(receipt)[:_CHECKED])


def _unpacked(packed: bytes, common: bytes) -> bytes:
    unpacking = zlib.decompressobj(-15, zdict=common)
    try:
        content = unpacking.decompress(packed, LARGEST)
    except zlib.error as error:
        raise _damaged() from error
    if not unpacking.eof or unpacking.unused_data.strip(b"\0"):
        raise _damaged()
    return content


def _entry(row: Any, number: int) -> Any:
    """A row of the content as a file has it; None if it is no such row."""
    names = _FIELDS[number]
    if not isinstance(row, list) or len(row) != len(names):
        return None
    return {key: value for key, value in zip(names, row, strict=True) if value is not None}


def _receipt(pupil: Any, code: Any, entries: Any, number: int) -> Receipt:
    """A hand-in of these parts, read as a file of results. Raises Mistake if one is wrong."""
    results = json.dumps({"format": number, "attempts": entries}).encode()
    reading = parse_results(results)
    known = isinstance(code, str) and re.fullmatch("[0-9A-HJKMNP-TV-Z]{8}", code)
    if reading.damaged or not known or not isinstance(pupil, str) or pupil != parse_pupil(pupil):
        raise _damaged()
    return Receipt(pupil, code, reading.attempts, number)


def _unchanged(receipt: Receipt, same: bool) -> Receipt:
    if not same:
        raise mistake("this was changed after it was handed in, or is damaged")
    return receipt


def _json(content: bytes) -> Any:
    try:
        return parse_json(content)
    except ValueError as error:
        raise _damaged() from error


def _newer() -> Mistake:
    return mistake("a newer version wrote this")


def _damaged() -> Mistake:
    return mistake("this is damaged: not all of it can be read")
