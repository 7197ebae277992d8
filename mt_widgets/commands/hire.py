"""Workers for a command: processes of this machine, or a cluster that somebody names."""

import os
from contextlib import AbstractContextManager, nullcontext

from ..engine.errors import Mistake
from ..search.workers.processes import Processes
from ..search.workers.worker_pool import WorkerPool

__all__ = ["hire"]

_MOST = 1_000


def hire(
    option: str, number: int | None, cluster: str | None
) -> AbstractContextManager[WorkerPool]:
    """So many processes, as many as there are cores if that is None, or the workers of a cluster.

    Raises Mistake, which names the option, where there cannot be so many.
    """
    if cluster is not None:
        from ..search.workers.cluster import Cluster

        return Cluster(cluster)
    wanted = os.cpu_count() or 1 if number is None else number
    if not 1 <= wanted <= _MOST:
        raise Mistake(f"{option}: there can be 1 to {_MOST}, not {wanted}")
    return nullcontext(Processes(wanted))
