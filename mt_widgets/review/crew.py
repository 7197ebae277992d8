"""Who makes a review: processes of this machine, a cluster, or this Python in small steps."""

import os
import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext

from ..engine.game import Move, Position
from ..engine.record import Record
from ..engine.work import Work
from ..search.workers.worker_pool import WorkerPool
from .looking_back import GameReview, looking_back

__all__ = ["reviewing"]

_FEW = 40  # moves are looked at before a process has started


def reviewing(
    record: Record[Position, Move],
    level: int | None = None,
    seats: Iterable[int] | None = None,
    workers: int | None = None,
    cluster: str | None = None,
) -> Work[GameReview]:
    """Review a game with so many processes, none for 0, or with a Dask cluster at an address.

    If neither is told, all cores work on a game that is long enough to be worth it.
    """
    with _hired(record, workers, cluster) as pool:
        return (yield from looking_back(record, pool, level, seats))


def _hired(
    record: Record[Position, Move], workers: int | None, cluster: str | None
) -> AbstractContextManager[WorkerPool | None]:
    if cluster is not None:
        from ..search.workers.cluster import Cluster

        return Cluster(cluster)
    if workers is None:
        alone = sys.platform == "emscripten" or len(record.moves) < _FEW
        workers = 0 if alone else os.cpu_count() or 1
    if not workers:
        return nullcontext(None)
    from ..search.workers.processes import Processes  # which the Python of a browser cannot load

    return nullcontext(Processes(workers))
