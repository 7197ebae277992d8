"""What binds a user's server and all that it starts: limits that only the system could lift."""

import ctypes
import os
import pwd
import resource
import sys
from collections.abc import Mapping

__all__ = ["confine", "shut"]

_NO_NEW_PRIVILEGES, _DUMPABLE = 38, 4  # numbers of Linux, for prctl
_PROCESSES = 256  # of one user, threads too


def confine(environment: Mapping[str, str]) -> None:
    """Hold this process and those that it starts to the hub's limits.

    With systemd the whole server has a limit of memory; here each of its programs has.
    """
    os.umask(0o077)
    _limit(resource.RLIMIT_CORE, 0)
    memory = environment.get("MEM_LIMIT", "")  # as JupyterHub says it
    if memory.isdigit():
        _limit(resource.RLIMIT_DATA, int(memory))
    if _own_account(environment.get("JUPYTERHUB_USER", "")):
        _limit(resource.RLIMIT_NPROC, _PROCESSES)
    _prctl(_NO_NEW_PRIVILEGES, 1)  # no program here becomes another user, as sudo does


def shut() -> None:
    """Let no other process of this user look into this one, or change it; what it starts, may."""
    _prctl(_DUMPABLE, 0)


def _own_account(user: str) -> bool:
    """Whether the system knows this user, so that no process of others is counted."""
    try:
        return pwd.getpwuid(os.getuid()).pw_name == user
    except KeyError:
        return False


def _limit(what: int, most: int) -> None:
    """Lower a limit; one that is lower already stays."""
    _, hard = resource.getrlimit(what)
    least = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(what, (least, least))


def _prctl(option: int, value: int) -> None:
    """Ask Linux for something; raises OSError where it refuses."""
    if sys.platform != "linux":
        return
    system = ctypes.CDLL(None, use_errno=True)
    if system.prctl(*map(ctypes.c_ulong, (option, value, 0, 0, 0))):
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
