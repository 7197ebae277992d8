"""Ctrl-C works in these tests, also where they were started in the background."""

from tests.search.workers.conftest import hears_control_c

__all__ = ["hears_control_c"]
