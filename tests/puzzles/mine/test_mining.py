"""Mining: the same finds, whoever was quicker."""

from collections.abc import Callable
from pathlib import Path

import pytest

from mt_widgets.puzzles.mine.dig import dig
from mt_widgets.puzzles.mine.folder import open_folder
from mt_widgets.puzzles.mine.job import Haul, Job
from mt_widgets.puzzles.mine.mining import Tally, mine
from mt_widgets.search.workers.processes import Processes
from mt_widgets.search.workers.worker_pool import WorkerPool
from tests.puzzles.mine.jobs import GAMES, all_alike, dig_late_ones_first, remember
from tests.search.workers.threads import Threads


def mined(folder: Path, pool: WorkerPool, task: Callable[[Job], Haul] = dig) -> dict[str, str]:
    """The files that are there after it, with their texts."""
    with open_folder(folder) as store:
        tally = mine(pool, GAMES, store, task=task)
    assert tally.games == len(GAMES)
    return {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.toml"))}


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    files = mined(tmp_path_factory.mktemp("one"), Processes(1))
    assert len(files) >= 4  # with pack.toml
    return files


@pytest.mark.parametrize(
    ("pool", "task"), [(Processes(2), dig_late_ones_first), (Threads(), remember)]
)
def test_the_finds_are_the_same_with_any_workers_in_any_order(
    tmp_path: Path, expected: dict[str, str], pool: WorkerPool, task: Callable[[Job], Haul]
) -> None:
    assert mined(tmp_path, pool, task) == expected


def test_of_those_that_are_alike_the_one_of_the_first_game_is_kept(tmp_path: Path) -> None:
    files = mined(tmp_path, Threads(5), all_alike)
    assert [*files] == ["00004-turn-01.toml", "pack.toml"]


def test_it_tells_how_far_it_has_come(tmp_path: Path) -> None:
    seen = list[tuple[int, int]]()

    def watch(tally: Tally) -> None:
        seen.append((tally.games, tally.candidates))

    with open_folder(tmp_path) as store:
        tally = mine(Threads(1), GAMES, store, watch, remember)
    assert seen == sorted(seen)
    assert seen[-1] == (len(GAMES), tally.candidates)


def test_who_stops_it_keeps_what_was_finished(tmp_path: Path) -> None:
    def stop(tally: Tally) -> None:
        if tally.games == 3:
            raise KeyboardInterrupt

    with open_folder(tmp_path) as store:
        tally = mine(Threads(1), GAMES, store, stop, remember)
        assert tally.stopped
        assert [job.seed for job in GAMES if store.is_done(job)][:3] == [4, 5, 6]
    assert tally.finds == len([*tmp_path.glob("0*.toml")])
