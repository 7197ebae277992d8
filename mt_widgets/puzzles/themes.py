"""What puzzles teach; the words are data/themes.toml."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

__all__ = ["Theme", "themes"]


@dataclass(frozen=True, slots=True)
class Theme:
    """Something to be learnt: its title, and one line about it."""

    title: str
    about: str


@cache
def themes() -> dict[str, Theme]:
    """Every theme by its name, in teaching order."""
    data = tomllib.loads(files(__package__).joinpath("data/themes.toml").read_text("utf-8"))
    return {name: Theme(**entry) for name, entry in data.items()}
