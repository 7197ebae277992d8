"""Ratings of many players at tables of any size, by openskill."""

from dataclasses import dataclass
from typing import Any

from ..engine.errors import Mistake
from ..engine.words import say
from .bounds import SURE
from .match import Match, MatchResult

__all__ = ["PlayerRating", "Ratings"]


@dataclass(frozen=True)
class PlayerRating:
    """How strong a player is: a number, and how far off it may be, to 95 %."""

    value: float
    spread: float


class Ratings:
    """What the games that were counted so far tell of everybody; their order matters."""

    def __init__(self) -> None:
        """Raises Mistake where openskill is missing."""
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            told = say("openskill is not installed; pip install 'magical-towers[tournament]'")
            raise Mistake(told) from None
        self._model: Any = PlackettLuce(tau=0)  # nobody changes from game to game
        self._known: dict[str, Any] = {}

    def __getitem__(self, player: str) -> PlayerRating:
        """What is known of a player; everybody begins in the middle, and may be anything."""
        found = self._find(player)
        return PlayerRating(found.mu, SURE * found.sigma)

    def _find(self, player: str) -> Any:
        return self._known.setdefault(player, self._model.rating())

    def count(self, match: Match, result: MatchResult) -> None:
        """Learn from a game: whoever won is before all others."""
        names = [[match.players[seat] for seat in side] for side in result.sides]
        ranks = [0 if result.shares[side[0]] else 1 for side in result.sides]
        rated = self._model.rate([[*map(self._find, side)] for side in names], ranks=ranks)
        for side, found in zip(names, rated, strict=True):
            self._known.update(zip(side, found, strict=True))
