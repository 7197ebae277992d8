"""Whole sheets of pages to print: worksheets, assignments, plans, and the rules of a game."""

from ..classroom.assignment import AssignmentFile
from ..classroom.plans import Plan
from ..classroom.setting import check_set
from ..draw.column import Paragraph, moved, set_columns
from ..draw.page import MARGIN, Page, Part, Sheet, TextLine
from ..engine.errors import mistake
from ..engine.game import AnyGame
from ..engine.words import say
from ..lessons.course import OURS
from ..lessons.rule_reference import contents
from ..puzzles.puzzle import PuzzleFile
from .key import key
from .odds import key_pages, question_pages
from .plan import plan_pages
from .pupils import Copy, copies_for, copies_of
from .worksheet import worksheet

REFERENCES = "board", "rules", "spells"
_LARGEST, _SMALLEST = 45, 20  # letters of the rules, in tenths of a millimetre
_COLUMNS, _BESIDE = 4, 2  # of the rules if they fit, and of a page


def worksheets(
    puzzles: tuple[PuzzleFile, ...], pupils: tuple[str, ...], size: tuple[float, float]
) -> Sheet:
    """The worksheets of all pupils, then the keys. Raises Mistake without a puzzle."""
    if not puzzles:
        raise mistake("sheet: there is no puzzle to print")
    title = say("{game}: worksheet", game=puzzles[0].game.voice.title())
    return _printed(title, copies_for(puzzles, pupils), size)


def assignment_sheets(
    assignment: AssignmentFile, pupils: tuple[str, ...], size: tuple[float, float]
) -> Sheet:
    """The puzzles of an assignment for all pupils, then the keys. Raises Mistake."""
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
    """The wanted pages of REFERENCES, in this order. Raises Mistake if a game has none."""
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
    """The rules on two pages in the largest letters that fit, or on more if none do."""
    width, height = size
    top, gap = MARGIN + 12, 8.0
    wide = (width - 2 * MARGIN - gap) / 2
    columns = _fitted(game, wide, height - MARGIN - top)
    pages, firsts = list[Page](), range(0, len(columns), _BESIDE)
    for number, first in enumerate(firsts, 1):
        title = say("{game}: the rules ({page} of {pages})", game=game.voice.title(), page=number,
                    pages=len(firsts))  # fmt: skip
        parts: list[Part] = [TextLine(title, MARGIN, MARGIN + 5, 6, bold=True)]
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
    """A teacher's plan and, if it has questions, the pupils' pages and the key."""
    makers = (question_pages, key_pages) if plan.questions else ()
    pages = [page for make in (plan_pages, *makers) for page in make(plan, size)]
    return Sheet(say(plan.title), tuple(pages))
