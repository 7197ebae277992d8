"""Teams."""

import pytest

from mt_widgets import PositionError, parse, start, view
from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.cards import UNKNOWN
from mt_widgets.games.magical_towers.state import Lending

from ...quoting import quotes
from .rulecase import after, board, legal, refused, result, turn_of


@quotes("team.seats")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_team_seats_are_four_or_six(players: int) -> None:
    with pytest.raises(PositionError, match="four or six"):
        start(players, rules="team")


@quotes("team.seats")
def test_team_seats_of_four_are_opposite() -> None:
    before = "K/4/byrg/10 b1 b0+1-1:W1|y0+0-1:|r0+0-1:|g0+0-1: - rules=team"
    then = "K/4/byrg/10 b1&give b0+0-1:W1|y0+0-1:|r0+1-1:|g0+0-1: - rules=team"
    assert after(before, "give:1") == then


@quotes("team.seats")
def test_team_seats_of_six_are_opposite() -> None:
    rest = "|r0+0-1:|g0+0-1:|o0+0-1:"
    before = f"K/4/by/10 y1 b0+0-1:|y0+1-1:W1{rest}|v0+0-1: - rules=team"
    then = before.replace("y1 ", "y1&give ").replace("y0+1", "y0+0").replace("o0+0", "o0+1")
    assert after(before, "give:1") == then


@quotes("team.seats")
def test_team_seats_go_with_master_timing() -> None:
    before = "K/4/Tbyrg/10 b1[before]>r~2 b0+0-1:W1|y0+0-1:|r0+1-1:|g0+0-1: mt rules=master+team"
    assert board(after(before, "mt:t5.1")) == "K/6/Tbyrg/8"


HANDS = "b0+0-1:W1,W2|y0+0-1:T5|r0+0-1:W3,T1|g0+0-1:T4"
TEAM = "- rules=team"


@quotes("team.swap-card")
def test_team_swap_card_is_asked_lent_and_given_back() -> None:
    before = f"K/4/byrg/10 b1 {HANDS} {TEAM}"
    asked = f"K/4/byrg/10 b1[ask] {HANDS} {TEAM}"
    lent = f"K/4/byrg/10 b1[lend:W3] b0+0-1:W1,W2|y0+0-1:T5|r0+0-1:T1|g0+0-1:T4 {TEAM}"
    then = f"K/4/byrg/10 b1% b0+0-1:W2,W3|y0+0-1:T5|r0+0-1:W1,T1|g0+0-1:T4 {TEAM}"
    assert after(before, "ask") == asked
    assert legal(asked) == {"decline", "lend:T1", "lend:W3"}
    assert after(asked, "lend:W3") == lent
    assert legal(lent) == {"back:W1", "back:W2", "back:W3"}
    assert after(lent, "back:W1") == then


@quotes("team.swap-card")
def test_team_swap_card_may_give_the_same_back() -> None:
    before = f"K/4/byrg/10 b2 {HANDS} {TEAM}"
    then = f"K/4/byrg/10 b2% {HANDS} {TEAM}"
    assert after(before, "ask lend:W3 back:W3") == then


@quotes("team.swap-card")
def test_team_swap_card_is_the_partners_decision() -> None:
    asked = f"K/4/byrg/10 b1[ask] {HANDS} {TEAM}"
    assert game.mover(parse(asked)) == 2
    assert after(asked, "decline").split(" ")[2] == HANDS


@quotes("team.swap-card")
def test_team_swap_card_is_face_down() -> None:
    lent = parse(f"K/4/byrg/10 b1[lend:W3] {HANDS} {TEAM}")
    assert view(lent, "y").pending == Lending(UNKNOWN)
    assert view(lent, "b").pending == lent.pending


@quotes("team.swap-card")
def test_team_swap_card_once_in_a_turn() -> None:
    before = f"K/4/byrg/10 b1 {HANDS} {TEAM}"
    assert refused(before, "ask", "lend:W3", "back:W3", "ask") == "team.swap-card"
    assert "ask" not in legal(f"K/4/byrg/10 b2% {HANDS} {TEAM}")


@quotes("team.swap-card")
def test_team_swap_card_option_swap_often() -> None:
    before = f"K/4/byrg/10 b1 {HANDS} {TEAM} opt=swap_often"
    assert after(before, "ask lend:W3 back:W3") == before


@quotes("team.swap-card")
def test_team_swap_card_not_while_a_card_is_under_way() -> None:
    before = f"K/4/byrg/10 b1[W**=3] {HANDS} {TEAM} discard=W**"
    assert refused(before, "ask") == "team.swap-card"


@quotes("team.swap-card")
def test_team_swap_card_is_finished_before_anything_else() -> None:
    asked = f"K/4/byrg/10 b1[ask] {HANDS} {TEAM}"
    lent = f"K/4/byrg/10 b1[lend:W3] {HANDS} {TEAM}"
    assert refused(asked, "W1:b5") == "team.swap-card"
    assert refused(lent, "new") == "team.swap-card"


@quotes("team.swap-card")
def test_team_swap_card_is_of_cards_that_are_held() -> None:
    asked = f"K/4/byrg/10 b1[ask] {HANDS} {TEAM}"
    lent = f"K/4/byrg/10 b1[lend:W3] {HANDS} {TEAM}"
    assert refused(asked, "lend:W5") == "team.swap-card"
    assert refused(lent, "back:T1") == "team.swap-card"


@quotes("team.swap-card")
@pytest.mark.parametrize("move", ["ask", "lend:W3", "decline", "back:W1"])
def test_team_swap_card_is_for_teams(move: str) -> None:
    assert refused("K/4/by/10 b1 b0+0-1:W1|y0+0-1:W3 -", move) == "team.swap-card"


@quotes("team.flasks")
def test_team_flasks_are_handed_once_each_way() -> None:
    before = f"K/4/byrg/10 b1 b0+2-1x3:W1|y0+0-1:|r0+1-2x4:|g0+0-1: {TEAM}"
    gave = f"K/4/byrg/10 b1&give b0+0-1x3:W1|y0+0-1:|r0+3-2x4:|g0+0-1: {TEAM}"
    got = f"K/4/byrg/10 b1&give&get b0+3-1x3:W1|y0+0-1:|r0+0-2x4:|g0+0-1: {TEAM}"
    assert after(before, "give:2") == gave
    assert after(gave, "get:3") == got
    assert refused(gave, "give:1") == "team.flasks"
    assert refused(got, "get:1") == "team.flasks"
    assert refused(got, "give:1") == "team.flasks"


@quotes("team.flasks")
def test_team_flasks_must_be_full() -> None:
    before = f"K/4/byrg/10 b1 b0+2-1x3:W1|y0+0-1:|r0+1-2x4:|g0+0-1: {TEAM}"
    assert legal(before, "g") == {"give:1", "give:2", "get:1"}
    assert refused(before, "give:3") == "team.flasks"
    assert refused(before, "get:2") == "team.flasks"
    assert refused(before, "give:0") == "team.flasks"


@quotes("team.flasks")
@pytest.mark.parametrize("turn", ["b1[W**=3]", "b1[ask]"])
def test_team_flasks_not_while_something_is_under_way(turn: str) -> None:
    before = f"K/4/byrg/10 {turn} b0+2-1:W1|y0+0-1:|r0+1-2:W1|g0+0-1: {TEAM} discard=W**"
    assert refused(before, "give:1") == "team.flasks"


@quotes("team.flasks")
def test_team_flasks_are_the_receivers() -> None:
    before = "K/4/Tbyrg/10 b1 b0+0-1:W1|y0+0-1:|r0+1-1:|g0+0-1: mt rules=team"
    then = "K/6/Tbyrg/8 b1*&get b0+0-1x1:W1|y0+0-1:|r0+0-1:|g0+0-1: mt rules=team"
    assert after(before, "get:1 mt:t5.1") == then


@quotes("team.flasks")
def test_team_flasks_are_for_teams() -> None:
    assert refused("K/4/by/10 b1 b0+2-1:W1|y0+0-1: -", "give:1") == "team.flasks"


@quotes("team.move-partner")
def test_team_move_partner_when_all_own_are_home() -> None:
    before = f"K/4/yrg/10 b1 b4+0-1:W1|y0+0-1:|r0+0-1:|g0+0-1: {TEAM}"
    assert legal(before, "W1") == {"W1:r5"}
    assert board(after(before, "W1:r5")) == "K/4/yg/r/9"
    assert refused(before, "W1:y5") == "wizard.own"


@quotes("team.move-partner")
@pytest.mark.parametrize("own", ["b", "bTy"])
def test_team_move_partner_not_before(own: str) -> None:
    before = f"K/4/r/{own}/9 b1 b3+0-1:W1|y0+0-1:|r0+0-1:|g0+0-1: {TEAM}"
    assert refused(before, "W1:r5") == "wizard.own"


@quotes("team.move-partner")
def test_team_move_partner_into_the_castle_ends_the_turn() -> None:
    before = "4/r/K/yg/9 b1 b4+2-1:W1,W2|y0+0-1:|r0+0-1:|g0+0-1: mw rules=team"
    card = "6/yg/1/K/7 y1 b4+2-1:W2,?,?|y0+0-1:|r1+0-1:|g0+0-1: mw rules=team discard=W1"
    spell = "6/yg/1/K/7 y1 b4+0-1x2:W1,W2,?|y0+0-1:|r1+0-1:|g0+0-1: mw rules=team"
    assert after(before, "W1:r4") == card
    assert after(before, "mw:r4") == spell


@quotes("team.move-partner")
def test_team_move_partner_entry_by_spell_ends_nothing_before() -> None:
    before = "4/r/K/by/9 b1 b3+2-1:W1,W2|y0+0-1:|r0+0-1:|g0+0-1: mw rules=team"
    assert turn_of(after(before, "mw:r4")) == "b1*"


@quotes("team.move-partner")
def test_team_move_partner_by_piggyback() -> None:
    before = "K/4/yrr/10 b1 b4+1-1:W1|y0+0-1:|r0+0-1:|g0+0-1: pb rules=team"
    assert board(after(before, "W1:r5&r5")) == "K/4/y/rr/9"


@quotes("team.fill-partner")
@pytest.mark.parametrize(
    ("flasks", "then"),
    [
        (("+1-0", "+0-2"), ("+1-0", "+1-1")),
        (("+1-1", "+0-2"), ("+2-0", "+0-2")),
        (("+1-0", "+2-0"), ("+1-0", "+2-0")),
    ],
)
def test_team_fill_partner_when_no_own_is_empty(
    flasks: tuple[str, str], then: tuple[str, str]
) -> None:
    before = f"K/4/T/b/9 b1 b0{flasks[0]}:W1,T1|y0+0-1:|r0{flasks[1]}:|g0+0-1: {TEAM}"
    filled = f"K/5/bT/9 b2 b0{then[0]}:W1|y0+0-1:|r0{then[1]}:|g0+0-1: {TEAM} discard=T1"
    assert after(before, "T1:t5.1") == filled


FREE = "fw rules=team"


@quotes("team.free")
def test_team_free_the_casters_or_the_partners_wizard() -> None:
    before = f"K/4/byrT/b/9 b1 b0+1-1:W1|y0+0-1:|r0+0-1:|g0+0-1: {FREE}"
    assert legal(before, "fw") == {"fw:t5.1", "fw:t5.1=r"}
    assert board(after(before, "fw:t5.1")) == "K/4/yrTb/b/9"
    assert board(after(before, "fw:t5.1=r")) == "K/4/byTr/b/9"


@quotes("team.free")
def test_team_free_nobody_elses() -> None:
    before = f"K/4/byrT/b/9 b1 b0+1-1:W1|y0+0-1:|r0+0-1:|g0+0-1: {FREE}"
    assert refused(before, "fw:t5.1=y") == "team.free"
    assert refused("K/4/byT/b/9 b1 b0+1-1:W1|y0+0-1: fw", "fw:t5.1=y") == "team.free"


@quotes("team.free", "turn.end-on-entry")
def test_team_free_the_partner_into_the_castle() -> None:
    before = f"rTK/4/by/10 b1 b0+1-1:W1|y0+0-1:|r0+0-1:|g0+0-1: {FREE}"
    then = f"T/3/K/by/10 b1* b0+0-1x1:W1|y0+0-1:|r1+0-1:|g0+0-1: {FREE}"
    assert after(before, "fw:t0.1=r") == then


@quotes("team.end")
def test_team_end_at_once_by_the_last_wizard() -> None:
    before = f"4/b/K/y/9 b1 b3+5-0:W1,W2|y0+0-1:W1|r4+2-0x3:|g0+0-1: {TEAM}"
    over = after(before, "W1:b4")
    assert result(before) == "-"
    assert result(over) == "br"
    assert legal(over) == set()
    assert refused(over, "W2:-") == "team.end"


@quotes("team.end")
def test_team_end_at_once_by_the_last_flask() -> None:
    before = f"4/T/1/y/K/8 b1 b4+5-0:T2,W2|y0+0-1:W1|r4+4-1:|g0+0-1: {TEAM}"
    assert result(after(before, "T2:t4.1")) == "br"


@quotes("team.end")
def test_team_end_at_once_by_a_spell() -> None:
    before = "4/r/K/y/9 b1 b4+6-0:W1|y0+0-1:W1|r3+5-0:|g0+0-1: mw rules=team"
    assert result(after(before, "mw:r4")) == "br"


@quotes("team.end")
@pytest.mark.parametrize("players", ["b4+5-0:W1|y0+0-1:|r4+4-1:", "b4+4-1:W1|y0+0-1:|r4+5-0:"])
def test_team_end_needs_both_partners(players: str) -> None:
    assert result(f"K/4/y/10 b1 {players}|g0+0-1: {TEAM}") == "-"


@quotes("team.end")
def test_team_end_for_a_team_of_six_players() -> None:
    players = "b3+4-0:|y0+0-4:W1|r0+0-4:|g3+1-0x3:|o0+0-4:|v0+0-4:"
    assert result(f"K/4/yrov/10 y1 {players} {TEAM}") == "bg"


@quotes("team.end")
def test_team_end_is_shared_by_teams_completed_by_one_move() -> None:
    players = "b3+5-0:|y3+1-0x4:|r4+0-0x5:|g4+0-0x5:"
    before = f"2/by/2/K/10 b1[W3:b2]>y~1 {players} pb rules=master+team discard=W3"
    assert result(after(before, "pb:y2")) == "byrg"


@quotes("team.end", "end.stuck")
@pytest.mark.parametrize(
    ("players", "winners"),
    [
        ("b4+1-4:|y4+4-1:|r4+4-1:|g4+2-3:", "yg"),
        ("b4+1-3x1:|y4+1-3x1:|r4+2-3:|g4+3-2:", "yg"),
        ("b4+2-3:|y4+1-4:|r4+2-2x1:|g4+3-1x1:", "byrg"),
    ],
)
def test_team_end_when_stuck_compares_totals(players: str, winners: str) -> None:
    assert result(f"K/15 b1 {players} {TEAM}") == winners
