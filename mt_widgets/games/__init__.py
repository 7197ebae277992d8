"""The games of this house: a folder each, whose module ``game`` has the rules and the words."""

from importlib import import_module
from pathlib import Path
from typing import Any, cast

from ..engine.errors import Mistake, excerpt
from ..engine.game import TextGame
from ..engine.record import Record, parse_record, read_record

__all__ = ["FIRST", "GAMES", "find_game", "game_of", "load"]

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


def load(path: str | Path) -> Record[Any, Any]:
    """Load a saved game, of whichever game it says; or raise FileError with the line at fault."""
    text = read_record(path)
    name = text.partition(" ")[0]
    return parse_record(find_game(name if name in GAMES else FIRST), text, Path(path).name)
