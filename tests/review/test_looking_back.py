"""The whole review: the same whoever works on it, and only what is worth telling."""

import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest

from mt_widgets.engine.record import Record
from mt_widgets.engine.work import finish
from mt_widgets.games import GAMES
from mt_widgets.review.lines import better_line, played_line
from mt_widgets.review.looking_back import looking_back
from mt_widgets.review.turning_points import TurningPoint, candidates, most_telling
from mt_widgets.review.words import review_text, say_found
from tests.nim import NIM
from tests.search.workers.threads import Threads

from .games import MAGICAL, left_one, missed_home, nim


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nim", NIM)


def test_it_finds_what_mattered_and_says_why() -> None:
    review = finish(looking_back(missed_home()))
    (point,) = review.points
    assert (point.decision.turn, point.better[0]) == (1, "W2:b14")
    assert played_line(review.record, point).moves == review.record.moves[:1]
    assert MAGICAL.rules.turn_passed(*better_line(point).states[-2:])
    told = "\n".join(review_text(review))
    for part in ("One decision mattered", "Played: T1:t11.1", "Better: W2:b14", "gets home"):
        assert part in told


def test_the_toy_is_reviewed_too() -> None:
    review = finish(looking_back(left_one()))
    (point,) = review.points
    assert (point.decision.move, point.better) == ("3-1", ("3-2",))
    assert "You take the last stone." in point.brings


def test_a_game_without_a_slip_is_praised() -> None:
    review = finish(looking_back(nim("0,0,2 a 2", "3-2")))
    assert not review.points
    assert say_found(review) == "No decision gave much away. That was well played!"
    empty = finish(looking_back(Record.begin(MAGICAL, MAGICAL.setup.new({"seed": "1"}))))
    assert say_found(empty).startswith("Nobody has decided anything yet")


@pytest.mark.skipif(sys.platform == "emscripten", reason="a browser's Python has no threads")
def test_many_hands_find_the_same() -> None:
    alone = finish(looking_back(missed_home()))
    assert finish(looking_back(missed_home(), Threads())) == alone


def test_only_the_decisions_of_those_who_are_asked_count() -> None:
    assert not finish(looking_back(missed_home(), seats=[1])).points


def test_progress_goes_from_nothing_to_all() -> None:
    told = list[int]()
    finish(looking_back(missed_home()), told.append)
    assert told == sorted(told)
    assert 0 <= told[0] <= told[-1] <= 100


def _points(*losses: float) -> Iterator[TurningPoint]:
    decision = finish(looking_back(missed_home())).points[0].decision
    for turn, lost in enumerate(losses, 1):
        here = replace(decision, turn=turn, step=turn)
        yield TurningPoint(here, ("W2:b14",), 0.5 + lost, 0.5, (), ())


def test_three_are_told_and_more_only_if_they_threw_much_away() -> None:
    told = most_telling([*_points(0.04, 0.05, 0.06, 0.07, 0.01)])
    assert [one.decision.turn for one in told] == [2, 3, 4]
    told = most_telling([*_points(0.2, 0.3, 0.4, 0.5, 0.6, 0.7)])
    assert [one.decision.turn for one in told] == [2, 3, 4, 5, 6]


def test_of_a_turn_the_worst_decision_is_looked_at() -> None:
    review = finish(looking_back(missed_home()))
    worst = max(review.assessments, key=lambda one: one.lost)
    lesser = replace(worst, chance=worst.chance + 0.1)
    assert candidates([lesser, worst], [0]) == [worst]
