"""Our engine beside others, measured by turns in one run: ``make bench``."""

import gc
from collections.abc import Callable
from statistics import median

from . import chess_baseline, openspiel_baseline, our_engine

ROUNDS = 9
# What is measured, ours, the yardstick, and the ratio that we promise.
COMPARISONS: list[tuple[str, Callable[[int], float], Callable[[int], float], float]] = [
    (
        "perft, beside python-chess (copy and push)",
        lambda seed: our_engine.perft_rate(3),
        lambda seed: chess_baseline.perft_rate(3),
        4.0,
    ),
    (
        "random games, beside python-chess",
        lambda seed: our_engine.random_game_rate(6, seed),
        lambda seed: chess_baseline.random_game_rate(6, seed),
        3.0,
    ),
    (
        "random games, beside OpenSpiel's python_block_dominoes",
        lambda seed: our_engine.random_game_rate(6, seed),
        lambda seed: openspiel_baseline.random_game_rate(100, seed),
        1.0,
    ),
]


def _ratio(ours: Callable[[int], float], theirs: Callable[[int], float]) -> tuple[float, ...]:
    """The median ratio of rounds taken by turns, so that a noisy machine disturbs both."""
    ours(0), theirs(0)
    rounds = [(ours(seed), theirs(seed)) for seed in range(ROUNDS)]
    return (
        median(a / b for a, b in rounds),
        median(a for a, _ in rounds),
        median(b for _, b in rounds),
    )


def main() -> None:
    """Print a table."""
    gc.freeze()
    print("| nodes or moves per CPU second | ours | theirs | ratio | promised |")
    print("| --- | --- | --- | --- | --- |")
    for name, ours, theirs, promised in COMPARISONS:
        ratio, our_rate, their_rate = _ratio(ours, theirs)
        print(f"| {name} | {our_rate:,.0f} | {their_rate:,.0f} | {ratio:.1f} | {promised:.1f} |")


main()
