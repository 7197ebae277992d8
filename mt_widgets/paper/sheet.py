"""Whole sheets: what is asked for, as pages in the order of printing, and the rules of a game."""

from ..classroom.assignment import Assignment
from ..classroom.plans import Plan
from ..classroom.setting import check_set
from ..draw.column import Paragraph, moved, set_columns
from ..draw.page import MARGIN, Page, Part, Sheet, Words
from ..engine.errors import mistake
from ..engine.game import AnyGame
from ..engine.words import say
from ..lessons.companion import contents
from ..lessons.course import OURS
from ..puzzles.puzzle import Puzzle
from .key import key
from .odds import key_pages, question_pages
from .plan import plan_pages
from .pupils import Copy, copies_for, copies_of
from .worksheet import worksheet

__all__ = ["REFERENCES", "assignment_sheets", "plan_sheet", "reference_sheet", "worksheets"]

REFERENCES = "board", "rules", "spells"
_LARGEST, _SMALLEST = 45, 20  # tenths of a millimetre: the letters
_COLUMNS, _BESIDE = 4, 2  # of all pages if they fit, and of one


def worksheets(
    puzzles: tuple[Puzzle, ...], pupils: tuple[str, ...], size: tuple[float, float]
) -> Sheet:
    """The worksheets of all pupils, and after them the keys, in the same order."""
    if not puzzles:
        raise mistake("sheet: there is no puzzle to print")
    title = say("{game}: worksheet", game=puzzles[0].game.voice.title())
    return _printed(title, copies_for(puzzles, pupils), size)


def assignment_sheets(
    assignment: Assignment, pupils: tuple[str, ...], size: tuple[float, float]
) -> Sheet:
    """The puzzles of an assignment for all pupils, with the keys."""
    check_set(assignment)
    copies = copies_of(assignment, pupils)
    if not copies[0].puzzles:
        raise mistake("sheet: there is no puzzle to print")
    return _printed(assignment.title, copies, size)


def _printed(title: str, copies: tuple[Copy, ...], size: tuple[float, float]) -> Sheet:
    pages = [page for make in (worksheet, key) for copy in copies for page in make(copy, size)]
    return Sheet(title, tuple(pages))


def reference_sheet(
    wanted: tuple[str, ...], size: tuple[float, float], game: AnyGame = OURS
) -> Sheet:
    """Those of REFERENCES that are wanted, in this order."""
    names = (name for name in REFERENCES if name in wanted)
    pages = [page for name in names for page in _reference(name, size, game)]
    return Sheet(game.voice.title(), tuple(pages))


def _reference(name: str, size: tuple[float, float], game: AnyGame) -> tuple[Page, ...]:
    if name == "rules":
        return _rules_pages(game, size)
    known = game.paper.references()
    if name not in known:
        raise mistake("sheet: {game} has no --{name}", game=game.voice.title(), name=name)
    return (known[name](size),)


def _rules_pages(game: AnyGame, size: tuple[float, float]) -> tuple[Page, ...]:
    """The rules on two pages, in letters as large as there is room for; on more if they must be."""
    width, height = size
    top, gap = MARGIN + 12, 8.0
    wide = (width - 2 * MARGIN - gap) / 2
    columns = _fitted(game, wide, height - MARGIN - top)
    pages, firsts = list[Page](), range(0, len(columns), _BESIDE)
    for number, first in enumerate(firsts, 1):
        title = say("{game}: the rules ({page} of {pages})", game=game.voice.title(), page=number,
                    pages=len(firsts))  # fmt: skip
        parts: list[Part] = [Words(title, MARGIN, MARGIN + 5, 6, bold=True)]
        for place, column in enumerate(columns[first : first + _BESIDE]):
            parts += moved(column, MARGIN + place * (wide + gap), top)
        pages.append(Page(width, height, tuple(parts)))
    return tuple(pages)


def _fitted(game: AnyGame, width: float, height: float) -> list[list[Part]]:
    """The rules in columns, in the largest letters that fit."""
    columns = list[list[Part]]()
    for tenths in range(_LARGEST, _SMALLEST, -1):
        columns = set_columns(_rules(game, tenths / 10), width, height)
        if len(columns) <= _COLUMNS:
            break
    return columns


def _rules(game: AnyGame, size: float) -> list[Paragraph]:
    lines = list[Paragraph]()
    for chapter, entries in contents(game).items():
        if entries[0].printed:
            lines.append(Paragraph(chapter, 1.25 * size, bold=True, before=size))
            lines += [Paragraph(f"• {entry.text}", size, before=0.25 * size) for entry in entries]
    return lines


def plan_sheet(plan: Plan, size: tuple[float, float]) -> Sheet:
    """A teacher's plan and, where it has questions, the pupils' pages and the key."""
    makers = (question_pages, key_pages) if plan.questions else ()
    pages = [page for make in (plan_pages, *makers) for page in make(plan, size)]
    return Sheet(say(plan.title), tuple(pages))
