"""Whole sheets: what is asked for, as pages in the order in which they are printed."""

from ..engine.errors import Mistake
from ..engine.words import say
from ..puzzles.puzzle import Puzzle
from .key import key
from .page import Sheet
from .pupils import copies_for
from .reference import board_page, rules_pages, spells_page
from .worksheet import worksheet

__all__ = ["REFERENCES", "reference_sheet", "worksheets"]

REFERENCES = "board", "rules", "spells"


def worksheets(
    puzzles: tuple[Puzzle, ...], pupils: tuple[str, ...], size: tuple[float, float]
) -> Sheet:
    """The worksheets of all pupils, and after them the keys, in the same order."""
    if not puzzles:
        raise Mistake(say("sheet: there is no puzzle to print"))
    copies = copies_for(puzzles, pupils)
    pages = [page for make in (worksheet, key) for copy in copies for page in make(copy, size)]
    return Sheet(say("Magical Towers: worksheet"), tuple(pages))


def reference_sheet(wanted: tuple[str, ...], size: tuple[float, float]) -> Sheet:
    """Those of REFERENCES that are wanted, in this order."""
    pages = (
        *((board_page(size),) if "board" in wanted else ()),
        *(rules_pages(size) if "rules" in wanted else ()),
        *((spells_page(size),) if "spells" in wanted else ()),
    )
    return Sheet("Magical Towers", pages)
