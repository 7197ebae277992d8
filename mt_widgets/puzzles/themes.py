"""What puzzles teach; the words are ``puzzle_themes.toml`` of a game's data."""

import tomllib
from dataclasses import dataclass
from functools import cache

from ..engine.game import AnyGame


@dataclass(frozen=True, slots=True)
class PuzzleTheme:
    """Something to be learnt: its title, and one line about it."""

    title: str
    about: str


@cache
def themes(game: AnyGame) -> dict[str, PuzzleTheme]:
    """Every theme of a game by its name, in teaching order; none where it has no themes."""
    file = game.data / "puzzle_themes.toml"
    data = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {name: PuzzleTheme(**entry) for name, entry in data.items()}
