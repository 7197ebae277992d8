"""The files that a game brings along in its folder ``data``."""

import tomllib
from importlib.resources import files
from typing import Any


def read_data(package: str, name: str) -> dict[str, Any]:
    """The tables of a TOML file in the folder ``data`` of a package."""
    return tomllib.loads(files(package).joinpath("data", name).read_text("utf-8"))
