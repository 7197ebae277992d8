"""Work for many hands: jobs go to an executor, and none is lost when a worker dies."""

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from dataclasses import dataclass
from itertools import islice
from typing import Generic, Protocol, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")
_AHEAD = 2  # jobs that are given out for each worker, so that nobody waits for the next one
_TRIES = 3  # how often a job may end its worker before it is given up


class WorkerPool(Protocol):
    """Where workers come from."""

    @property
    def size(self) -> int:
        """How many there are."""

    @property
    def deaths(self) -> tuple[type[BaseException], ...]:
        """What is raised for a job whose worker has died."""

    def hire(self) -> Executor:
        """Fresh workers."""

    def dismiss(self, executor: Executor) -> None:
        """Send workers away at once, whatever they are doing."""


@dataclass(frozen=True, slots=True)
class JobDone(Generic[Job, Result]):
    """A job that was done: its number, in the order of the jobs, and what came of it."""

    number: int
    job: Job
    result: Result


@dataclass(frozen=True, slots=True)
class Lost(Generic[Job]):
    """A job that nobody could do, and why."""

    number: int
    job: Job
    reason: str


Outcome = JobDone[Job, Result] | Lost[Job]


def work(
    pool: WorkerPool, task: Callable[[Job], Result], jobs: Iterable[Job]
) -> Generator[Outcome[Job, Result], None, None]:
    """Every job as soon as it is done, in whatever order.

    When somebody stops it, what is finished is given out first.
    """
    shift = _Shift(pool, task)
    numbered = enumerate(jobs)
    try:
        while True:
            for number, job in islice(numbered, shift.room):
                shift.give(number, job)
            if not shift.busy:
                return
            wait(shift.running, return_when=FIRST_COMPLETED)
            yield from shift.finished()
            yield from shift.retry()
    except KeyboardInterrupt:
        yield from shift.finished()
        raise
    finally:
        pool.dismiss(shift.executor)


def _attempt(task: Callable[[Job], Result], number: int, job: Job) -> Outcome[Job, Result]:
    """What a worker does; an error is returned as text, because many cannot be pickled."""
    try:
        return JobDone(number, job, task(job))
    except Exception as error:  # noqa: BLE001  # one bad job must not stop the others
        return Lost(number, job, f"{type(error).__name__}: {error}")


class _Shift(Generic[Job, Result]):
    """Workers, what each of them does, and the jobs whose workers have died."""

    def __init__(self, pool: WorkerPool, task: Callable[[Job], Result]) -> None:
        self._pool, self._task = pool, task
        self.executor = pool.hire()
        self.running: dict[Future[Outcome[Job, Result]], tuple[int, Job]] = {}
        self._suspects: list[tuple[int, Job]] = []

    @property
    def busy(self) -> bool:
        """Whether jobs are given out."""
        return bool(self.running or self._suspects)

    @property
    def room(self) -> int:
        """How many more jobs can be given out; none until it is known who kills workers."""
        return 0 if self._suspects else max(0, _AHEAD * self._pool.size - len(self.running))

    def give(self, number: int, job: Job) -> None:
        """Give a job out."""
        try:
            future = self.executor.submit(_attempt, self._task, number, job)
        except BrokenExecutor:  # somebody died just now
            self._suspects.append((number, job))
        else:
            self.running[future] = number, job

    def finished(self) -> Iterator[Outcome[Job, Result]]:
        """What is finished by now."""
        for future in [future for future in self.running if future.done()]:
            number, job = self.running.pop(future)
            outcome = self._outcome(future, number, job)
            if outcome is None:
                self._suspects.append((number, job))
            else:
                yield outcome

    def _outcome(
        self, future: Future[Outcome[Job, Result]], number: int, job: Job
    ) -> Outcome[Job, Result] | None:
        """What came of a job; None if its worker died."""
        try:
            return future.result()
        except self._pool.deaths:
            return None
        except Exception as error:  # noqa: BLE001  # it could not be sent there, or its result back
            return Lost(number, job, f"{type(error).__name__}: {error}")

    def retry(self) -> Iterator[Outcome[Job, Result]]:
        """Do the jobs of dead workers again, one by one, so that the one to blame shows itself."""
        if self._suspects and not self.running:
            self._refresh()
            while self._suspects:
                yield self._alone(*self._suspects.pop())

    def _alone(self, number: int, job: Job) -> Outcome[Job, Result]:
        for _ in range(_TRIES):
            future = self.executor.submit(_attempt, self._task, number, job)
            outcome = self._outcome(future, number, job)
            if outcome is not None:
                return outcome
            self._refresh()
        return Lost(number, job, f"its worker has died {_TRIES} times")

    def _refresh(self) -> None:
        """Hire again, as somebody has died."""
        self._pool.dismiss(self.executor)
        self.executor = self._pool.hire()
