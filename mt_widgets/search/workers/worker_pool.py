"""Work for many hands: jobs go to an executor, and none is lost when a worker dies."""

import pickle
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


@dataclass(frozen=True, slots=True)
class _Sent:
    """What comes back from a worker: a result, packed, or the reason why there is none.

    All that goes to and fro is packed and unpacked here: executors lose their workers, or wait for
    ever, over what cannot be.
    """

    packed: bytes = b""
    reason: str = ""


def _attempt(packed: bytes) -> _Sent:
    """What a worker does."""
    try:
        task, job = pickle.loads(packed)  # noqa: S301  # from whoever hired this worker
        return _Sent(pickle.dumps(task(job)))
    except BaseException as error:  # noqa: BLE001  # one bad job must not stop the others
        return _Sent(reason=_reason(error))


def _reason(error: BaseException) -> str:
    name = type(error).__name__
    try:
        return f"{name}: {error}"
    except Exception:  # noqa: BLE001  # some cannot even say what they are
        return name


class _Shift(Generic[Job, Result]):
    """Workers, what each of them does, and the jobs whose workers have died."""

    def __init__(self, pool: WorkerPool, task: Callable[[Job], Result]) -> None:
        self._pool, self._task = pool, task
        self.executor = pool.hire()
        self.running: dict[Future[_Sent], tuple[int, Job]] = {}
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
            self.running[self._submit(job)] = number, job
        except BrokenExecutor:  # somebody died just now
            self._suspects.append((number, job))

    def _submit(self, job: Job) -> Future[_Sent]:
        """What will come of a job; one that cannot be sent has its reason at once."""
        try:
            packed = pickle.dumps((self._task, job))
        except Exception as error:  # noqa: BLE001  # whatever it has in it
            refused = Future[_Sent]()
            refused.set_result(_Sent(reason=_reason(error)))
            return refused
        return self.executor.submit(_attempt, packed)

    def finished(self) -> Iterator[Outcome[Job, Result]]:
        """What is finished by now."""
        for future in [future for future in self.running if future.done()]:
            number, job = self.running.pop(future)
            outcome = self._outcome(future, number, job)
            if outcome is None:
                self._suspects.append((number, job))
            else:
                yield outcome

    def _outcome(self, future: Future[_Sent], number: int, job: Job) -> Outcome[Job, Result] | None:
        """What came of a job; None if its worker died."""
        try:
            sent = future.result()
            if sent.reason:
                return Lost(number, job, sent.reason)
            return JobDone(number, job, pickle.loads(sent.packed))  # noqa: S301  # of our own
        except self._pool.deaths:
            return None
        except Exception as error:  # noqa: BLE001  # it cannot be unpacked here
            return Lost(number, job, _reason(error))

    def retry(self) -> Iterator[Outcome[Job, Result]]:
        """Do the jobs of dead workers again, one by one, so that the one to blame shows itself."""
        if self._suspects and not self.running:
            self._refresh()
            while self._suspects:
                yield self._alone(*self._suspects.pop())

    def _alone(self, number: int, job: Job) -> Outcome[Job, Result]:
        for _ in range(_TRIES):
            future = self._submit(job)
            outcome = self._outcome(future, number, job)
            if outcome is not None:
                return outcome
            self._refresh()
        return Lost(number, job, f"its worker has died {_TRIES} times")

    def _refresh(self) -> None:
        """Hire again, as somebody has died."""
        self._pool.dismiss(self.executor)
        self.executor = self._pool.hire()
