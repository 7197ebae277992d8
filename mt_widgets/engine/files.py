"""Writing files so that a crash leaves the old one or the new one, whole."""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

__all__ = ["watch_files", "write_whole"]

_watchers = list[Callable[[Path], None]]()


def watch_files(tell: Callable[[Path], None]) -> None:
    """Be told of every file that is written from now on: where files do not last, it is kept."""
    _watchers.append(tell)


def write_whole(path: Path, content: str | bytes) -> None:
    """Replace a file by new text or bytes in one step."""
    data = content.encode() if isinstance(content, str) else content
    path = path.resolve()  # a link keeps pointing where it did
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    fresh = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.chmod(path.stat().st_mode if path.exists() else 0o644)
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    for tell in _watchers:
        tell(path)
