"""What a class has done as plain text: a table of marks, and below it what to talk about."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping

from ..engine.words import say, sentences, series
from .doubts import say_doubt
from .overview import DOUBTED, FIRST, LATER, NONE, OPEN, Overview, say_state, state
from .plots import say_time
from .report import Known
from .subjects import find_theme

__all__ = [
    "MARKS", "grouped_doubts", "report_text", "say_items", "say_known", "say_lead", "say_title",
    "theme_title",
]  # fmt: skip

MARKS = {FIRST: "✓", LATER: "◐", DOUBTED: "?", OPEN: "✗", NONE: "·"}
_PLAIN = {FIRST: "+", LATER: "~", DOUBTED: "?", OPEN: "-", NONE: "."}
_MOST = 5  # rules and themes that are told
_MOST_WRONG = 3  # moves of an item
_WIDEST = 24  # of a name
_MOST_OPTIONS = 20  # hand-ins under one name


def say_title(of: Overview) -> str:
    """What was asked for, or what this is."""
    return of.assignment.title if of.assignment else say("Results of a class")


def say_lead(of: Overview) -> str:
    """How many there are of everything."""
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
    """Each pupil with what is claimed and shown, and the items of which that is so."""
    found = dict[tuple[str, str], dict[str, None]]()
    for doubt in of.judged.doubts:
        found.setdefault((doubt.pupil, say_doubt(doubt)), {})[doubt.item] = None
    return [(pupil, said, tuple(items)) for (pupil, said), items in found.items()]


def say_items(of: Overview, items: Iterable[str]) -> str:
    """Items by their numbers and titles; of many the first."""
    names = [item.name for item in of.items]
    known = [(names.index(item) + 1, of.title(item)) for item in items if item in names]
    shown = series(f"{number} {title}" for number, title in known[:_MOST])
    more = say("and {number} more", number=len(known) - _MOST) if len(known) > _MOST else ""
    return f"{shown} {more}".strip()


def say_known(known: Known) -> str:
    """How often something was right."""
    return say("{right} of {of} right at first try", right=known.right, of=known.of)


def theme_title(name: str) -> str:
    """What a theme is called."""
    theme = find_theme(name)
    return say(theme.title) if theme else name


def report_text(of: Overview, encoding: str = "utf-8") -> str:
    """Everything, as a terminal shows it; with plain marks where an encoding lacks the others."""
    signs = MARKS if _has(encoding, MARKS.values()) else _PLAIN
    parts = (
        _table(of, signs), _to_choose(of), _in_doubt(of), _items(of), _weak(of), _wrong(of),
        _left_out(of),
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
    head = ["", *(str(number) for number, _ in enumerate(of.items, 1)), say("first try"),
            say("hints"), say("time")]  # fmt: skip
    lines = [head]
    for pupil in of.pupils:
        rows = of.of_pupil(pupil)
        first = f"{sum(row.first_try for row in rows)}/{len(rows)}"
        hints = str(sum(row.hints for row in rows))
        marks = (signs[state(row)] for row in rows)
        time = say_time(sum(row.seconds for row in rows))
        name = pupil if len(pupil) <= _WIDEST else f"{pupil[: _WIDEST - 1]}…"
        shown = say("{name} (choose)", name=name) if pupil in of.waiting else name
        lines.append([shown, *marks, first, hints, time])
    if of.pupils:
        yield from _columns(lines)
        yield "  ".join(f"{mark} {say_state(name)}" for name, mark in signs.items())


def _columns(lines: list[list[str]]) -> Iterator[str]:
    """Cells below each other: the first to the left, the others to the right."""
    widths = [max(map(_width, column)) for column in zip(*lines, strict=True)]
    for name, *cells in lines:
        rest = (
            " " * (width - _width(cell)) + cell
            for cell, width in zip(cells, widths[1:], strict=True)
        )
        yield "  ".join((name + " " * (widths[0] - _width(name)), *rest)).rstrip()


def _width(text: str) -> int:
    """How many columns a terminal gives to a text."""
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
    rules = [(one.name, one) for one in of.rules()]
    titled = [(theme_title(one.name), one) for one in of.themes()]
    for heading, known in ((say("Weakest rules"), rules), (say("Weakest themes"), titled)):
        weak = [(name, one) for name, one in known if one.right < one.of][:_MOST]
        yield from _listed(f"{heading}:", (f"{name}: {say_known(one)}" for name, one in weak))


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


def _in_doubt(of: Overview) -> list[str]:
    doubts = grouped_doubts(of)
    lines = (f"{pupil}: {say_items(of, items)}: {said}" for pupil, said, items in doubts)
    return _listed(say("In doubt, and not counted:"), lines)


def _left_out(of: Overview) -> list[str]:
    return _listed(say("Left out:"), (f"{name}: {why}" for name, why in of.gathered.left_out))


def _listed(heading: str, lines: Iterable[str]) -> list[str]:
    """Lines under a heading, or nothing where there are none."""
    listed = [f"  {line}" for line in lines]
    return [heading, *listed] if listed else []
