"""Finding puzzles in games of the game: where to look, what to ask, and what is worth it."""

from collections.abc import Iterator, Mapping
from itertools import chain
from random import Random

from ....engine.errors import PositionError, excerpt
from ....engine.game import Option
from ....search.finds import Candidate
from ....search.playout import play_out
from .. import game
from ..api import GAME
from ..bots import BOTS, seat_bots
from ..setup import new
from ..state import State, Window
from .alike import marks
from .candidates import card_candidates, defences
from .interest import worth
from .tagging import needs, themes, traps
from .telling import explanation, facts, story

__all__ = [
    "OPTIONS", "candidates", "check", "explanation", "facts", "marks", "needs", "positions",
    "story", "themes", "traps", "worth",
]  # fmt: skip

OPTIONS = (
    Option("players", "how many, or their colours; else each game has its own"),
    Option("spells", "codes such as mw,mt, or how many; else each has its own"),
    Option("rules", "base, master, team, master+team or solo", value="base"),
    Option("bots", f"who plays: {', '.join(BOTS)}; or several", value="greedy"),
)
_LONGEST_GAME = 400  # moves
_PLAYERS = 2, 2, 3, 4  # two play most often
_MOST_SPELLS = 5
_Given = Mapping[str, str | None]


def check(given: _Given) -> None:
    """Raise PositionError where such a game cannot be played."""
    _new(given, 0)
    for bot in (given["bots"] or "").split(","):
        if bot not in BOTS:
            raise PositionError("bots", f"{excerpt(bot)} is none of {', '.join(BOTS)}")


def _new(given: _Given, seed: int) -> State:
    wanted = {name: given[name] for name in ("players", "spells", "rules")}
    said = {name: text for name, text in wanted.items() if text is not None}
    return new({"seed": str(seed), **said})


def positions(given: _Given, seed: int, rng: Random) -> Iterator[tuple[int, State]]:
    """Where somebody is about to play a card, each with the number of the turn."""
    start = _start(given, seed, rng)
    names = (given["bots"] or "").split(",")
    bots = [BOTS[names[seat % len(names)]] for seat in range(start.table.seats)]
    turn, last = 0, (-1, 0)
    for state in play_out(GAME, start, seat_bots(bots, rng), rng, _LONGEST_GAME).states():
        stage = state.seat, state.action
        plays = game.mover(state) == state.seat and isinstance(state.pending, Window | None)
        if plays and state.action < 3 and (stage != last or state.table.solo):
            turn, last = turn + (state.action == 1), stage
            yield turn, state


def _start(given: _Given, seed: int, rng: Random) -> State:
    """The start of the game; what was left open is drawn, so that games differ."""
    if given["rules"] in ("base", "master"):
        for name, numbers in (("players", _PLAYERS), ("spells", range(_MOST_SPELLS + 1))):
            if given[name] is None:
                given = {**given, name: str(rng.choice(numbers))}
    return _new(given, seed)


def candidates(state: State, most: int, closely: bool) -> Iterator[Candidate[State]]:
    """Everything worth a proof; defences are looked for everywhere: they are rare, and cheap."""
    return chain(defences(state), card_candidates(state, most) if closely else ())
