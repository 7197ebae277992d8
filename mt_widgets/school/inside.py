"""How a room runs learners' programs: in boxes if the system can make them.

In a box, the programs that a notebook has started end with its kernel. Without one, the room adopts
and ends them, which Linux allows.
"""

import ctypes
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from ..engine.errors import mistake
from .box import trial
from .learners import LESSONS
from .limits import FEWEST_KERNELS, FILE_MB, MEGABYTE, REQUEST_MB, SPACE_MB, kernels_here

_SUBREAPER = 36  # PR_SET_CHILD_SUBREAPER
_ROUNDS = 20  # a killed process may have started others
_LONGEST = 60  # signs of a folder for sockets, whose whole names may have 107


@dataclass(frozen=True, slots=True)
class Inside:
    """How kernels run, and what each learner may have."""

    bubblewrap: tuple[str, ...] = ()  # the command that makes boxes; empty for none
    kernels: int = 0  # in the whole room; 0 for as many as fit into memory
    space_mb: int = SPACE_MB

    def options(self, talk: Path) -> list[str]:
        """The options for the server."""
        large = REQUEST_MB * MEGABYTE
        file_mb = min(FILE_MB, self.space_mb)
        settings = {
            "ServerApp.kernel_spec_manager_class": f"{__package__}.boxed_kernel.OneKernel",
            "ServerApp.max_body_size": large,
            "ServerApp.max_buffer_size": large,
            "RoomKernels.talk": talk,
            "RoomKernels.most_in_room": max(FEWEST_KERNELS, self.kernels or kernels_here()),
            "RoomKernels.space_mb": self.space_mb,
            "RoomKernels.file_mb": file_mb,
            "RoomLessons.space_mb": self.space_mb,
            "RoomLessons.file_mb": file_mb,
        }
        words = [f"--RoomKernels.bubblewrap={word}" for word in self.bubblewrap]
        return [*words, *(f"--{name}={value}" for name, value in settings.items())]


def check_root(*, allowed: bool) -> None:
    """Raise Mistake if this is root and that is not allowed."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and not allowed:
        raise mistake("serve: you are root, who may do everything here, and so might learners; "
                      "serve as another user, or say --as-root")  # fmt: skip


def find_boxes(*, trust: bool) -> tuple[str, ...]:
    """The command that makes boxes; empty with ``trust``. Raises Mistake if it doesn't work."""
    if trust:
        return ()
    bubblewrap, why = trial()
    if not bubblewrap:
        raise mistake(
            "serve: bubblewrap does not work here ({why}). Without it every notebook runs "
            "as you: whoever writes a program reads, changes and sends whatever you can. "
            "Install it (Debian, Ubuntu: apt install bubblewrap), or say --trust-learners. "
            "The site needs no Python on this machine: magical-towers site OUT",
            why=why,
        )
    return bubblewrap


@contextmanager
def opened(inside: Inside, learners: Path) -> Iterator[list[str]]:
    """The server's options, while the room's files are private; ends all processes afterwards."""
    os.umask(0o077)
    _keep_private(learners)
    if sys.platform == "linux":  # adopt processes whose parents have ended
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_SUBREAPER, 1, 0, 0, 0)
    talk = Path(tempfile.mkdtemp(prefix="mt-", dir=_short_folder())).resolve()
    try:
        yield inside.options(talk)
    finally:
        _end_all()
        shutil.rmtree(talk, ignore_errors=True)


def _short_folder() -> str | None:
    """A folder for sockets whose name is short enough: the session's, or the usual one."""
    places = os.environ.get("XDG_RUNTIME_DIR"), tempfile.gettempdir()
    fits = (one for one in places if one and len(one) < _LONGEST and os.access(one, os.W_OK))
    return next(fits, "/tmp" if os.name == "posix" else None)  # noqa: S108  # with a name by chance


def _keep_private(learners: Path) -> None:
    """Make learners' folders private; a folder without lessons is none."""
    from .space import ROOM  # it needs Jupyter's server, which may not be installed

    learners.chmod(0o700)
    for folder in learners.iterdir():
        if folder.name == ROOM or (not folder.is_symlink() and (folder / LESSONS).is_dir()):
            for place, folders, files in os.walk(folder):
                for name in (".", *folders, *files):
                    _close(Path(place) / name)


def _close(path: Path) -> None:
    mode = path.lstat().st_mode
    if stat.S_ISDIR(mode) or stat.S_ISREG(mode):
        path.chmod(0o700 if stat.S_ISDIR(mode) else 0o600)


def _end_all() -> None:
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
        with suppress(OSError):
            while os.name == "posix" and os.waitpid(-1, os.WNOHANG)[0]:
                pass
