"""The chances at the end of each turn."""

import pytest

from mt_widgets.engine.errors import Mistake
from mt_widgets.engine.record import Record
from mt_widgets.engine.sides import sides_of
from mt_widgets.games import GAMES
from mt_widgets.review.chances import turn_ends

from .games import MAGICAL, left_one, missed_home


def test_there_is_an_end_for_the_start_and_each_turn_and_chances_make_one() -> None:
    ends = turn_ends(missed_home())
    assert [(end.turn, end.step, end.seat) for end in ends] == [(0, 0, None), (1, 1, 0), (2, 3, 1)]
    for end in ends:
        assert sum(end.chances) == pytest.approx(1)


def test_whoever_has_won_has_all_of_the_chance() -> None:
    assert turn_ends(left_one())[-1].chances == (0, 1)


def test_partners_win_together() -> None:
    start = MAGICAL.setup.new({"players": "4", "rules": "team", "seed": "1"})
    assert sides_of(MAGICAL, start) == ((0, 2), (1, 3))
    (end,) = turn_ends(Record.begin(MAGICAL, start))
    assert end.chances[0] == end.chances[2]
    assert end.chances[0] + end.chances[1] == pytest.approx(1)


def test_a_game_for_one_and_one_that_nobody_can_judge_are_refused() -> None:
    alone = MAGICAL.setup.new({"rules": "solo", "seed": "1"})
    with pytest.raises(Mistake, match="nobody plays against anybody"):
        turn_ends(Record.begin(MAGICAL, alone))
    other = GAMES["labyrinth"]
    with pytest.raises(Mistake, match="labyrinth cannot be looked back at yet"):
        turn_ends(Record.begin(other, other.setup.new({"seed": "1"})))
