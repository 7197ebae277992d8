"""Magical Towers for tests of shared code: mypy sees as little of it there as of any game."""

from types import SimpleNamespace
from typing import Any

from mt_widgets.games.magical_towers import api
from mt_widgets.games.magical_towers import forecast as _forecast
from mt_widgets.games.magical_towers import game as _game
from mt_widgets.games.magical_towers import goals as _goals
from mt_widgets.games.magical_towers import notation as _notation
from mt_widgets.games.magical_towers.box import COLOURS
from mt_widgets.games.magical_towers.puzzling import symmetries as _symmetry

__all__ = [
    "Symmetry", "canonical", "forecast", "game", "holds", "notation", "parse", "parse_aim",
    "parse_goal", "play", "some_symmetry",
]  # fmt: skip

game: Any = _game
notation: Any = _notation
forecast: Any = _forecast
parse: Any = api.parse
play: Any = api.play
Symmetry: Any = _symmetry.Symmetry
canonical: Any = _symmetry.canonical
some_symmetry: Any = _symmetry.some_symmetry


def _players(colours: str) -> Any:
    """All that a goal has to know of a game to be read."""
    return SimpleNamespace(table=SimpleNamespace(colours=colours))


def parse_goal(text: str, colours: str = COLOURS) -> Any:
    """Read a goal about these players."""
    return _goals.parse_goal(text, _players(colours))


def parse_aim(text: str, colours: str = COLOURS) -> Any:
    """Read what a puzzle asks of these players."""
    return _goals.parse_aim(text, _players(colours))


def holds(goal: object, state: Any) -> bool:
    """Whether a state fulfils a goal that is set there."""
    return _goals.predicate(goal, state)(state)
