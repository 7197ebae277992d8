"""Nim with a die: the smallest game that has all the parts that a game needs.

There are three heaps of stones. In a turn the die is rolled, and whoever's turn it is takes stones
from one heap, no more than the die shows. Whoever takes the last stone of all wins.

To see how a game is added, read ``heaps``, ``moves`` and ``events``, on which all rests, then the
parts: ``game`` (the rules), ``notation`` and ``setup``; ``knowledge`` and ``forecast``; ``clicks``,
``voice``, ``face`` and ``goals``. ``data`` has the words of the rules, a lesson and puzzles.
"""

from mt_widgets.engine.game import AnyGame
from mt_widgets.games import module_game

__all__ = ["NIM"]

NIM: AnyGame = module_game("nim", __name__)
