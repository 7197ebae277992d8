"""How much sooner two processes find puzzles than one."""

from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from mt_widgets.puzzles.mine.folder import open_folder
from mt_widgets.puzzles.mine.job import Job, Settings
from mt_widgets.puzzles.mine.mining import mine
from mt_widgets.search.workers.processes import Processes

__all__ = ["find_rate"]

_SETTINGS = Settings({"players": "2", "spells": "0"})


def find_rate(processes: int, seed: int, games: int = 40) -> float:
    """Measure the puzzles found per minute of waiting, the start of the processes included."""
    jobs = [Job(game, _SETTINGS) for game in range(seed * games, (seed + 1) * games)]
    with TemporaryDirectory() as folder, open_folder(Path(folder)) as store:
        started = perf_counter()
        tally = mine(Processes(processes), jobs, store)
        return 60 * tally.finds / (perf_counter() - started)
