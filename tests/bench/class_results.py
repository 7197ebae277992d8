"""Two hundred pupils hand in a file each: how long until a teacher sees the class."""

import json
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from mt_widgets.classroom.assignment import Assignment
from mt_widgets.classroom.example import example_assignment, example_lines
from mt_widgets.classroom.gather import gather
from mt_widgets.classroom.receipt import Receipt, format_receipt
from mt_widgets.widgets.results import Results
from mt_widgets.widgets.results_words import shown_plots

__all__ = ["PUPILS", "seconds_to_see"]

PUPILS = 200


def seconds_to_see() -> float:
    """For files on the disk: reading, all numbers, what the page is sent, and both plots."""
    asked = replace(example_assignment(), variants=False)
    with TemporaryDirectory() as folder:
        for receipt in _handed_in(asked):
            path = Path(folder) / f"{receipt.pupil}.json"
            path.write_text(format_receipt(receipt), "utf-8")
        began = perf_counter()
        results = Results(Path(folder), assignment=asked)
        json.dumps(results.report)
        shown_plots(results.overview, "light")
        assert len(results.overview.gathered.receipts) == PUPILS
        return perf_counter() - began


def _handed_in(asked: Assignment) -> list[Receipt]:
    """What the made-up class did, again and again, by others."""
    known = gather([example_lines()], example_assignment()).receipts
    return [
        Receipt(
            f"pupil {number}",
            asked.code,
            tuple(
                replace(attempt, mark=f"{number:x}{attempt.mark}"[:32], variant=None)
                for attempt in known[number % len(known)].attempts
            ),
        )
        for number in range(PUPILS)
    ]
