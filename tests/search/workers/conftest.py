"""Ctrl-C works in these tests, also where they were started in the background."""

import signal
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def hears_control_c() -> Iterator[None]:
    """What a shell starts in the background ignores Ctrl-C, and so do its children."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
