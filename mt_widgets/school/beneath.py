"""Files below a folder, never reached through a link.

A learner may replace a folder by a link while the server looks at it. So a path is walked folder by
folder, each held open, and the last step is made from the one before it.
"""

import os
import shutil
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from errno import EFBIG, EINVAL, ENOENT
from pathlib import Path
from secrets import token_hex

_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_NOFOLLOW", 0)
_READ = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0)
_BINARY = getattr(os, "O_BINARY", 0)
_HELD = os.open in os.supports_dir_fd  # not on Windows, which has no boxes either
_At = tuple[int | None, str]  # an open folder, and a name in it

Names = Sequence[str]


class Beneath:
    """One folder and what is below it, reached by names, one for each step."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def stat(self, names: Names) -> os.stat_result:
        """The status of a file, folder or link, which is not followed."""
        with self._at(names) as (folder, name):
            return os.stat(name, dir_fd=folder, follow_symlinks=False)

    def read(self, names: Names, most: int) -> bytes:
        """The bytes of a file. Raises OSError if it is no file or longer than ``most``."""
        with self._at(names) as (folder, name):
            handle = os.open(name, _READ | _BINARY, dir_fd=folder)
        with os.fdopen(handle, "rb") as file:
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                raise OSError(EINVAL, os.strerror(EINVAL))
            content = file.read(most + 1)
        if len(content) > most:
            raise OSError(EFBIG, os.strerror(EFBIG))
        return content

    def write(self, names: Names, content: bytes) -> None:
        """Replace a file in one step; a link is replaced, not followed."""
        with self._at(names) as (folder, name):
            fresh = str(Path(name).with_name(f".magical-towers-{token_hex(8)}.half"))
            try:
                with os.fdopen(os.open(fresh, _NEW | _BINARY, 0o600, dir_fd=folder), "wb") as file:
                    file.write(content)
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(fresh, name, src_dir_fd=folder, dst_dir_fd=folder)
            except BaseException:
                with suppress(OSError):
                    os.unlink(fresh, dir_fd=folder)
                raise

    def make_folder(self, names: Names) -> None:
        """Make a folder."""
        with self._at(names) as (folder, name):
            os.mkdir(name, 0o700, dir_fd=folder)

    def list(self, names: Names) -> list[str]:
        """The names in a folder."""
        with self._at((*names, "")) as (folder, name):
            return [one.name for one in os.scandir(name if folder is None else folder)]

    def remove(self, names: Names) -> None:
        """Remove a file, a link, or a folder with its content."""
        with self._at(names) as (folder, name):
            mode = os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode
            if stat.S_ISDIR(mode):
                shutil.rmtree(name, dir_fd=folder)
            else:
                os.unlink(name, dir_fd=folder)

    def rename(self, old: Names, new: Names) -> None:
        """Give something another name or place."""
        with self._at(old) as (source, name), self._at(new) as (target, other):
            os.rename(name, other, src_dir_fd=source, dst_dir_fd=target)

    @contextmanager
    def _at(self, names: Names) -> Iterator[_At]:
        """The folder that holds something, and its name there."""
        *folders, last = names
        if any(name in ("", ".", "..") or "/" in name or "\0" in name for name in folders):
            raise OSError(ENOENT, os.strerror(ENOENT))
        if not _HELD:
            yield None, str(self._root.joinpath(*folders, last))
            return
        handle = os.open(self._root, os.O_RDONLY)
        try:
            for name in folders:
                inner = os.open(name, _FOLDER, dir_fd=handle)
                os.close(handle)
                handle = inner
            yield handle, last
        finally:
            os.close(handle)
