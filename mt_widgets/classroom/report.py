"""What a class has learnt: a row for each pupil and item, wrong moves, weak rules and themes, CSV.

An item is right at first try if its first try was solved without a wrong move or a look at the
solution. How well a rule or theme is known is the share of right first tries among all items that
were begun and need it; lessons that were only opened don't count.

The CSV has a head and a row for each pupil and item, with commas between cells and CR LF at the end
of rows. An apostrophe before ``= + - @`` at the start of a cell, or of a part of one after a comma
or semicolon, keeps spreadsheets from taking a pupil's text for a formula.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from ..engine.errors import Mistake
from ..engine.words import say
from ..files.spreadsheet import format_table
from ..learner.results import Attempt, attempts_of, merge, stars
from ..puzzles.puzzle import PuzzleFile
from ..puzzles.variant import symmetry_of, turned_line
from .assignment import LESSON
from .doubts import Doubt, Judged, say_doubt
from .receipt import Receipt
from .subjects import Subject

MOVES, TOLD, CLAIMED = "moves", "told", "claimed"

_BETWEEN = " / "  # wrong moves in one cell


@dataclass(frozen=True, slots=True)
class Row:
    """One pupil at one puzzle or lesson, all sittings together.

    ``value`` is what the last sitting reached of ``best``, if that is counted. ``proof`` is MOVES,
    TOLD by the pupil's program, or CLAIMED if no moves show it.
    """

    pupil: str
    item: str
    sittings: int = 0
    first_try: bool = False
    solved: bool = False
    stars: int = 0
    hints: int = 0
    seconds: float = 0.0
    tried: tuple[str, ...] = ()
    value: str = ""
    best: str = ""
    proof: str = ""
    doubt: str = ""  # what is claimed, and what the moves show


@dataclass(frozen=True, slots=True)
class Wrong:
    """A wrong line in the original puzzle, and the pupils who tried it."""

    line: str
    pupils: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Known:
    """How many items that need a rule or theme were right at first try, of those begun."""

    name: str
    right: int
    of: int


def rows(
    receipts: Iterable[Receipt], items: Iterable[str] = (), judged: Judged | None = None
) -> tuple[Row, ...]:
    """For each pupil by name, rows for the given items, then for others as they were begun."""
    handed = _by_pupil(receipts)
    done = sorted((one.began, one.item) for attempts in handed.values() for one in attempts)
    asked = tuple(dict.fromkeys([*items, *(item for _, item in done)]))
    found = (
        _row(pupil, item, attempts_of(attempts, item))
        for pupil, attempts in handed.items()
        for item in asked
    )
    return tuple(found) if judged is None else _proven(found, judged)


def _proven(found: Iterable[Row], judged: Judged) -> tuple[Row, ...]:
    """Rows with what proves them."""
    doubts = dict[tuple[str, str], list[Doubt]]()
    for doubt in judged.doubts:
        doubts.setdefault((doubt.pupil, doubt.item), []).append(doubt)
    return tuple(_rest(row, doubts.get((row.pupil, row.item), []), judged.told) for row in found)


def _rest(row: Row, doubts: list[Doubt], told: Collection[tuple[str, str]]) -> Row:
    claimed = any(doubt.solved for doubt in doubts)
    proof = ""
    if row.sittings:
        solved = TOLD if (row.pupil, row.item) in told else MOVES
        proof = solved if row.solved or not claimed else CLAIMED
    said = dict.fromkeys(say_doubt(doubt) for doubt in doubts)
    return replace(row, proof=proof, doubt="; ".join(said))


def _by_pupil(receipts: Iterable[Receipt]) -> dict[str, tuple[Attempt, ...]]:
    found = dict[str, tuple[Attempt, ...]]()
    for receipt in receipts:
        found[receipt.pupil] = merge(found.get(receipt.pupil, ()), receipt.attempts)
    return {pupil: found[pupil] for pupil in sorted(found, key=_in_order)}


def _in_order(pupil: str) -> tuple[object, ...]:
    """A sort key: numbers by size, then names."""
    number = int(pupil) if pupil.isascii() and pupil.isdigit() else None
    return number is None, number or 0, pupil.casefold(), pupil


def _row(pupil: str, item: str, attempts: tuple[Attempt, ...]) -> Row:
    if not attempts:
        return Row(pupil, item)
    first, last = attempts[0], attempts[-1]
    return Row(
        pupil,
        item,
        len(attempts),
        first.solved and not first.tried and not first.shown,
        any(attempt.solved for attempt in attempts),
        stars(attempts),
        sum(attempt.hints for attempt in attempts),
        round(sum(attempt.seconds for attempt in attempts), 1),
        tuple(line for attempt in attempts for line in attempt.tried),
        last.value or "",
        last.best or "",
    )


def wrong_moves(
    receipts: Iterable[Receipt], item: str, puzzle: PuzzleFile | None = None
) -> tuple[Wrong, ...]:
    """Wrong lines, the most common first; each pupil counts once for a line.

    With the puzzle, the moves of variants are turned back to the original.
    """
    found = dict[str, dict[str, None]]()
    for pupil, attempts in _by_pupil(receipts).items():
        for attempt in attempts_of(attempts, item):
            for line in attempt.tried:
                found.setdefault(_turned_back(line, attempt, puzzle), {})[pupil] = None
    lines = sorted(found, key=lambda line: (-len(found[line]), line))
    return tuple(Wrong(line, tuple(found[line])) for line in lines)


def _turned_back(line: str, attempt: Attempt, puzzle: PuzzleFile | None) -> str:
    """A line of a variant in the original puzzle; what is no move stays as it is."""
    if puzzle is None or attempt.variant is None:
        return line
    try:
        return turned_line(puzzle, line, symmetry_of(puzzle, attempt.variant).inverse())
    except Mistake:
        return line


def known(of: Iterable[Row], subjects: Mapping[str, Subject], what: str) -> tuple[Known, ...]:
    """How well ``rules`` or ``themes`` are known in these rows, the weakest first."""
    begun, right = Counter[str](), Counter[str]()
    for row in of:
        told = row.solved or row.tried or not row.item.startswith(LESSON)  # not only opened
        if row.sittings and told and row.item in subjects:
            names: tuple[str, ...] = getattr(subjects[row.item], what)
            begun.update(names)
            right.update(names if row.first_try else ())
    found = (Known(name, right[name], begun[name]) for name in begun)
    return tuple(sorted(found, key=lambda one: (one.right / one.of, -one.of, one.name)))


def format_csv(of: Iterable[Row], subjects: Mapping[str, Subject] | None = None) -> str:
    """The rows as CSV for a spreadsheet."""
    titles = {item: subject.title for item, subject in (subjects or {}).items()}
    return format_table([_head(), *(_cells(row, titles.get(row.item, "")) for row in of)])


def say_proof(proof: str) -> str:
    """What proves a mark, in a few words."""
    return {
        "": "",
        MOVES: say("its moves, judged again"),
        TOLD: say("the pupil's program"),
        CLAIMED: say("nothing: it is claimed"),
    }[proof]


def _head() -> tuple[str, ...]:
    return (
        say("pupil"), say("item"), say("title"), say("sittings"), say("first try"), say("solved"),
        say("stars"), say("hints"), say("seconds"), say("reached"), say("best"), say("wrong moves"),
        say("shown by"), say("in doubt"),
    )  # fmt: skip


def _cells(row: Row, title: str) -> tuple[object, ...]:
    tried = _BETWEEN.join(row.tried)
    return (
        row.pupil, row.item, title, row.sittings, int(row.first_try), int(row.solved),
        row.stars, row.hints, row.seconds, _share(row.value), _share(row.best), tried,
        say_proof(row.proof), row.doubt,
    )  # fmt: skip


def _share(odds: str) -> object:
    """Odds as a decimal number, because spreadsheets take 5/12 for a date."""
    return round(float(Fraction(odds)), 4) if odds else ""
