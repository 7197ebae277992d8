"""Work for many hands: jobs go to an executor, and none is lost when a worker dies."""

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from dataclasses import dataclass
from itertools import islice
from typing import Generic, Protocol, TypeVar

__all__ = ["Crew", "Done", "Lost", "work"]

Job = TypeVar("Job")
Result = TypeVar("Result")
_AHEAD = 2  # jobs that are given out for each worker, so that nobody waits for the next one
_TRIES = 3  # how often a job may end its worker before it is given up


class Crew(Protocol):
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
class Done(Generic[Job, Result]):
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


def work(
    crew: Crew, task: Callable[[Job], Result], jobs: Iterable[Job]
) -> Generator[Done[Job, Result] | Lost[Job], None, None]:
    """Every job as soon as it is done, in whatever order.

    When somebody stops it, what is finished is given out first.
    """
    shift = _Shift(crew, task)
    numbered = enumerate(jobs)
    try:
        while True:
            for number, job in islice(numbered, shift.room):
                shift.give(number, job)
            if not shift.busy:
                return
            yield from shift.collect()
            yield from shift.retry()
    except KeyboardInterrupt:
        yield from shift.finished()
        raise
    finally:
        shift.end()


@dataclass(frozen=True, slots=True)
class _Failure:
    """An error in words: many an error itself cannot travel from one process to another."""

    reason: str


def _attempt(task: Callable[[Job], Result], job: Job) -> Result | _Failure:
    """What a worker does."""
    try:
        return task(job)
    except Exception as error:  # noqa: BLE001  # one bad job must not stop the others
        return _Failure(f"{type(error).__name__}: {error}")


class _Shift(Generic[Job, Result]):
    """Workers, what each of them does, and the jobs whose workers have died."""

    def __init__(self, crew: Crew, task: Callable[[Job], Result]) -> None:
        self._crew, self._task = crew, task
        self._executor = crew.hire()
        self._running: dict[Future[Result | _Failure], tuple[int, Job]] = {}
        self._suspects: list[tuple[int, Job]] = []
        self._broken = False

    @property
    def busy(self) -> bool:
        """Whether jobs are given out."""
        return bool(self._running or self._suspects)

    @property
    def room(self) -> int:
        """How many more jobs can be given out; none until it is known who kills workers."""
        return 0 if self._suspects else max(0, _AHEAD * self._crew.size - len(self._running))

    def give(self, number: int, job: Job) -> None:
        """Give a job out."""
        try:
            future = self._executor.submit(_attempt, self._task, job)
        except BrokenExecutor:  # somebody died just now
            self._suspect(number, job)
        else:
            self._running[future] = number, job

    def collect(self) -> Iterator[Done[Job, Result] | Lost[Job]]:
        """Wait until something is finished, and give that out."""
        wait(self._running, return_when=FIRST_COMPLETED)
        yield from self.finished()

    def finished(self) -> Iterator[Done[Job, Result] | Lost[Job]]:
        """What is finished by now."""
        for future in [future for future in self._running if future.done()]:
            number, job = self._running.pop(future)
            outcome = self._outcome(future, number, job)
            if outcome is None:
                self._suspect(number, job)
            else:
                yield outcome

    def _suspect(self, number: int, job: Job) -> None:
        self._suspects.append((number, job))
        self._broken = True

    def _outcome(
        self, future: Future[Result | _Failure], number: int, job: Job
    ) -> Done[Job, Result] | Lost[Job] | None:
        """What came of a job; None if its worker died."""
        try:
            result = future.result()
        except self._crew.deaths:
            return None
        except Exception as error:  # noqa: BLE001  # it could not be sent there, or its result back
            result = _Failure(f"{type(error).__name__}: {error}")
        if isinstance(result, _Failure):
            return Lost(number, job, result.reason)
        return Done(number, job, result)

    def retry(self) -> Iterator[Done[Job, Result] | Lost[Job]]:
        """Do the jobs of dead workers again, one by one, so that the one to blame shows itself."""
        while self._suspects and not self._running:
            number, job = self._suspects.pop()
            yield self._alone(number, job)
        if not self._suspects:
            self._refresh()

    def _alone(self, number: int, job: Job) -> Done[Job, Result] | Lost[Job]:
        for _ in range(_TRIES):
            self._refresh()
            future = self._executor.submit(_attempt, self._task, job)
            outcome = self._outcome(future, number, job)
            if outcome is not None:
                return outcome
            self._broken = True
        return Lost(number, job, f"its worker has died {_TRIES} times")

    def _refresh(self) -> None:
        """Hire again where somebody has died."""
        if self._broken:
            self._crew.dismiss(self._executor)
            self._executor, self._broken = self._crew.hire(), False

    def end(self) -> None:
        """Send everybody home."""
        self._crew.dismiss(self._executor)
