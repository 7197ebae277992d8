"""How strong the levels are: from the ladder, and for every game that has levels."""

import tomllib

import pytest

from mt_widgets.engine.game import AnyGame
from mt_widgets.games import GAMES
from mt_widgets.search.opponents.levels import levels_of
from mt_widgets.search.opponents.strengths import format_strengths, strengths_of
from tests.nim import NIM

ALL = pytest.mark.parametrize("game", [*GAMES.values(), NIM], ids=lambda game: game.name)


@ALL
def test_each_level_is_stronger_than_the_one_below(game: AnyGame) -> None:
    strengths = strengths_of(game)
    assert len(strengths) == len(levels_of(game))
    assert list(strengths) == sorted(strengths)
    assert strengths[:1] in ((), (0.0,))


def test_where_nobody_has_measured_it_seven_of_ten_are_won() -> None:
    assert list(strengths_of(NIM)) == pytest.approx([0, 147.2], abs=0.1)


def test_what_is_written_is_read_again() -> None:
    assert tomllib.loads(format_strengths([0.7, 0.6543])) == {"shares": [0.7, 0.654]}
