"""Players by name: a level, a bot of the game's own, or a function in a file of Python."""

import re
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from ..engine.errors import Mistake, excerpt
from ..engine.game import AnyGame, Move, View
from ..engine.words import say
from ..search.opponents.choose import choose
from ..search.opponents.levels import find_level, levels_of
from .bot_file import BotFile, HostedBot

__all__ = ["Bot", "find_bot", "is_file"]

Bot = Callable[[View, Random], Any]
"""Chooses a legal move for the seat that looks; it may also be a text in notation."""

_LEVEL = re.compile(r"level-(\d{1,2})")


def find_bot(game: AnyGame, name: str, seat: int) -> Bot:
    """The player of a name for a seat; raises Mistake if there is none."""
    level = _LEVEL.fullmatch(name)
    if level:
        return partial(_level_move, game, seat, find_level(game, int(level[1])))
    own = game.judgement.BOTS if "judgement" in game.parts else {}
    if name in own:
        return own[name]
    if name == "random":
        return partial(_any_move, game)
    if is_file(name):
        return HostedBot(BotFile.named(name), game.name, "")
    levels = [f"level-{level.number}" for level in levels_of(game)]
    there = ", ".join(dict.fromkeys([*levels, *own, "random", "file.py:function"]))
    raise Mistake(say("{name} is no player; there are {there}", name=excerpt(name), there=there))


def is_file(name: str) -> bool:
    """Whether a player is meant that somebody wrote."""
    return ":" in name


def _level_move(game: AnyGame, seat: int, level: Any, view: View, rng: Random) -> Move:
    return choose(game, view, seat, level, rng)


def _any_move(game: AnyGame, view: View, rng: Random) -> Move:
    return rng.choice(game.rules.legal_moves(game.knowledge.reconstruct(view)))
