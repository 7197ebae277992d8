"""bubblewrap, in which a room's kernels run: found, or installed where that is allowed.

``python -m tests.school.bubblewrap`` says what could not be tried without it.
"""

import os
import sys
from functools import cache

from mt_widgets.school.box import trial
from tests.tools.debian import install

__all__ = ["MISSING", "has_boxes"]

MISSING = "bubblewrap does not work here, so kernels in boxes were not tried: {}"


@cache
def why_not() -> str:
    """What is wrong with boxes here; nothing where they work."""
    return trial()[1]


def has_boxes() -> bool:
    """Whether kernels can be kept in boxes on this machine."""
    return not why_not()


if __name__ == "__main__":
    if not has_boxes() and install("bubblewrap"):
        why_not.cache_clear()
    if why_not():
        print(f"SKIPPED: {MISSING.format(why_not())}")  # noqa: T201
        sys.exit("CI" in os.environ)
