"""System limits for a user's server and the processes it starts."""

import ctypes
import os
import pwd
import resource
import sys
from collections.abc import Mapping

_NO_NEW_PRIVILEGES, _DUMPABLE = 38, 4  # numbers of Linux, for prctl
_PROCESSES = 256  # of one user, threads too


def confine(environment: Mapping[str, str]) -> None:
    """Set the hub's limits for this process and those it starts.

    With systemd the whole server has a memory limit; here each of its programs has one.
    """
    os.umask(0o077)
    _limit(resource.RLIMIT_CORE, 0)
    memory = environment.get("MEM_LIMIT", "")  # as JupyterHub says it
    if memory.isdigit():
        _limit(resource.RLIMIT_DATA, int(memory))
    if _own_account(environment.get("JUPYTERHUB_USER", "")):
        _limit(resource.RLIMIT_NPROC, _PROCESSES)
    _prctl(_NO_NEW_PRIVILEGES, 1)  # no program becomes another user, as with sudo


def shut() -> None:
    """Keep this user's other processes from reading or changing this one."""
    _prctl(_DUMPABLE, 0)


def _own_account(user: str) -> bool:
    """Whether this process runs in the user's own account, so that only their processes count."""
    try:
        return pwd.getpwuid(os.getuid()).pw_name == user
    except KeyError:
        return False


def _limit(what: int, most: int) -> None:
    """Lower a limit, unless it is lower already."""
    _, hard = resource.getrlimit(what)
    least = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(what, (least, least))


def _prctl(option: int, value: int) -> None:
    """Call prctl on Linux. Raises OSError if it fails."""
    if sys.platform != "linux":
        return
    system = ctypes.CDLL(None, use_errno=True)
    if system.prctl(*map(ctypes.c_ulong, (option, value, 0, 0, 0))):
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
