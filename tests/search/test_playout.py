"""Playing games out, with somebody to choose at every seat."""

from random import Random

import pytest

import mt_widgets as mt
from mt_widgets.engine.errors import IllegalMove
from mt_widgets.games.magical_towers import game, notation
from mt_widgets.games.magical_towers.api import GAME
from mt_widgets.games.magical_towers.moves import Move, Roll
from mt_widgets.games.magical_towers.state import State
from mt_widgets.search.playout import play_out

ROLLING = "K/2/Rb/12 b1 b4+0-6:W*T*|y5+0-6: - draw=W1,W2,W3,W4,W5,T1"


def first(state: State) -> Move:
    return game.legal_moves(state)[0]


def last(state: State) -> Move:
    return game.legal_moves(state)[-1]


def test_each_seat_chooses_its_own_moves() -> None:
    asked = list[str]()

    def blue(state: State) -> Move:
        asked.append("b")
        return first(state)

    def yellow(state: State) -> Move:
        asked.append("y")
        return last(state)

    record = play_out(GAME, mt.start("by", seed=1), [blue, yellow], Random(1), most=6)
    movers = [game.mover(state) for state in record.states()][:6]
    assert asked == ["by"[seat] for seat in movers if seat is not None and seat >= 0]
    assert {"b", "y"} == set(asked)


def test_chance_rolls_with_the_numbers_it_is_given() -> None:
    start = mt.parse(ROLLING)
    rolls = {play_out(GAME, start, [first, first], Random(seed), 2).moves[1] for seed in range(40)}
    assert rolls == {Roll(value) for value in range(1, 7)}


def test_the_record_leads_from_the_start_to_its_state() -> None:
    start = mt.start("by", seed=2)
    record = play_out(GAME, start, [first, last], Random(2), most=40)
    assert record.start == start
    assert [*record.states()][-1] == record.state
    assert mt.record(start).play(*record.moves) == record


def test_it_stops_after_so_many_moves() -> None:
    start = mt.start("by", seed=3)
    assert len(play_out(GAME, start, [first, first], Random(3), most=7).moves) == 7
    assert play_out(GAME, start, [first, first], Random(3), most=0).state == start


def test_it_stops_at_the_end_of_the_game() -> None:
    start = mt.parse("K/12/R/R/Ry y2 b5+0-0x6:W1,W1,W1|y4+0-0x6:W1,W1 -")
    record = play_out(GAME, start, [first, first], Random(4))
    assert [str(move) for move in record.moves] == ["W1:y15"]
    assert game.mover(record.state) is None


def test_a_choice_against_the_rules_is_refused_by_its_rule() -> None:
    start = mt.parse("K/2/Rb/12 b1 b4+0-6:W1|y5+0-6: -")
    (wrong,) = notation.parse_moves("W5:b3")
    with pytest.raises(IllegalMove, match=r"^turn\.two-actions: "):
        play_out(GAME, start, [lambda state: wrong, first], Random(5))
