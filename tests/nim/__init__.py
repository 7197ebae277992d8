"""Nim with a die: the smallest game that has all the parts that a game needs.

There are three heaps of stones. In a turn the die is rolled, and whoever's turn it is takes stones
from one heap, no more than the die shows. Whoever takes the last stone of all wins. A module
here is a part of the game, but for ``heaps``, ``moves`` and ``events``, on which they rest.
"""

from mt_widgets.engine.game import AnyGame
from mt_widgets.games import ModuleGame

__all__ = ["NIM"]

NIM: AnyGame = ModuleGame("nim", __name__)
