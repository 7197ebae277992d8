"""The outlines of this game by name, and how they are moved and repeated."""

import tomllib
from importlib.resources import files

from ....draw.copies import copies, moved, row

__all__ = ["SHAPES", "copies", "moved", "row"]

SHAPES: dict[str, str] = tomllib.loads(
    files(__package__).joinpath("shapes.toml").read_text("utf-8")
)
