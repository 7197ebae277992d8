"""Our own wheel for the site, made of the files that are in use, installed or in a checkout."""

from importlib.metadata import requires
from pathlib import Path

from .. import __version__
from ..puzzles.packs import shipped
from .wheel import Wheel, pack

__all__ = ["own_wheel"]

_PACKAGE = Path(__file__).parent.parent
_NAME = "magical-towers"
# Lessons are beside it in the site, templates are for translators, pages are not run in Python, and
# nothing is installed there.
_LEFT_OUT = {"__pycache__", "constraints.txt", "npm", "packs", "pages", "tutorials"}
_TEMPLATES = ".pot"


def own_wheel() -> Wheel:
    """The wheel of this package and its puzzles."""
    files = _files(_PACKAGE, "mt_widgets") | _files(shipped(), "mt_widgets/packs")
    needs = [need for need in requires(_NAME) or () if "extra ==" not in need]
    return pack(_NAME, __version__, files, tuple(needs))


def _files(folder: Path, inside: str) -> dict[str, bytes]:
    """All files of a folder that are needed, under the names that they have in the wheel."""
    found = dict[str, bytes]()
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        if path.suffix != _TEMPLATES and path.is_file() and not _LEFT_OUT & set(parts):
            found["/".join([inside, *parts])] = path.read_bytes()
    return found
