"""What a killed build leaves behind: hidden folders beside the site, which nobody would clear."""

import shutil
from contextlib import suppress
from glob import escape
from pathlib import Path
from time import time

from ..files.lock import is_free

__all__ = ["LOCK", "NEW", "OLD", "clear_leftovers", "prefix"]

_STALE = 60.0  # seconds: a younger one may belong to a build that has yet to lock it
LOCK, NEW, OLD = "building.lock", "new", "old"  # what stands in such a folder


def prefix(out: Path) -> str:
    """How the names of the folders begin in which a site is built."""
    return f".{out.name}-"


def clear_leftovers(out: Path) -> None:
    """Remove those of builds that live no more; a site that was just being replaced comes back."""
    for folder in out.parent.glob(f"{escape(prefix(out))}*"):
        with suppress(OSError):
            with (folder / LOCK).open("rb") as lock:
                free = is_free(lock.fileno())
            if free and time() - folder.stat().st_mtime > _STALE:
                _clear(folder, out)


def _clear(folder: Path, out: Path) -> None:
    if (folder / OLD).exists() and not out.exists():
        (folder / OLD).rename(out)
    shutil.rmtree(folder, ignore_errors=True)
