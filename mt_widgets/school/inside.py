"""What runs inside a room, and as whom: in boxes where the system makes them.

In a box the programs that a notebook has started end with its kernel. Without one they are left to
the first process of the system, unless a process above them says that they are its own, which Linux
allows.
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

__all__ = ["Inside", "check_root", "find_boxes", "opened"]

_SUBREAPER = 36  # PR_SET_CHILD_SUBREAPER
_ROUNDS = 20  # who is killed may have started others meanwhile
_LONGEST = 60  # signs of a folder in which sockets fit: the system allows 107 for all of a name


@dataclass(frozen=True, slots=True)
class Inside:
    """How kernels are kept, and what everybody may have."""

    bubblewrap: tuple[str, ...] = ()  # the command that makes boxes; none, and there are no boxes
    kernels: int = 0  # in the whole room; as many as the memory holds, where none is given
    space_mb: int = SPACE_MB

    def options(self, talk: Path) -> list[str]:
        """What the server is started with."""
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
    """Refuse to serve as the one who may do everything."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and not allowed:
        raise mistake("serve: you are root, who may do everything here, and so might learners; "
                      "serve as another user, or say --as-root")  # fmt: skip


def find_boxes(*, trust: bool) -> tuple[str, ...]:
    """The command that makes boxes; raises a Mistake where there is none and nobody is trusted."""
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
    """A room whose files nobody else reads, and which leaves no process behind."""
    os.umask(0o077)
    _keep_private(learners)
    _adopt()
    talk = Path(tempfile.mkdtemp(prefix="mt-", dir=_short_folder())).resolve()
    try:
        yield inside.options(talk)
    finally:
        _end_all()
        shutil.rmtree(talk, ignore_errors=True)


def _short_folder() -> str | None:
    """Where names of sockets are short enough: that of the user's session, or the usual one."""
    places = os.environ.get("XDG_RUNTIME_DIR"), tempfile.gettempdir()
    fits = (one for one in places if one and len(one) < _LONGEST and os.access(one, os.W_OK))
    return next(fits, "/tmp" if os.name == "posix" else None)  # noqa: S108  # with a name by chance


def _keep_private(learners: Path) -> None:
    """Close to others what is there already; a folder without lessons is no learner's."""
    from .space import ROOM  # Jupyter's servers may not be installed before it is asked for

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


def _adopt() -> None:
    """Let whatever is left behind below us be ours, where the system knows that."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_SUBREAPER, 1, 0, 0, 0)


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
