"""Ctrl-C works in these tests, also where they were started in the background; and a cluster."""

from tests.puzzles.mine.test_cluster import dask
from tests.search.workers.conftest import hears_control_c

__all__ = ["dask", "hears_control_c"]
