"""Gathering what a class has handed in; what does not belong there is named and left out.

Things come as files, as ``(name, content)`` pairs, or as texts. A text, and a file that is not
JSON, may hold the lines of many pupils: each begins with ``MT1-``, perhaps with something before
it in its row, such as a name in a chat, and goes on until the next one, an empty row, or a row with
the stops and brackets of talk. A folder stands for the files in it, but for hidden ones and
assignments.

A learner's own file of results bears no name and belongs to no assignment. It counts as handed in
by whoever has handed in some of its tries, or else by a pupil with the name of the file; of it,
what the assignment asks for, where one is named.

Left out, with a sentence each: what is damaged or was changed, what was handed in twice, tries
that another pupil has handed in before, and what belongs to another assignment. Where no
assignment is named, it is that of most of the things.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import count, pairwise
from pathlib import Path

from ..engine.errors import Mistake, excerpt
from ..engine.files import is_file, is_folder, read_whole, why
from ..engine.words import say
from .assignment import ASSIGNMENT_FILE, LESSON, Assignment
from .own_file import NO_CODE, is_own_file, named_after, parse_own_file
from .receipt import LARGEST, Receipt, parse_receipt

__all__ = ["Gathered", "Handed", "gather", "holds_lines"]


_Found = str | bytes | Mistake  # a Mistake tells why it cannot be had
Handed = Path | str | tuple[str, _Found]
_LONGEST_NAME = 100
_BEGINNING = re.compile(r"(?<![\w-])MT[1IL]-", re.IGNORECASE)
_OTHER_ROW = re.compile(r"\n(?=[^\S\n]*(?:\n|\Z)|[^\n]*[:.,;!?()\[\]])")


@dataclass(frozen=True, slots=True)
class Gathered:
    """What counts, in the order in which it came, and the names of the rest, with the reason."""

    receipts: tuple[Receipt, ...] = ()
    left_out: tuple[tuple[str, str], ...] = ()


def gather(things: Iterable[Handed], assignment: Assignment | None = None) -> Gathered:
    """Read all that was handed in; nothing that is wrong with one thing keeps another away."""
    read, left_out = _read(things)
    code = assignment.code if assignment else _most_common(read)
    kept = list[Receipt]()
    owners = dict[str, str]()
    # Own files come last: who has handed in is known by name.
    for name, found in sorted(read, key=lambda one: one[1].code == NO_CODE):
        receipt = found if found.code else _claimed(found, assignment, kept, owners)
        why = _foreign(receipt, code, assignment) or _known(receipt, kept, owners)
        if why:
            left_out.append((name, why))
        else:
            kept.append(receipt)
            owners |= {attempt.mark: receipt.pupil for attempt in receipt.attempts}
    return Gathered(tuple(kept), tuple(left_out))


def _read(things: Iterable[Handed]) -> tuple[list[tuple[str, Receipt]], list[tuple[str, str]]]:
    """What can be read, and why the rest cannot, each with its name."""
    read, left_out = list[tuple[str, Receipt]](), list[tuple[str, str]]()
    for name, found in _named(things):
        try:
            if isinstance(found, Mistake):
                raise found
            read.append((name, _receipt(name, found)))
        except Mistake as error:
            left_out.append((name, str(error)))
    return read, left_out


def _receipt(name: str, content: str | bytes) -> Receipt:
    text = _decoded(content)
    if is_own_file(text) and len(content) <= LARGEST:
        return Receipt(named_after(name), NO_CODE, parse_own_file(text))
    return parse_receipt(content)


def _decoded(content: str | bytes) -> str:
    return content if isinstance(content, str) else content.decode(errors="replace")


def _named(things: Iterable[Handed]) -> Iterator[tuple[str, _Found]]:
    """Every single thing under a name that can be shown."""
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
    """A file, or those of a folder and of the learners' folders in it.

    A folder that cannot be read is told of as a file is.
    """
    try:
        inside = [*path.iterdir(), *path.glob("*/results.json")] if is_folder(path) else [path]
    except OSError:
        return [path]
    counts = (one for one in inside if one == path or (_is_given(one) and _may_count(one.name)))
    return sorted(counts)


def _is_given(path: Path) -> bool:
    """Whether it is a file, or a link, which is told of and not followed."""
    return path.is_symlink() or is_file(path)


def _may_count(name: str) -> bool:
    return not name.startswith(".") and not name.endswith(ASSIGNMENT_FILE)


def _content(path: Path, *, linked: bool) -> bytes | Mistake:
    """What a file holds; a learner may have put a link to somebody else's into a folder."""
    try:
        return read_whole(path, LARGEST, linked=linked)
    except OSError as error:
        return Mistake(say("this cannot be read: {why}", why=why(error)))


def _shown(name: str) -> str:
    printable = "".join(sign if sign.isprintable() else "?" for sign in name)
    return printable[:_LONGEST_NAME]


def _pieces(name: str, content: _Found) -> Iterator[tuple[str, _Found]]:
    """The lines of a text that holds several, numbered; anything else as it is."""
    lines = _lines(_text(content))
    if not lines:
        yield name, content
        return
    for number, (who, line) in enumerate(lines, 1):
        label = say("{name}, line {number}", name=name, number=number)
        known = f"{label} ({who})" if who else label
        yield known if len(lines) > 1 else name, line


def holds_lines(text: str) -> bool:
    """Whether a line of a pupil begins somewhere in a text."""
    return _BEGINNING.search(text) is not None


def _lines(text: str) -> list[tuple[str, str]]:
    """Every line of a text with what stands before it; none where no line begins."""
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
    """A text in which lines may be; nothing where there are none."""
    if isinstance(content, Mistake) or len(content) > LARGEST:
        return ""
    text = _decoded(content).removeprefix("\ufeff").replace("\r\n", "\n")
    return "" if text.lstrip().startswith("{") else text


def _most_common(read: list[tuple[str, Receipt]]) -> str:
    """The first of the codes that most of them have."""
    counted = Counter(receipt.code for _, receipt in read if receipt.code)
    return max(counted, key=counted.__getitem__, default="")


def _claimed(
    own: Receipt, assignment: Assignment | None, kept: list[Receipt], owners: dict[str, str]
) -> Receipt:
    """What counts of an own file, with the name of whose it is."""
    attempts = tuple(
        attempt
        for attempt in own.attempts
        if assignment is None or attempt.item in assignment.items
    )
    known = (owners[attempt.mark] for attempt in attempts if attempt.mark in owners)
    taken = {receipt.pupil for receipt in kept if receipt.code == NO_CODE}
    free = (f"{own.pupil} {number}" if number > 1 else own.pupil for number in count(1))
    pupil = next(known, None) or next(name for name in free if name not in taken)
    return replace(own, pupil=pupil, attempts=attempts)


def _foreign(receipt: Receipt, code: str, assignment: Assignment | None) -> str:
    """Why it cannot be an answer to the assignment, or nothing."""
    if receipt.code == NO_CODE:
        return "" if receipt.attempts else say("there is nothing in it that counts here")
    if receipt.code != code:
        return say("this belongs to another assignment, {code}", code=receipt.code)
    seed = assignment and assignment.seed(receipt.pupil)
    for attempt in receipt.attempts if assignment else ():
        if assignment and attempt.item not in assignment.items:
            return say("{item} was not asked for", item=excerpt(attempt.item))
        if attempt.variant != seed and not attempt.item.startswith(LESSON):
            return say("{item} is not the variant of this pupil", item=excerpt(attempt.item))
    return ""


def _known(receipt: Receipt, kept: list[Receipt], owners: dict[str, str]) -> str:
    """Why it is not new, or nothing."""
    if receipt in kept:
        return say("this was handed in twice")
    for attempt in receipt.attempts:
        owner = owners.get(attempt.mark, receipt.pupil)
        if owner != receipt.pupil:
            return say("these tries were handed in before, by {pupil}", pupil=owner)
    return ""
