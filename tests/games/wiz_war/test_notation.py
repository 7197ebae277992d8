"""Positions and moves as text: every line of the notation's document."""

import re
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mt_widgets.engine.errors import MoveError, PositionError
from mt_widgets.games.wiz_war import game, notation
from mt_widgets.games.wiz_war.state import State

from .test_perft import ANSWER, CROWD, START

EXAMPLE = "bA0,yB0 b3 b15@c3:fireball,thrust,shield,4|y12@f3:?,?,?+B~slow1b b2:B/i2:Y/g4:Y"
TWO = "bA0,yB0 {} b15@d3:2|y15@f3:3 -"


@pytest.mark.parametrize("text", [EXAMPLE, START, ANSWER, CROWD])
def test_examples_are_canonical(text: str) -> None:
    assert str(notation.parse_position(text)) == text


@pytest.mark.parametrize(
    ("turn", "more"),
    [
        ("b1a[b:thrust+4:y>y]", ""),
        ("b1a[b:thrust+4:y!ward+2>b]", ""),
        ("b3[b:createwall:d3e>y]", ""),
        ("b2[b:rotate:h3:1=ht]", "walls=e1e:f,j1e:f,e2e:f"),
        ("b1[take:Y>y]", ""),
        ("b[end>y]", ""),
        ("b1[take:Y>y][y:fireball:b>b]", ""),
        ("b2q[ask>y]", ""),
        ("b0nah2", ""),
        ("b2n", ""),
        ("b3naqh0", ""),
        ("roll", ""),
        ("roll=4", ""),
        ("b[end>y][y:gust+3:b:e!reflect>y]", ""),
        ("b1[take:Y>y][y:rotate:h3:1=]", "walls=e1e:f"),
        ("b[shuffle:2]", "draw= discard=2"),
        ("b[shuffle:1]", "draw= discard=?,pit"),
        ("b3a[b:dagger:y>y]", ""),
    ],
)
def test_turn_fields_are_canonical(turn: str, more: str) -> None:
    text = f"{TWO.format(turn)} {more}".strip()
    assert str(notation.parse_position(text)) == text


def test_a_discard_is_canonical() -> None:
    text = "bA0,yB0 b[discard] b15@d3:2,2,2,2,3,3,3,?|y15@f3:3 -"
    assert str(notation.parse_position(text)) == text


SIGNS = [*"abyrgBY?0123456789[]>!=+~@:,/|-. ewsfd", "key", "²", "é"]
LENIENT = [
    ("a hand in any order", "b15@d3:4,?,fireball|y15@f3: -", "b15@d3:fireball,4,?|y15@f3: -"),
    ("carried things", "b15@d3:+B,key|y15@f3: -", "b15@d3:+key,B|y15@f3: -"),
    ("the floor", "b15@d3:|y15@f3: e4:Y/e3:B,key,bush", "b15@d3:|y15@f3: e3:bush,key,B/e4:Y"),
    (
        "effects",
        "b15@d3:~stun,vision1b,slow2y,slow2b,slow1y,giant1b|y15@f3: -",
        "b15@d3:~giant1b,slow1y,slow2b,slow2y,vision1b,stun|y15@f3: -",
    ),
    ("borders", "b15@d3:|y15@f3: - walls=d3e:w,c1s:w", "b15@d3:|y15@f3: - walls=c1s:w,d3e:w"),
    (
        "a border by its north side",
        "b15@d3:|y15@f3: - walls=d4n:o",
        "b15@d3:|y15@f3: - walls=d3s:o",
    ),
    ("a border by its west side", "b15@d3:|y15@f3: - walls=a3w:w", "b15@d3:|y15@f3: - walls=j3e:w"),
    ("a border as the sectors say", "b15@d3:|y15@f3: - walls=d3s:w,d3e:o", "b15@d3:|y15@f3: -"),
    ("no damage to a block", "b15@d3:|y15@f3: e3:stone-0", "b15@d3:|y15@f3: e3:stone"),
    (
        "no steps",
        "b15@d3:|y15@f3: e3:ogre.b6+0,skeleton.y3+0",
        "b15@d3:|y15@f3: e3:ogre.b6,skeleton.y3",
    ),
    (
        "no damage to a wall",
        "b15@d3:|y15@f3: - walls=d3s:w0,d3e:w0",
        "b15@d3:|y15@f3: - walls=d3e:w",
    ),
    ("empty fields", "b15@d3:|y15@f3: - opt= walls= first= discard=", "b15@d3:|y15@f3: -"),
    ("a pile known to be empty", "b15@d3:|y15@f3: - draw=", "b15@d3:|y15@f3: - draw="),
    (
        "an option twice",
        "b15@d3:|y15@f3: - opt=open,freedoors,open",
        "b15@d3:|y15@f3: - opt=freedoors,open",
    ),
    ("first in any order", "b15@d3:|y15@f3: - first=yb", "b15@d3:|y15@f3: - first=by"),
    (
        "fields in any order",
        "b15@d3:|y15@f3: - discard=2 draw=3 opt=open first=b walls=d3e:f",
        "b15@d3:|y15@f3: - walls=d3e:f first=b opt=open draw=3 discard=2",
    ),
]


@pytest.mark.parametrize(
    ("rest", "canonical"),
    [row[1:] for row in LENIENT],
    ids=[row[0] for row in LENIENT],
)
def test_reading_is_lenient_where_the_meaning_is_plain(rest: str, canonical: str) -> None:
    assert str(notation.parse_position(f"bA0,yB0 b3 {rest}")) == f"bA0,yB0 b3 {canonical}"


def test_several_spaces_and_spaces_at_both_ends() -> None:
    assert str(notation.parse_position(f"  {START.replace(' ', '   ')}  ")) == START


@pytest.mark.parametrize(
    ("turn", "canonical"),
    [("roll:gr", "roll:rg"), ("roll:rby=2", "roll:byr=2"), ("roll:gbry", "roll")],
)
def test_who_rolls_in_any_order(turn: str, canonical: str) -> None:
    text = "bA0,yB0/gD0,rC0 {} b15@a1:|y15@a1:|r15@a1:|g15@a1: -"
    assert str(notation.parse_position(text.format(turn))) == text.format(canonical)


def test_rolls_follow_the_seats_not_the_letters() -> None:
    text = "gA0,bB0,yC0 roll:bg=2 g15@a1:|b15@a1:|y15@a1: -"
    state = game.play(notation.parse_position(text), notation.parse_moves("=5")[0])
    assert str(state).split()[1] == "b3"  # green rolled the 2


@pytest.mark.parametrize("turn", ["b3", "roll", "x", "b3[nonsense]", "-"])
def test_if_somebody_has_won_the_turn_is_not_read_and_marks_are_dropped(turn: str) -> None:
    text = f"bA0,yB0 {turn} b15@d3:|y15@f3: c3:Y,Y/a1:ogre.y6+2!"
    assert str(notation.parse_position(text)) == "bA0,yB0 - b15@d3:|y15@f3: a1:ogre.y6/c3:Y,Y"


@pytest.mark.parametrize(
    "text",
    [
        "bA0,yA0 b3 b15@d3:fireball,fireball,fireball,fireball,fireball,doom,doom,2|y15@f3: -",
        "bA0,yB0 b3 b15@d3:|y15@f3: -",
        "bA0,yB0 b3[take:key>y] b15@d3:|y15@h5: -",
        "bA0,yB0 b99naqh5 b99@d3:|y1@f3: -",
        "bA0,yB0 b3 b15@c3:|y15@c3: c3:key,B,B,Y",
    ],
)
def test_not_checked(text: str) -> None:
    assert str(notation.parse_position(text)) == text


def _lines(name: str) -> list[object]:
    """The lines of a file, each named after the heading above it."""
    rows, heading = list[object](), ""
    for line in (Path(__file__).parent / "positions" / name).read_text("utf-8").splitlines():
        if line.startswith("#"):
            heading = line.removeprefix("# ")
        elif line:
            rows.append(pytest.param(line.replace('""', ""), id=f"{heading}: {line}"))
    return rows


@pytest.mark.parametrize("text", _lines("refused.txt"))
def test_refused_positions(text: str) -> None:
    with pytest.raises(PositionError, match="position: "):
        notation.parse_position(text.replace("{}", "bA0,yB0 b3 b15@d3:|y15@f3:"))


@pytest.mark.parametrize("turn", _lines("refused_turns.txt"))
def test_refused_turn_fields(turn: str) -> None:
    with pytest.raises(PositionError, match="position: "):
        notation.parse_position(TWO.format(turn))


@pytest.mark.parametrize(
    "text",
    [
        "bA0,yB0 b3a[b:fireball:y>y] b15@d3:|y15@f3: - first=b",
        "bA0,yB0 b3[take:Y>y][y:fireball:b>b] b15@d3:|y15@f3: - first=y",
        "bA0,yB0 b3[take:key>y] b15@d3:|y15@f3: - opt=itemsfree",
        "bA0,yB0 b3q[ask>y] b15@d3:|y15@f3: - ",
        "bA0,yB0 b3q[ask>y] b15@d3:|y15@f3:2 - opt=notrade",
        "bA0,yB0 b[shuffle:1] b15@d3:|y15@f3: - draw=2 discard=3",
        "bA0,yB0 b[shuffle:1] b15@d3:|y15@f3: - draw=",
        "bA0,yB0 b[shuffle:1] b15@d3:|y15@f3: - discard=3",
        "bA0,yB0 b3[b:rotate:h3:1=h] b15@d3:|y15@f3: - walls=e1e:f",
        "bA0,yB0 b3[b:giant>y] b15@d3:|y15@d3: -",
        "bA0,yB0 b3a[b:swap:y>y] b15@c3:|y15@d3: -",
        "bA0,yB0,rC0 b3a[b:fireball:y>r] b15@d3:|y15@f3:|r1@a1: -",
        "bA0,yB0,rC0 b3[take:Y>y] b15@d3:|y0|r1@a1: -",
        "bA0,yB0 b3[b:skeleton@d3>y] b15@d3:|y15@f3: a1:skeleton.b3",
    ],
)
def test_refused_for_what_stands_elsewhere(text: str) -> None:
    with pytest.raises(PositionError):
        notation.parse_position(text)


@pytest.mark.parametrize(
    "text",
    [
        "bA0,yB0 b3[b:giant>y] b15@d3:|y15@f3: -",
        "bA0,yB0 b3a[b:dagger:y>y] b15@d3:|y15@f3: -",
        "bA0,yB0 b3[b:ogre:y>y] b15@f3:|y15@f3: f3:ogre.b6",
        "bA0,yB0 b3[b:key>y] b15@d3:|y15@j1: - discard=key",
        "bA0,yB0 b3[b:key>y] b15@d3:|y15@j1: -",
        "bA0,yB0 b3[take:key>y][y:teleport:g3>b] b15@d3:|y15@f3: -",
        "bA0,yB0 b[end>y][y:skeleton@f3>b] b15@d3:|y15@f3: -",
    ],
)
def test_brackets_that_are_read(text: str) -> None:
    assert str(notation.parse_position(text)) == text


@settings(max_examples=5 * settings().max_examples)
@given(st.sampled_from([EXAMPLE, START, ANSWER, CROWD]), st.data())
def test_spoiled_positions_are_read_or_refused(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.integers(0, 3))
        sign = data.draw(st.sampled_from(SIGNS))
        text = text[:at] + sign + text[at + cut :]
    state = _read_or_refused(text)
    if state is not None:
        assert notation.parse_position(str(state)) == state
        for move in game.legal_moves(state)[:5]:
            assert notation.parse_position(str(game.play(state, move)))


def _read_or_refused(text: str) -> State | None:
    try:
        return notation.parse_position(text)
    except PositionError as error:
        told = str(error)
    assert re.fullmatch(r"position: .+: .+", told)
    return None


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    _read_or_refused(text)
    with suppress(MoveError):
        notation.parse_moves(text)
    assert not notation.recognises(text)
