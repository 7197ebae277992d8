"""A sandbox for a learner's programs, made by bubblewrap from the system's namespaces.

Inside there is the learner's folder with the lessons read-only in it, the system's programs and
this Python to read, a little memory for temporary files, no network, no other process, another
user, and an environment of our own.
"""

import os
import shutil
import site
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from ..engine.words import say
from ..lessons.notebooks import shipped_lessons
from .learners import LESSONS
from .limits import MEGABYTE, MOST_OPEN_FILES, MOST_PROCESSES, PROGRAM_MB, TEMPORARY_MB

HERE = "/learner"  # the learner's folder inside
_HOME = "/tmp"  # noqa: S108  # inside the box
_NOBODY = "65534"
_SYSTEM = (
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix/store",
    "/etc/alternatives", "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d",
    "/etc/localtime", "/etc/fonts",
)  # fmt: skip
_APART = (
    "--unshare-all", "--unshare-user", "--uid", _NOBODY, "--gid", _NOBODY, "--cap-drop", "ALL",
    "--hostname", "room", "--die-with-parent", "--clearenv",
)  # fmt: skip
_NO_MORE_USERS = "--disable-userns"  # no box in a box; bubblewrap knows it since 0.8
_LANGUAGE = "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG", "TZ"
_TRIAL = 60  # seconds
_PATHS = "import sys; print(*sys.path, sep=chr(10))"


@dataclass(frozen=True, slots=True)
class Sandbox:
    """A sandbox for one learner's programs."""

    bubblewrap: tuple[str, ...]  # the command, with the options that work on this system
    learners: Path
    learner: str
    file_mb: int = 1
    talk: Path | None = None  # the folder of its sockets
    told: Path | None = None  # a file it may read

    def command(self, program: Sequence[str], folder: str = "") -> list[str]:
        """The command that runs a program in the box, in a folder below the learner's own."""
        inside = os.path.normpath(f"{HERE}/{folder}")
        words = [*self.bubblewrap, *_APART, *self._environment(), *self._system(), *self._own()]
        return [*words, "--remount-ro", "/", "--chdir", inside, "--", *self._limits(), *program]

    def _environment(self) -> Iterator[str]:
        known = {name: os.environ[name] for name in _LANGUAGE if name in os.environ}
        own = {
            "PATH": "/usr/local/bin:/usr/bin:/bin",
            "HOME": _HOME,
            "USER": self.learner,
            "MAGICAL_TOWERS_HOME": HERE,
        }
        if site.ENABLE_USER_SITE:
            own["PYTHONUSERBASE"] = site.getuserbase()
        for name, value in (known | own).items():
            yield from ("--setenv", name, value)

    def _system(self) -> Iterator[str]:
        small = "--size", str(TEMPORARY_MB * MEGABYTE), "--tmpfs"
        yield from (*small, _HOME)
        yield from ("--proc", "/proc", "--dev", "/dev", *small, "/dev/shm", "--remount-ro", "/dev")  # noqa: S108
        for place in _SYSTEM:
            yield from ("--ro-bind-try", place, place)
        for folder in python_folders():
            yield from ("--ro-bind", str(folder), str(folder))

    def _own(self) -> Iterator[str]:
        if _is_shown(self.learners, python_folders()):
            yield from ("--tmpfs", str(self.learners), "--remount-ro", str(self.learners))
        own = self.learners / self.learner
        yield from ("--bind", str(own), HERE)
        lessons = own / LESSONS
        if lessons.is_dir() and not lessons.is_symlink():
            yield from ("--ro-bind", str(lessons), f"{HERE}/{LESSONS}")
        if self.talk is not None:
            yield from ("--bind", str(self.talk), str(self.talk))
        if self.told is not None:
            yield from ("--ro-bind", str(self.told), str(self.told))

    def _limits(self) -> list[str]:
        """The command that sets limits; short of memory, the system ends a box before the room."""
        memory = PROGRAM_MB * MEGABYTE
        bounds = f"--data={memory}", f"--as={4 * memory}", f"--fsize={self.file_mb * MEGABYTE}"
        few = f"--nproc={MOST_PROCESSES}", f"--nofile={MOST_OPEN_FILES}", "--core=0"
        return ["choom", "-n", "1000", "--", "prlimit", *bounds, *few, "--"]


def trial() -> tuple[tuple[str, ...], str]:
    """The bubblewrap command that works here, or an empty one and the reason."""
    found, why = shutil.which("bwrap"), ""
    if found is None:
        return (), say("it is not installed")
    with TemporaryDirectory() as empty:
        for words in ((found, _NO_MORE_USERS), (found,)):
            why = _try(Sandbox(words, Path(empty), ""))
            if not why:
                return words, ""
    return (), why


def _try(box: Sandbox) -> str:
    """Why our own Python doesn't run in a box; empty if it does."""
    command = box.command([sys.executable, "-c", "import ipykernel, mt_widgets, zmq"])
    try:
        done = subprocess.run(  # noqa: S603  # our own Python
            command, capture_output=True, timeout=_TRIAL, check=False, cwd="/"
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    lines = done.stderr.decode(errors="replace").strip().splitlines()
    return "" if done.returncode == 0 else (lines or [f"{done.returncode}"])[-1]


@cache
def python_folders() -> tuple[Path, ...]:
    """The folders that Python needs besides the system, each once, and never anybody's home."""
    # Of a checkout, only our package and the lessons and puzzles beside it.
    ours = _package(), shipped_lessons(), _package().parent / "puzzles"
    wanted = [*_prefixes(), *_paths(), *ours]
    found = list[Path]()
    for folder in sorted({Path(os.path.normpath(one)) for one in wanted if Path(one).exists()}):
        if not _is_shown(folder, found) and not _holds_home(folder):
            found.append(folder)
    return tuple(found)


def _is_shown(folder: Path, shown: Iterable[Path]) -> bool:
    return any(folder.is_relative_to(one) for one in (*shown, *map(Path, _SYSTEM)))


def _holds_home(folder: Path) -> bool:
    with suppress(RuntimeError):  # a user without a home
        return Path.home().is_relative_to(folder)
    return False


def _prefixes() -> Iterator[Path]:
    """Where Python is installed, following the links of a virtual environment step by step."""
    yield from map(Path, (sys.prefix, sys.exec_prefix, sys.base_prefix, sys.base_exec_prefix))
    step = Path(sys.executable)
    while step.is_symlink():
        step = Path(os.path.normpath(step.parent / step.readlink()))
        home = step.parent.parent
        yield home if (home / "lib").is_dir() else step


def _paths() -> Iterator[Path]:
    """Where Python looks for modules, except the folder the room was opened in."""
    command = [sys.executable, "-I", "-c", _PATHS]
    told = subprocess.run(  # noqa: S603  # our own Python
        command, capture_output=True, text=True, check=False, cwd="/"
    )
    ours = _package().parent
    places = [*map(Path, told.stdout.splitlines()), Path(site.getusersitepackages())]
    yield from (one for one in places if one != ours)


def _package() -> Path:
    return Path(__file__).parents[1]
