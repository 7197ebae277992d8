"""Gathering what a class has handed in, and leaving out, by name, what doesn't belong.

Hand-ins come as files, as ``(name, content)`` pairs, or as texts. A text, and a file that is not
JSON, may hold the lines of many pupils: each begins with ``MT2-``, perhaps after a name, as in a
chat, and ends before the next one, an empty row, or a row with the punctuation of a chat. A folder
stands for its files, except hidden ones and assignments.

A learner's own file of results has no name in it and belongs to no assignment. It counts for the
pupil who has handed in some of its tries, or else for a pupil named like the file; only what the
assignment asks for counts, in this pupil's variants.

Left out, with a reason each: what is damaged or was changed, what was handed in twice, and what
belongs to another assignment. If no assignment is given, it is the most common one. Of hand-ins
that contradict each other (see ``doubled``) the teacher takes one.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from itertools import count, pairwise
from pathlib import Path

from ..engine.errors import Mistake, excerpt, mistake
from ..engine.words import say
from ..files.whole import is_file, is_folder, read_whole, why
from ..learner.results import Attempt
from .assignment import ASSIGNMENT_FILE, LESSON, AssignmentFile
from .doubled import Gathered, Named, sort_out
from .own_file import NO_CODE, is_own_file, parse_own_file
from .receipt import LARGEST, Receipt, parse_receipt

_Found = str | bytes | Mistake  # a Mistake says why it can't be read
Handed = Path | str | tuple[str, _Found]
_LONGEST_NAME = 100
_BEGINNING = re.compile(r"(?<![\w-])MT[1-9IL]-", re.IGNORECASE)
_OTHER_ROW = re.compile(r"\n(?=[^\S\n]*(?:\n|\Z)|[^\n]*[:.,;!?()\[\]])")


def gather(
    things: Iterable[Handed], assignment: AssignmentFile | None = None, take: Collection[str] = ()
) -> Gathered:
    """Read all hand-ins; ``take`` names those the teacher chose among contradicting ones."""
    read, left_out = _read(things)
    code = assignment.code if assignment else _most_common(read)
    kept = list[Named]()
    # Own files come last, so that their pupils are known.
    for name, told in sorted(read, key=lambda one: one[1].code == NO_CODE):
        receipt = told if told.code else _claimed(told, assignment, kept)
        why = _foreign(receipt, code, assignment)
        if why:
            left_out.append((name, why))
        else:
            kept.append((name, receipt))
    found = sort_out(kept, take)
    return replace(found, left_out=(*left_out, *found.left_out))


def _read(things: Iterable[Handed]) -> tuple[list[tuple[str, Receipt]], list[tuple[str, str]]]:
    """What can be read, and why the rest can't, each with its name."""
    read, left_out = list[tuple[str, Receipt]](), list[tuple[str, str]]()
    seen = Counter[str]()
    for name, found in _named(things):
        seen[name] += 1  # teachers choose by name, so each hand-in gets its own
        known = f"{name} ({seen[name]})" if seen[name] > 1 else name
        try:
            if isinstance(found, Mistake):
                raise found
            read.append((known, _receipt(name, found)))
        except Mistake as error:
            left_out.append((known, str(error)))
    return read, left_out


def _receipt(name: str, content: str | bytes) -> Receipt:
    text = _decoded(content)
    if is_own_file(text) and len(content) <= LARGEST:
        return parse_own_file(text, name)
    return parse_receipt(content)


def _decoded(content: str | bytes) -> str:
    return content if isinstance(content, str) else content.decode(errors="replace")


def _named(things: Iterable[Handed]) -> Iterator[tuple[str, _Found]]:
    """Every hand-in under a printable name."""
    for number, thing in enumerate(things, 1):
        if isinstance(thing, Path):
            for path in _files(thing):
                inner = path.parent not in (thing, thing.parent)  # a learner's folder in a room's
                named = _shown(path.parent.name if inner else path.name)
                yield from _pieces(named, _content(path, linked=path == thing))
        elif isinstance(thing, str):
            yield from _pieces(say("text {number}", number=number), thing)
        else:
            name, content = thing
            yield from _pieces(_shown(name), content)


def _files(path: Path) -> list[Path]:
    """A file, or those of a folder and of the learners' folders in it; an unreadable folder."""
    try:
        inside = [*path.iterdir(), *path.glob("*/results.json")] if is_folder(path) else [path]
    except OSError:
        return [path]
    return sorted(one for one in inside if one == path or _may_count(one))


def _may_count(path: Path) -> bool:
    """Whether it is a visible file or a link, which is reported and not followed."""
    name, given = path.name, path.is_symlink() or is_file(path)
    return given and not name.startswith(".") and not name.endswith(ASSIGNMENT_FILE)


def _content(path: Path, *, linked: bool) -> bytes | Mistake:
    """What a file holds; links are not followed unless the teacher named one."""
    try:
        return read_whole(path, LARGEST, linked=linked)
    except OSError as error:
        return mistake("this cannot be read: {why}", why=why(error))


def _shown(name: str) -> str:
    printable = "".join(sign if sign.isprintable() else "?" for sign in name)
    return printable[:_LONGEST_NAME]


def _pieces(name: str, content: _Found) -> Iterator[tuple[str, _Found]]:
    """The lines of a text with pupils' lines in it, numbered; anything else unchanged."""
    lines = _lines(_text(content))
    if not lines:
        yield name, content
        return
    for number, (who, line) in enumerate(lines, 1):
        label = say("{name}, line {number}", name=name, number=number)
        known = f"{label} ({who})" if who else label
        yield known if len(lines) > 1 else name, line


def holds_lines(text: str) -> bool:
    """Whether a text contains a pupil's line."""
    return _BEGINNING.search(text) is not None


def _lines(text: str) -> list[tuple[str, str]]:
    """Every part of a text with what stands before it; empty if there is no pupil's line."""
    starts = [beginning.start() for beginning in _BEGINNING.finditer(text)]
    if not starts:
        return []
    rows = [text.rfind("\n", 0, starts[0]) + 1]
    rows += [text.rfind("\n", *pair) + 1 or pair[1] for pair in pairwise(starts)]
    found = [("", text[: rows[0]])]
    for row, start, end in zip(rows, starts, [*rows[1:], len(text)], strict=True):
        line, *talk = _OTHER_ROW.split(text[start:end], maxsplit=1)
        found.append((_shown(text[row:start].strip(" :,;\t")), line))
        found += [("", other) for other in talk]
    return [(who, part) for who, part in found if part.strip()]


def _text(content: _Found) -> str:
    """A text that may contain lines; empty for errors, JSON and what is too long."""
    if isinstance(content, Mistake) or len(content) > LARGEST:
        return ""
    text = _decoded(content).removeprefix("\ufeff").replace("\r\n", "\n")
    return "" if text.lstrip().startswith("{") else text


def _most_common(read: list[tuple[str, Receipt]]) -> str:
    """The most common code; the first of several."""
    counted = Counter(receipt.code for _, receipt in read if receipt.code)
    return max(counted, key=counted.__getitem__, default="")


def _claimed(own: Receipt, assignment: AssignmentFile | None, kept: list[Named]) -> Receipt:
    """The part of an own file that counts, with its pupil's name."""
    marks = {attempt.mark for attempt in own.attempts}
    handed = (receipt for _, receipt in kept)
    known = (one.pupil for one in handed if any(done.mark in marks for done in one.attempts))
    taken = {receipt.pupil for _, receipt in kept if receipt.code == NO_CODE}
    free = (f"{own.pupil} {number}" if number > 1 else own.pupil for number in count(1))
    pupil = next(known, None) or next(name for name in free if name not in taken)
    asked = (one for one in own.attempts if not assignment or _is_asked(one, assignment, pupil))
    return replace(own, pupil=pupil, attempts=tuple(asked))


def _is_asked(attempt: Attempt, assignment: AssignmentFile, pupil: str) -> bool:
    """Whether a try belongs to this assignment, in the pupil's own variant if it has any."""
    own = not assignment.variants or attempt.variant == assignment.seed(pupil)
    return attempt.item in assignment.items and (own or attempt.item.startswith(LESSON))


def _foreign(receipt: Receipt, code: str, assignment: AssignmentFile | None) -> str:
    """Why a hand-in doesn't belong to the assignment; empty if it does."""
    if receipt.code == NO_CODE:
        return "" if receipt.attempts else say("there is nothing in it that counts here")
    if receipt.code != code:
        return say("this belongs to another assignment, {code}", code=receipt.code)
    own = f"{receipt.code}:{receipt.pupil}"
    seeds = (assignment.seed(receipt.pupil),) if assignment else (None, own)
    for attempt in receipt.attempts:
        if assignment and attempt.item not in assignment.items:
            return say("{item} was not asked for", item=excerpt(attempt.item))
        if attempt.variant not in seeds and not attempt.item.startswith(LESSON):
            return say("{item} is not the variant of this pupil", item=excerpt(attempt.item))
    return ""
