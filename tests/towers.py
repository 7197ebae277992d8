"""Magical Towers for tests of shared code: mypy sees as little of it there as of any game."""

from typing import Any

from mt_widgets.games.magical_towers import api
from mt_widgets.games.magical_towers import forecast as _forecast
from mt_widgets.games.magical_towers import game as _game
from mt_widgets.games.magical_towers import notation as _notation
from mt_widgets.games.magical_towers import symmetry as _symmetry

__all__ = [
    "Symmetry", "canonical", "forecast", "game", "notation", "parse", "play", "some_symmetry",
]  # fmt: skip

game: Any = _game
notation: Any = _notation
forecast: Any = _forecast
parse: Any = api.parse
play: Any = api.play
Symmetry: Any = _symmetry.Symmetry
canonical: Any = _symmetry.canonical
some_symmetry: Any = _symmetry.some_symmetry
