"""Mining on a Dask cluster: a real scheduler and two real workers on this machine."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from mt_widgets.engine.errors import Mistake
from mt_widgets.search.workers.cluster import Cluster
from mt_widgets.search.workers.worker_pool import JobDone, work
from tests.puzzles.mine.jobs import GAMES, dig_and_die_once, hauls
from tests.puzzles.mine.test_command import start, wait_for_games


@dataclass(frozen=True)
class Dask:
    """A running cluster."""

    address: str
    workers: tuple[subprocess.Popen[bytes], ...]


@contextmanager
def program(*arguments: str, **settings: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program that is ended in the end."""
    nowhere = subprocess.DEVNULL
    command = [sys.executable, "-m", *arguments]
    running = subprocess.Popen(command, env=os.environ | settings, stdout=nowhere, stderr=nowhere)
    try:
        yield running
    finally:
        running.kill()
        running.wait()


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[Dask]:
    place = tmp_path / "scheduler.json"
    with ExitStack() as stack:
        scheduler = program(
            "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0",
            "--no-dashboard", "--scheduler-file", str(place),
            DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES="0",
        )  # fmt: skip
        running = stack.enter_context(scheduler)
        while not (place.exists() and place.read_bytes().rstrip().endswith(b"}")):  # written whole
            assert running.poll() is None
            time.sleep(0.05)
        address = json.loads(place.read_text("utf-8"))["address"]
        workers = [
            program(
                "distributed.cli.dask_worker", address, "--no-dashboard", "--no-nanny",
                "--host", "127.0.0.1", "--nthreads", "1", "--local-directory", str(tmp_path / name),
            )
            for name in ("one", "two")
        ]  # fmt: skip
        yield Dask(address, tuple(map(stack.enter_context, workers)))


def test_the_finds_are_the_same_when_a_worker_dies(tmp_path: Path, dask: Dask) -> None:
    with start(tmp_path / "here", "--games", "5", "--processes", "1") as here:
        with start(tmp_path / "there", "--games", "5", "--scheduler", dask.address) as there:
            wait_for_games(tmp_path / "there", 1, there)
            dask.workers[0].kill()
            _, told = there.communicate(timeout=60)
        here.communicate(timeout=60)
    assert (here.returncode, there.returncode) == (0, 0)
    assert told.startswith("games: 5; ")
    assert files(tmp_path / "there") == files(tmp_path / "here")
    assert len(files(tmp_path / "here")) > 2


def files(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in folder.glob("[!.]*")}


def test_a_job_whose_worker_died_is_given_out_again(tmp_path: Path, dask: Dask) -> None:
    task = partial(dig_and_die_once, tmp_path / "somebody died")
    with Cluster(dask.address) as pool:
        done = {outcome.number: outcome for outcome in work(pool, task, GAMES)}
    assert (tmp_path / "somebody died").exists()
    expected = zip(range(len(GAMES)), GAMES, hauls(), strict=True)
    assert [done[number] for number in sorted(done)] == [JobDone(*each) for each in expected]


def test_an_address_where_nobody_answers_is_told() -> None:
    refused = pytest.raises(Mistake, match=r"no Dask scheduler answers at 'tcp://127\.0\.0\.1:9'")
    with refused, Cluster("tcp://127.0.0.1:9", patience=0.5):
        pass


@pytest.mark.parametrize("address", ["localhost", "tcp://10.0.0.5", "http://x:1", "::", "x:y"])
def test_what_is_no_address_is_told_at_once(address: str) -> None:
    since = time.monotonic()
    with pytest.raises(Mistake, match="' is no address of a scheduler, such as "), Cluster(address):
        pass
    assert time.monotonic() < since + 5


def test_without_dask_it_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Mistake, match=r"pip install 'magical-towers\[cluster\]'"):
        Cluster("tcp://127.0.0.1:8786")


def test_an_address_is_needed() -> None:
    with pytest.raises(Mistake, match="the address of the Dask scheduler is missing"):
        Cluster("")
