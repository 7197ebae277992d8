"""A plan in words, in the order in which it is read; pages, paper and text show the same.

The names of rules stand in backticks.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from ..engine.words import say, series
from ..lessons.course import find_lesson
from ..puzzles.telling import say_text
from .assignment import LESSON
from .known import known_lessons
from .odds import Case, reckon
from .plans import Hour, Phase, Plan
from .questions import Misconception, Question, answer, right_chance
from .subjects import puzzle_of

__all__ = [
    "ASSIGNMENT", "ITEM", "SLIDE", "Answered", "Block", "Chapter", "Link", "Row", "say_item",
    "say_slide", "tell", "tell_key",
]  # fmt: skip

_READY = "magical-towers assign --ready {name}"
SLIDE, ITEM, ASSIGNMENT = "slide", "item", "assignment"


@dataclass(frozen=True, slots=True)
class Link:
    """Something that can be opened: a slide, a lesson or puzzle, or an assignment, by its name."""

    kind: str
    name: str
    label: str


@dataclass(frozen=True, slots=True)
class Row:
    """Sentences under a label, and what can be opened there."""

    label: str
    texts: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class Block:
    """Some rows under a heading; ``time`` are the minutes of the hour, if there are such."""

    heading: str
    rows: tuple[Row, ...]
    time: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Some blocks under a heading."""

    heading: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Answered:
    """A question, what is asked, the answer, and the tree that proves it, if it has one."""

    number: int
    question: Question
    text: str
    answer: str
    tree: Case | None = None


def tell(plan: Plan) -> tuple[Chapter, ...]:
    """What is in a plan: before the lesson, the hours, and what pupils believe."""
    before = Block("", tuple(_before(plan)))
    chapters = [Chapter(say("Before the lesson"), (before,))]
    several = len(plan.hours) > 1
    for number, hour in enumerate(plan.hours, 1):
        title = say(hour.title)
        heading = say("Lesson {number}: {title}", number=number, title=title) if several else title
        chapters.append(Chapter(heading, tuple(_hour(hour, plan))))
    if plan.misconceptions:
        wrong = tuple(map(_misconception, plan.misconceptions))
        chapters.append(Chapter(say("What pupils believe"), wrong))
    return tuple(chapters)


def _before(plan: Plan) -> Iterator[Row]:
    yield Row(say("Have ready"), _told(*plan.prepare))
    if plan.commands:
        yield Row(say("To print"), plan.commands)
    if plan.assignments:
        first, *others = (name for name, _ in plan.assignments)
        command = _READY.format(name=first)
        told = [say("The homework is on the page of this plan, or: {command}", command=command)]
        if others:
            told.append(say("In the same way: {names}", names=series(others)))
        yield Row(say("To hand out"), tuple(told))
    if plan.trouble:
        yield Row(say("If it fails"), _told(*plan.trouble))


def _hour(hour: Hour, plan: Plan) -> Iterator[Block]:
    if hour.aims:
        yield Block("", (Row(say("Aims"), _told(*hour.aims)),))
    now = 0
    for phase in hour.phases:
        rows = tuple(row for row in _phase(phase, plan) if row.texts or row.links)
        yield Block(say(phase.title), rows, f"{now}–{now + phase.minutes}")
        now += phase.minutes
    after = list[Row]()
    if hour.homework:
        after.append(Row(say("Homework"), (), (_assignment(hour.homework, plan),)))
    if hour.check:
        after.append(Row(say("To check"), _told(*hour.check)))
    if after:
        yield Block(say("Afterwards"), tuple(after))


def _phase(phase: Phase, plan: Plan) -> Iterator[Row]:
    yield _row(say("You say"), phase.say)
    yield Row(say("You show"), (), tuple(Link(SLIDE, one, say_slide(one)) for one in phase.show))
    items = tuple(Link(ITEM, one, say_item(one)) for one in phase.items)
    given = (_assignment(phase.assignment, plan),) if phase.assignment else ()
    yield Row(say("Pupils"), _told(phase.pupils), (*items, *given))
    yield _row(say("On paper"), phase.paper)
    yield _row(say("Watch for"), phase.watch)


def _row(label: str, text: str) -> Row:
    return Row(label, _told(text))


def _told(*texts: str) -> tuple[str, ...]:
    return tuple(say(text) for text in texts if text)


def _assignment(name: str, plan: Plan) -> Link:
    assignment = dict(plan.assignments)[name]
    label = say("{title} ({name}, {code})", title=assignment.title, name=name, code=assignment.code)
    return Link(ASSIGNMENT, name, label)


def say_item(item: str) -> str:
    """The title of a lesson or a puzzle."""
    if item.startswith(LESSON):
        return say(find_lesson(item.removeprefix(LESSON)).title)
    puzzle = puzzle_of(item)
    return say_text(puzzle.game, puzzle.words.title)


def say_slide(slide: str) -> str:
    """The title of a puzzle, or of a step and its lesson."""
    name, _, number = slide.partition(" ")
    if name not in known_lessons():
        return say_item(slide)
    lesson = find_lesson(name)
    step = say(lesson.steps[int(number) - 1].title)
    return say(
        "{lesson}, step {number}: {step}", lesson=say(lesson.title), number=number, step=step
    )


def _misconception(one: Misconception) -> Block:
    right = say("{chance} after {move}", chance=right_chance(one), move=one.move)
    rows = _row(say("You say"), one.answer), _row(say("Right is"), right)
    return Block(f"“{say(one.says)}”", rows)


def tell_key(plan: Plan) -> Iterator[Answered]:
    """Every question of a plan with its answer, which the solver finds."""
    for number, question in enumerate(plan.questions, 1):
        proven = question.ask in ("chance", "miss")
        tree = reckon(question.puzzle).tree(question.move) if proven else None
        yield Answered(number, question, say(question.text), answer(question), tree)
