"""What the numbers of a position weigh, learnt from games: ``make tune``.

A first round is played by the game's own bots, a second by opponents who already weigh what was
learnt. From the end of every turn, as the one who made it sees it, the weights are fitted with
which the chance to win comes closest to who won. Numbers that can only help or harm keep their
sign (``good`` and ``bad`` in the data).
"""

import argparse
import os
import tomllib
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from mt_widgets.engine.game import CHANCE, AnyGame, Position
from mt_widgets.files.whole import write_whole
from mt_widgets.games import FIRST, find_game
from mt_widgets.search.workers.processes import Processes
from mt_widgets.search.workers.worker_pool import JobDone, work
from mt_widgets.tournament.players import find_bot

SETTINGS = Path(__file__).with_name("tune.toml")
STEPS = 3000
Sample = tuple[list[list[float]], list[float]]  # the numbers of all sides, and their shares


@dataclass(frozen=True)
class Lesson:
    """A game to learn from: who may sit in it, with which options, and how often one slips."""

    game: str
    seed: int
    players: tuple[str, ...]
    slips: float
    ways: tuple[tuple[Mapping[str, str], int], ...]


def gather(lesson: Lesson) -> list[Sample]:
    """The ends of all turns of one game."""
    game, rng = find_game(lesson.game), Random(lesson.seed)
    (given,) = rng.choices([way for way, _ in lesson.ways], [share for _, share in lesson.ways])
    state = game.setup.new({**given, "seed": str(lesson.seed)})
    names = [rng.choice(lesson.players) for _ in game.setup.seats(state)]
    ends = list[list[list[float]]]()
    while (seat := game.rules.mover(state)) is not None:
        if seat == CHANCE:
            state = game.rules.play(state, game.rules.chance_move(state, rng))
            continue
        view = game.knowledge.look(state, seat, game.knowledge.GRADES[-1])
        name = "random" if rng.random() < lesson.slips else names[seat]
        move = find_bot(game, name, seat)(view, rng)
        after = game.rules.play(state, move)
        if game.rules.turn_passed(state, after):
            seen = game.forecast.play(game.knowledge.reconstruct(view), move)
            if game.rules.winners(seen) is None:
                ends.append(_of_sides(game, seen))
        state = after
    won = game.rules.winners(state) or ()
    shares = [sum(seat in won for seat in side) / max(len(won), 1) for side in _sides(game, state)]
    return [(rows, shares) for rows in ends]


def _sides(game: AnyGame, state: Position) -> list[tuple[int, ...]]:
    seats = range(len(game.setup.seats(state)))
    return sorted({tuple(sorted(game.rules.side(state, seat))) for seat in seats})


def _of_sides(game: AnyGame, state: Position) -> list[list[float]]:
    """The numbers of each side: those of partners are added."""
    rows = game.judgement.features(state)
    return [[float(sum(numbers)) for numbers in zip(*(rows[seat] for seat in side), strict=True)]
            for side in _sides(game, state)]  # fmt: skip


class Fit:
    """Weights under which what happened was likeliest, drawn to what they were before."""

    def __init__(self, samples: Sequence[Sample]) -> None:
        by_sides: dict[int, list[Sample]] = {}
        for sample in samples:
            by_sides.setdefault(len(sample[1]), []).append(sample)
        self._groups = [
            (np.array([rows for rows, _ in group]), np.array([shares for _, shares in group]))
            for group in by_sides.values()
        ]
        self._turns = len(samples)

    def weights(self, before: Any, signs: Sequence[int], pull: float) -> Any:
        """By gradients with momentum; numbers are first brought to one scale."""
        scale = self._scale()
        drawn = before * scale
        weights, looked, pace, rate = drawn, drawn, 1.0, 1 / (self._steepest(scale) + pull)
        for _ in range(STEPS):
            slope = self._slope(looked / scale) / scale + pull * (looked - drawn)
            step = looked - rate * slope
            step = np.where(step * np.array(signs) < 0, 0, step)
            quicker = (1 + np.sqrt(1 + 4 * pace * pace)) / 2
            looked = step + (pace - 1) / quicker * (step - weights)
            weights, pace = step, quicker
        return weights / scale

    def _scale(self) -> Any:
        squares = sum((rows**2).sum((0, 1)) for rows, _ in self._groups)
        return np.sqrt(squares / sum(shares.size for _, shares in self._groups)) + 1e-3

    def _steepest(self, scale: Any) -> float:
        crossed = sum(
            np.einsum("nsf,nsg->fg", rows / scale, rows / scale) for rows, _ in self._groups
        )
        return float(np.linalg.norm(crossed / self._turns, 2)) / 2

    def _slope(self, weights: Any) -> Any:
        return sum(np.einsum("nsf,ns->f", rows, _chances(rows @ weights) - shares)
                   for rows, shares in self._groups) / self._turns  # fmt: skip

    def loss(self, weights: Any) -> float:
        """How unlikely what happened was, a turn."""
        return float(-sum((shares * np.log(_chances(rows @ weights) + 1e-9)).sum()
                          for rows, shares in self._groups) / self._turns)  # fmt: skip


def _chances(points: Any) -> Any:
    lifted = np.exp(points - points.max(1, keepdims=True))
    return lifted / lifted.sum(1, keepdims=True)


def _signs(game: AnyGame) -> list[int]:
    data = tomllib.loads((game.data / "judgement.toml").read_text("utf-8"))
    return [(name in data["good"]) - (name in data["bad"]) for name in game.judgement.FEATURES]


def _write(game: AnyGame, weights: Sequence[float], told: str) -> None:
    """The file with other weights, and where they came from; what people wrote stays."""
    path = Path(str(game.data / "judgement.toml"))
    kept, _, _ = path.read_text("utf-8").partition("\n[weights]")
    by_hand = tomllib.loads(kept).get("by_hand", {})
    lines = [f"{name} = {weight:.3f}"
             for name, weight in zip(game.judgement.FEATURES, weights, strict=True)
             if name not in by_hand]  # fmt: skip
    write_whole(path, "\n".join([kept, "[weights]", f"# {told}", *lines, ""]))


def _played(lessons: Sequence[Lesson], workers: int, told: str) -> list[Sample]:
    """The samples of all games, in an order that does not depend on who was quicker."""
    found = dict[int, list[Sample]]()
    with closing(work(Processes(workers), gather, lessons)) as outcomes:
        for outcome in outcomes:
            assert isinstance(outcome, JobDone), outcome
            found[outcome.number] = outcome.result
            if len(found) % 50 == 0:
                print(f"{told}: {len(found)} of {len(lessons)} games", flush=True)
    return [sample for number in sorted(found) for sample in found[number]]


def main() -> None:
    """Play, fit and write, round by round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=FIRST)
    parser.add_argument("--games", type=float, default=1.0, help="times as many as in tune.toml")
    parser.add_argument("--seed", type=int, default=3_000_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    settings = tomllib.loads(SETTINGS.read_text("utf-8"))
    ways = tuple((way.get("given", {}), way["share"]) for way in settings["ways"])
    game, seed = find_game(given.game), given.seed
    weights = np.zeros(len(game.judgement.FEATURES))
    for number, listed in enumerate(settings["rounds"], 1):
        seeds = range(seed, seed := seed + round(listed["games"] * given.games))
        players, slips = tuple(listed["players"]), listed["slips"]
        lessons = [Lesson(given.game, one, players, slips, ways) for one in seeds]
        samples = _played(lessons, given.workers, f"round {number}")
        fit = Fit(samples)
        before = fit.loss(weights)
        weights = fit.weights(weights, _signs(game), listed["pull"])
        how = f"--seed {given.seed} --games {given.games:g}"
        told = f"make tune WHAT='{how}', round {number}: {len(samples)} turns"
        told = f"{told}, loss {fit.loss(weights):.4f} (before: {before:.4f})"
        print(told, flush=True)
        _write(game, weights, told)


if __name__ == "__main__":
    main()
