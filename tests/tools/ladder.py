"""How strong the opponents are, measured: ``make ladder`` plays them and writes docs/ladder.md."""

import argparse
import os
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from time import monotonic

from mt_widgets.games import FIRST
from mt_widgets.search.workers.processes import Processes
from mt_widgets.search.workers.worker_pool import JobDone, work
from mt_widgets.tournament.bounds import share_bounds
from mt_widgets.tournament.match import Match

from .ladder_report import Row, read_rows, write
from .seer import play

CONTESTS = Path(__file__).with_name("ladder.toml")
_SURER = 2.576  # 99 % to stop: three looks and the end together err in less than 5 %
_LOOKS = 100, 200, 400
_EVERY = 15.0  # seconds between two lines of progress


@dataclass(frozen=True)
class Contest:
    """A player against rivals of one kind, and the share of wins that is wanted."""

    player: str
    rival: str
    games: int
    wanted: tuple[float, float] = (0.0, 1.0)
    given: Mapping[str, str] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        return int(self.given.get("players", "2"))

    @property
    def looks(self) -> tuple[int, ...]:
        """After how many games somebody looks whether more are needed."""
        return tuple(number for number in _LOOKS if number < self.games)

    def __str__(self) -> str:
        told = [f"{name} {value}" for name, value in self.given.items()]
        return ", ".join([f"{self.player} against {self.rival}", *told])

    def matches(self, first: int) -> Iterator[Match]:
        """Games with seeds from the first on, the player's seat by turns."""
        for number in count():
            here = number % self.seats
            players = [self.player if seat == here else self.rival for seat in range(self.seats)]
            seed = first + number // self.seats
            yield Match(FIRST, tuple(players), seed, self.given, patience=60)


@dataclass
class Score:
    """How a contest stands."""

    won: float = 0.0
    played: int = 0
    told: list[str] = field(default_factory=list)

    def bounds(self, *sure: float) -> tuple[float, float]:
        """Between which shares the true one is, to 95 %, or with so many standard deviations."""
        return share_bounds(self.won, self.played, *sure)

    def decided(self, contest: Contest) -> bool:
        """Whether enough was played.

        Who looks after every game and stops at the first good moment fools himself. So there are
        few looks, and they ask for more certainty than the bounds that are told. A share that is to
        be reached is never stopped while it looks good: all of its games are played.
        """
        if self.played >= contest.games:
            return True
        if self.played not in contest.looks:
            return False
        (low, high), (least, most) = self.bounds(_SURER), contest.wanted
        return high < least or low > most or (least < low and high < most < 1)


def hold(contest: Contest, seed: int, workers: int) -> Score:
    """Play a contest on so many processes; the same games count, whoever was quicker."""
    score, waiting, told = Score(), dict[int, JobDone[Match, object]](), monotonic()
    with closing(work(Processes(workers), play, contest.matches(seed))) as outcomes:
        for outcome in outcomes:
            waiting[outcome.number] = outcome  # type: ignore[assignment]
            while score.played in waiting and not score.decided(contest):
                _count(score, contest, waiting.pop(score.played))
            if monotonic() - told > _EVERY:
                told = monotonic()
                print(f"  {score.played} games, {score.won / max(score.played, 1):.3f}", flush=True)
            if score.played and score.decided(contest):
                break
    return score


def _count(score: Score, contest: Contest, outcome: object) -> None:
    if not isinstance(outcome, JobDone):
        raise SystemExit(f"a game was lost: {outcome}")
    seat = outcome.job.players.index(contest.player)
    score.won += outcome.result.shares[seat]
    score.played += 1
    score.told += [outcome.result.told] if outcome.result.told else []


def main() -> None:
    """Play all contests, or those whose numbers are given, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("numbers", nargs="*", type=int, help="of contests; all if left out")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--write", action="store_true", help="into docs/ladder.md and beside the levels"
    )
    given = parser.parse_args()
    listed = tomllib.loads(CONTESTS.read_text("utf-8"))["contests"]
    contests = [Contest(**one) for one in listed]
    rows = read_rows()
    for number, contest in enumerate(contests, 1):
        if not given.numbers or number in given.numbers:
            print(f"{number}: {contest}", flush=True)
            score = hold(contest, given.seed, given.workers)
            rows[str(contest)] = Row(
                str(contest),
                score.played,
                score.won / score.played,
                *score.bounds(),
                contest.wanted,
            )
            print(rows[str(contest)], *score.told[:3], sep="\n", flush=True)
            if given.write:
                write([rows[str(one)] for one in contests if str(one) in rows])


if __name__ == "__main__":
    main()
