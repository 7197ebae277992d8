"""The outlines of what is drawn, by name; they are data."""

import tomllib
from importlib.resources import files

__all__ = ["SHAPES"]

SHAPES: dict[str, str] = tomllib.loads(
    files(__package__).joinpath("shapes.toml").read_text("utf-8")
)
