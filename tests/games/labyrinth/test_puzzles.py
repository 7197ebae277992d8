"""Small puzzles as data: what the solver finds, and the checker confirms."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from mt_widgets.engine.aims import Aim
from mt_widgets.games.labyrinth import forecast, game, goals, notation, voice
from mt_widgets.search.problem import Problem
from mt_widgets.search.solve import Solver
from tests.search.checking import objection

FOLDER = Path(__file__).parent / "puzzles"
THEMES = Path(game.__file__).parent / "data" / "puzzle_themes.toml"
SOLUTIONS = {
    "001-the-long-way": "W2:F b5+",
    "002-over-the-edge": "Sb:H c6+",
    "003-take-and-block": "E2:J c2+",
}


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))


def test_all_puzzles_are_there() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.toml")) == sorted(SOLUTIONS)


@pytest.mark.parametrize(("name", "solution"), SOLUTIONS.items())
def test_a_puzzle_has_one_solution(name: str, solution: str) -> None:
    puzzle = read(name)
    state = notation.parse_position(puzzle["position"])
    aim = goals.parse_aim(puzzle["goal"], state)
    assert isinstance(aim, Aim)
    assert puzzle["kind"] == ("defend" if aim.keep else "reach")
    problem = Problem(
        forecast, state, game.side(state, game.turn(state)), goals.predicate(aim.goal, state),
        puzzle.get("turns", 1), aim.keep,
    )  # fmt: skip
    certificate = Solver(problem).certificate()
    assert objection(problem, certificate) == ""
    assert certificate.value == 1
    assert [" ".join(map(str, line)) for line in certificate.solutions] == [solution]


@pytest.mark.parametrize("name", SOLUTIONS)
def test_the_words_of_a_puzzle_name_moves_rules_and_themes_that_there_are(name: str) -> None:
    puzzle = read(name)
    assert puzzle["game"] == "labyrinth"
    assert (
        notation.format_position(notation.parse_position(puzzle["position"]))
        == (puzzle["position"])
    )
    assert set(puzzle["themes"]) <= set(tomllib.loads(THEMES.read_text("utf-8")))
    text = " ".join([*puzzle["hints"], puzzle["explanation"]])
    assert set(re.findall(r"`([^`]*)`", text)) <= set(voice.rules())
    for line in re.findall(r"\{([^{}]*)\}", text):
        assert notation.parse_moves(line)
    assert len(puzzle["hints"]) == 3
