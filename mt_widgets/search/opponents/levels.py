"""The levels of opponents: what each of them sees, remembers and foresees; data of each game."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from ...engine.errors import Mistake
from ...engine.game import AnyGame
from ...engine.words import say
from .turn_search import Foresight

__all__ = ["Level", "find_level", "levels_of", "weights_of"]

_FILE, _WEIGHTS = "opponents.toml", "judgement.toml"


@dataclass(frozen=True)
class Level:
    """An opponent: a name, a few words about it, the name of its face, and how it plays.

    ``memory`` is a word of the game's judgement; ``heeds`` the numbers of a position that count
    for it, all where there are none; ``leaves`` the kinds of moves that it never thinks of.
    """

    number: int
    name: str
    about: str
    face: str
    memory: str
    foresight: Foresight
    heeds: frozenset[str] = frozenset()
    leaves: frozenset[str] = frozenset()


@cache
def levels_of(game: AnyGame) -> tuple[Level, ...]:
    """The levels of a game, the weakest first; none where it has no judgement."""
    if "judgement" not in game.parts:
        return ()
    data = tomllib.loads((game.data / _FILE).read_text("utf-8"))
    return tuple(_level(number, row) for number, row in enumerate(data["levels"], 1))


def _level(number: int, row: Mapping[str, object]) -> Level:
    foresight = Foresight(*(int(str(row[key])) for key in ("depth", "width", "positions")))
    heeds, leaves = (frozenset(map(str, _list(row.get(key)))) for key in ("heeds", "leaves"))
    name, about, face, memory = (str(row[key]) for key in ("name", "about", "face", "memory"))
    return Level(number, name, about, face, memory, foresight, heeds, leaves)


def _list(value: object) -> Sequence[object]:
    return value if isinstance(value, list) else ()


def find_level(game: AnyGame, number: int) -> Level:
    """A level by its number; raises Mistake if there is none."""
    levels = levels_of(game)
    if not levels:
        raise Mistake(say("{game} has no opponents yet", game=game.name))
    if not 1 <= number <= len(levels):
        raise Mistake(say("there is no level {number}, only 1 to {most}",
                          number=number, most=len(levels)))  # fmt: skip
    return levels[number - 1]


@cache
def weights_of(game: AnyGame) -> Mapping[str, float]:
    """What each number of a position weighs, tuned or set by hand."""
    data = tomllib.loads((game.data / _WEIGHTS).read_text("utf-8"))
    weights = {**data["weights"], **data.get("by_hand", {})}
    return {str(name): float(weight) for name, weight in weights.items()}
