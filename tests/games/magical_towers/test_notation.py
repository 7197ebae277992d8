"""Positions and moves as text: lenient reading, one way of writing, errors that say where."""

import pytest

import mt_widgets as mt
from mt_widgets.games.magical_towers.notation import format_position, parse_moves, parse_position

TAIL = "b1 b0+0-6:|y0+0-6: mw"
PLAYERS = "b0+0-6:W2,T3,W4T2|y0+0-6:?,?,?"


def test_the_example_of_the_contract_is_canonical() -> None:
    text = f"K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6 b1 {PLAYERS} mw,mt"
    assert str(mt.parse(text)) == text


@pytest.mark.parametrize(
    ("given", "written"),
    [
        (f"1/1/Ryb/bybT/K/11 {TAIL}", f"2/Rby/bbyT/K/11 {TAIL}"),
        ("K/15 b1 b0+0-6x0:T3,?,W2|y0+0-6: mt,mw", "K/15 b1 b0+0-6:W2,T3,?|y0+0-6: mw,mt"),
        (f"K/15 {TAIL} rules=base opt= cost=mw2", f"K/15 {TAIL}"),
        (f"K/15 {TAIL} cost=sw1,mw1 opt=one_caster,skip_second rules=master",
         f"K/15 {TAIL} rules=master opt=skip_second,one_caster cost=mw1,sw1"),
        (f"K/15 {TAIL} discard=T3,W1 draw=", f"K/15 {TAIL} draw= discard=T3,W1"),
        (f"  K/15   {TAIL} ", f"K/15 {TAIL}"),
        ("K/15 b02+03-04:", None),
        ("K/15 b1[W**=3=]* b0+0-6:|y0+0-6: -", "K/15 b1*[W**=3=] b0+0-6:|y0+0-6: -"),
        ("K/15 b2 b0+0-6: - rules=solo", "K/15 b3 b0+0-6: - rules=solo"),
    ],
)  # fmt: skip
def test_reading_is_lenient_and_writing_is_not(given: str, written: str | None) -> None:
    if written is None:
        with pytest.raises(mt.PositionError):
            parse_position(given)
    else:
        assert format_position(parse_position(given)) == written
        assert format_position(parse_position(written)) == written


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", "end"),
        ("K/15 b1 b0+0-6:|y0+0-6:", "end"),
        (f"K/14 {TAIL}", "board: only 15"),
        (f"K/16 {TAIL}", "board: more than 16"),
        (f"K/0/15 {TAIL}", "space 1: '0'"),
        (f"K//14 {TAIL}", "space 1: nothing"),
        (f"16 {TAIL}", "board: the castle"),
        (f"K/5/K/9 {TAIL}", "space 6: a second castle"),
        (f"5/bK/10 {TAIL}", "space 5: a castle cannot stand on wizards"),
        (f"5/KT/10 {TAIL}", "space 5: nothing can stand on the castle"),
        (f"K/Tq/14 {TAIL}", "space 1: 'q'"),
        (f"K/Tg/14 {TAIL}", "space 1: no player has the wizard g"),
        (f"K/bbbbbbbT/14 {TAIL}", "space 1: more than six"),
        (f"K/Tbbbbyyy/14 {TAIL}", "space 1: more than six"),
        ("K/15 q1 b0+0-6:|y0+0-6: mw", "turn: 'q1'"),
        ("K/15 g1 b0+0-6:|y0+0-6: mw", "turn: no player has the colour g"),
        ("K/15 b4 b0+0-6:|y0+0-6: mw", "turn: 'b4'"),
        ("K/15 b1x b0+0-6:|y0+0-6: mw", "turn: reading stopped at 'x'"),
        ("K/15 b1** b0+0-6:|y0+0-6: mw", "turn: '*' stands there twice"),
        ("K/15 b1[before]>b b0+0-6:|y0+0-6: mw", "turn: [before] belongs to Master"),
        ("K/15 b1>b b0+0-6:|y0+0-6: mw rules=master", "turn: > and ~"),
        ("K/15 b1* b0+0-6:|y0+0-6: mw rules=master", "turn: * belongs to base"),
        ("K/15 b1!b=mw b0+0-6:|y0+0-6: mw", "turn: ! belongs to Master"),
        ("K/15 b1!b=zz b0+0-6:|y0+0-6: mw rules=master", "turn: there is no spell 'zz'"),
        ("K/15 b1% b0+0-6:|y0+0-6: mw", "turn: % and &"),
        ("K/15 b1[ask] b0+0-6:|y0+0-6: mw", "turn: [ask] belongs to rules=team"),
        ("K/15 b1[W9] b0+0-6:|y0+0-6: mw", "turn: 'W9'"),
        ("K/15 b1[W3] b0+0-6:|y0+0-6: mw", "turn: W3"),
        ("K/15 b1[W**=7] b0+0-6:|y0+0-6: mw", "turn: W** cannot"),
        ("K/15 b1[W**=1=2=3] b0+0-6:|y0+0-6: mw", "turn: W** cannot"),
        ("K/15 b3[W**] b0+0-6:|y0+0-6: mw", "turn: no card is under way"),
        ("K/15 b1[W3:b5] b0+0-6:|y0+0-6: mw", "turn: W3 cannot be under way"),
        ("K/15 b1[W3:b5]>b b0+0-6:|y0+0-6: mw rules=master", "turn: b5 is not there"),
        ("K/15 b1[T3:b5]>b b0+0-6:|y0+0-6: mw rules=master", "turn: T3 cannot move 'b5'"),
        ("K/15 b1[shuffle] b0+0-6:|y0+0-6: mw", "turn: [shuffle] waits"),
        ("K/15 b1[shuffle] b0+0-6:|y0+0-6: mw draw=W1", "turn: [shuffle] waits"),
        ("K/15 b1[shuffle:t5.9] b0+0-6:|y0+0-6: mw draw=", "turn: 't5.9' cannot be pushed"),
        ("K/14/T b1[shuffle:t15.1] b0+0-6:|y0+0-6: mw draw=", "turn: 't15.1' cannot be pushed"),
        ("K/15 b1[ask:W3] b0+0-6:|y0+0-6:|r0+0-6:|g0+0-6: mw rules=team", "turn: 'ask:W3'"),
        ("K/15 b1!b=mw,b=mt b0+0-6:|y0+0-6: mw rules=master", "turn: b stands there twice"),
        ("K/y/14 b1[W3:y1]>b b0+0-6:|y0+0-6: mw rules=master", "turn: y1 is not there"),
        ("K/15 b1[\x1b[31m] b0+0-6:|y0+0-6: mw", "turn: '\\x1b[31m' is nothing"),
        ("K/15 b1 b0+0-6|y0+0-6: mw", "player 1: 'b0+0-6'"),
        ("K/15 b1 b0+0-6:W9|y0+0-6: mw", "player 1: there is no card 'W9'"),
        ("K/15 b1 b0+0-6:|y0+0-6:, mw", "player 2: there is no card ''"),
        ("K/15 b1 b0+0-6:|b0+0-6: mw", "players: two players"),
        ("K/15 b1 b0+0-6: mw", "players: two to six"),
        ("K/15 b1 b0+0-6:|y0+0-6: mw rules=solo", "players: rules=solo is for one"),
        ("K/15 b1 b0+0-6:|y0+0-6: mw rules=team", "players: teams need"),
        ("K/15 b1 b0+0-6: - rules=solo+master", "rules: solo goes with neither"),
        ("K/15 b1 b0+0-6:|y0+0-6: mw rules=chess", "rules: there is no 'chess'"),
        ("K/15 b1 b0+0-6:|y0+0-6: zz", "spells: there is no 'zz'"),
        ("K/15 b1 b0+0-6:|y0+0-6: mw,mw", "spells: mw stands there twice"),
        (f"K/15 {TAIL} opt=cheat", "opt: there is no 'cheat'"),
        (f"K/15 {TAIL} cost=mw", "cost: 'mw'"),
        (f"K/15 {TAIL} cost=mw1,mw1", "cost: mw stands there twice"),
        (f"K/15 {TAIL} draw=W3,W7", "draw: there is no card 'W7'"),
        (f"K/15 {TAIL} draw=W3 draw=W3", "draw: this field stands there twice"),
        (f"K/15 {TAIL} colour=red", "end: 'colour=red'"),
    ],
)
def test_a_position_that_cannot_be_read_says_where_reading_stopped(text: str, where: str) -> None:
    with pytest.raises(mt.PositionError) as caught:
        parse_position(text)
    assert str(caught.value).startswith(f"position: {where}")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "text",
    (
        "W9:b5 W3: W3:b16 W3:b5& W3:t5.1&b5 W3:b5&t5.1 ?:b5 sw:8,5 sw:5,5 sw:5 mc: mc:2 "
        "mw:t5.1 mt:b5 fw:t5.1=q fw:b5 give:x give: lend:W9 back: new:b5 shuffle:W9 b99 "
        "t5 W**= W**=3: = =x hello "
    ).split()
    + ["W3:b5\n", "W3:b٥"],
)
def test_a_move_that_cannot_be_read_says_so(text: str) -> None:
    with pytest.raises(mt.MoveError) as caught:
        parse_moves(text)
    assert str(caught.value).startswith("move: ")
    assert "\n" not in str(caught.value)


def test_dice_on_one_line_are_the_moves_one_by_one() -> None:
    assert parse_moves("W**=3=6:b5") == parse_moves("W** =3 again =6 b5")
    assert parse_moves("=3=6:b5&b5") == parse_moves("=3 again =6 b5&b5")


@pytest.mark.parametrize(
    "text",
    (
        "W3:b5 W3:b5&b5 W4T2:t5.1 W3:- W** =3 again b5 b5&b5 t15.9 - new new:t5.1 mw:b5 "
        "mt:t5.1 sw:5,8 hw:v0 ht:t5.1 mc:+ mc:- pb:y5 fw:t5.1 fw:t5.1=y end pass ask "
        "lend:W3 decline back:T1 give:2 get:1 shuffle:W2,T3,? shuffle: "
    ).split(),
)
def test_every_kind_of_move_round_trips(text: str) -> None:
    assert [str(move) for move in parse_moves(text)] == [text]


@pytest.mark.parametrize(
    "turn",
    ["b1", "b2*", "b3", "b1[W**]", "b1[W**=3]", "b1[W**=3=]", "b2[W***=1=2=3]", "b1*[W*T*=3]"],
)
def test_turn_fields_of_base_timing_round_trip(turn: str) -> None:
    text = f"K/15 {turn} b0+0-6:|y0+0-6: mw"
    assert format_position(parse_position(text)) == text


@pytest.mark.parametrize(
    "turn",
    ["b1[before]>b", "b1[before]>y~1", "b2[after]>g~2!b=mw,y=ht", "b1!b=mw", "b1[W3:b5]>y~1",
     "b1[W3:b5&y5]>y!y=pb", "b1[W**=3=6:b5]>b", "b1[W3:b6.0]>g!y=mt", "b1[W3:-]>g!y=mw",
     "b1[T2:t6.1]>b", "b1[new:t6.1]>y~1", "b3[after]>y~1"],
)  # fmt: skip
def test_turn_fields_of_master_wizards_round_trip(turn: str) -> None:
    text = f"K/4/bby/bR/9 {turn} b0+1-5:|y0+1-5:|g0+1-5: mw,mt,ht,pb rules=master"
    assert format_position(parse_position(text)) == text


@pytest.mark.parametrize(
    "turn", ["b1[ask]", "b1[lend:W3]", "b2*%&give&get", "b1%[W**]&get", "b1[lend:?]", "b3&give"]
)
def test_turn_fields_of_teams_round_trip(turn: str) -> None:
    text = f"K/15 {turn} b0+1-5:|y0+1-5:|r0+1-5:|g0+1-5: mw rules=team"
    assert format_position(parse_position(text)) == text


@pytest.mark.parametrize("turn", ["b3[shuffle]", "b1[shuffle]", "b1[shuffle:t3.1]"])
def test_turn_fields_of_a_used_up_pile_round_trip(turn: str) -> None:
    text = f"K/2/R/12 {turn} b0+1-5:|y0+1-5: mw draw= discard=W1,W2"
    assert format_position(parse_position(text)) == text
