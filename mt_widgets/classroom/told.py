"""The results of a class as plain text: a table of marks, and below it what to talk about."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence

from ..engine.words import say, sentences, series
from .doubts import say_doubt
from .overview import DOUBTED, FIRST, LATER, NONE, OPEN, Overview, say_state, state
from .plots import say_time
from .report import Known, Row
from .subjects import find_theme

MARKS = {FIRST: "✓", LATER: "◐", DOUBTED: "?", OPEN: "✗", NONE: "·"}
_PLAIN = {FIRST: "+", LATER: "~", DOUBTED: "?", OPEN: "-", NONE: "."}
_MOST = 5  # rules, themes and items in a list
_MOST_WRONG = 3  # moves of an item
_WIDEST = 24  # of a name
_MOST_OPTIONS = 20  # hand-ins under one name


def say_title(of: Overview) -> str:
    """The title of the assignment, or of the results."""
    return of.assignment.title if of.assignment else say("Results of a class")


def say_lead(of: Overview) -> str:
    """How many pupils, items, missing pupils, choices, doubts and left-out hand-ins there are."""
    handed = len({receipt.pupil for receipt in of.gathered.receipts})
    lead = say("Pupils: {pupils}. Puzzles and lessons: {items}.", pupils=handed,
               items=len(of.items))  # fmt: skip
    missing = say("Missing: {number}.", number=len(of.missing)) if of.missing else ""
    number = len(of.gathered.left_out)
    left_out = say("Left out: {number}.", number=number) if number else ""
    number = len(of.gathered.doubled)
    choose = say("To choose: {number}.", number=number) if number else ""
    number = len(grouped_doubts(of))
    doubt = say("In doubt: {number}.", number=number) if number else ""
    return sentences(lead, missing, choose, doubt, left_out)


def grouped_doubts(of: Overview) -> list[tuple[str, str, tuple[str, ...]]]:
    """Each pupil with what is claimed and shown, and the items it concerns."""
    found = dict[tuple[str, str], dict[str, None]]()
    for doubt in of.judged.doubts:
        found.setdefault((doubt.pupil, say_doubt(doubt)), {})[doubt.item] = None
    return [(pupil, said, tuple(items)) for (pupil, said), items in found.items()]


def say_items(of: Overview, items: Iterable[str]) -> str:
    """Items by number and title; only the first of many."""
    names = [item.name for item in of.items]
    known = [(names.index(item) + 1, of.title(item)) for item in items if item in names]
    shown = series(f"{number} {title}" for number, title in known[:_MOST])
    more = say("and {number} more", number=len(known) - _MOST) if len(known) > _MOST else ""
    return f"{shown} {more}".strip()


def say_known(known: Known) -> str:
    """How often something was right."""
    return say("{right} of {of} right at first try", right=known.right, of=known.of)


def say_doubts(of: Overview) -> list[str]:
    """A line for each doubt of a pupil."""
    doubts = grouped_doubts(of)
    return [f"{pupil}: {say_items(of, items)}: {said}" for pupil, said, items in doubts]


def say_left_out(of: Overview) -> list[str]:
    """A line for each hand-in that was left out, with the reason."""
    return [f"{name}: {why}" for name, why in of.gathered.left_out]


def weakest(known: Iterable[Known], most: int) -> list[Known]:
    """Those that were not always right, as many as asked for."""
    return [one for one in known if one.right < one.of][:most]


def sum_heads() -> tuple[str, str, str]:
    """The heads of the last columns of a table of marks."""
    return say("first try"), say("hints"), say("time")


def sums(rows: Sequence[Row]) -> tuple[str, str, str]:
    """One pupil's last columns in a table of marks."""
    first = f"{sum(row.first_try for row in rows)}/{len(rows)}"
    time = say_time(sum(row.seconds for row in rows))
    return first, str(sum(row.hints for row in rows)), time


def theme_title(name: str) -> str:
    """The title of a theme."""
    theme = find_theme(name)
    return say(theme.title) if theme else name


def report_text(of: Overview, encoding: str = "utf-8") -> str:
    """Everything, for a terminal; with plain marks if the encoding lacks the others."""
    signs = MARKS if _has(encoding, MARKS.values()) else _PLAIN
    doubts = _listed(say("In doubt, and not counted:"), say_doubts(of))
    parts = (
        _table(of, signs), _to_choose(of), doubts,
        _items(of), _weak(of), _wrong(of), _listed(say("Left out:"), say_left_out(of)),
    )  # fmt: skip
    told = ("\n".join(part) for part in map(tuple, parts) if part)
    return "\n\n".join((f"{say_title(of)}\n{say_lead(of)}", *told))


def _has(encoding: str, signs: Iterable[str]) -> bool:
    try:
        return bool("".join(signs).encode(encoding))
    except (UnicodeEncodeError, LookupError):
        return False


def _table(of: Overview, signs: Mapping[str, str]) -> Iterator[str]:
    """A row for each pupil, a column for each item."""
    lines = [["", *map(str, range(1, len(of.items) + 1)), *sum_heads()]]
    for pupil in of.pupils:
        rows = of.of_pupil(pupil)
        marks = (signs[state(row)] for row in rows)
        name = pupil if len(pupil) <= _WIDEST else f"{pupil[: _WIDEST - 1]}…"
        shown = say("{name} (choose)", name=name) if pupil in of.waiting else name
        lines.append([shown, *marks, *sums(rows)])
    if of.pupils:
        yield from _columns(lines)
        yield "  ".join(f"{mark} {say_state(name)}" for name, mark in signs.items())


def _columns(lines: list[list[str]]) -> Iterator[str]:
    """Rows of a table, the first column aligned to the left, the others to the right."""
    widths = [max(map(_width, column)) for column in zip(*lines, strict=True)]
    for name, *cells in lines:
        rest = (
            " " * (width - _width(cell)) + cell
            for cell, width in zip(cells, widths[1:], strict=True)
        )
        yield "  ".join((name + " " * (widths[0] - _width(name)), *rest)).rstrip()


def _width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    plain = (sign for sign in text if not unicodedata.combining(sign))
    return sum(1 + (unicodedata.east_asian_width(sign) in "WF") for sign in plain)


def _items(of: Overview) -> Iterator[str]:
    for number, item in enumerate(of.items, 1):
        yield say(
            "{number} {title} ({name}): {first} of {begun} right at first try, about {time}",
            number=number, title=item.title, name=item.name, first=item.states[FIRST],
            begun=item.begun, time=say_time(item.seconds),
        )  # fmt: skip


def _weak(of: Overview) -> Iterator[str]:
    rules = (f"{one.name}: {say_known(one)}" for one in weakest(of.rules(), _MOST))
    yield from _listed(f"{say('Weakest rules')}:", rules)
    themes = (f"{theme_title(one.name)}: {say_known(one)}" for one in weakest(of.themes(), _MOST))
    yield from _listed(f"{say('Weakest themes')}:", themes)


def _wrong(of: Overview) -> list[str]:
    return _listed(say("Wrong moves:"), (
        say("{number} {title}: {line}, tried by {pupils}", number=number, title=item.title,
            line=wrong.line, pupils=len(wrong.pupils))
        for number, item in enumerate(of.items, 1)
        for wrong in of.wrong(item.name)[:_MOST_WRONG]
    ))  # fmt: skip


def _to_choose(of: Overview) -> Iterator[str]:
    """Hand-ins that contradict each other, and how to choose."""
    for doubled in of.gathered.doubled:
        yield say("{why}. Choose by --take and a name:", why=doubled.why)
        for option in doubled.options[:_MOST_OPTIONS]:
            whose = f" ({option.pupil})" if len(doubled.pupils) > 1 else ""
            yield f"  {option.name}{whose}: {option.said}"


def _listed(heading: str, lines: Iterable[str]) -> list[str]:
    """Lines under a heading; empty if there are no lines."""
    listed = [f"  {line}" for line in lines]
    return [heading, *listed] if listed else []
