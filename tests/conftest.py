"""Hypothesis looks at more examples where it is asked to, and never at a clock.

In the Python of a browser it looks at fewer, and of a test with many cases only some are run: what
differs there shows at once, and all is slow.
"""

import gc
import os
import sys
from collections import defaultdict

import pytest
from hypothesis import HealthCheck, settings

gc.set_threshold(50_000, 20, 20)  # thousands of tests stay in reach and would be gone through often
IN_BROWSER = sys.platform == "emscripten"
_MOST_CASES = int(os.environ.get("CASES", "3"))  # of one test there

settings.register_profile(
    "quick",
    max_examples=int(os.environ.get("EXAMPLES", "6" if IN_BROWSER else "30")),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("quick")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave some cases of each test, from its first to its last."""
    if not IN_BROWSER:
        return
    cases = defaultdict[str, list[pytest.Item]](list)
    for item in items:
        cases[item.nodeid.partition("[")[0]].append(item)
    items[:] = [one for all_cases in cases.values() for one in all_cases[:: _step(len(all_cases))]]


def _step(number: int) -> int:
    """From one case to the next one, so that there are not too many of them."""
    return -(-number // _MOST_CASES)
