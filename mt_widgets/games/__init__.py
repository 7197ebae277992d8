"""The games of this house: a folder each, with a module for each part of the game."""

from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

from ..engine.errors import Mistake, PositionError, excerpt
from ..engine.game import AnyGame, Event, Forecast, Move, Notation, Position, Rules, Setup, View
from ..engine.parts import (
    Clicks,
    Composing,
    Face,
    Goals,
    Judgement,
    Knowledge,
    Paper,
    Puzzling,
    Voice,
)
from ..engine.record import Record, parse_record, read_record
from ..engine.words import say

__all__ = [
    "FIRST", "GAMES", "PARTS", "ModuleGame", "find_game", "game_of", "load", "recognised",
    "seat_of",
]  # fmt: skip

# The parts of a game, each with the module in which it is looked for.
PARTS = {
    "setup": "setup", "rules": "game", "notation": "notation", "knowledge": "knowledge",
    "forecast": "forecast", "clicks": "clicks", "face": "face", "paper": "paper", "voice": "voice",
    "goals": "goals", "puzzling": "puzzling", "mining": "mining", "judgement": "judgement",
    "composing": "composing",
}  # fmt: skip


class ModuleGame:
    """A game whose parts are the modules of a package, each loaded when it is first asked for."""

    def __init__(self, name: str, package: str) -> None:
        self.name, self._package = name, package

    @cached_property
    def parts(self) -> frozenset[str]:
        """The names of the parts that it has."""
        return frozenset(part for part, name in PARTS.items() if self._has(name))

    def _has(self, module: str) -> bool:
        return find_spec(f"{self._package}.{module}") is not None

    @property
    def data(self) -> Traversable:
        """The folder with its data."""
        return files(self._package).joinpath("data")

    def _part(self, part: str) -> Any:
        """The module of a part; raises a Mistake if the game has none."""
        if not self._has(PARTS[part]):
            raise Mistake(say("{game} has no {part} yet", game=self.name, part=part))
        return import_module(f"{self._package}.{PARTS[part]}")

    @cached_property
    def setup(self) -> Setup[Position]:
        """Beginning a game."""
        part: Setup[Position] = self._part("setup")
        return part

    @cached_property
    def rules(self) -> Rules[Position, Move, Event]:
        """Who may do what."""
        part: Rules[Position, Move, Event] = self._part("rules")
        return part

    @cached_property
    def notation(self) -> Notation[Position, Move]:
        """Positions and moves as text."""
        part: Notation[Position, Move] = self._part("notation")
        return part

    @cached_property
    def knowledge(self) -> Knowledge[Position, Move, View, Event]:
        """What each seat may know."""
        part: Knowledge[Position, Move, View, Event] = self._part("knowledge")
        return part

    @cached_property
    def forecast(self) -> Forecast[Position, Move]:
        """The game as a solver plays it."""
        part: Forecast[Position, Move] = self._part("forecast")
        return part

    @cached_property
    def clicks(self) -> Clicks[Position, Move]:
        """How moves are clicked."""
        part: Clicks[Position, Move] = self._part("clicks")
        return part

    @cached_property
    def face(self) -> Face[Position, View, Event]:
        """Pictures."""
        part: Face[Position, View, Event] = self._part("face")
        return part

    @cached_property
    def paper(self) -> Paper[Position, View]:
        """On paper."""
        part: Paper[Position, View] = self._part("paper")
        return part

    @cached_property
    def voice(self) -> Voice[Position, View, Event]:
        """Words."""
        part: Voice[Position, View, Event] = self._part("voice")
        return part

    @cached_property
    def goals(self) -> Goals[Position]:
        """What puzzles and lessons may ask for."""
        part: Goals[Position] = self._part("goals")
        return part

    @cached_property
    def puzzling(self) -> Puzzling[Position, Move]:
        """Refutations, hints and variants."""
        part: Puzzling[Position, Move] = self._part("puzzling")
        return part

    @cached_property
    def mining(self) -> Any:
        """Finding puzzles."""
        return self._part("mining")

    @cached_property
    def judgement(self) -> Judgement[Position]:
        """How good a position is."""
        part: Judgement[Position] = self._part("judgement")
        return part

    @cached_property
    def composing(self) -> Composing[Position, View]:
        """Putting positions together by hand."""
        part: Composing[Position, View] = self._part("composing")
        return part


def _ours(name: str, folder: str) -> tuple[str, AnyGame]:
    return name, ModuleGame(name, f"{__name__}.{folder}")


FIRST = "magical-towers"  # is meant where nothing else is said
GAMES: dict[str, AnyGame] = dict([
    _ours(FIRST, "magical_towers"),
    _ours("wonderful-towers", "wonderful_towers"),
    _ours("labyrinth", "labyrinth"),
    _ours("wiz-war", "wiz_war"),
])  # fmt: skip


def find_game(name: str) -> AnyGame:
    """The game of a name; raises Mistake if there is none."""
    if name not in GAMES:
        raise Mistake(f"game: there is no {excerpt(name)}; there are {', '.join(GAMES)}")
    return GAMES[name]


def game_of(position: str) -> AnyGame:
    """The game whose notation recognises a position, or else the first one."""
    found = (game for game in GAMES.values() if game.notation.recognises(position))
    return next(found, GAMES[FIRST])


def recognised(thing: object, name: str | None = None) -> tuple[AnyGame, Position]:
    """A state and the game that it belongs to, which may be named; raises Mistake for no state."""
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
    """Load a saved game, of whichever game it says; or raise FileError with the line at fault."""
    text = read_record(path)
    name = text.partition(" ")[0]
    return parse_record(find_game(name if name in GAMES else FIRST), text, Path(path).name)
