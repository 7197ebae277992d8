"""What is remembered of a teacher from one notebook to the next: the address of the site."""

import json

from ..engine.files import make_folder, read_whole, write_whole
from .home import home

__all__ = ["remember_site", "remembered_site"]

_FILE = "teacher.json"
_LONGEST = 10_000  # bytes


def remembered_site() -> str:
    """The site that was named last; a file that says anything else says nothing."""
    try:
        site = json.loads(read_whole(home() / _FILE, _LONGEST))["site"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return ""
    return site if isinstance(site, str) and site.isprintable() else ""


def remember_site(site: str) -> None:
    """Keep the address; a disk that refuses is no reason to stop a teacher."""
    try:
        make_folder(home())
        write_whole(home() / _FILE, json.dumps({"format": 1, "site": site}) + "\n")
    except OSError:
        return
