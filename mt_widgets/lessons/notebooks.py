"""Where the notebooks of the course are."""

from pathlib import Path

_PACKAGE = Path(__file__).parent.parent


def shipped_lessons() -> Path:
    """The lessons as they are shipped: inside the installed package, or beside it in a checkout."""
    packed = _PACKAGE / "tutorials"
    return packed if packed.is_dir() else _PACKAGE.parent / "tutorials"
