"""Whole sheets: what is asked for, as pages in the order in which they are printed."""

from ..classroom.assignment import Assignment
from ..classroom.plans import Plan
from ..classroom.setting import check_set
from ..engine.errors import Mistake
from ..engine.words import say
from ..puzzles.puzzle import Puzzle
from .key import key
from .odds import key_pages, question_pages
from .page import Sheet
from .plan import plan_pages
from .pupils import Copy, copies_for, copies_of
from .reference import board_page, rules_pages, spells_page
from .worksheet import worksheet

__all__ = ["REFERENCES", "assignment_sheets", "plan_sheet", "reference_sheet", "worksheets"]

REFERENCES = "board", "rules", "spells"


def worksheets(
    puzzles: tuple[Puzzle, ...], pupils: tuple[str, ...], size: tuple[float, float]
) -> Sheet:
    """The worksheets of all pupils, and after them the keys, in the same order."""
    if not puzzles:
        raise Mistake(say("sheet: there is no puzzle to print"))
    return _printed(say("Magical Towers: worksheet"), copies_for(puzzles, pupils), size)


def assignment_sheets(
    assignment: Assignment, pupils: tuple[str, ...], size: tuple[float, float]
) -> Sheet:
    """The puzzles of an assignment for all pupils, with the keys."""
    check_set(assignment)
    copies = copies_of(assignment, pupils)
    if not copies[0].puzzles:
        raise Mistake(say("sheet: there is no puzzle to print"))
    return _printed(assignment.title, copies, size)


def _printed(title: str, copies: tuple[Copy, ...], size: tuple[float, float]) -> Sheet:
    pages = [page for make in (worksheet, key) for copy in copies for page in make(copy, size)]
    return Sheet(title, tuple(pages))


def reference_sheet(wanted: tuple[str, ...], size: tuple[float, float]) -> Sheet:
    """Those of REFERENCES that are wanted, in this order."""
    pages = (
        *((board_page(size),) if "board" in wanted else ()),
        *(rules_pages(size) if "rules" in wanted else ()),
        *((spells_page(size),) if "spells" in wanted else ()),
    )
    return Sheet("Magical Towers", pages)


def plan_sheet(plan: Plan, size: tuple[float, float]) -> Sheet:
    """A teacher's plan and, where it has questions, the pupils' pages and the key."""
    makers = (question_pages, key_pages) if plan.questions else ()
    pages = [page for make in (plan_pages, *makers) for page in make(plan, size)]
    return Sheet(say(plan.title), tuple(pages))
