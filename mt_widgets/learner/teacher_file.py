"""What is remembered of a teacher from one notebook to the next: the address of the site."""

import json
from typing import Any

from ..files.whole import make_folder, read_whole, write_whole
from .data_folder import home

_FILE = "teacher.json"
_FORMAT = 1
_LONGEST = 10_000  # bytes


def remembered_site() -> str:
    """The site that was named last; a file that says anything else says nothing."""
    try:
        site = _read().get("site", "")
    except OSError:
        return ""
    return site if isinstance(site, str) and site.isprintable() else ""


def remember_site(site: str) -> None:
    """Keep the address; if it cannot be written, nothing happens."""
    try:
        if _read().get("format", _FORMAT) != _FORMAT:
            return  # a newer version keeps more in it
        make_folder(home())
        write_whole(home() / _FILE, json.dumps({"format": _FORMAT, "site": site}) + "\n")
    except OSError:
        return


def _read() -> dict[str, Any]:
    """What is in the file; raises OSError where it is there but cannot be read."""
    try:
        kept = json.loads(read_whole(home() / _FILE, _LONGEST))
    except (FileNotFoundError, ValueError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}
