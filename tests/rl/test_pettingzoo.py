"""PettingZoo's own tests of an environment, for every game and many ways to play it."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from pettingzoo.test import api_test, render_test, seed_test

from mt_widgets.engine.game import AnyGame
from mt_widgets.games import GAMES
from mt_widgets.rl import env
from tests.games.sampling import ALL
from tests.nim import NIM

GIVEN = [
    ("magical-towers", {}),
    ("magical-towers", {"players": 6, "rules": "master", "spells": 8}),
    ("magical-towers", {"rules": "master+team"}),
    ("magical-towers", {"rules": "solo"}),
    ("wonderful-towers", {"players": 4}),
    ("labyrinth", {"players": 1, "left": 24}),
    ("labyrinth", {"players": 4, "options": "deals"}),
    ("wiz-war", {"players": 4}),
    (NIM, {}),
]
# What PettingZoo recommends where it cannot be followed: seats keep their names, and where actions
# have a mask an observation is a dictionary, as in PettingZoo's own chess.
pytestmark = [
    pytest.mark.filterwarnings("ignore:We recommend agents to be named"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
every_way = pytest.mark.parametrize(("game", "given"), GIVEN, ids=str)


@every_way
def test_api(game: str | AnyGame, given: dict[str, Any]) -> None:
    api_test(env(game, **given), num_cycles=25)


@every_way
def test_seed(game: str | AnyGame, given: dict[str, Any]) -> None:
    seed_test(lambda: env(game, **given), num_cycles=25)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_render(game: AnyGame) -> None:
    render_test(lambda **mode: env(game, **mode), {"ansi": _is_board, "rgb_array": _is_picture})


def _is_board(text: str) -> bool:
    return len(text.splitlines()) > 1


def _is_picture(dots: NDArray[np.uint8]) -> bool:
    return dots.shape[1] == 700 and len(np.unique(dots)) > 5


def test_every_game_is_tried() -> None:
    assert {game for game, _ in GIVEN} == {*GAMES, NIM}
