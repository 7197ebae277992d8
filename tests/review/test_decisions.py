"""What decisions threw away, from what their seats could know."""

from random import Random

import pytest

from mt_widgets.engine.record import Record
from mt_widgets.engine.work import finish
from mt_widgets.games import GAMES
from mt_widgets.review.decisions import decisions, judging, known_to
from tests.nim import NIM

from .games import MAGICAL, left_one, missed_home, nim


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nim", NIM)


def test_rolls_and_what_nobody_can_choose_are_no_decisions() -> None:
    (only,) = decisions(left_one(), 1)
    assert (only.turn, only.step, only.seat, only.move) == (1, 0, 0, "3-1")


def test_a_decision_tells_nothing_that_its_seat_cannot_know() -> None:
    record = missed_home()
    view = MAGICAL.knowledge.look(record.start, 0, MAGICAL.knowledge.GRADES[-1])
    for seed in range(5):
        dealt = MAGICAL.knowledge.deal(view, Random(seed))
        assert known_to(MAGICAL, dealt, 0) == known_to(MAGICAL, record.start, 0)
        other = Record.begin(MAGICAL, dealt).play("T1:t11.1")
        assert decisions(other, 5)[0] == decisions(record, 5)[0]
    assert "W5" not in decisions(record, 5)[0].position.partition("|")[2]


def test_the_best_move_throws_nothing_away_and_a_worse_one_something() -> None:
    for moves, lost in (("3-1 =1 3-1", True), ("3-2", False)):
        (only,) = decisions(nim("0,0,2 a 2", moves), 2)
        found = finish(judging(only))
        assert found.best == "3-2"
        assert (found.lost > 0) is lost
    wasted = finish(judging(decisions(missed_home(), 5)[0]))
    assert wasted.best == "W2:b14"
    assert wasted.lost > 0.2


def test_a_decision_is_judged_the_same_every_time() -> None:
    asked = decisions(missed_home(), 5)
    assert [finish(judging(one)) for one in asked] == [finish(judging(one)) for one in asked]
