"""The games of this house: a folder each, whose module ``game`` has the rules and the words."""

from importlib import import_module
from typing import Any, cast

from ..engine.errors import Mistake, excerpt
from ..engine.game import TextGame

__all__ = ["FIRST", "GAMES", "find_game", "game_of"]

GAMES = {
    "magical-towers": "magical_towers",
    "wonderful-towers": "wonderful_towers",
    "labyrinth": "labyrinth",
    "wiz-war": "wiz_war",
}
FIRST = "magical-towers"  # is meant where nothing else is said


def find_game(name: str) -> TextGame[Any, Any]:
    """The game of a name; raises Mistake if there is none."""
    if name not in GAMES:
        raise Mistake(f"game: there is no {excerpt(name)}; there are {', '.join(GAMES)}")
    return cast("TextGame[Any, Any]", import_module(f"{__name__}.{GAMES[name]}.game"))


def game_of(position: str) -> TextGame[Any, Any]:
    """The game whose notation recognises a position, or else the first one."""
    found = (game for game in map(find_game, GAMES) if game.recognises(position))
    return next(found, find_game(FIRST))
