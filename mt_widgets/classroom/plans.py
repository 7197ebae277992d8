"""Plans for teachers, as data: what is said, shown and done in a lesson, minute by minute.

A plan is a TOML file, format 1; ours are in ``plans`` of a game's data:

    format = 1
    game = "…"                      # the first game by default
    title = "A first lesson"
    about = "One sentence."
    prepare = ["What to have ready, a sentence each."]
    papers = ["board"]              # to print: rules, and what else the game can print
    sheets = ["pack/NNN-slug"]      # puzzles to print
    trouble = ["What to do when something fails."]

    [[hour]]
    title = "Walking"
    aims = ["What pupils can do afterwards."]
    homework = "after-walking"      # an assignment of this plan
    check = ["What to look at next time."]
    [[hour.phase]]
    title = "Begin"
    minutes = 5
    say = "…"                       # what you say; this and the following may be left out
    show = ["walking 3"]            # slides for the projector: steps of lessons, and puzzles
    pupils = "…"                    # what pupils do
    items = ["lesson:walking"]      # what is on their screens
    paper = "…"                     # what they do with paper only
    watch = "…"                     # what to watch for
    assignment = "after-walking"    # an assignment of this plan that is done now

    [[assignment]]
    name = "after-walking"          # and the keys of an assignment, except format

A plan for maths also has questions and misconceptions: see ``questions``. Backticks are for names
of rules. All that is named has to exist, and an hour has 45 minutes.
"""

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from ..engine.errors import Mistake, excerpt
from ..engine.game import AnyGame
from ..engine.words import translated
from ..files.text import read_text
from ..games import FIRST, GAMES
from ..lessons.course import course_data
from ..puzzles.toml_keys import TomlKeys, parse_keys
from .assignment import AssignmentFile, read_assignment
from .known import check_items, known_items, known_puzzles, known_slides
from .questions import ClassQuestion, Misconception, read_misconception, read_question

FORMAT = 1
HOUR = 45  # minutes
NAMES = tuple(  # of our plans; those of the first game without the game's name
    name if game.name == FIRST else f"{game.name}/{name}"
    for game in GAMES.values()
    for name in course_data(game).get("plans", ())
)
LONGEST = 60_000  # bytes of a file
_NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")


@dataclass(frozen=True, slots=True)
class PlanPhase:
    """A part of an hour; texts may be empty."""

    title: str
    minutes: int
    say: str = ""
    show: tuple[str, ...] = ()
    pupils: str = ""
    items: tuple[str, ...] = ()
    paper: str = ""
    watch: str = ""
    assignment: str = ""


@dataclass(frozen=True, slots=True)
class Hour:
    """A lesson of 45 minutes; ``homework`` is the name of an assignment of the plan, or empty."""

    title: str
    aims: tuple[str, ...]
    phases: tuple[PlanPhase, ...]
    homework: str = ""
    check: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """One or more hours, what to have ready, and the assignments with their names."""

    name: str
    title: str
    about: str
    hours: tuple[Hour, ...]
    prepare: tuple[str, ...] = ()
    papers: tuple[str, ...] = ()
    sheets: tuple[str, ...] = ()
    trouble: tuple[str, ...] = ()
    assignments: tuple[tuple[str, AssignmentFile], ...] = ()
    questions: tuple[ClassQuestion, ...] = ()
    misconceptions: tuple[Misconception, ...] = ()
    game: str = FIRST

    @property
    def commands(self) -> tuple[str, ...]:
        """The commands that print what the plan needs."""
        papers = " ".join(f"--{name}" for name in self.papers)
        if papers and self.game != FIRST:
            papers += f" --game {self.game}"
        wanted = papers, " ".join(self.sheets), f"--plan {self.name}" if self.name in NAMES else ""
        return tuple(f"magical-towers sheet {one}" for one in wanted if one)


def find_plan(which: str | Path) -> Plan:
    """Our plan of this name, or the plan in this file. Raises Mistake if there is none."""
    if which in NAMES:
        return _ours(str(which))
    if str(which).endswith(".toml"):
        return parse_plan(read_text(Path(which), LONGEST), str(which))
    raise Mistake(f"there is no plan {excerpt(str(which))}; there are {', '.join(NAMES)}")


@cache
def _ours(name: str) -> Plan:
    game, _, plan = name.rpartition("/")
    path = GAMES[game or FIRST].data / "plans" / f"{plan}.toml"
    return parse_plan(path.read_text("utf-8"), name)


def papers_of(game: AnyGame) -> list[str]:
    """What can be printed for a game, besides puzzles."""
    return sorted(["rules", *(game.paper.references() if "paper" in game.parts else ())])


@cache
def ready_assignments() -> dict[str, AssignmentFile]:
    """The assignments of our plans by name."""
    return {name: one for plan in map(_ours, NAMES) for name, one in plan.assignments}


def ready_assignment(name: str) -> AssignmentFile:
    """The assignment of our plans with this name. Raises Mistake if there is none."""
    ready = ready_assignments()
    if name not in ready:
        known = ", ".join(ready)
        raise Mistake(f"there is no ready assignment {excerpt(name)}; there are {known}")
    return ready[name]


def parse_plan(text: str, name: str) -> Plan:
    """The plan in the text of a file. Raises FileError with the key at fault."""
    return parse_keys(text, name, lambda keys: _plan(keys, name), LONGEST)


def _plan(keys: TomlKeys, name: str) -> Plan:
    if keys.number("format", 1, 1_000_000) != FORMAT:
        keys.fail("format", f"this program reads format {FORMAT}")
    plan = Plan(
        name,
        keys.words("title"),
        keys.words("about"),
        tuple(map(_hour, keys.parts("hour"))),
        keys.sayings("prepare"),
        keys.texts("papers", papers_of(keys.game)),
        known_puzzles(keys, "sheets"),
        keys.sayings("trouble"),
        tuple(map(_assignment, keys.parts("assignment"))),
        tuple(map(read_question, keys.parts("question"))),
        tuple(map(read_misconception, keys.parts("misconception"))),
        keys.game.name,
    )
    keys.end()
    if not plan.hours:
        keys.fail("hour", "there is none")
    _check_assignments(keys, plan)
    return plan


def _check_assignments(keys: TomlKeys, plan: Plan) -> None:
    """Raise FileError if a name is there twice, or one that is used is missing."""
    known = [name for name, _ in plan.assignments]
    if len({*known}) < len(known):
        keys.fail("assignment", "two of them have the same name")
    for number, hour in enumerate(plan.hours, 1):
        for name in (hour.homework, *(phase.assignment for phase in hour.phases)):
            if name and name not in known:
                keys.fail(f"hour {number}", f"there is no assignment {excerpt(name)}")


def _hour(keys: TomlKeys) -> Hour:
    hour = Hour(
        keys.words("title"),
        keys.sayings("aims"),
        tuple(map(_phase, keys.parts("phase"))),
        keys.text("homework", ""),
        keys.sayings("check"),
    )
    keys.end()
    total = sum(phase.minutes for phase in hour.phases)
    if total != HOUR:
        keys.fail("phase", f"together they take {total} minutes and not {HOUR}")
    return hour


def _phase(keys: TomlKeys) -> PlanPhase:
    phase = PlanPhase(
        keys.words("title"),
        keys.number("minutes", 1, HOUR),
        keys.words("say", ""),
        known_slides(keys, "show"),
        keys.words("pupils", ""),
        known_items(keys, "items"),
        keys.words("paper", ""),
        keys.words("watch", ""),
        keys.text("assignment", ""),
    )
    keys.end()
    return phase


def _assignment(keys: TomlKeys) -> tuple[str, AssignmentFile]:
    name = keys.text("name")
    if not _NAME.fullmatch(name):
        keys.fail("name", "small letters, digits and dashes are meant here")
    assignment = read_assignment(keys)
    check_items(keys, "items", assignment.items)
    return name, replace(assignment, title=translated(assignment.title))
