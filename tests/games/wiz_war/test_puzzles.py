"""Small puzzles as data: each has exactly one solution, which the solver finds and proves."""

import tomllib
from pathlib import Path

import pytest

from mt_widgets.engine.aims import Aim
from mt_widgets.games.wiz_war import forecast, game, goals, notation, voice
from mt_widgets.search.problem import Problem
from mt_widgets.search.solve import Solver
from tests.search.checking import objection

FOLDER = Path(__file__).parent / "puzzles"
SOLUTIONS = {
    "001-through-the-shield": "thrust+5:y",
    "002-home-in-one-go": "+4 s e n e drop:Y",
    "003-a-stone-in-the-way": "stone:e3 end",
}


def test_every_puzzle_has_its_solution_here() -> None:
    assert sorted(SOLUTIONS) == sorted(file.stem for file in FOLDER.glob("0*.toml"))


@pytest.mark.parametrize("name", SOLUTIONS)
def test_a_puzzle_has_one_solution_that_surely_works(name: str) -> None:
    puzzle = tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))
    assert puzzle["game"] == "wiz-war"
    start = notation.parse_position(puzzle["position"])
    assert str(start) == puzzle["position"]
    aim = goals.parse_aim(puzzle["goal"], start)
    assert isinstance(aim, Aim)
    assert str(aim) == puzzle["goal"]
    holds = goals.predicate(aim.goal, start)
    seats = game.side(start, game.turn(start))
    problem = Problem(forecast, start, seats, holds, puzzle.get("turns", 1), aim.keep)
    certificate = Solver(problem).certificate()
    assert objection(problem, certificate) == ""
    assert certificate.value == 1
    assert [" ".join(map(str, line)) for line in certificate.solutions] == [SOLUTIONS[name]]
    assert len(certificate.first_moves) > 3
    assert holds(start) == aim.keep


@pytest.mark.parametrize("name", SOLUTIONS)
def test_the_words_of_a_puzzle_name_rules_that_there_are(name: str) -> None:
    puzzle = tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))
    quoted = puzzle["explanation"].split("`")[1::2]
    assert quoted
    assert {*quoted} <= {*voice.rules()}
