"""What workers do in these tests: real games that are small, and jobs that end their worker."""

import os
import signal
import time
from functools import cache
from pathlib import Path

from mt_widgets.engine.errors import FileError
from mt_widgets.puzzles.mine.dig import dig
from mt_widgets.puzzles.mine.job import Find, Haul, Job, Settings

SMALL = Settings({"players": "2", "spells": "0"}, looks=4)
GAMES = [Job(seed, SMALL) for seed in range(4, 9)]
"""Five games, of which most have something."""


@cache
def hauls() -> tuple[Haul, ...]:
    """What those games bring."""
    return tuple(map(dig, GAMES))


def remember(job: Job) -> Haul:
    """Dig where it was dug before, which is quicker."""
    return hauls()[GAMES.index(job)]


def die() -> None:
    """End this process as the system does when memory runs out."""
    os.kill(os.getpid(), signal.SIGKILL)


def dig_and_die_once(marker: Path, job: Job) -> Haul:
    """Dig; but whoever is the first to get game 5 dies of it."""
    if job.seed == 5 and not marker.exists():
        marker.touch()
        die()
    return dig(job)


def dig_or_die(job: Job) -> Haul:
    """Dig; but game 5 is the end of everybody."""
    if job.seed == 5:
        die()
    return dig(job)


def dig_or_fail(job: Job) -> Haul:
    """Dig; but game 5 has a mistake in it, one that cannot be sent from process to process."""
    if job.seed == 5:
        raise FileError("game", 5, "is no game")
    return dig(job)


def dig_late_ones_first(job: Job) -> Haul:
    """The later a game, the sooner it is done."""
    time.sleep((8 - job.seed) / 20)
    return dig(job)


def all_alike(job: Job) -> Haul:
    """In every game the same is found; the first ones take longest."""
    time.sleep((8 - job.seed) / 20)
    return Haul((Find(f"{job.seed:05}-turn-01", "", ("board x",)),), 1)


def name_of_process(_: int) -> int:
    """Who does it."""
    time.sleep(0.2)
    return os.getpid()
