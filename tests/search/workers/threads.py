"""A pool of another kind than those that people use."""

from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass


@dataclass(frozen=True)
class Threads:
    """Workers in this very process."""

    size: int = 3
    deaths: tuple[type[BaseException], ...] = ()

    def hire(self) -> Executor:
        return ThreadPoolExecutor(self.size)

    def dismiss(self, executor: Executor) -> None:
        executor.shutdown(cancel_futures=True)
