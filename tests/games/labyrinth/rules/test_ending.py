"""The end and the points."""

import pytest

from mt_widgets.games.labyrinth import game, notation
from mt_widgets.games.labyrinth.rules.ending import standings

from ...quoting import quotes
from ..mazes import position
from .rulecase import after, legal, refused


def _result(players: str, turn: str = "b3", **cells: str) -> str:
    pawns = "".join(player[0] for player in players.split(" ", maxsplit=1)[0].split("|"))
    state = notation.parse_position(position(f"L {turn} {players}", **{"c3": f"K{pawns}", **cells}))
    return notation.result(state)


@quotes("end.last")
def test_end_last_token_ends_the_game_at_once() -> None:
    before = position("L b2 b3:20:?|y3::?", c3="Kb", d3="H25", a1="Fy")
    then = position("L b3 b3:20,25:?|y3::?", d3="Hb", a1="Fy")
    assert after(before, "d3+") == then
    assert legal(then) == set()
    for move in "wand end d4 d4+ stay stay+ Nb:F Na:F deal:y+w:Nb:F accept decline".split():
        assert refused(then, move) == "end.last"


@quotes("end.last")
def test_end_last_keeps_the_mark_of_a_used_wand() -> None:
    before = position("L b2* b0::?|y3::?", c3="Kb", d3="H9", a1="Fy")
    assert after(before, "d3+") == position("L b3* b0:9:?|y3::?", d3="Hb", a1="Fy")


@quotes("end.last")
@pytest.mark.parametrize("turn", "b1 b2 b3 b1* y2*".split())
def test_end_last_whatever_the_turn_says(turn: str) -> None:
    over = position(f"L {turn} b3::?|y3::?", c3="Kby")
    assert legal(over) == set()
    assert refused(over, "Nb:L") == "end.last"


@quotes("score.face", "end.winner")
def test_score_face_most_points_win() -> None:
    assert _result("b0:1,2,3:-|y0:7:-") == "y"
    assert _result("b0:1,2,5:-|y0:7:-") == "b"
    points = standings(notation.parse_position(position("L b1 b0:1,25:-", c3="Kb")))
    assert [reached.points for reached in points] == [26]


@quotes("score.formula")
def test_score_formula_twenty_more_for_each_own_token() -> None:
    assert _result("b0:1,10:1-10-13|y0:20,25:2-8-17") == "b"
    state = notation.parse_position(position("L b1 b0:1,10,13:1-10-13|y0:2,3:3-18-1", c3="Kby"))
    reached = standings(state)
    assert [(one.face, one.formula, one.points) for one in reached] == [(24, 60, 84), (5, 20, 25)]


@quotes("score.wand")
def test_score_wand_three_for_each() -> None:
    assert _result("b3:1:-|y0:9:-") == "b"
    assert _result("b2:1:-|y0:9:-") == "y"


@quotes("end.tie")
def test_end_tie_is_shared() -> None:
    assert _result("y1:1:-|b0:4:-|r0:3:-") == "by"
    assert _result("g0::-|r0::-|y0::-|b0::-", turn="g1") == "byrg"


@quotes("end.tie")
@pytest.mark.parametrize(
    ("players", "winners"),
    [
        ("b0:25:1-10-13|y0:5:5-25-18", "y"),
        ("b1:1:-|y0:4:-", "b"),
        ("b0:1,3:-|y0:4:-", "by"),
        ("b0:25:-|y0:5:5-25-18|r0:9,16:-", "y"),
        ("b3:5:-|y3:5:-|r0:14:-".replace("y3:5", "y3:1,4"), "by"),
        ("b0:1,20:1-10-13|y3:12:12-1-9", "y"),
    ],
)
def test_end_tie_option_tie_break(players: str, winners: str) -> None:
    everybody = "".join(sorted((p[0] for p in players.split("|")), key="byrg".index))
    assert _result(players) == everybody
    assert _result(f"{players} opt=tie_break") == winners


@quotes("end.winner")
def test_end_winner_unknown_where_a_formula_is() -> None:
    assert _result("b0:1:-|y0:25:?") == "?"
    assert _result("b0:1:-|y0:25:-") == "y"
    assert _result("b0:1:-|y0:20:?", d3="H25") == "-"
    state = notation.parse_position(position("L b3 b0:1:-|y0:25:?", c3="Kby"))
    assert game.winners(state) == ()


@quotes("solo.alone")
def test_solo_alone_by_the_same_rules() -> None:
    before = position("L b1 b3::?", c3="Kb", d3="H1", a1="F2")
    then = position("I!Sb b1* b2:1:?", d3="Hb", b1="F", a1="F2")
    assert after(before, "Nb:F d3+ wand") == then
    assert refused(before, "d3") == "shift.must"


@quotes("solo.race")
def test_solo_race_won_with_the_last_token() -> None:
    assert _result("b0:25:?") == "b"
    assert _result("r3::1-10-13", turn="r1") == "r"
    assert _result("b0:25:?", d3="H1") == "-"


@quotes("solo.race")
def test_solo_race_counts_a_turn_with_its_wand_as_one() -> None:
    before = position("I b1 b1::? left=5", c3="Kb", a1="F1")
    assert after(before, "Nb:I stay").endswith("b3 b1::? left=5")
    assert after(before, "Nb:I stay wand").endswith("b1* b0::? left=5")
    assert after(before, "Nb:I stay wand Nb:I stay").endswith("b1 b0::? left=4")
    assert after(before, "Nb:I stay end").endswith("b1 b1::? left=4")


@quotes("solo.limit")
def test_solo_limit_ends_the_game() -> None:
    before = position("I b2 b0:3:? left=1", c3="Kb", a1="F4")
    over = position("I b1 b0:3:? left=0", c3="Kb", a1="F4")
    assert after(before, "stay") == over
    assert legal(over) == set()
    for step in "123":
        for move in "Nb:I d3 end wand stay+ Na:F accept".split():
            assert refused(over.replace("b1", f"b{step}"), move) == "solo.limit"
    assert _result("b0:3:? left=0", turn="b1", a1="F4") == "none"


@quotes("solo.limit")
def test_solo_limit_won_with_the_last_token_of_the_last_turn() -> None:
    before = position("I b2 b1::? left=1", c3="Kb", d3="H25")
    then = position("I b3 b1:25:? left=1", d3="Hb")
    assert after(before, "d3+") == then
    assert notation.result(notation.parse_position(then)) == "b"
    assert refused(then, "wand") == "end.last"
    assert refused(then.replace("left=1", "left=0"), "wand") == "end.last"
    assert _result("b1:25:? left=0") == "b"
