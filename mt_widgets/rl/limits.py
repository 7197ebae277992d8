"""How large what learning programs see may become: data of each game, found by measuring.

``python -m tests.tools.limits`` measures again.
"""

import tomllib
from dataclasses import dataclass
from functools import cache

from ..engine.errors import Mistake
from ..engine.game import AnyGame
from ..engine.words import say

__all__ = ["FILE", "Limits", "limits_of"]

FILE = "environment.toml"


@dataclass(frozen=True, slots=True)
class Limits:
    """The most actions at once, bytes of a view's text, and decisions in a game."""

    actions: int
    text: int
    decisions: int


@cache
def limits_of(game: AnyGame) -> Limits:
    """The limits in a game's data; raises Mistake if it has none."""
    file = game.data / FILE
    if not file.is_file():
        raise Mistake(say("{game} cannot be learned by programs yet", game=game.name))
    return Limits(**tomllib.loads(file.read_text("utf-8")))
