"""A class on one machine: a room as ``magical-towers serve`` opens it, and thirty browsers."""

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import monotonic

import psutil

from mt_widgets.learner.results_file import ResultsFile
from tests.school.page import Browser, Kernel
from tests.school.running import free_port, running
from tests.school.script import Click, script

__all__ = ["HEADINGS", "STAGES", "Stage", "compare", "measure"]

HEADINGS = (
    "learners in a room", "clicks", "answer, median ms", "95 %", "at most", "to the first board, s",
    "MB a learner", "MB the server", "cores busy", "with others",
)  # fmt: skip

STAGES = ((10, 30.0), (20, 30.0), (30, 120.0))  # so many learners, for so many seconds
LESSONS = {"walking": "02-walking", "riding": "03-riding", "prison": "04-prison"}
WORD = "fox-lamp-sea"
_PAUSE = 2, 6  # seconds in which a child thinks
_LOOKS = 4  # things that the mouse passes on its way
_PAGE = {"width": 1000, "height": 800, "ratio": 1, "dark": False, "still": False}
_COMING = 4  # learners who start a lesson at once


@dataclass
class Stage:
    """What was measured with so many learners."""

    learners: int
    seconds: list[float] = field(default_factory=list)  # from each click to its answer
    wrong: list[str] = field(default_factory=list)  # clicks with another answer than expected
    lost: list[str] = field(default_factory=list)  # learners whose results are not complete
    starts: list[float] = field(default_factory=list)  # from coming in to the first picture
    megabytes: float = 0.0  # of memory for each learner, all kernels
    kernels: int = 0
    server: float = 0.0  # megabytes
    cores: float = 0.0  # busy with the room
    others: float = 0.0  # busy with anything else, the learners' browsers too

    @property
    def percentiles(self) -> tuple[float, float, float]:
        """The median, the 95th percentile and the worst answer, in seconds."""
        return median(self.seconds), quantiles(self.seconds, n=20)[-1], max(self.seconds)

    @property
    def row(self) -> tuple[str, ...]:
        """What a table tells, under the headings."""
        middle, most, worst = (f"{1000 * one:.0f}" for one in self.percentiles)
        memory = f"{self.megabytes:.0f}", f"{self.server:.0f}"
        busy = f"{self.cores:.2f}", f"{self.others:.2f}"
        start, clicks = f"{median(self.starts):.1f}", f"{len(self.seconds)}"
        return str(self.learners), clicks, middle, most, worst, start, *memory, *busy


class Child:
    """A learner who takes one lesson after the other, and makes a mistake now and then."""

    def __init__(self, name: str, browser: Browser) -> None:
        self.name, self._browser, self._rng = name, browser, Random(name)
        self._clicks = self._plan()
        self.reached = dict[str, str]()  # by lesson
        self._kernel: Kernel | None = None
        self._panel = self._lesson = ""

    def _plan(self) -> Iterator[tuple[str, Click]]:
        for lesson in LESSONS:
            for click in script(lesson):
                yield lesson, click

    async def come_in(self) -> float:
        """Come in and open the first lesson; how long it took."""
        began = monotonic()
        await self._browser.come_in(self.name, WORD)
        await self._open(next(iter(LESSONS)))
        return monotonic() - began

    async def _open(self, lesson: str) -> None:
        self._lesson = lesson
        self._kernel = await self._browser.open(f"{self.name}/lessons/{LESSONS[lesson]}.ipynb")
        await self._kernel.run(f"from mt_widgets import Lesson\nLesson({lesson!r})")
        self._panel = self._kernel.find("prompt")
        await self._kernel.set(self._panel, page=_PAGE)

    async def learn(self, until: float, stage: Stage) -> None:
        """Think, point and click until the time is over."""
        while (pause := self._rng.uniform(*_PAUSE)) < until - monotonic():
            await asyncio.sleep(pause)
            lesson, click = next(self._clicks, ("", None))
            if click is None:
                return
            if lesson != self._lesson:
                await self._open(lesson)
            await self._click(click, stage)

    async def _click(self, click: Click, stage: Stage) -> None:
        assert self._kernel
        for tag in self._rng.sample(click.around, _LOOKS):
            await self._kernel.tell(self._panel, {"do": "hover", "tag": tag})
        answer = await self._kernel.tell(self._panel, {"do": "click", "tag": click.tag})
        stage.seconds.append(answer.seconds)
        shown = self._kernel.widgets[self._panel]
        if (shown["prompt"]["heading"], shown["status"]["text"]) != (click.heading, click.said):
            stage.wrong.append(f"{self.name}: {self._lesson}: {click.tag}")
        if click.reached:
            self.reached[self._lesson] = click.reached

    def is_complete(self, learners: Path) -> bool:
        """Whether all that was done is kept."""
        kept = ResultsFile(learners / self.name / "results.json").all()
        found = {one.item: one.value for one in kept}
        return found == {f"lesson:{name}": value for name, value in self.reached.items()}


@dataclass(frozen=True)
class Room:
    """A room that is open: its address, where results are kept, and its process."""

    address: str
    learners: Path
    server: psutil.Process


@contextmanager
def _opened(*how: str) -> Iterator[Room]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        home, port = Path(folder), free_port()
        for lesson in LESSONS:
            script(lesson)  # worked out before anybody waits for it
        words = "serve", "--port", str(port), "--host", "127.0.0.1", "--word", WORD, *how
        keep = "--keep", str(home / "learners")
        with running(home, "/login", *words, *keep, port=port) as room:
            yield Room(room.address, home / "learners", psutil.Process(room.process.pid))


def measure(stages: tuple[tuple[int, float], ...] = STAGES) -> list[Stage]:
    """More and more learners in one room."""
    with _opened() as room:
        return asyncio.run(_class(room, stages))


def compare(learners: int = 8, seconds: float = 20.0) -> tuple[Stage, Stage]:
    """The same learners in a room without boxes and in one with them, by turns and side by side."""
    with _opened("--trust-learners") as plain, _opened() as boxed:
        return asyncio.run(_both(plain, boxed, learners, seconds))


async def _both(plain: Room, boxed: Room, learners: int, seconds: float) -> tuple[Stage, Stage]:
    """Nobody waits for anybody else's lesson to start; who is first changes."""
    stages = Stage(learners), Stage(learners)
    sides = list(zip((plain, boxed), stages, (list[Child](), list[Child]()), strict=True))
    async with AsyncExitStack() as stack:
        for place in range(learners):
            for room, stage, children in sides if place % 2 else reversed(sides):
                browser = await stack.enter_async_context(Browser(room.address))
                children.append(Child(f"learner-{place}", browser))
                stage.starts.append(await children[-1].come_in())
        learning = [_learn(children, stage, seconds, room) for room, stage, children in sides]
        await asyncio.gather(*learning)
    return stages


async def _class(room: Room, stages: tuple[tuple[int, float], ...]) -> list[Stage]:
    done, children = list[Stage](), list[Child]()
    async with AsyncExitStack() as stack:
        for number, seconds in stages:
            stage = Stage(number)
            new = [
                Child(f"learner-{place}", await stack.enter_async_context(Browser(room.address)))
                for place in range(len(children), number)
            ]
            stage.starts = await _come_in(new)
            children += new
            await _learn(children, stage, seconds, room)
            done.append(stage)
    return done


async def _come_in(children: list[Child]) -> list[float]:
    """All come in, a few at once, as through a door."""
    door = asyncio.Semaphore(_COMING)

    async def one(child: Child) -> float:
        async with door:
            return await child.come_in()

    return await asyncio.gather(*map(one, children))


async def _learn(children: list[Child], stage: Stage, seconds: float, room: Room) -> None:
    server = room.server
    began, busy, all_cores = monotonic(), _busy(server), _machine()
    await asyncio.gather(*(one.learn(began + seconds, stage) for one in children))
    passed = monotonic() - began
    stage.cores = (_busy(server) - busy) / passed
    stage.others = (_machine() - all_cores) / passed - stage.cores
    kernels = server.children(recursive=True)
    stage.kernels = len(kernels)
    stage.megabytes = sum(map(_megabytes, kernels)) / len(children)
    stage.server = _megabytes(server)
    stage.lost = [one.name for one in children if not one.is_complete(room.learners)]


def _busy(server: psutil.Process) -> float:
    """Seconds of processor time that the room has taken."""
    times = [one.cpu_times() for one in (server, *server.children(recursive=True))]
    return float(sum(one.user + one.system for one in times))


def _machine() -> float:
    times = psutil.cpu_times()
    return float(sum(times) - times.idle - times.iowait)


def _megabytes(process: psutil.Process) -> float:
    """What a process takes of the memory, with its share of what others use too."""
    return float(process.memory_full_info().pss) / 2**20
