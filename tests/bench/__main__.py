"""Our engine and our board beside others, measured by turns in one run: ``make bench``."""

import gc
from collections.abc import Callable
from functools import partial
from statistics import median

from . import (
    board_in_lab,
    chess_baseline,
    class_results,
    game_review,
    house,
    mining,
    openspiel_baseline,
    opponents,
    our_board,
    our_engine,
    our_labyrinth,
    our_solver,
    site,
    thirty_learners,
)

ROUNDS = 5
Rate = Callable[[int], float]


def _comparisons() -> list[tuple[str, Rate, Rate, str]]:
    """What is measured, ours, the yardstick, and the ratio that is wanted; by seed."""
    ours = partial(our_engine.random_game_rate, "magical-towers", 60)

    def other(name: str, games: int, wanted: str) -> tuple[str, Rate, Rate, str]:
        rate = partial(our_engine.random_game_rate, name, games)
        return f"random games of {name}, python-chess", rate, chess_games(lean=True), wanted

    def chess_perft(stack: bool) -> Rate:
        return lambda seed: chess_baseline.perft_rate(4, stack=stack)

    def chess_games(*, lean: bool) -> Rate:
        return lambda seed: chess_baseline.random_game_rate(16, seed, lean=lean)

    return [
        ("perft, python-chess: copy(), push", our_engine.perft_rate, chess_perft(True), "4"),
        ("the same, copy(stack=False)", our_engine.perft_rate, chess_perft(False), ""),
        ("where spells can be cast, copy()", our_engine.spells_perft_rate, chess_perft(True), "4"),
        ("perft by mt.fast, the engine", our_engine.fast_perft_rate, our_engine.perft_rate, "0.95"),
        ("the same by mt.play", our_engine.checked_perft_rate, our_engine.perft_rate, ""),
        ("random games, python-chess", ours, chess_games(lean=True), "3"),
        ("the same, asking is_game_over()", ours, chess_games(lean=False), ""),
        ("random games, OpenSpiel", ours, partial(openspiel_baseline.random_game_rate, 800), "1"),
        other("wonderful-towers", 60, "3"),
        other("labyrinth", 10, "1"),
        other("wiz-war", 4, "0.25"),
    ]  # fmt: skip


def _measure(ours: Rate, theirs: Rate) -> tuple[float, float, float]:
    """Median rates of rounds taken by turns, and the median of the rounds' ratios."""
    rounds = [(ours(seed), theirs(seed)) for seed in range(ROUNDS)]
    return (
        median(rate for rate, _ in rounds),
        median(rate for _, rate in rounds),
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
        print(f"| {name} | {us:,.0f} | {them:,.0f} | {ratio:.2g} | {wanted} |", flush=True)
    _turn_ends()
    _solver()
    _mining()
    _opponents()
    _review()
    _class()
    _room()
    _board()
    _house()
    _site()


def _turn_ends() -> None:
    """Print what it costs to look at every shift with every tile that it lets one reach."""
    cost = our_labyrinth.turn_ends_cost(20, seed=1)
    print("\n| the Labyrinth | measured | wanted |\n| --- | --- | --- |")
    print(f"| all ends of a turn, slowest of 20 positions, ms of CPU | {cost:.1f} | under 5 |")


def _solver() -> None:
    """Print what the proofs of the collection cost, and how the cost grows."""
    costs = list(our_solver.collection_costs())
    single = [cost for cost in costs if cost.turns == 1]
    slowest = {
        "one turn, base spells at most, slowest proof, s of CPU | {:.2f} | under 1": [
            cost.seconds for cost in single if cost.spells <= 2
        ],
        "one turn, more spells, slowest proof, s of CPU | {:.2f} | under 5": [
            cost.seconds for cost in single if cost.spells > 2
        ],
        "longer ones, slowest proof, s of CPU | {:.2f} |": [
            cost.seconds for cost in costs if cost.turns > 1
        ],
    }
    print("\n| the solver | measured | wanted |\n| --- | --- | --- |")
    for text, all_seconds in slowest.items():
        print(f"| {text.format(max(all_seconds))} |")
    played, plain = sum(c.played for c in costs), sum(c.plain for c in costs)
    print(f"| moves played for {len(costs)} proofs | {played:,} | |")
    print(f"| those of plain enumeration | {plain:,} | |")
    print(f"| the ratio of the two | {played / plain:.2g} | at most 0.1 |")
    rows = our_solver.growth()
    print("\n| turns | spells | positions | s of CPU |\n| --- | --- | --- | --- |")
    for turns, spells, positions, seconds in rows:
        print(f"| {turns} | {spells} | {positions or 'too many'} | {seconds:.2f} |")
    print("\n" + "\n".join(our_solver.plot(rows)), flush=True)


def _mining() -> None:
    """Print how many puzzles two processes find beside one, by turns."""
    two, one, ratio = _measure(partial(mining.find_rate, 2), partial(mining.find_rate, 1))
    print("\n| puzzles found a minute | 2 processes | 1 process | ratio | wanted |")
    print("| --- | --- | --- | --- | --- |")
    print(f"| two players, no spells | {two:.0f} | {one:.0f} | {ratio:.1f} | 1.6 |", flush=True)


def _opponents() -> None:
    """Print how long the highest level thinks about one decision."""
    found = opponents.thinking()
    print("\n| a decision of the highest level | measured | wanted |\n| --- | --- | --- |")
    print(f"| median of {found.decisions:,}, ms of CPU | {1000 * found.median:.0f} | under 150 |")
    print(f"| 95 % | {1000 * found.nearly_all:.0f} | |")
    print(f"| at most | {1000 * found.longest:.0f} | under 1,500 |")
    print(f"| the slowest, nothing remembered | {1000 * found.longest_fresh:.0f} | under 1,500 |")
    medians = opponents.beside_browser()
    if medians is None:
        print("| in a browser's Python | SKIPPED: Node with npm is needed | |")
        return
    here, there, ratio = medians
    print(f"| median in half of these games, ms of CPU | {1000 * here:.1f} | |")
    print(f"| the same in a browser's Python | {1000 * there:.1f} | |")
    print(f"| the ratio of the two | {ratio:.1f} | at most 3 |", flush=True)


def _review() -> None:
    """Print how long somebody waits for a look back at a long game."""
    rows = {name: median(game_review.seconds_to_look_back(hands) for _ in range(3))
            for name, hands in (("two processes", 2), ("one Python alone", 0))}  # fmt: skip
    print(f"\n| a look back at a game of {game_review.TURNS} turns | measured | wanted |")
    print("| --- | --- | --- |")
    wanted = ("under 30", "")
    for (name, seconds), most in zip(rows.items(), wanted, strict=True):
        print(f"| {name}, s | {seconds:.1f} | {most} |", flush=True)


def _class() -> None:
    """Print how long a teacher waits for the results of many pupils."""
    seconds = median(class_results.seconds_to_see() for _ in range(ROUNDS))
    print("\n| the results of a class | measured | wanted |\n| --- | --- | --- |")
    print(f"| {class_results.PUPILS} files until they are seen, s | {seconds:.1f} | under 5 |")


def _room() -> None:
    """Print how one machine holds a class that solves lessons."""
    print(f"\n| {' | '.join(thirty_learners.HEADINGS)} |")
    print(f"|{' --- |' * len(thirty_learners.HEADINGS)}")
    for stage in thirty_learners.measure():
        print(f"| {' | '.join(stage.row)} |", flush=True)
        _complete(stage)
    _boxes()


def _complete(stage: thirty_learners.Stage) -> None:
    assert not stage.lost, f"results of {', '.join(stage.lost)} are not complete"
    assert not stage.wrong, f"answered otherwise than expected: {'; '.join(stage.wrong)}"


def _boxes() -> None:
    """Print what it costs to keep every learner's programs in a box."""
    plain, boxed = thirty_learners.compare()
    _complete(plain)
    _complete(boxed)
    rows = {
        "to a live lesson, s": (median(plain.starts), median(boxed.starts), "at most 1.5"),
        "MB a learner": (plain.megabytes, boxed.megabytes, "at most 1.3"),
        "answer, median ms": (1000 * plain.percentiles[0], 1000 * boxed.percentiles[0], ""),
    }
    print(f"\n| {boxed.learners} learners | without boxes | in boxes | ratio | wanted |")
    print("| --- | --- | --- | --- | --- |")
    for name, (without, within, wanted) in rows.items():
        ratio = within / without
        print(f"| {name} | {without:.3g} | {within:.3g} | {ratio:.2f} | {wanted} |", flush=True)


def _board() -> None:
    """Print how fast the board is drawn, and answers in JupyterLab."""
    print("\n| the board | measured | wanted |\n| --- | --- | --- |")
    for players, spells in ((2, 5), (6, 8)):
        cost, commands = our_board.scene_cost(players, spells)
        print(f"| scene, {players} players, {spells} spells, ms of CPU | {cost:.1f} | at most 5 |")
        print(f"| its draw commands, at most | {commands} | under 500 |")
    lab = board_in_lab.measure()
    ratio = lab["ours"] / lab["bare"]
    print(f"| click to picture, ms | {lab['ours']:.0f} | |")
    print(f"| a bare canvas with as many commands, ms | {lab['bare']:.0f} | |")
    print(f"| the ratio of the two | {ratio:.2f} | at most 1.5 |")
    print(f"| pictures a second while a wizard walks | {lab['frames']:.0f} | 30 |")


def _house() -> None:
    """Print how soon a stop of the map is live."""
    found = house.measure()
    print("\n| the house | measured | wanted |\n| --- | --- | --- |")
    print(f"| stop to live lesson, ms | {found['ours']:.0f} | under 2,000 |")
    print(f"| a bare notebook with one canvas, ms | {found['bare']:.0f} | |")
    print(f"| the ratio of the two | {found['ours'] / found['bare']:.2f} | at most 1.5 |")


def _site() -> None:
    """Print how large the site is, how soon it is ready, and how fast it answers."""
    found = site.measure()
    print("\n| the site | measured | wanted |\n| --- | --- | --- |")
    print(f"| size, MB | {found['size']:.1f} | at most 45 |")
    print(f"| sent until the first lesson is there, MB | {found['sent']:.1f} | at most 12 |")
    print(f"| building it, s | {found['build']:.0f} | under 120 |")
    print(f"| Python ready, s | {found['ours']:.1f} | |")
    print(f"| in an empty JupyterLite site, s | {found['empty']:.1f} | |")
    print(f"| the ratio of the two | {found['starts']:.2f} | at most 1.15 |")
    print(f"| click to picture, ms | {found['click']:.0f} | |")
    print(f"| in JupyterLab, ms | {found['lab_click']:.0f} | |")
    print(f"| the ratio of the two | {found['clicks']:.2f} | at most 2 |")


main()
