"""Jobs side by side, in order, whoever does them."""

import time
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass, field
from threading import Event

import pytest

from mt_widgets.engine.work import Work, finish
from mt_widgets.search.workers.processes import Processes
from mt_widgets.search.workers.side_by_side import side_by_side
from mt_widgets.search.workers.worker_pool import WorkerPool

from .threads import Threads

NUMBERS = range(6)
_HERE = list[bool]()


def double(number: int) -> Work[int]:
    """Twice the number, in two steps."""
    yield 0
    yield 1
    return 2 * number


def double_here(number: int) -> Work[int]:
    """Twice the number, where somebody has said that it is here."""
    if not _HERE:
        raise RuntimeError
    return (yield from double(number))


@dataclass(frozen=True)
class Watched(Threads):
    """Threads of which one can see that they were sent away."""

    sent: Event = field(default_factory=Event)

    def dismiss(self, executor: Executor) -> None:
        super().dismiss(executor)
        self.sent.set()


@dataclass(frozen=True)
class Nobody(Threads):
    """A machine on which no worker may be started."""

    def hire(self) -> Executor:
        raise PermissionError


@dataclass(frozen=True)
class Late(Threads):
    """Workers who take their time to come."""

    def hire(self) -> Executor:
        time.sleep(0.2)
        return super().hire()


def test_nobody_is_waited_for_where_there_is_nothing_to_do() -> None:
    assert list(side_by_side(Late(), double, [])) == []


@pytest.mark.parametrize("pool", [None, Threads(), Nobody(), Processes(2)])
def test_results_come_in_the_order_of_the_jobs(pool: WorkerPool | None) -> None:
    told = list[int]()
    assert finish(side_by_side(pool, double, NUMBERS), told.append) == [0, 2, 4, 6, 8, 10]
    assert told == sorted(told)


def test_what_workers_cannot_do_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}._HERE", [True])
    assert finish(side_by_side(Processes(2), double_here, NUMBERS)) == [0, 2, 4, 6, 8, 10]


def test_whoever_stops_sends_the_workers_away() -> None:
    pool = Watched()

    def slow(number: int) -> Work[int]:
        yield 0
        time.sleep(0.05)
        return number

    with closing(side_by_side(pool, slow, range(100))) as steps:
        next(steps)
    assert pool.sent.wait(10)


def test_a_mishap_is_not_hidden() -> None:
    def fails(number: int) -> Work[int]:
        yield number
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        finish(side_by_side(Threads(), fails, NUMBERS))
