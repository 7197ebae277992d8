"""Workers on other machines: a Dask cluster, known by the address of its scheduler."""

import logging
from concurrent.futures import CancelledError, Executor
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

from ...engine.errors import Mistake, excerpt
from ...engine.words import say


class Cluster:
    """The workers of a Dask scheduler, from entering it until leaving it."""

    def __init__(self, address: str, patience: float = 10) -> None:
        """After so many seconds a scheduler that does not answer is given up."""
        if not address:  # Dask would start a cluster of its own
            raise Mistake(say("the address of the Dask scheduler is missing"))
        try:
            import distributed
        except ImportError:
            raise Mistake(
                say("a cluster needs Dask; install it with: pip install 'magical-towers[cluster]'")
            ) from None
        for name in ("distributed", "distributed.client"):  # one sentence of ours is enough
            logging.getLogger(name).setLevel(logging.CRITICAL)
        self._dask: Any = distributed  # half of its types are missing
        self._client: Any = None
        self._address, self._patience, self._size = address, patience, 1
        self.deaths: tuple[type[BaseException], ...] = distributed.KilledWorker, CancelledError

    def __enter__(self) -> Self:
        self._connect()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._client.close()

    def _connect(self) -> None:
        try:  # of an address without a port Dask complains at once, and then waits for itself
            self._dask.comm.get_address_host_port(self._address)
        except ValueError as error:
            shown = excerpt(self._address, 80)
            told = say("{address} is no address of a scheduler, such as tcp://10.0.0.5:8786",
                       address=shown)  # fmt: skip
            raise Mistake(told) from error
        try:
            self._client = self._dask.Client(
                self._address, timeout=self._patience, set_as_default=False
            )
        except (OSError, ValueError) as error:
            shown = excerpt(self._address, 80)
            raise Mistake(say("no Dask scheduler answers at {address}", address=shown)) from error

    @property
    def size(self) -> int:
        """How many jobs the workers do at a time; they may come and go."""
        with suppress(OSError):  # what is wrong shows when a job is waited for
            self._size = max(1, sum(self._client.nthreads().values()))
        return self._size

    def hire(self) -> Executor:
        """Those who are there; where the scheduler was lost, it is looked for again."""
        if self._client.status != "running":
            self._client.close()
            self._connect()
        workers: Executor = self._client.get_executor(pure=False)  # a new try, not the old answer
        return workers

    def dismiss(self, executor: Executor) -> None:
        """Ask for nothing any more; they finish what they are doing."""
        with suppress(OSError):
            executor.shutdown(wait=False)
