"""Two hundred pupils hand in a file each: how long until a teacher sees the class.

Every pupil has variants of their own, and all moves are judged again.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from mt_widgets.classroom.assignment import AssignmentFile
from mt_widgets.classroom.example import example_assignment, example_lines
from mt_widgets.classroom.gather import gather
from mt_widgets.classroom.receipt import Receipt, format_receipt
from mt_widgets.classroom.subjects import puzzle_file
from mt_widgets.learner.results import Attempt
from mt_widgets.puzzles.account import turned_account
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.widgets.teacher.results import Results
from mt_widgets.widgets.teacher.results_words import shown_plots

__all__ = ["PUPILS", "seconds_to_see"]

PUPILS = 200
HONEST = 20  # of the made-up class, whose moves show what they claim


def seconds_to_see() -> float:
    """For files on the disk: reading, judging, what the page is sent, and both plots."""
    asked = example_assignment()
    with TemporaryDirectory() as folder:
        for receipt in _handed_in(asked):
            path = Path(folder) / f"{receipt.pupil}.json"
            path.write_text(format_receipt(receipt), "utf-8")
        began = perf_counter()
        results = Results(Path(folder), assignment=asked)
        json.dumps(results.report)
        shown_plots(results.overview, "light")
        seconds = perf_counter() - began
        assert len(results.overview.gathered.receipts) == PUPILS
        assert not results.doubts
        return seconds


def _handed_in(asked: AssignmentFile) -> Iterator[Receipt]:
    """What the made-up class did, again and again, by others in their own variants."""
    known = [one for one in gather([example_lines()], asked).receipts if one.pupil != "Finn"]
    for number in range(PUPILS):
        pupil = f"pupil {number}"
        done = (
            _by_another(one, asked.seed(pupil), number) for one in known[number % HONEST].attempts
        )
        yield Receipt(pupil, asked.code, tuple(done))


def _by_another(attempt: Attempt, seed: str | None, number: int) -> Attempt:
    """The same try in the variant of somebody else."""
    mark = f"{number:x}{attempt.mark}"[:32]
    if attempt.variant is None or seed is None:
        return replace(attempt, mark=mark)
    puzzle, own = load_puzzle(puzzle_file(attempt.item)), attempt.variant

    def turned(line: str) -> str:
        symmetry = puzzle.game.puzzling.symmetry
        plain = turned_account(puzzle, line, symmetry(own, puzzle.start).inverse())
        return turned_account(puzzle, plain, symmetry(seed, puzzle.start))

    moves = None if attempt.moves is None else turned(attempt.moves)
    tried = tuple(map(turned, attempt.tried))
    return replace(attempt, mark=mark, variant=seed, tried=tried, moves=moves)
