"""How everybody stands after some games, and what each game has told of them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from .bounds import share_bounds
from .match import Match, MatchResult
from .ratings import PlayerRating, Ratings

__all__ = ["PlayedMatch", "SeatRow", "Standing", "rows", "standings"]


@dataclass(frozen=True)
class PlayedMatch:
    """A game of a tournament: its place in the schedule, from 1, and what came of it."""

    number: int
    match: Match
    result: MatchResult


@dataclass(frozen=True)
class SeatRow:
    """A seat of a game, and how its player is rated after it."""

    game: PlayedMatch
    seat: int
    rating: PlayerRating

    @property
    def player(self) -> str:
        """Who sat there."""
        return self.game.match.players[self.seat]

    @property
    def share(self) -> float:
        """The part of the win that the player's side got."""
        result = self.game.result
        (side,) = (side for side in result.sides if self.seat in side)
        return sum(result.shares[seat] for seat in side)

    @property
    def forfeit(self) -> str:
        """Why the player was shut out, if this seat was."""
        result = self.game.result
        return result.told.removeprefix(f"{self.player}: ") if result.forfeit == self.seat else ""


@dataclass
class Standing:
    """What a player has reached; shared wins count by their share."""

    player: str
    rating: PlayerRating
    games: int = 0
    wins: float = 0.0
    forfeits: Counter[str] = field(default_factory=Counter)

    @property
    def bounds(self) -> tuple[float, float]:
        """Between which shares of wins the true one is, to 95 %."""
        return share_bounds(self.wins, self.games)


def rows(played: Iterable[PlayedMatch]) -> list[SeatRow]:
    """Every seat of every game; games count in the order of the schedule, whoever was quicker."""
    ratings, found = Ratings(), list[SeatRow]()
    for game in sorted(played, key=lambda game: game.number):
        ratings.count(game.match, game.result)
        players = enumerate(game.match.players)
        found += (SeatRow(game, seat, ratings[player]) for seat, player in players)
    return found


def standings(players: Sequence[str], listed: Iterable[SeatRow]) -> list[Standing]:
    """Everybody, the best first."""
    start = Ratings()
    found = {player: Standing(player, start[player]) for player in players}
    for row in listed:
        one = found[row.player]
        one.rating, one.games, one.wins = row.rating, one.games + 1, one.wins + row.share
        one.forfeits.update([row.forfeit] if row.forfeit else [])
    return sorted(found.values(), key=lambda one: -one.rating.value)
