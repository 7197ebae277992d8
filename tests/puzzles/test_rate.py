"""How hard puzzles are: what makes them so, and whether weak players agree."""

from dataclasses import replace
from functools import cache

import pytest

from mt_widgets.engine.aims import Question
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.packs import find_files
from mt_widgets.puzzles.puzzle_solver import problem
from mt_widgets.puzzles.rate import Traits, difficulty, ravens
from mt_widgets.search.solve import Solver
from tests.puzzles.weak import WEAK, share_found

EASY = Traits(1, 1, 1.0, 0.5, 1.0, 0, 5, deep=False)
_TRIES = 8
_MOST = 1_500  # positions: the larger ones would take minutes


@pytest.mark.parametrize(
    "harder",
    [
        replace(EASY, length=2),
        replace(EASY, turns=2),
        replace(EASY, branching=2.0),
        replace(EASY, failing=0.9),
        replace(EASY, guesses=2.0),
        replace(EASY, tempted=1),
        replace(EASY, rules=8),
        replace(EASY, deep=True),
    ],
)
def test_every_trait_makes_it_harder(harder: Traits) -> None:
    assert difficulty(harder) > difficulty(EASY)


def test_ravens_rise_from_one_to_five() -> None:
    numbers = [ravens(score / 10) for score in range(80)]
    assert numbers == sorted(numbers)
    assert set(numbers) == {1, 2, 3, 4, 5}


@cache
def _measured() -> list[tuple[float, dict[str, float]]]:
    """Of each puzzle that is quickly solved: its difficulty, and how often weak players find it."""
    found = list[tuple[float, dict[str, float]]]()
    for path in find_files([]):
        puzzle = load_puzzle(path)
        assert puzzle.proof is not None
        if not isinstance(puzzle.aim, Question) and puzzle.proof.positions < _MOST:
            solver = Solver(problem(puzzle))
            shares = {name: float(share_found(solver, name, _TRIES, 1)) for name in WEAK}
            found.append((puzzle.proof.difficulty, shares))
    return found


def _ranks(values: list[float]) -> list[float]:
    """The place of each value; equal ones share theirs."""
    return [
        sum(v < value for v in values) + sum(v == value for v in values) / 2 for value in values
    ]


def _agreement(one: list[float], other: list[float]) -> float:
    """Spearman's correlation of ranks."""
    a, b = _ranks(one), _ranks(other)
    mean_a, mean_b = sum(a) / len(a), sum(b) / len(b)
    both = sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b, strict=True))
    spread = sum((x - mean_a) ** 2 for x in a) * sum((y - mean_b) ** 2 for y in b)
    return both / float(spread**0.5)


def test_what_is_said_to_be_harder_is_found_less_often() -> None:
    scores = [score for score, _ in _measured()]
    missed = [-sum(shares.values()) for _, shares in _measured()]
    assert len(scores) >= 40
    assert _agreement(scores, missed) > 0.6


@pytest.mark.parametrize("player", WEAK)
def test_every_weak_player_agrees(player: str) -> None:
    scores = [score for score, _ in _measured()]
    missed = [-shares[player] for _, shares in _measured()]
    assert _agreement(scores, missed) > 0.3


def test_weak_players_differ_in_strength() -> None:
    means = {name: sum(shares[name] for _, shares in _measured()) for name in WEAK}
    assert means["guesses"] < means["glances"] < means["dreams"]
