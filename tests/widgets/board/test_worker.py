"""Long work in short stretches: the loop goes on meanwhile, and it can be stopped."""

import asyncio
from collections.abc import Generator

import pytest

from mt_widgets.widgets.board import worker
from mt_widgets.widgets.board.worker import Worker


def counting(steps: int, result: str = "done") -> Generator[int, None, str]:
    yield from range(steps)
    return result


def failing() -> Generator[int, None, str]:
    yield 1
    raise ValueError("it is not so")


class Heard:
    """A worker, and all that it said."""

    def __init__(self) -> None:
        self.told: list[int] = []
        self.failed: list[str] = []
        self.found: list[str] = []
        self.worker = Worker[str](self.told.append, lambda error: self.failed.append(str(error)))

    def start(self, work: Generator[int, None, str]) -> None:
        self.worker.start(work, self.found.append)


def test_without_a_loop_it_is_done_at_once() -> None:
    heard = Heard()
    heard.start(counting(1000))
    assert heard.found == ["done"]
    heard.start(failing())
    assert heard.failed == ["it is not so"]
    assert not heard.worker.running


def test_in_a_loop_others_have_their_turn_and_progress_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "_STRETCH", 0.0)
    monkeypatch.setattr(worker, "_TOLD", 0.0)
    heard = Heard()

    async def main() -> int:
        heard.start(counting(20))
        turns = 0
        while heard.worker.running:
            await asyncio.sleep(0)
            turns += 1
        return turns

    assert asyncio.run(main()) > 20
    assert heard.found == ["done"]
    assert heard.told == sorted(heard.told)
    assert len(heard.told) > 10


def test_it_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_STRETCH", 0.0)
    heard = Heard()

    async def main() -> None:
        heard.start(counting(1_000_000_000))
        await asyncio.sleep(0.02)
        assert heard.worker.running
        heard.worker.stop()
        await asyncio.sleep(0.02)

    asyncio.run(main())
    assert not heard.worker.running
    assert heard.found == heard.failed == []


def test_what_comes_later_takes_the_place_of_what_is_being_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "_STRETCH", 0.0)
    heard = Heard()

    async def main() -> None:
        heard.start(counting(1_000_000_000, "first"))
        await asyncio.sleep(0.01)
        heard.start(counting(3, "second"))
        while heard.worker.running:
            await asyncio.sleep(0)

    asyncio.run(main())
    assert heard.found == ["second"]


@pytest.mark.parametrize("looped", [False, True])
def test_a_mishap_with_what_was_found_is_heard_of(*, looped: bool) -> None:
    failed = list[str]()
    worker = Worker[str](lambda _: None, lambda error: failed.append(str(error)))

    def finish(_: str) -> None:
        raise ValueError("nobody can show this")

    async def main() -> None:
        worker.start(counting(3), finish)
        while worker.running:
            await asyncio.sleep(0)

    asyncio.run(main()) if looped else worker.start(counting(3), finish)
    assert failed == ["nobody can show this"]
