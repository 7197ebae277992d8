"""Puzzles as data: what their files claim is found by the solver and confirmed by the checker."""

import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from mt_widgets.engine.aims import Aim
from mt_widgets.games.wonderful_towers import forecast, game, goals, notation
from mt_widgets.games.wonderful_towers.moves import Move
from mt_widgets.games.wonderful_towers.rulebook import rules
from mt_widgets.games.wonderful_towers.state import State
from mt_widgets.search.problem import Problem
from mt_widgets.search.solve import Solver
from tests.search.checking import objection

FILES = sorted((Path(__file__).parent / "puzzles").glob("[0-9]*.toml"))


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def puzzle(request: pytest.FixtureRequest) -> dict[str, Any]:
    return tomllib.loads(request.param.read_text("utf-8"))


def problem(puzzle: dict[str, Any]) -> Problem[State, Move]:
    """A puzzle as the solver wants it."""
    start = notation.parse_position(puzzle["position"])
    aim = goals.parse_aim(puzzle["goal"], start)
    assert isinstance(aim, Aim)
    reached = goals.predicate(aim.goal, start)
    seats = game.side(start, game.turn(start))
    return Problem(forecast, start, seats, reached, puzzle.get("turns", 1), aim.keep)


def test_there_are_three() -> None:
    assert len(FILES) == 3


def test_a_puzzle_is_proven(puzzle: dict[str, Any]) -> None:
    task, proof = problem(puzzle), puzzle["proof"]
    solver = Solver(task)
    found = solver.certificate()
    assert objection(task, found) == ""
    assert found.value == Fraction(proof["value"])
    assert [" ".join(map(str, line)) for line in found.solutions] == proof["solutions"]
    assert (solver.positions, proof["unique"]) == (proof["positions"], True)
    assert (found.value < 1) == (puzzle["kind"] == "odds")


def test_a_puzzle_is_written_as_it_is_read(puzzle: dict[str, Any]) -> None:
    start = notation.parse_position(puzzle["position"])
    assert puzzle["game"] == "wonderful-towers"
    assert str(start) == puzzle["position"]
    assert str(goals.parse_aim(puzzle["goal"], start)) == puzzle["goal"]
    assert len(puzzle["hints"]) == 3
    quoted = puzzle["explanation"].split("`")[1::2]
    assert quoted
    assert {*quoted} <= {*rules()}
