"""A plan in words, for pages, paper and text; the names of rules are in backticks."""

from collections.abc import Iterator
from dataclasses import dataclass

from ..engine.words import say, series
from ..lessons.course import find_lesson
from ..puzzles.telling import say_text
from .assignment import LESSON
from .known import known_lessons
from .odds import Case, reckon
from .plans import Hour, Plan, PlanPhase
from .questions import ClassQuestion, Misconception, answer, right_chance
from .subjects import puzzle_of

_READY = "magical-towers assign --ready {name}"
SLIDE, ITEM, ASSIGNMENT = "slide", "item", "assignment"


@dataclass(frozen=True, slots=True)
class Link:
    """The kind and name of a slide, a lesson or puzzle, or an assignment to open."""

    kind: str
    name: str
    label: str


@dataclass(frozen=True, slots=True)
class PlanRow:
    """Sentences under a label, and links."""

    label: str
    texts: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class PlanBlock:
    """Rows under a heading; ``time`` says from which to which minute, or is empty."""

    heading: str
    rows: tuple[PlanRow, ...]
    time: str = ""


@dataclass(frozen=True, slots=True)
class PlanSection:
    """Blocks under a heading."""

    heading: str
    blocks: tuple[PlanBlock, ...]


@dataclass(frozen=True, slots=True)
class Answered:
    """A question with its number, text and answer, and the tree that proves it, if any."""

    number: int
    question: ClassQuestion
    text: str
    answer: str
    tree: Case | None = None


def tell(plan: Plan) -> tuple[PlanSection, ...]:
    """The sections of a plan: before the lesson, the hours, and what pupils believe."""
    before = PlanBlock("", tuple(_before(plan)))
    sections = [PlanSection(say("Before the lesson"), (before,))]
    several = len(plan.hours) > 1
    for number, hour in enumerate(plan.hours, 1):
        title = say(hour.title)
        heading = say("Lesson {number}: {title}", number=number, title=title) if several else title
        sections.append(PlanSection(heading, tuple(_hour(hour, plan))))
    if plan.misconceptions:
        wrong = tuple(map(_misconception, plan.misconceptions))
        sections.append(PlanSection(say("What pupils believe"), wrong))
    return tuple(sections)


def _before(plan: Plan) -> Iterator[PlanRow]:
    yield _row(say("Have ready"), *plan.prepare)
    if plan.commands:
        yield PlanRow(say("To print"), plan.commands)
    if plan.assignments:
        first, *others = (name for name, _ in plan.assignments)
        command = _READY.format(name=first)
        told = [say("The homework is on the page of this plan, or: {command}", command=command)]
        if others:
            told.append(say("In the same way: {names}", names=series(others)))
        yield PlanRow(say("To hand out"), tuple(told))
    if plan.trouble:
        yield _row(say("If it fails"), *plan.trouble)


def _hour(hour: Hour, plan: Plan) -> Iterator[PlanBlock]:
    if hour.aims:
        yield PlanBlock("", (_row(say("Aims"), *hour.aims),))
    now = 0
    for phase in hour.phases:
        rows = tuple(row for row in _phase(phase, plan) if row.texts or row.links)
        yield PlanBlock(say(phase.title), rows, f"{now}–{now + phase.minutes}")
        now += phase.minutes
    given = (_assignment(hour.homework, plan),) if hour.homework else ()
    after = _row(say("Homework"), links=given), _row(say("To check"), *hour.check)
    if hour.homework or hour.check:
        yield PlanBlock(say("Afterwards"), tuple(row for row in after if row.texts or row.links))


def _phase(phase: PlanPhase, plan: Plan) -> Iterator[PlanRow]:
    yield _row(say("You say"), phase.say)
    slides = tuple(Link(SLIDE, one, say_slide(one)) for one in phase.show)
    yield _row(say("You show"), links=slides)
    items = tuple(Link(ITEM, one, say_item(one)) for one in phase.items)
    given = (_assignment(phase.assignment, plan),) if phase.assignment else ()
    yield _row(say("Pupils"), phase.pupils, links=(*items, *given))
    yield _row(say("On paper"), phase.paper)
    yield _row(say("Watch for"), phase.watch)


def _row(label: str, *texts: str, links: tuple[Link, ...] = ()) -> PlanRow:
    return PlanRow(label, tuple(say(text) for text in texts if text), links)


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


def _misconception(one: Misconception) -> PlanBlock:
    right = say("{chance} after {move}", chance=right_chance(one), move=one.move)
    rows = _row(say("You say"), one.answer), _row(say("Right is"), right)
    return PlanBlock(f"“{say(one.says)}”", rows)


def tell_key(plan: Plan) -> Iterator[Answered]:
    """Every question of a plan with its answer, found by the solver."""
    for number, question in enumerate(plan.questions, 1):
        proven = question.ask in ("chance", "miss")
        tree = reckon(question.puzzle).tree(question.move) if proven else None
        yield Answered(number, question, say(question.text), answer(question), tree)
