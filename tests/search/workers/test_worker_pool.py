"""Work for many hands."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import psutil
import pytest

from mt_widgets.puzzles.mine.job import Haul, Job
from mt_widgets.search.workers.processes import Processes
from mt_widgets.search.workers.worker_pool import JobDone, Lost, work
from tests.puzzles.mine.jobs import (
    GAMES,
    dig_and_die_once,
    dig_or_die,
    dig_or_fail,
    hauls,
    name_of_process,
    remember,
)
from tests.search.workers.errands import Errand, Stuck, run
from tests.search.workers.threads import Threads

ONE = Processes(1)


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    before = {*psutil.Process().children(recursive=True)}
    yield
    started = {*psutil.Process().children(recursive=True)} - before
    left = [p for p in started if "resource_tracker" not in " ".join(p.cmdline())]
    assert not left


def outcomes(
    pool: Processes | Threads, task: Callable[[Job], Haul]
) -> tuple[dict[int, Haul], list[Lost[Job]]]:
    done, lost = dict[int, Haul](), list[Lost[Job]]()
    for outcome in work(pool, task, GAMES):
        if isinstance(outcome, JobDone):
            assert outcome.job == GAMES[outcome.number]
            done[outcome.number] = outcome.result
        else:
            lost.append(outcome)
    return done, lost


def test_any_executor_will_do() -> None:
    assert outcomes(Threads(), remember) == (dict(enumerate(hauls())), [])


def test_no_more_jobs_are_given_out_than_are_needed_to_keep_all_busy() -> None:
    taken = list[int]()

    def jobs() -> Iterator[int]:
        for number in range(20):
            taken.append(number)
            yield number

    for done, _ in enumerate(work(Threads(2), time.sleep, (0 for _ in jobs())), 1):
        assert len(taken) <= done + 4


def test_a_worker_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    task = partial(dig_and_die_once, tmp_path / "somebody died")
    assert outcomes(Processes(2), task) == (dict(enumerate(hauls())), [])
    assert (tmp_path / "somebody died").exists()


def test_a_job_that_kills_again_and_again_is_given_up_and_no_other() -> None:
    done, lost = outcomes(Processes(2), dig_or_die)
    assert [(gone.job.seed, gone.reason) for gone in lost] == [(5, "its worker has died 3 times")]
    assert [GAMES[number].seed for number in sorted(done)] == [4, 6, 7, 8]


def test_a_job_that_fails_is_told_with_its_reason_and_no_other() -> None:
    done, lost = outcomes(Processes(2), dig_or_fail)
    assert [gone.reason for gone in lost] == ["FileError: 'game': line 5: is no game"]
    assert len(done) == len(GAMES) - 1


@pytest.mark.parametrize(
    ("errand", "reason"),
    [
        (Errand("raises_ours"), "PositionError: position: space 5: a castle cannot stand on "),
        (Errand("raises_custom"), "Custom: space 5: wrong"),
        (Errand("raises_speechless"), "Speechless"),
        (Errand("exits"), "SystemExit: enough"),
        (Errand("returns_a_generator"), "TypeError: cannot pickle 'generator' object"),
        (Errand("returns_what_is_stuck"), "PositionError: position: space 5: nobody can unpack"),
        (Errand("returns_an_error"), "TypeError: "),
        (Errand("well", luggage=(_ for _ in ())), "TypeError: cannot pickle 'generator' object"),
        (Errand("well", luggage=Stuck()), "PositionError: position: space 5: nobody can unpack"),
    ],
    ids=lambda given: getattr(given, "name", ""),
)
def test_what_cannot_be_sent_to_and_fro_is_told_and_stops_nobody(
    errand: Errand, reason: str
) -> None:
    """Errors and results that cannot be unpacked have hung pools, or ended all their workers."""
    done = {one.number: one for one in work(ONE, run, [errand, Errand("well"), errand])}
    assert [type(done[number]) for number in range(3)] == [Lost, JobDone, Lost]
    lost = done[0]
    assert isinstance(lost, Lost)
    assert lost.reason.startswith(reason)


def test_as_many_processes_work_as_are_wanted() -> None:
    names = {
        o.result for o in work(Processes(2), name_of_process, range(8)) if isinstance(o, JobDone)
    }
    assert len(names) == 2
    assert os.getpid() not in names


def test_processes_end_when_their_holder_is_killed() -> None:
    code = (
        "from mt_widgets.search.workers.processes import Processes\n"
        "from time import sleep\n"
        "pool = Processes(2).hire()\n"
        "jobs = [pool.submit(sleep, 600) for _ in range(2)]\n"
        "while not all(job.running() for job in jobs): sleep(0.1)\n"
        "sleep(1)\n"
        "print('ready', flush=True)\n"
        "sleep(600)\n"
    )
    holder = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
    assert holder.stdout is not None
    assert holder.stdout.readline() == b"ready\n"
    workers = psutil.Process(holder.pid).children(recursive=True)
    assert len(workers) >= 2
    holder.send_signal(signal.SIGKILL)
    holder.wait()
    holder.stdout.close()
    _, alive = psutil.wait_procs(workers, timeout=20)
    assert not alive


_HIRE = """
import sys
sys.path[:] = filter(None, sys.path)  # as the house does
from mt_widgets.search.workers.processes import Processes
if __name__ == "__main__":
    pool = Processes(1)
    workers = pool.hire()
    print(workers.submit(len, "four").result())
    pool.dismiss(workers)
"""


def test_workers_begin_with_no_module_from_the_folder_that_they_are_in(tmp_path: Path) -> None:
    for name in ("multiprocessing", "warnings", "pickle"):
        (tmp_path / f"{name}.py").write_text("open('sprung', 'w')")
    (tmp_path / "elsewhere").mkdir()
    program = tmp_path / "elsewhere" / "hire.py"
    program.write_text(_HIRE)
    command = [sys.executable, str(program)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    told = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert (told.stdout, told.stderr) == ("4\n", "")
    assert not (tmp_path / "sprung").exists()
