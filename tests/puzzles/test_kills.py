"""Processes that mend and write results, killed at random moments: no attempt is ever lost."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mt_widgets.puzzles.results_file import Results
from tests.puzzles.attempts import attempt

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="a browser starts no process")
KILLS = 40
# Children are forked, for starting Python anew would take most of the time.
KILLING = """
import os, random, signal, sys, time
from pathlib import Path
from mt_widgets.engine.files import write_whole
from mt_widgets.puzzles.results import Attempt
from mt_widgets.puzzles.results_file import Results
from mt_widgets.puzzles.results_format import format_results

path, kills = Path(sys.argv[1]), int(sys.argv[2])
began = "2026-03-01T16:20:00+00:00"
known = {format(n, "x") for n in range(60)}
path.write_text(format_results(Attempt(mark, "lesson:walking", began) for mark in known))

def work(first, pipe):
    for number in range(first, first + 1000):
        damaged = path.read_text().replace("[", '["no attempt",', 1)
        write_whole(path, damaged)
        mark = format(number, "x")
        Results(path).note(Attempt(mark, "lesson:walking", began, hints=1))
        os.write(pipe, f"{mark}\\n".encode())

for kill in range(kills):
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        work(10_000 * (kill + 1), writing)
    time.sleep(random.random() * 0.05)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(writing)
    with os.fdopen(reading) as told:
        known |= set(told.read().split())
    assert path.exists(), f"the file is gone after {kill} kills"
    lost = known - {attempt.mark for attempt in Results(path).all()}
    assert not lost, f"{len(lost)} of {len(known)} are lost after {kill} kills"
print(len(known), "attempts")
"""


def test_forty_kills_lose_nothing_and_leave_no_half_written_files_for_long(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    done = subprocess.run(
        [sys.executable, "-c", KILLING, str(path), str(KILLS)],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.stderr == ""
    assert done.stdout.endswith("attempts\n")
    for half in tmp_path.glob(".*.half"):
        os.utime(half, (0, 0))
    Results(path).note(attempt("ffff"))
    assert not [*tmp_path.glob(".*.half")]
