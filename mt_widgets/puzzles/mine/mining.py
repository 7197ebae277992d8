"""Mining: many games for many workers, and finds that do not depend on who was quicker."""

from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass, field

from ...search.workers.undisturbed import undisturbed
from ...search.workers.worker_pool import JobDone, Lost, WorkerPool, work
from .dig import dig
from .folder import Folder
from .job import Haul, Job

_Waiting = dict[int, JobDone[Job, Haul] | Lost[Job]]  # finished, but an earlier one is not


@dataclass
class Tally:
    """How far it has come."""

    games: int = 0
    candidates: int = 0
    finds: int = 0
    lost: list[Lost[Job]] = field(default_factory=list)
    stopped: bool = False


def mine(
    pool: WorkerPool,
    jobs: Iterable[Job],
    folder: Folder,
    on_progress: Callable[[Tally], None] = lambda tally: None,
    task: Callable[[Job], Haul] = dig,
) -> Tally:
    """Do all jobs and keep their finds in the order of the jobs, so that the same are kept always.

    After Ctrl-C, all that is finished is kept.
    """
    tally, waiting, following = Tally(), _Waiting(), 0
    try:
        with closing(work(pool, task, jobs)) as outcomes:
            for outcome in outcomes:
                waiting[outcome.number] = outcome
                while following in waiting:
                    _keep(following, waiting, folder, tally)
                    following += 1
                on_progress(tally)
    except KeyboardInterrupt:
        tally.stopped = True
    finally:
        for number in sorted(waiting):
            _keep(number, waiting, folder, tally)
    return tally


def _keep(number: int, waiting: _Waiting, folder: Folder, tally: Tally) -> None:
    with undisturbed():  # a game is kept as a whole or not at all
        outcome = waiting.pop(number)
        if isinstance(outcome, Lost):
            tally.lost.append(outcome)
            return
        tally.finds += folder.keep(outcome.job, outcome.result.finds)
        tally.games += 1
        tally.candidates += outcome.result.candidates
