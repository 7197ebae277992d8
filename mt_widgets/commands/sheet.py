"""The command line for paper: worksheets with their keys, the board, rules, spells and plans."""

import argparse
from pathlib import Path

from ..classroom.assignment import ASSIGNMENT_FILE
from ..classroom.plans import find_plan
from ..classroom.setting import find_assignment
from ..draw.page import Sheet, page_size
from ..engine.errors import excerpt, mistake
from ..engine.words import say
from ..games import FIRST, find_game
from ..paper.html import paint_html
from ..paper.pdf import check_fpdf, has_fpdf, paint_pdf
from ..paper.pupils import MOST, parse_pupils
from ..paper.sheet import REFERENCES, assignment_sheets, plan_sheet, reference_sheet, worksheets
from ..puzzles.load import load_puzzle
from ..puzzles.shelf import find
from .output import Output, named_file, write_outputs

_NAMES = ".html", ".pdf"


def handle_sheet(given: argparse.Namespace) -> int:
    """Write the pages that are asked for."""
    files = _files(given.output)
    if len(files) == 1 and files[0].suffix.lower() == ".pdf":
        check_fpdf()
    elif len(files) > 1 and not has_fpdf():
        files = [file for file in files if file.suffix.lower() != ".pdf"]
        print(say("A PDF as well takes fpdf2: pip install 'magical-towers[paper]'"))
    sheet = _sheet(given)
    painted = [
        (file, paint_pdf(sheet, given.font) if file.suffix.lower() == ".pdf" else paint_html(sheet))
        for file in files
    ]
    write_outputs(*(Output(file, content) for file, content in painted))
    for file in files:
        print(say("{file}: {number} pages", file=file, number=len(sheet.pages)))
    return 0


def _files(output: str) -> list[Path]:
    """The file that is named, or both."""
    path = named_file("sheet", output)
    if path.suffix.lower() in _NAMES:
        return [path]
    return [path.with_name(path.name + ending) for ending in _NAMES]


def _sheet(given: argparse.Namespace) -> Sheet:
    size = page_size(given.paper)
    wanted = tuple(name for name in REFERENCES if getattr(given, name))
    plan, others = given.plan, [*given.puzzles, given.pupils, given.copies]
    others += wanted if plan is not None else ()
    alone = ("plan",) if plan is not None else wanted
    if alone and any(one is not None for one in others):
        raise mistake("sheet: --{name} stands alone, without puzzles or pupils", name=alone[0])
    if plan is not None:
        return plan_sheet(find_plan(plan), size)
    if wanted:
        game = find_game(FIRST if given.game is None else given.game)
        return reference_sheet(wanted, size, game)
    if not given.puzzles:
        raise mistake(
            "sheet: name puzzles or packs, or ask for --board, --rules, --spells or --plan"
        )
    if any(name.endswith(ASSIGNMENT_FILE) for name in given.puzzles):
        return _assignment(given, size)
    files = [path for name in given.puzzles for path in find(name)]
    return worksheets(tuple(map(load_puzzle, files)), _pupils(given), size)


def _assignment(given: argparse.Namespace, size: tuple[float, float]) -> Sheet:
    """The puzzles of an assignment, in the variants that its pupils see on the screen."""
    if len(given.puzzles) > 1:
        raise mistake("sheet: an assignment stands alone, without other puzzles")
    return assignment_sheets(find_assignment(Path(given.puzzles[0])), _pupils(given), size)


def _pupils(given: argparse.Namespace) -> tuple[str, ...]:
    if given.pupils is not None:
        return parse_pupils(given.pupils)
    if given.copies is None:
        return ()
    if given.copies not in map(str, range(1, MOST + 1)):
        raise mistake("copies: {text} is not a whole number from 1 to {most}",
                      text=excerpt(given.copies), most=MOST)  # fmt: skip
    return tuple(map(str, range(1, int(given.copies) + 1)))
