"""What is remembered of a teacher from one notebook to the next: the address of the site."""

import json

from ..engine.files import write_whole
from .home import home

__all__ = ["remember_site", "remembered_site"]

_FILE = "teacher.json"
_LONGEST = 10_000  # bytes


def remembered_site() -> str:
    """The site that was named last; a file that says anything else says nothing."""
    try:
        with (home() / _FILE).open("rb") as file:
            site = json.loads(file.read(_LONGEST))["site"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return ""
    return site if isinstance(site, str) and site.isprintable() else ""


def remember_site(site: str) -> None:
    """Keep the address; a disk that refuses is no reason to stop a teacher."""
    try:
        home().mkdir(parents=True, exist_ok=True)
        write_whole(home() / _FILE, json.dumps({"format": 1, "site": site}) + "\n")
    except OSError:
        return
