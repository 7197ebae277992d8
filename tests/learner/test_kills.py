"""Processes that mend and write results, killed at random moments: no attempt is ever lost."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mt_widgets.learner.results_file import ResultsFile
from tests.learner.attempts import attempt

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="a browser starts no process")
KILLS = 40
# Children are forked, for starting Python anew would take most of the time.
KILLING = """
import os, random, signal, sys, time
from pathlib import Path
from mt_widgets.files.whole import write_whole
from mt_widgets.learner.results import Attempt
from mt_widgets.learner.results_file import ResultsFile
from mt_widgets.learner.results_format import format_results, parse_results

path, kills = Path(sys.argv[1]), int(sys.argv[2])
began = "2026-03-01T16:20:00+00:00"
known = {format(n, "x") for n in range(60)}
path.write_text(format_results(Attempt(mark, "lesson:walking", began) for mark in known))

def work(number, pipe):
    damaged = path.read_text().replace("[", '["no attempt",', 1)
    write_whole(path, damaged)
    mark = format(number, "x")
    ResultsFile(path).note(Attempt(mark, "lesson:walking", began, hints=1))
    os.write(pipe, f"{mark}\\n".encode())

def check(when):
    assert path.exists(), f"the file is gone after {when}"
    lost = known - {attempt.mark for attempt in parse_results(path.read_bytes()).attempts}
    assert not lost, f"{len(lost)} of {len(known)} are lost after {when}"
    for copy in path.parent.glob("*-damaged-*"):
        copy.unlink()  # all is in the file itself

since = time.monotonic()
work(1_000_000, os.open(os.devnull, os.O_WRONLY))
usual = min(time.monotonic() - since, 0.5)  # so that kills come at any moment of the work
for kill in range(kills):
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        for number in range(1000):
            work(10_000 * (kill + 1) + number, writing)
    time.sleep(random.random() * 2 * usual)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(writing)
    with os.fdopen(reading) as told:
        known |= set(told.read().split())
    check(f"{kill + 1} kills")
assert len(known) > 60, "nothing was written before any kill"
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
    ResultsFile(path).note(attempt("ffff"))
    assert not [*tmp_path.glob(".*.half")]
