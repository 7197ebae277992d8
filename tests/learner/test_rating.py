"""How strong somebody is, from games: found again, steady, and honest about few of them."""

from fractions import Fraction
from random import Random

import pytest

from mt_widgets.learner.games import PlayedGame
from mt_widgets.learner.rating import chance, rate

STRENGTHS = (0.0, 150.0, 300.0, 450.0, 600.0)


def played(share: float, *rivals: int, partners: tuple[int, ...] = ()) -> PlayedGame:
    sides = tuple((level,) for level in rivals)
    when = "2026-11-18T16:20:00+00:00"
    return PlayedGame("magical-towers", when, "", partners, sides, Fraction(share))


def test_equals_win_equally_often_and_400_points_are_ten_times_as_much() -> None:
    assert chance(200, [], [[200]]) == pytest.approx(1 / 2)
    assert chance(200, [], [[200]] * 3) == pytest.approx(1 / 4)
    assert chance(600, [], [[200]]) == pytest.approx(10 / 11)
    assert chance(100, [300], [[200, 200]]) == pytest.approx(1 / 2)


def test_nobody_knows_a_newcomer() -> None:
    assert rate([], STRENGTHS, 150).points == pytest.approx(150, abs=1)
    assert rate([], STRENGTHS, 150).games == 0


def test_winning_raises_and_losing_lowers_it() -> None:
    before = rate([], STRENGTHS, 150).points
    once = rate([played(1, 3)], STRENGTHS, 150).points
    twice = rate([played(1, 3)] * 2, STRENGTHS, 150).points
    assert before < once < twice
    assert rate([played(0, 1)], STRENGTHS, 150).points < before
    assert rate([played(1, 5)], STRENGTHS, 150).points > once, "a stronger rival says more"


def test_one_game_among_many_rivals_says_less_when_it_is_lost() -> None:
    alone, among = played(0, 3), played(0, 3, 3, 3)
    assert rate([alone], STRENGTHS, 300).points < rate([among], STRENGTHS, 300).points


@pytest.mark.parametrize("true", [50, 300, 550])
def test_a_strength_is_found_again(true: int) -> None:
    rng, found = Random(true), list[float]()
    for _ in range(40):
        games = list[PlayedGame]()
        for _ in range(20):
            level = rng.randrange(1, 6)
            share = int(rng.random() < chance(true, [], [[STRENGTHS[level - 1]]]))
            games.append(played(share, level))
        found.append(rate(games, STRENGTHS, 150).points)
    assert sum(found) / len(found) == pytest.approx(true, abs=90)


def test_the_newest_games_count_most() -> None:
    lost, won = [played(0, 3)] * 10, [played(1, 3)] * 10
    assert rate([*lost, *won], STRENGTHS, 300).points > 310
    assert rate([*won, *lost], STRENGTHS, 300).points < 290


def test_levels_that_are_gone_tell_nothing() -> None:
    assert rate([played(1, 9)], STRENGTHS, 150).games == 0
