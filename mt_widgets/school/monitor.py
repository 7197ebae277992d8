"""Watches a room, and stops the kernels of learners who fill the disk or run too much."""

import asyncio
import os
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psutil
from tornado.web import HTTPError

from ..engine.words import say
from .limits import MEGABYTE, MOST_PROCESSES, PROGRAM_MB
from .space import Space

if TYPE_CHECKING:
    from .kernels import RoomKernels

_EVERY = 2.0  # seconds


@dataclass(frozen=True, slots=True)
class Monitor:
    """Watches the kernels of a room, and tells the teacher about stopped ones."""

    kernels: "RoomKernels"
    tell: Callable[[str], None]

    async def keep(self) -> None:
        """Look every few seconds until the room is closed."""
        while True:
            await asyncio.sleep(_EVERY)
            owners = set(self.kernels.owners.values())
            own = {learner: self.kernels.of(learner) for learner in owners}
            for learner, why in (await asyncio.to_thread(self._look, own)).items():
                with suppress(HTTPError):
                    await self.kernels.end_all(learner)
                self.tell(why)

    def _look(self, own: dict[str, list[Any]]) -> dict[str, str]:
        """The learners who use too much, with a sentence about each."""
        families, found = _Families(), dict[str, str]()
        for learner, kernels in own.items():
            if self._fills(learner, kernels):
                found[learner] = say(
                    "{name} fills the disk: their lessons were stopped.", name=learner
                )
            elif any(families.is_greedy(kernel.provisioner.pid) for kernel in kernels):
                found[learner] = say(
                    "{name} runs too much at once: their lessons were stopped.", name=learner
                )
        families.bury({kernel.provisioner.pid for kernels in own.values() for kernel in kernels})
        return found

    def _fills(self, learner: str, kernels: list[Any]) -> bool:
        talk = [Path(one.connection_file).parent for one in kernels if self.kernels.bubblewrap]
        space = Space(Path(self.kernels.root_dir), self.kernels.space_mb)
        return space.is_too_much(space.used(learner, *talk))


class _Families:
    """All processes with their children."""

    def __init__(self) -> None:
        self._children = defaultdict[int, list[psutil.Process]](list)
        for one in psutil.process_iter(["ppid", "status", "memory_info"]):
            self._children[one.info["ppid"]].append(one)

    def is_greedy(self, kernel: int) -> bool:
        """Whether a kernel has too many processes, or they take too much memory together.

        The system's limits hold for each process, and their number is unlimited for root.
        """
        every = self._below(kernel)
        if len(every) > MOST_PROCESSES:
            return True
        most = PROGRAM_MB * MEGABYTE
        return sum(map(_resident, every)) > most and sum(map(_share, every)) > most

    def _below(self, pid: int) -> list[psutil.Process]:
        found = list(self._children[pid])
        for one in found:
            found += self._children[one.pid]  # the list grows while it is walked
            if len(found) > MOST_PROCESSES:
                break
        return found

    def bury(self, kernels: set[int]) -> None:
        """Reap adopted processes that have ended; kernels are reaped by their managers."""
        for child in self._children[os.getpid()]:
            if child.pid not in kernels and child.info["status"] == psutil.STATUS_ZOMBIE:
                with suppress(OSError):
                    os.waitpid(child.pid, os.WNOHANG)


def _resident(process: psutil.Process) -> int:
    memory = process.info["memory_info"]
    return int(memory.rss) if memory else 0


def _share(process: psutil.Process) -> int:
    """A process's share of memory, counting shared memory once; slow to find out."""
    with suppress(psutil.Error):
        full = process.memory_full_info()
        return int(getattr(full, "pss", full.uss))
    return 0
