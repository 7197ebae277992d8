"""The results of a class, from which tables, pages and plots are made."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from statistics import median

from ..engine.words import say
from ..engine.work import OnProgress, finish, ignore_progress
from ..puzzles.puzzle import PuzzleFile
from .assignment import AssignmentFile, parse_pupil
from .doubled import Gathered
from .doubts import Judged, judging_again
from .gather import Handed, gather
from .receipt import Receipt
from .report import CLAIMED, Known, Row, Wrong, known, rows, wrong_moves
from .subjects import Subject, find_subjects

FIRST, LATER, DOUBTED, OPEN, NONE = "first", "later", "doubted", "open", "none"


@dataclass(frozen=True, slots=True)
class Item:
    """A puzzle or lesson, and how many pupils are in which state."""

    name: str
    title: str
    states: Counter[str]
    seconds: float  # the median of those who began it

    @property
    def begun(self) -> int:
        """How many pupils have begun it."""
        return self.states.total() - self.states[NONE]


@dataclass(frozen=True, slots=True)
class PlanChoice:
    """What the teacher decides about hand-ins."""

    take: Collection[str] = ()  # the names of those to take among contradicting ones
    trust: bool = False  # whether marks without moves count


def state(row: Row) -> str:
    """The state of one pupil at one item."""
    if not row.sittings:
        return NONE
    if row.solved:
        return FIRST if row.first_try else LATER
    return DOUBTED if row.proof == CLAIMED else OPEN


def say_state(name: str) -> str:
    """A state in words."""
    return {
        FIRST: say("right at first try"), LATER: say("solved later"),
        DOUBTED: say("claimed, but not shown"), OPEN: say("not solved yet"), NONE: say("not begun"),
    }[name]  # fmt: skip


@dataclass(frozen=True)
class Overview:
    """What a class has handed in, and what it shows."""

    gathered: Gathered
    assignment: AssignmentFile | None = None
    missing: tuple[str, ...] = ()  # expected pupils who have handed in nothing
    judged: Judged = field(default_factory=Judged)  # the hand-ins as their moves show them
    subjects: Mapping[str, Subject] = field(default_factory=dict)  # of our own items

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """A row for each pupil and item, including pupils who are missing or to be chosen."""
        absent = (Receipt(pupil, "") for pupil in (*self.missing, *self.waiting))
        asked = self.assignment.items if self.assignment else ()
        return rows((*self.judged.receipts, *absent), asked, self.judged)

    @property
    def waiting(self) -> tuple[str, ...]:
        """The pupils whose hand-ins the teacher has to choose from."""
        return tuple(dict.fromkeys(name for one in self.gathered.doubled for name in one.pupils))

    @cached_property
    def pupils(self) -> tuple[str, ...]:
        """All pupils, numbers before names."""
        return tuple(dict.fromkeys(row.pupil for row in self.rows))

    @cached_property
    def items(self) -> tuple[Item, ...]:
        """Every item in order, with how the class did."""
        names = tuple(dict.fromkeys(row.item for row in self.rows))
        found = list[Item]()
        for number, name in enumerate(names):
            of = self.rows[number :: len(names)]
            seconds = median([row.seconds for row in of if row.sittings] or [0.0])
            found.append(Item(name, self.title(name), Counter(map(state, of)), seconds))
        return tuple(found)

    def title(self, item: str) -> str:
        """The title of an item; its name if it is not ours."""
        subject = self.subjects.get(item)
        return subject.title if subject else item

    def puzzle(self, item: str) -> PuzzleFile | None:
        """The puzzle of an item, if it is one of ours."""
        subject = self.subjects.get(item)
        return subject.puzzle if subject else None

    def of_item(self, item: str) -> tuple[Row, ...]:
        """The rows of one item."""
        return self.rows[[one.name for one in self.items].index(item) :: len(self.items)]

    def of_pupil(self, pupil: str | None) -> tuple[Row, ...]:
        """The rows of one pupil, or all rows."""
        if pupil is None:
            return self.rows
        first = self.pupils.index(pupil) * len(self.items)
        return self.rows[first : first + len(self.items)]

    def wrong(self, item: str) -> tuple[Wrong, ...]:
        """The wrong moves in an item, the most common first."""
        return wrong_moves(self._done.get(item, ()), item, self.puzzle(item))

    @cached_property
    def _done(self) -> dict[str, list[Receipt]]:
        """Hand-ins by item, because looking through all of them for each item takes long."""
        found = dict[str, list[Receipt]]()
        for receipt in self.judged.receipts:
            for attempt in receipt.attempts:
                one = Receipt(receipt.pupil, receipt.code, (attempt,))
                found.setdefault(attempt.item, []).append(one)
        return found

    def rules(self, pupil: str | None = None) -> tuple[Known, ...]:
        """How well rules are known by all or by one pupil, the weakest first."""
        return known(self.of_pupil(pupil), self.subjects, "rules")

    def themes(self, pupil: str | None = None) -> tuple[Known, ...]:
        """How well themes are known by all or by one pupil, the weakest first."""
        return known(self.of_pupil(pupil), self.subjects, "themes")


def overview(
    things: Iterable[Handed],
    assignment: AssignmentFile | None = None,
    expected: Iterable[str] = (),
    choice: PlanChoice | None = None,
    on_progress: OnProgress = ignore_progress,
) -> Overview:
    """Gather what a class handed in and judge it; ``expected`` are all names or numbers."""
    choice = choice or PlanChoice()
    gathered = gather(things, assignment, choice.take)
    items = (attempt.item for receipt in gathered.receipts for attempt in receipt.attempts)
    subjects = find_subjects(dict.fromkeys([*(assignment.items if assignment else ()), *items]))
    judged = finish(judging_again(gathered.receipts, subjects, trust=choice.trust), on_progress)
    there = {receipt.pupil for receipt in gathered.receipts}
    there |= {pupil for one in gathered.doubled for pupil in one.pupils}
    wanted = dict.fromkeys(map(parse_pupil, expected))
    missing = tuple(name for name in wanted if name not in there)
    return Overview(gathered, assignment, missing, judged, subjects)
