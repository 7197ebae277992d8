"""Holding a tournament: its games in their order, played by many workers, and what came of them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace

from ..engine.errors import Mistake, excerpt
from ..engine.words import say, say_many
from ..games import find_game
from ..search.workers.worker_pool import Lost, WorkerPool, work
from .bot_file import Allowance, try_bot
from .match import Match, MatchResult, play_match
from .players import find_bot, is_file
from .schedule import games_in_a_round, schedule, whole_rounds
from .standings import PlayedMatch

__all__ = ["HeldGames", "Tournament", "arrange", "hold"]


@dataclass(frozen=True)
class Tournament:
    """Who plays whom for how long: all that the result depends on."""

    game: str
    players: tuple[str, ...]
    games: int
    seed: int = 0
    given: Mapping[str, str] = field(default_factory=dict)
    limits: Allowance = field(default_factory=Allowance)

    @property
    def seats(self) -> int:
        """How many sit at a table; raises PositionError for options that cannot be."""
        setup = find_game(self.game).setup
        return len(setup.seats(setup.new({**self.given, "seed": str(self.seed)})))

    def matches(self) -> Iterator[Match]:
        """All games in their order."""
        for players, deal in schedule(self.players, self.seats, self.games):
            seconds, megabytes = self.limits.seconds, self.limits.megabytes
            yield Match(self.game, players, self.seed + deal, self.given, seconds, megabytes)


@dataclass
class HeldGames:
    """What came of a tournament so far."""

    planned: int  # how many there shall be
    played: list[PlayedMatch] = field(default_factory=list)
    lost: list[Lost[Match]] = field(default_factory=list)
    stopped: bool = False

    @property
    def forfeits(self) -> int:
        """How many games ended because a bot was shut out."""
        return sum(one.result.forfeit is not None for one in self.played)


def arrange(wanted: Tournament) -> Tournament:
    """With whole rounds, where there is at least one; raises Mistake where it cannot be held."""
    game, seats = find_game(wanted.game), wanted.seats
    _check_names(wanted.players, seats)
    for name in wanted.players:
        if is_file(name):
            try_bot(name, wanted.game, wanted.limits)
        else:
            find_bot(game, name, 0)
    a_round = games_in_a_round(len(wanted.players), seats)
    return replace(wanted, games=whole_rounds(wanted.games, a_round))


def _check_names(players: Sequence[str], seats: int) -> None:
    """Whether there is somebody else in each seat, so that there is somebody to be better than."""
    for name in players:
        if players.count(name) > 1:
            raise Mistake(say("{name} is named twice", name=excerpt(name)))
    if seats < 2:
        raise Mistake(say("a tournament is for games of two or more"))
    if len(players) < seats:
        raise Mistake(
            say_many(
                "there is {number} player for a table of {seats}",
                "there are {number} players for a table of {seats}", len(players), seats=seats,
            )
        )  # fmt: skip


def hold(
    pool: WorkerPool, planned: Tournament, on_progress: Callable[[HeldGames], object]
) -> HeldGames:
    """Play all games, or, when somebody stops it, those that are over by then."""
    held = HeldGames(planned.games)
    try:
        with closing(work(pool, play_match, planned.matches())) as outcomes:
            for outcome in outcomes:
                if isinstance(outcome, Lost):
                    held.lost.append(outcome)
                else:
                    result: MatchResult = outcome.result
                    held.played.append(PlayedMatch(outcome.number + 1, outcome.job, result))
                on_progress(held)
    except KeyboardInterrupt:
        held.stopped = True
    return held
