"""What outlives its kernel: programs that a notebook has started, and that do not end with it.

In a box they end with their kernel. Without one they are left to the first process of the system,
unless a process above them says that they are its own, which Linux allows.
"""

import ctypes
import os
import sys
from contextlib import suppress

__all__ = ["adopt", "end_all"]

_SUBREAPER = 36  # PR_SET_CHILD_SUBREAPER
_ROUNDS = 20  # who is killed may have started others meanwhile


def adopt() -> None:
    """Let whatever is left behind below us be ours, where the system knows that."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_SUBREAPER, 1, 0, 0, 0)


def end_all() -> None:
    """End every process below us."""
    import psutil  # JupyterLab's kernels bring it

    for _ in range(_ROUNDS):
        left = psutil.Process().children(recursive=True)
        if not left:
            return
        for one in left:
            with suppress(psutil.Error):
                one.kill()
        psutil.wait_procs(left, timeout=1)
        _bury()


def _bury() -> None:
    with suppress(OSError):
        while os.name == "posix" and os.waitpid(-1, os.WNOHANG)[0]:
            pass
