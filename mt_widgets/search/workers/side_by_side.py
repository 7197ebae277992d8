"""Work in small steps, done by workers side by side, or here where there are none.

Whoever waits is free between two steps, and may stop: closing the work sends the workers away.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from queue import Empty, SimpleQueue
from threading import Event, Thread

from ...engine.work import Work, finish, retold
from .worker_pool import Job, JobDone, Result, WorkerPool, work

__all__ = ["side_by_side"]

_LOOK = 0.03  # seconds from one look to the next whether somebody is done


def side_by_side(
    pool: WorkerPool | None, task: Callable[[Job], Work[Result]], jobs: Sequence[Job]
) -> Work[list[Result]]:
    """The result of each job, in their order; yields how many are done.

    What workers could not do, for whatever reason, is done here.
    """
    found = dict[int, Result]()
    hired = pool if jobs else None  # where there is nothing to do, nobody is waited for
    for done in () if hired is None else _from_workers(hired, partial(_finish_job, task), jobs):
        if done is not None:
            found[done.number] = done.result
        yield len(found)
    for number, job in enumerate(jobs):
        if number not in found:
            found[number] = yield from retold(task(job), lambda _: len(found))
    return [found[number] for number in range(len(jobs))]


def _finish_job(task: Callable[[Job], Work[Result]], job: Job) -> Result:
    """All of a job, in a worker."""
    return finish(task(job))


def _from_workers(
    pool: WorkerPool, task: Callable[[Job], Result], jobs: Sequence[Job]
) -> Iterator[JobDone[Job, Result] | None]:
    """What is done as soon as it is, and None whenever one had to wait for it."""
    heard, stopped = SimpleQueue[JobDone[Job, Result] | None](), Event()
    Thread(target=_listen, args=(pool, task, jobs, heard, stopped), daemon=True).start()
    try:
        while True:
            try:
                done = heard.get(timeout=_LOOK)
            except Empty:
                yield None
                continue
            if done is None:
                return
            yield done
    finally:
        stopped.set()


def _listen(
    pool: WorkerPool,
    task: Callable[[Job], Result],
    jobs: Sequence[Job],
    heard: "SimpleQueue[JobDone[Job, Result] | None]",
    stopped: Event,
) -> None:
    """Wait for workers, which would keep a page waiting, too; None is the last that is heard."""
    try:
        with closing(work(pool, task, jobs)) as outcomes:
            for outcome in outcomes:
                if isinstance(outcome, JobDone):
                    heard.put(outcome)
                if stopped.is_set():
                    return
    except OSError:  # no process may be started here
        pass
    finally:
        heard.put(None)
