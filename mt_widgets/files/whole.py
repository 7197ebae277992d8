"""Reading and writing files: nothing but real ones, and a crash leaves the old one or the new one.

A file is written under a hidden name beside its place, made safe on the disk, and then renamed. One
that a killed process has left half-written is cleared when something else is written there.
"""

import os
import shutil
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from errno import EINVAL, ELOOP
from pathlib import Path
from secrets import token_hex
from time import time
from typing import BinaryIO

from ..engine.words import say
from .lock import is_free

_HALF = ".magical-towers-{}.half"
_STALE = 60.0  # seconds: a younger one may belong to a process that has yet to lock it
# Whether something, a file or a folder has that name; a name that is too long, or cannot be, names
# nothing, where those of a Path raise errors.
is_there, is_file, is_folder = os.path.exists, os.path.isfile, os.path.isdir
_watchers = list[Callable[[Path], None]]()


def watch_files(tell: Callable[[Path], None]) -> None:
    """Be told of every file that is written from now on: where files do not last, it is kept."""
    _watchers.append(tell)


def why(error: OSError) -> str:
    """What the system says about an error, without numbers and names."""
    return error.strerror or str(error)


def real_path(path: Path) -> Path:
    """Where links lead to; raises OSError for a name that cannot be."""
    with _named():
        return Path(os.path.realpath(path))  # that of a Path fails where a link leads to itself


def make_folder(path: Path) -> None:
    """Have a folder, and those above it; raises OSError where that cannot be."""
    with _named():
        path.mkdir(parents=True, exist_ok=True)


def read_whole(path: str | Path, most: int, *, linked: bool = True) -> bytes:
    """The bytes of a file, but no more than one above ``most``, which tells that it is too large.

    Raises OSError where it cannot be read, or is a folder, a pipe or a device, which may never end,
    or a link and not to be ``linked``.
    """
    with _opened(path, linked=linked) as file:
        return file.read(most + 1)


def write_whole(path: Path, content: str | bytes) -> None:
    """Replace a file by new text or bytes in one step; raises OSError and leaves the old one."""
    data = content.encode() if isinstance(content, str) else content
    with _replacing(path) as file:
        file.write(data)


def copy_whole(path: Path, copy: Path) -> None:
    """Copy a file, however large, in one step; raises OSError where that cannot be done."""
    with _opened(path) as old, _replacing(copy) as file:
        shutil.copyfileobj(old, file)


@contextmanager
def _named() -> Iterator[None]:
    """A name with a zero or half a sign in it is refused as the system refuses others."""
    try:
        yield
    except ValueError as error:
        raise OSError(EINVAL, say("this cannot be the name of a file")) from error


def _opened(path: str | Path, *, linked: bool = True) -> BinaryIO:
    with _named():
        return open(path, "rb", opener=_open_regular if linked else _open_unlinked)


def _open_unlinked(path: str, flags: int) -> int:
    """Open a file unless it is a link, which may lead to what is somebody else's."""
    if os.path.islink(path):  # noqa: PTH114  # where the system has no such flag, this has to do
        raise OSError(ELOOP, say("this is a link, and links are not followed here"))
    return _open_regular(path, flags | getattr(os, "O_NOFOLLOW", 0))


def _open_regular(path: str, flags: int) -> int:
    """Open a file without waiting for whoever is at the other end of a pipe."""
    handle = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    try:
        _expect_regular(os.fstat(handle).st_mode)
    except OSError:
        os.close(handle)
        raise
    return handle


def _expect_regular(mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise OSError(EINVAL, say("this is not a file"))


@contextmanager
def _replacing(path: Path) -> Iterator[BinaryIO]:
    """A file to write in, which takes its place when all is written, or never."""
    place = real_path(path)  # a link keeps pointing where it did
    mode = _mode(place)
    _clear_leftovers(place.parent)
    fresh = place.parent / _HALF.format(token_hex(8))
    try:
        with fresh.open("xb") as file:
            is_free(file.fileno())  # locked from now on, so that nobody clears it away
            if mode is not None:
                fresh.chmod(mode)
            yield file
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(place)
    except BaseException:
        with suppress(OSError):
            fresh.unlink()
        raise
    _sync_folder(place.parent)
    for tell in _watchers:
        tell(place)


def _mode(place: Path) -> int | None:
    """Who may read and write a file; None where there is none yet."""
    try:
        mode = place.stat().st_mode
    except FileNotFoundError:
        return None
    _expect_regular(mode)
    return stat.S_IMODE(mode)


def _sync_folder(folder: Path) -> None:
    """Make the new name last; some systems know no such thing, and then it lasts anyway or not."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _clear_leftovers(folder: Path) -> None:
    with suppress(OSError):
        for file in folder.glob(_HALF.format("*")):
            _clear(file)


def _clear(file: Path) -> None:
    """Remove what was left half-written, unless somebody is writing it right now."""
    with suppress(OSError):
        if time() - file.stat().st_mtime < _STALE:
            return
        with _opened(file) as left:
            free = is_free(left.fileno())
        if free:
            file.unlink()
