"""Processes that somebody else kills: no game is lost by that, and nobody's fault is made of it."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic, sleep

import psutil
import pytest

from mt_widgets.games import FIRST
from mt_widgets.search.workers.processes import Processes
from mt_widgets.tournament.bot_file import Allowance
from mt_widgets.tournament.hold import HeldGames, Tournament, hold
from mt_widgets.tournament.match import MatchResult

HERE = Path(__file__).parent
PATIENT = f"{HERE / 'patient.py'}:bot"
PLAN = Tournament(FIRST, (PATIENT, "level-1", "random"), 6, 5, {}, Allowance(600.0))
Caught = Callable[[], tuple[int, int]]


@pytest.fixture(scope="module")
def undisturbed() -> dict[int, MatchResult]:
    return results(hold(Processes(2), PLAN, lambda _: None))


@pytest.fixture
def caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Caught]:
    """A bot that is thinking now, and its worker, by the numbers of their processes."""
    trap = tmp_path / "trap"
    trap.touch()
    monkeypatch.setenv("TRAP", str(trap))

    def wait() -> tuple[int, int]:
        until = monotonic() + 120
        while not (told := trap.with_suffix(".told")).exists():
            assert monotonic() < until
            sleep(0.02)
        bot, worker = map(int, told.read_text("utf-8").split())
        return bot, worker

    yield wait
    assert trap.with_suffix(".told").exists()


def results(held: HeldGames) -> dict[int, MatchResult]:
    assert not held.lost
    assert not held.stopped
    assert len(held.played) == 6
    return {one.number: one.result for one in held.played}


def kill_meanwhile(kill: Callable[[], object], workers: int = 2) -> dict[int, MatchResult]:
    """What comes of the tournament while something is done to it."""
    with ThreadPoolExecutor(1) as pool:
        killing = pool.submit(kill)
        held = hold(Processes(workers), PLAN, lambda _: None)
        killing.result()
    return results(held)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM], ids=lambda one: one.name)
def test_a_bot_that_is_killed_from_outside_plays_its_game_again(
    caught: Caught, undisturbed: dict[int, MatchResult], number: signal.Signals
) -> None:
    assert kill_meanwhile(lambda: os.kill(caught()[0], number)) == undisturbed
    assert not any(result.told for result in undisturbed.values())


@pytest.mark.parametrize("workers", [1, 3])
def test_a_worker_that_is_killed_loses_no_game(
    caught: Caught, undisturbed: dict[int, MatchResult], workers: int
) -> None:
    orphans = list[psutil.Process]()

    def kill() -> None:
        bot, worker = caught()
        orphans.append(psutil.Process(bot))
        os.kill(worker, signal.SIGKILL)

    assert kill_meanwhile(kill, workers) == undisturbed
    _, alive = psutil.wait_procs(orphans, timeout=30)
    assert not alive


@pytest.mark.parametrize("name", ["hangs", "counts"])
def test_a_bot_ends_with_the_one_who_asks_it_even_if_it_never_listens(name: str) -> None:
    """One that holds Python for itself is ended by the system, for what it has worked."""
    code = (
        "from mt_widgets.tournament.bot_host import BotHost\n"
        "host = BotHost()\n"
        f"begin = 'begin', {str(HERE / 'zoo.py')!r}, {name!r}, {FIRST!r}, '', 400\n"
        "assert host.ask(begin, 60)[0] == 'ready'\n"
        "from threading import Thread\n"
        "Thread(target=host.ask, args=(('move', None, 0.1), 600)).start()\n"
        "print(host._process.pid, flush=True)\n"
    )
    holder = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
    assert holder.stdout is not None
    bot = psutil.Process(int(holder.stdout.readline()))
    sleep(0.3)  # by then it thinks; where it does not, there is less to do
    holder.kill()
    holder.wait()
    holder.stdout.close()
    _, alive = psutil.wait_procs([bot], timeout=60)
    assert not alive
