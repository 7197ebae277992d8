"""Our engine beside others, measured by turns in one run: ``make bench``."""

import gc
from collections.abc import Callable
from functools import partial
from statistics import median

from . import chess_baseline, openspiel_baseline, our_engine

ROUNDS = 5
Rate = Callable[[int], float]


def _comparisons() -> list[tuple[str, Rate, Rate, str]]:
    """What is measured, ours, the yardstick, and the ratio that is wanted; by seed."""
    ours = partial(our_engine.random_game_rate, 60)

    def chess_perft(stack: bool) -> Rate:
        return lambda seed: chess_baseline.perft_rate(4, stack=stack)

    return [
        ("perft, python-chess: copy(), push", our_engine.perft_rate, chess_perft(True), "4"),
        ("the same, copy(stack=False)", our_engine.perft_rate, chess_perft(False), ""),
        ("random games, python-chess", ours, partial(chess_baseline.random_game_rate, 16), "3"),
        ("random games, OpenSpiel", ours, partial(openspiel_baseline.random_game_rate, 800), "1"),
    ]  # fmt: skip


def _measure(ours: Rate, theirs: Rate) -> tuple[float, float, float]:
    """Median rates and ratio of rounds taken by turns, so that a noisy machine disturbs both."""
    rounds = [(ours(seed), theirs(seed)) for seed in range(ROUNDS)]
    return (
        median(a for a, _ in rounds),
        median(b for _, b in rounds),
        median(a / b for a, b in rounds),
    )


def main() -> None:
    """Print a table."""
    gc.collect()
    gc.freeze()  # what the libraries keep for themselves is nobody's speed
    print("| moves per CPU second | ours | theirs | ratio | wanted |")
    print("| --- | --- | --- | --- | --- |")
    for name, ours, theirs, wanted in _comparisons():
        us, them, ratio = _measure(ours, theirs)
        print(f"| {name} | {us:,.0f} | {them:,.0f} | {ratio:.1f} | {wanted} |", flush=True)


main()
