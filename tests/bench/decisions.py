"""What single decisions of the highest level cost, in whole games against itself, in any Python.

A browser's Python imports this too, so it knows nothing of the rest of the bench.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from time import process_time

from mt_widgets.engine.game import Move, Position
from mt_widgets.games import FIRST, GAMES
from mt_widgets.search.opponents.choose import choose
from mt_widgets.search.opponents.levels import levels_of
from mt_widgets.search.playout import play_out

__all__ = ["FEW", "MODES", "Decision", "alone", "decisions"]

Clock = Callable[[], float]
Mode = tuple[str, int, str]  # the rules, how many players, and the spells, by number or as always

MODES: tuple[Mode, ...] = (
    ("base", 2, ""), ("base", 4, ""), ("base", 6, ""),
    ("master", 2, "8"), ("master", 6, "8"),
    ("team", 4, ""), ("master+team", 6, "8"), ("solo", 1, "3"),
)  # fmt: skip
FEW = MODES[0], MODES[2], MODES[4], MODES[7]  # where all of them would take too long
_GAME = GAMES[FIRST]
_STRONGEST = levels_of(_GAME)[-1]
_SEED = 3


@dataclass(frozen=True)
class Decision:
    """A position in which there was something to choose, and the seconds that it took."""

    position: str
    seconds: float


def decisions(modes: Iterable[Mode] = MODES, clock: Clock = process_time) -> Iterator[Decision]:
    """Every decision of a game of each mode; those with one sensible move alone do not count.

    Whole games are played, since what is remembered from one decision for the next is then what
    is remembered at the table.
    """
    for mode in modes:
        yield from _played(mode, clock)


def _played(mode: Mode, clock: Clock) -> list[Decision]:
    rules, players, spells = mode
    given = {"rules": rules, "players": str(players), "seed": str(_SEED)}
    start = _GAME.setup.new(given | ({"spells": spells} if spells else {}))
    found, rng = list[Decision](), Random(_SEED)

    def player(state: Position) -> Move:
        move, seconds = _decided(state, rng, clock)
        if _thinks(state):
            found.append(Decision(_GAME.notation.format_position(state), seconds))
        return move

    play_out(_GAME, start, [player] * players, rng)
    return found


def _decided(state: Position, rng: Random, clock: Clock) -> tuple[Move, float]:
    seat, best = _GAME.rules.mover(state), _GAME.knowledge.GRADES[-1]
    assert seat is not None, "the game is over"
    view = _GAME.knowledge.look(state, seat, best)
    began = clock()
    move = choose(_GAME, view, seat, _STRONGEST, rng)
    return move, clock() - began


def _thinks(state: Position) -> bool:
    moves = _GAME.rules.legal_moves(state)
    return len(_GAME.judgement.sensible(state, moves) or moves) > 1


def alone(position: str) -> float:
    """The seconds that a decision takes by itself."""
    return _decided(_GAME.notation.parse_position(position), Random(_SEED), process_time)[1]
