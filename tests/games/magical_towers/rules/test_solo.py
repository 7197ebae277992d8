"""Alone."""

import pytest

from mt_widgets import PositionError, legal_moves, parse, start
from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.events import GameEnded
from mt_widgets.games.magical_towers.voice.log import tell

from ...quoting import quotes
from .rulecase import after, board, legal, refused, result


@quotes("solo.wizards")
@pytest.mark.parametrize("colour", ["b", "g"])
def test_solo_wizards_are_twelve_of_one_colour(colour: str) -> None:
    spaces = "K/Rbbb/Tbbb/Rbbb/Tbb/Rb/T/R/T/R/6"
    assert board(str(start(colour, rules="solo"))) == spaces.replace("b", colour)


@quotes("solo.wizards")
@pytest.mark.parametrize(("players", "rules"), [(2, "solo"), (1, "base"), (1, "solo+master")])
def test_solo_wizards_have_no_company(players: int, rules: str) -> None:
    with pytest.raises(PositionError):
        start(players, rules=rules)


@quotes("solo.one-card")
def test_solo_one_card_then_draw_to_three() -> None:
    before = "K/4/b/10 b1 b0+0-0:W1,W2,W3 - rules=solo draw=T1,T2"
    then = "K/5/b/9 b1 b0+0-0:W2,W3,T1 - rules=solo draw=T2 discard=W1"
    assert after(before, "W1:b5") == then


@quotes("solo.one-card")
def test_solo_one_card_and_no_second() -> None:
    before = "K/4/Tb/10 b3 b0+1-5:W1,W2 mt rules=solo"
    assert refused(before, "W1:b5") == "solo.one-card"
    assert legal(before) == {"end", "mt:t5.1"}


@quotes("solo.one-card")
def test_solo_one_card_and_no_new_hand() -> None:
    before = "K/4/Tb/10 b1 b0+0-0:W1,W2,W3 - rules=solo"
    assert refused(before, "new") == "solo.one-card"
    assert legal(before) == {"W1:b5", "W2:b5", "W3:b5"}


@quotes("solo.one-card")
def test_solo_one_card_is_not_reshuffled() -> None:
    before = "K/4/b/10 b1 b0+0-0:W1,W2,W3 - rules=solo draw= discard=T1,T2,T3"
    then = "K/5/b/9 b1 b0+0-0:W2,W3 - rules=solo draw= discard=T1,T2,T3,W1"
    assert after(before, "W1:b5") == then
    assert legal(then) == set()


@quotes("solo.spells")
def test_solo_spells_left_out_leave_no_flasks() -> None:
    state = start(1, rules="solo")
    assert (state.table.spells, state.empty) == ((), (0,))


@quotes("solo.spells")
def test_solo_spells_are_three_with_six_flasks() -> None:
    state = start(1, 3, "solo", seed=1)
    assert (len(state.table.spells), state.empty) == (3, (6,))


@quotes("solo.spells")
def test_solo_spells_come_after_the_card() -> None:
    before = "K/4/Tb/10 b1 b0+2-4:W1,W2,W3 mt rules=solo draw=T1,T2"
    between = "K/4/T/b/9 b3 b0+2-4:W2,W3 mt rules=solo draw=T1,T2 discard=W1"
    then = "K/5/b/T/8 b1 b0+1-4x1:W2,W3,T1 mt rules=solo draw=T2 discard=W1"
    assert refused(before, "mt:t5.1") == "solo.spells"
    assert after(before, "W1:b5") == between
    assert after(between, "mt:t5.1") == then


@quotes("solo.spells")
def test_solo_spells_are_not_for_a_rolled_card_either() -> None:
    before = "K/4/Tb/10 b1[W**=3] b0+2-4:W2,W3 mt rules=solo discard=W**"
    assert refused(before, "mt:t5.1") == "solo.spells"


@quotes("solo.spells")
def test_solo_spells_are_lost_by_an_entry() -> None:
    before = "4/b/K/Tb/9 b1 b0+2-4:W1,W2,W3 mt rules=solo draw=T1,T2"
    then = "6/Tb/1/K/7 b1 b1+2-4:W2,W3,T1 mt rules=solo draw=T2 discard=W1"
    assert after(before, "W1:b4") == then


@quotes("solo.spells")
def test_solo_spells_piggyback_goes_with_the_card() -> None:
    before = "K/4/Tbb/10 b1 b0+2-4:W1,W2,W3 mt,pb rules=solo draw=T1,T2"
    then = "K/4/T/bb/9 b1 b0+1-4x1:W2,W3,T1 mt,pb rules=solo draw=T2 discard=W1"
    assert after(before, "W1:b5&b5") == then


@quotes("solo.end")
def test_solo_end_is_won_with_all_home() -> None:
    before = "4/b/K/10 b1 b11+0-0:W1,W2,W3 - rules=solo draw=T1"
    over = after(before, "W1:b4")
    assert result(over) == "b"
    assert legal(over) == set()
    assert refused(over, "W2:-") == "solo.end"


@quotes("solo.end")
@pytest.mark.parametrize(
    ("flasks", "outcome"),
    [("+6-0", "b"), ("+2-0x4", "b"), ("+5-1", "none")],
)
def test_solo_end_needs_the_flasks_too(flasks: str, outcome: str) -> None:
    assert result(f"8/K/7 b1 b12{flasks}:W1,W2,W3 mt rules=solo draw=T1") == outcome


@quotes("solo.end")
def test_solo_end_is_lost_when_the_hand_cannot_be_filled() -> None:
    before = "K/4/b/10 b1 b0+0-0:W1,W2,W3 - rules=solo draw="
    over = after(before, "W1:b5")
    assert result(before) == "-"
    assert result(over) == "none"
    assert refused(over, "W2:b6") == "solo.end"


@quotes("solo.end")
def test_solo_end_is_not_while_the_last_card_fills_the_hand() -> None:
    before = "K/4/b/10 b1 b0+0-0:W1,W2,W3 - rules=solo draw=T1"
    assert result(after(before, "W1:b5")) == "-"


@quotes("solo.end")
@pytest.mark.parametrize(("before", "masterly"), [(29, True), (30, False)])
def test_thirty_cards_or_fewer_make_a_master(before: int, masterly: bool) -> None:
    discard = ",".join(["T1"] * before)
    state = parse(f"Tb/K/14 b1 b11+0-0:W1,T1,T2 - rules=solo draw=T3 discard={discard}")
    end = next(e for e in game.events(state, legal_moves(state)[0]) if isinstance(e, GameEnded))
    assert (end.winners, end.masterly) == ((0,), masterly)
    assert ("master" in tell(end, state.table)) == masterly
