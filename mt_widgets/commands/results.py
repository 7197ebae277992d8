"""The command line for the results of a class: a table, what to go over, and what was left out."""

import argparse
import sys
from pathlib import Path

from ..classroom.assignment import AssignmentFile
from ..classroom.gather import Handed
from ..classroom.inbox import assignments_in, is_assignment, parse_names, thing
from ..classroom.overview import Overview, PlanChoice, overview
from ..classroom.receipt import LARGEST
from ..classroom.report import format_csv
from ..classroom.report_page import report_page
from ..classroom.setting import find_assignment
from ..classroom.told import report_text
from ..engine.errors import Mistake, excerpt, mistake
from ..engine.words import say
from .output import Output, write_outputs
from .streams import how_far


def handle_results(given: argparse.Namespace) -> int:
    """Print what a class has done, and write the files that are asked for."""
    things = [_read() if one == "-" else thing(one) for one in given.given]
    asked, expected = _assignment(given, things), parse_names(given.pupils)
    handed = [one for one in things if not is_assignment(one)]
    take = {*given.take, *(Path(name).name for name in given.take)}  # a path is as good as a name
    with how_far() as on_progress:
        of = overview(handed, asked, expected, PlanChoice(take, given.trust), on_progress)
    for name in given.take:  # one that is not there would be passed over in silence
        if not {name, Path(name).name} & of.gathered.taken:
            raise mistake("results: --take: {name} is not one to choose", name=excerpt(name))
    if not of.gathered.receipts and not of.gathered.doubled:
        why = [f"{name}: {why}" for name, why in of.gathered.left_out[:1]]
        raise Mistake("; ".join([say("results: there is nothing that counts"), *why]))
    _write(of, given)
    print(report_text(of, sys.stdout.encoding or "utf-8"))
    return 0


def _read() -> Handed:
    """Standard input; it may be closed."""
    stream = sys.stdin.buffer.read(LARGEST + 1) if sys.stdin is not None else b""
    return say("standard input"), stream


def _assignment(given: argparse.Namespace, things: list[Handed]) -> AssignmentFile | None:
    """The one that is named, or the one that lies among the files."""
    if given.assignment is not None:
        return find_assignment(given.assignment)
    found = assignments_in(things)
    if len({one.code for one in found}) > 1:
        raise mistake("results: there are several assignments; name one by --assignment")
    return found[0] if found else None


def _write(of: Overview, given: argparse.Namespace) -> None:
    """Write the files that are asked for."""
    outputs = list[Output]()
    if given.csv is not None:
        table = format_csv(of.rows, of.subjects)
        head = table.partition("\n")[0].encode()
        outputs.append(Output(Path(given.csv), table, lambda old: old.startswith(head)))
    if given.html is not None:
        sign = b'class="mt-report"'
        outputs.append(Output(Path(given.html), report_page(of), lambda old: sign in old))
    write_outputs(*outputs)
