"""All that is known of a class at once, from which tables, pages and plots are made."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from statistics import median

from ..engine.words import say
from ..engine.work import Watch, finish, unwatched
from ..puzzles.puzzle import Puzzle
from .assignment import Assignment, parse_pupil
from .doubts import Judged, judging_again
from .gather import Gathered, Handed, gather
from .receipt import Receipt
from .report import CLAIMED, Known, Row, Wrong, known, rows, wrong_moves
from .subjects import Subject, find_subjects

__all__ = [
    "DOUBTED", "FIRST", "LATER", "NONE", "OPEN", "Choice", "Item", "Overview", "overview",
    "say_state", "state",
]  # fmt: skip

FIRST, LATER, DOUBTED, OPEN, NONE = "first", "later", "doubted", "open", "none"


@dataclass(frozen=True, slots=True)
class Item:
    """A puzzle or lesson and how the class did: how many pupils are in which state."""

    name: str
    title: str
    states: Counter[str]
    seconds: float  # the median of those who began it

    @property
    def begun(self) -> int:
        """How many pupils have begun it."""
        return self.states.total() - self.states[NONE]


@dataclass(frozen=True, slots=True)
class Choice:
    """What the teacher decides: which of several hand-ins to ``take``, by their names.

    With ``trust``, marks that came without moves count as well.
    """

    take: Collection[str] = ()
    trust: bool = False


def state(row: Row) -> str:
    """Where a pupil stands with an item."""
    if not row.sittings:
        return NONE
    if row.solved:
        return FIRST if row.first_try else LATER
    return DOUBTED if row.proof == CLAIMED else OPEN


def say_state(name: str) -> str:
    """The same in words."""
    return {
        FIRST: say("right at first try"), LATER: say("solved later"),
        DOUBTED: say("claimed, but not shown"), OPEN: say("not solved yet"), NONE: say("not begun"),
    }[name]  # fmt: skip


@dataclass(frozen=True)
class Overview:
    """What counts, what was left out and why, and who was expected but has handed in nothing.

    ``judged`` has the same hand-ins as their moves show them.
    """

    gathered: Gathered
    assignment: Assignment | None = None
    missing: tuple[str, ...] = ()
    judged: Judged = field(default_factory=Judged)
    subjects: Mapping[str, Subject] = field(default_factory=dict)  # of the items that are ours

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """A row for each pupil and item, also for those who are missing or to be chosen."""
        absent = (Receipt(pupil, "") for pupil in (*self.missing, *self.waiting))
        asked = self.assignment.items if self.assignment else ()
        return rows((*self.judged.receipts, *absent), asked, self.judged)

    @property
    def waiting(self) -> tuple[str, ...]:
        """Whose hand-ins contradict each other, so that the teacher has to choose."""
        return tuple(dict.fromkeys(name for one in self.gathered.doubled for name in one.pupils))

    @cached_property
    def pupils(self) -> tuple[str, ...]:
        """Everybody, numbers before names."""
        return tuple(dict.fromkeys(row.pupil for row in self.rows))

    @cached_property
    def items(self) -> tuple[Item, ...]:
        """Every item in order, with how the class did."""
        names = tuple(dict.fromkeys(row.item for row in self.rows))
        return tuple(
            _item(name, self.title(name), self.rows[number :: len(names)])
            for number, name in enumerate(names)
        )

    def title(self, item: str) -> str:
        """What an item is called; the name of one that is not ours."""
        subject = self.subjects.get(item)
        return subject.title if subject else item

    def puzzle(self, item: str) -> Puzzle | None:
        """The puzzle of an item, if it is one of ours."""
        subject = self.subjects.get(item)
        return subject.puzzle if subject else None

    def of_item(self, item: str) -> tuple[Row, ...]:
        """Everybody at one item."""
        return self.rows[[one.name for one in self.items].index(item) :: len(self.items)]

    def of_pupil(self, pupil: str | None) -> tuple[Row, ...]:
        """One pupil at every item, or everybody where none is named."""
        if pupil is None:
            return self.rows
        first = self.pupils.index(pupil) * len(self.items)
        return self.rows[first : first + len(self.items)]

    def wrong(self, item: str) -> tuple[Wrong, ...]:
        """What was tried in vain, the most common first."""
        return wrong_moves(self._done.get(item, ()), item, self.puzzle(item))

    @cached_property
    def _done(self) -> dict[str, list[Receipt]]:
        """What was handed in, item by item: with many of both, looking through all takes long."""
        found = dict[str, list[Receipt]]()
        for receipt in self.judged.receipts:
            for attempt in receipt.attempts:
                one = Receipt(receipt.pupil, receipt.code, (attempt,))
                found.setdefault(attempt.item, []).append(one)
        return found

    def rules(self, pupil: str | None = None) -> tuple[Known, ...]:
        """How well rules are known, the weakest first; by all, or by one pupil."""
        return known(self.of_pupil(pupil), self.subjects, "rules")

    def themes(self, pupil: str | None = None) -> tuple[Known, ...]:
        """How well themes are known, the weakest first; by all, or by one pupil."""
        return known(self.of_pupil(pupil), self.subjects, "themes")


def overview(
    things: Iterable[Handed],
    assignment: Assignment | None = None,
    expected: Iterable[str] = (),
    choice: Choice | None = None,
    watch: Watch = unwatched,
) -> Overview:
    """Gather a class and judge its moves; ``expected`` are the names or numbers of all in it."""
    choice = choice or Choice()
    gathered = gather(things, assignment, choice.take)
    items = (attempt.item for receipt in gathered.receipts for attempt in receipt.attempts)
    subjects = find_subjects(dict.fromkeys([*(assignment.items if assignment else ()), *items]))
    judged = finish(judging_again(gathered.receipts, subjects, trust=choice.trust), watch)
    there = {receipt.pupil for receipt in gathered.receipts}
    there |= {pupil for one in gathered.doubled for pupil in one.pupils}
    wanted = dict.fromkeys(map(parse_pupil, expected))
    missing = tuple(name for name in wanted if name not in there)
    return Overview(gathered, assignment, missing, judged, subjects)


def _item(name: str, title: str, of: tuple[Row, ...]) -> Item:
    seconds = [row.seconds for row in of if row.sittings]
    return Item(name, title, Counter(map(state, of)), median(seconds) if seconds else 0.0)
