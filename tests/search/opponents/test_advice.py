"""Advice: sensible ways with what they bring, and what a move threw away, by what a seat knows."""

from random import Random
from typing import Any

import pytest

import mt_widgets as mt
from mt_widgets.engine.errors import Mistake
from mt_widgets.engine.game import CHANCE, AnyGame, Move
from mt_widgets.engine.work import finish
from mt_widgets.games import GAMES
from mt_widgets.search.opponents.advice import (
    Comparison,
    Way,
    advising,
    comparing,
    is_much,
    thrown_away,
)
from mt_widgets.search.opponents.choose import weighing
from mt_widgets.search.opponents.levels import levels_of
from tests.games.magical_towers.test_bots import with_other_secrets
from tests.nim import NIM
from tests.reachable import walk

TOWERS = GAMES["magical-towers"]


def view_of(game: AnyGame, state: Any) -> tuple[Any, int]:
    """What whoever decides knows, and who that is."""
    seat = game.rules.mover(state)
    assert seat is not None
    return game.knowledge.look(state, seat, game.knowledge.GRADES[-1]), seat


def advised(game: AnyGame, state: Any) -> dict[str, tuple[str, ...]]:
    """The ways that somebody is advised to go, as text, each with its reasons."""
    ways: tuple[Way, ...] = finish(advising(game, *view_of(game, state), Random(0)))
    return {" ".join(map(game.notation.format_move, way.moves)): way.why for way in ways}


def judged(game: AnyGame, state: Any, move: str) -> tuple[float, Comparison]:
    """What a move throws away at a first look, and how it compares with the best."""
    view, seat = view_of(game, state)
    weighed = finish(weighing(game, view, seat, levels_of(game)[-1], Random(0)))
    made: Move = game.notation.parse_moves(move)[0]
    best = max(weighed, key=lambda one: one[1])
    two = best, (made, dict(weighed)[made])
    return thrown_away(weighed, made), finish(comparing(game, view, two, Random(0)))


def test_the_best_way_comes_first_with_what_it_brings() -> None:
    state = mt.parse("K/10/b/3/yT b1 b4+1-0x5:W2,W3,T5|y0+0-6:T1,T2,T3 - draw=W1,W1,W1,W1")
    (line, why), *_ = advised(TOWERS, state).items()
    assert line in ("W2:b11 W3:b13", "W3:b11 W2:b14")
    assert why[0] == "Your last wizard gets home, and the castle moves on to space 4."


SPOILT = "K/1/Tbyy/RbyRbby/1/R/T/2/R/2/Tb/RTy/2 y2 b0+1-5:?,?,?|y0+1-5:W4,W3T3 mw,mt"


def test_a_move_that_throws_much_away_is_told_with_what_it_overlooks() -> None:
    lost, told = judged(TOWERS, mt.parse(SPOILT), "W4:y2")
    assert is_much(TOWERS, lost)
    assert is_much(TOWERS, told.lost)
    assert str(told.better.moves[0]) == "W3T3:t9.1"
    assert told.brings == ("It traps a blue wizard and fills a flask.",)
    assert str(told.gone.moves[0]) == "W4:y2"
    assert told.overlooks == ("It lets Blue get home with any 4.",)


def test_the_best_move_throws_nothing_away() -> None:
    lost, told = judged(TOWERS, mt.parse(SPOILT), "W3T3:t9.1")
    assert lost == told.lost == 0.0
    assert not told.brings + told.overlooks


@pytest.mark.parametrize("seed", range(3))
def test_no_advice_needs_what_is_hidden(seed: int) -> None:
    rules, players = [("base", "by"), ("master", "byr"), ("team", "byrg")][seed]
    state = walk(mt.start(players, 4, rules, seed=seed), 20 + 10 * seed, Random(seed))
    mover: Any = TOWERS.rules.mover(state)  # type: ignore[arg-type]
    while mover in (None, CHANCE):
        state = walk(state, 1, Random(seed))
        mover = TOWERS.rules.mover(state)  # type: ignore[arg-type]
    secret = with_other_secrets(state, mover, Random(seed))
    assert advised(TOWERS, state) == advised(TOWERS, secret)


def test_ways_differ_in_what_they_bring_and_end_with_the_turn() -> None:
    state: Any = mt.start("by", seed=3)
    ways = finish(advising(TOWERS, *view_of(TOWERS, state), Random(0)))
    assert 1 <= len(ways) <= 3
    assert len({way.why for way in ways}) == len(ways)
    assert all(TOWERS.rules.turn_passed(state, way.state) for way in ways)
    assert [way.chance for way in ways] == sorted((way.chance for way in ways), reverse=True)


def test_thought_comes_in_steps_between_which_a_page_can_listen() -> None:
    state: Any = mt.start("by", seed=3)
    assert sum(1 for _ in advising(TOWERS, *view_of(TOWERS, state), Random(0))) > 100


def test_nobody_is_advised_in_anothers_place() -> None:
    state: Any = mt.start("by", seed=1)
    view = TOWERS.knowledge.look(state, 1, "memory")
    with pytest.raises(Mistake, match=r"^there is nothing to choose for y now$"):
        finish(advising(TOWERS, view, 1, Random(0)))


def test_a_toy_advises_by_its_judgement_alone() -> None:
    state = NIM.notation.parse_position("0,0,2 a 2")
    assert advised(NIM, state) == {"3-2": ("You take the last stone.",)}
    lost, told = judged(NIM, state, "3-1")
    assert is_much(NIM, lost)
    assert told.brings + told.overlooks == (
        "You take the last stone.",
        "It leaves so few that any roll takes them all.",
    )
