"""The games: a folder each, with a module for each part of the game."""

from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

from ..engine.errors import Mistake, PositionError, excerpt
from ..engine.fast import Fast, fast_way
from ..engine.game import AnyGame, Position
from ..engine.record import Record, parse_record, read_record
from ..engine.words import say

__all__ = [
    "FIRST", "GAMES", "PARTS", "fast", "find_game", "game_of", "load", "module_game", "read",
    "recognised", "seat_of",
]  # fmt: skip

# The parts of a game, each with the name of its module.
PARTS = {
    "setup": "setup", "rules": "game", "notation": "notation", "knowledge": "knowledge",
    "forecast": "forecast", "clicks": "clicks", "face": "face", "paper": "paper", "voice": "voice",
    "goals": "goals", "puzzling": "puzzling", "mining": "mining", "judgement": "judgement",
    "composing": "composing",
}  # fmt: skip


class _ModuleGame:
    """A game whose parts are the modules of a package, each loaded when it is first asked for."""

    def __init__(self, name: str, package: str) -> None:
        self.name, self._package = name, package

    @cached_property
    def parts(self) -> frozenset[str]:
        """The names of the parts that the game has."""
        return frozenset(part for part, name in PARTS.items() if self._has(name))

    def _has(self, module: str) -> bool:
        return find_spec(f"{self._package}.{module}") is not None

    @property
    def data(self) -> Traversable:
        """The folder with its data."""
        return files(self._package).joinpath("data")

    def __getattr__(self, part: str) -> Any:
        """The module of a part, as ``Game`` lists them; raises a Mistake if the game has none."""
        if part not in PARTS:
            raise AttributeError(part)
        if not self._has(PARTS[part]):
            raise Mistake(say("{game} has no {part} yet", game=self.name, part=part))
        module = import_module(f"{self._package}.{PARTS[part]}")
        setattr(self, part, module)  # found there from now on
        return module


def module_game(name: str, package: str) -> AnyGame:
    """The game of this name whose parts are the modules of a package."""
    return cast("AnyGame", _ModuleGame(name, package))


FIRST = "magical-towers"  # the default
GAMES: dict[str, AnyGame] = {
    name: module_game(name, f"{__name__}.{name.replace('-', '_')}")
    for name in (FIRST, "wonderful-towers", "labyrinth", "wiz-war")
}


def find_game(name: str) -> AnyGame:
    """The game of this name; raises Mistake if there is none."""
    if name not in GAMES:
        raise Mistake(f"game: there is no {excerpt(name)}; there are {', '.join(GAMES)}")
    return GAMES[name]


def fast(name: str = FIRST) -> Fast[Any, Any, Any]:
    """The engine of a game without any checks, for programs that search; raises Mistake."""
    return fast_way(find_game(name))


def game_of(position: str) -> AnyGame:
    """The game whose notation recognises a position, or else the first one."""
    found = (game for game in GAMES.values() if game.notation.recognises(position))
    return next(found, GAMES[FIRST])


def recognised(thing: object, name: str | None = None) -> tuple[AnyGame, Position]:
    """The game that a state belongs to, and the state; raises Mistake if it is no state of it."""
    for game in GAMES.values() if name is None else [find_game(name)]:
        if game.notation.is_state(thing):
            return game, cast("Position", thing)
    what = type(thing).__name__
    raise Mistake(f"a position is a text, a state or a record, not a thing of type {what}")


def seat_of(game: AnyGame, state: Position, name: str) -> int:
    """The seat of a name in notation; raises PositionError if nobody sits there."""
    seats = [*game.setup.seats(state)]
    if name not in seats:
        there = "".join(seats)
        raise PositionError("players", f"nobody plays {excerpt(str(name))}; there are {there}")
    return seats.index(name)


def load(path: str | Path) -> Record[Any, Any]:
    """A saved game, of any of the games; raises FileError with the line that is wrong."""
    return read(read_record(path), Path(path).name)


def read(text: str, name: str) -> Record[Any, Any]:
    """The text of a saved game of that name, of any of the games; raises FileError."""
    game = text.partition(" ")[0]
    return parse_record(find_game(game if game in GAMES else FIRST), text, name)
