"""The scripts and styles of the page, which lie beside the widgets that use them."""

from importlib.resources import files

__all__ = ["read_assets"]


def read_assets(*names: str) -> str:
    """The texts of some files, one after the other."""
    return "\n".join(files(__package__).joinpath(name).read_text("utf-8") for name in names)
