"""Moves as text, read to the letter."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mt_widgets.engine.errors import MoveError
from mt_widgets.games.wiz_war import game, notation, voice
from mt_widgets.games.wiz_war.moves import Move

from .rules.rulecase import read_moves
from .test_perft import CROWD, START

TWO = "bA0,yB0 b3 b15@d3:2|y15@f3:3 -"
READ = """
n e s w +2 +6 fireball:y fireball:ogre fireball:d4 fireball:c3e fireball:key fireball:B
thrust+4:y lightning:y doom:y doom:c3e doom+4:y slow+2:y swap:skeleton fumble:y gust+3:y:e
gust:d4:n ogre@d4 ogre+2@d4 skeleton@d4 punch:y punch:B punch:c3e dagger:y dagger+4:y bomb:d4
hammer:c3e hammer+4:B teleport:d4 teleport+2:d4 picklock:e ghost:n ghost+2:n destroywall:c3e
createwall:c3e firewall:j5s stone:d4 bush+6:d4 vision vision+2 giant rotate:h3:1 rotate+2:a1:3
dispel:d4 dispel:c3e dispel:y:slow dispel+3:b:giant dagger bomb+2 hammer hammer+2 key
speedstone bloodstone skeleton.n ogre.w ogre:y skeleton:B ogre:ogre take:Y take:key drop:Y
throw:key:d4 throw:Y:y destroy:B give:y:fireball give:b:pit give:r:4 ask:y hand:fireball
hand:grease hand:2 decline end pass shield shield+2 ward ward+4 reflect grab anti anti+3 negate
negate+2 interrupt:fireball:b interrupt:thrust+4:b interrupt:skeleton@d4 interrupt:shield
interrupt:anti interrupt:negate interrupt:key interrupt:hammer+2 interrupt:picklock:e
interrupt:teleport:d4 discard:fireball discard:? discard:pit discard:4 =4 =0 =9 heads tails
shuffle:fireball shuffle:fireball,4,?,pit
""".split()
NOT_READ = """
N nn x +1 +7 +44 4 fireball fireball: fireball:z fireball:Fireball fireball:c3n fireball:c3w
fireball:k1 fireball:a6 fireball:a0 fireball:a01 fireball:c3e: thrust+1:y thrust+7:y thrust4:y
gust:y gust:y:x gust:e ogre@c3e ogre+2:y skeleton+2.n ogre ogre.x ogre.nn punch punch+2:y
teleport teleport:c3e teleport:y picklock:c3e picklock destroywall:d4 createwall:y stone:c3e
vision:y rotate:h3 rotate:h3:0 rotate:h3:4 rotate:c3e:1 dispel dispel:y dispel:y:stun
dispel:d4:slow dispel:ogre key:y key:d4 bloodstone:y take take:stone take:ogre take:fireball
drop:b throw:key throw:key:c3e throw:key:ogre destroy:bush give:y give:y:? give:y:W3 give:o:2
ask ask:b:2 ask:ogre hand hand:? hand:key2 decline:y end: End pass: interrupt interrupt:
interrupt:interrupt:key interrupt:punch:b interrupt:n interrupt:+4 interrupt:dagger:y
interrupt:hammer:c3e interrupt:ogre.n interrupt:ogre:b interrupt:take:Y interrupt:pass
interrupt:end pit grease discard discard: discard:W3 = =10 =a =-1 Heads head coin shuffle
shuffle: shuffle:, shuffle:2, shuffle:x interrupt+2:key 2 ? fireball:b2w walk
""".split()


@pytest.mark.parametrize("text", READ)
def test_moves_that_are_read(text: str) -> None:
    state = notation.parse_position(TWO)
    (move,) = read_moves(state, [text])
    assert str(move) == text
    refusal = game.why_not(state, move)
    assert refusal is None or refusal.rule != "move"


@pytest.mark.parametrize("text", NOT_READ)
def test_moves_that_are_not_read(text: str) -> None:
    state = notation.parse_position(TWO)
    with pytest.raises(MoveError, match="move: "):
        read_moves(state, [text])


def test_places_depend_on_the_board() -> None:
    two, four = notation.parse_position(START), notation.parse_position(CROWD)
    (move,) = read_moves(four, ["fireball:j10"])
    with pytest.raises(MoveError):
        read_moves(two, ["n", "fireball:j10"])
    refusal = game.why_not(two, move)
    assert refusal is not None
    assert refusal.rule == "move"
    assert "j10" in voice.explain(refusal)
    with pytest.raises(MoveError):
        read_moves(four, ["createwall:o1e"])


def test_a_line_of_moves_is_separated_by_spaces() -> None:
    assert list(map(str, notation.parse_moves("  n   fireball:y end "))) == [
        "n",
        "fireball:y",
        "end",
    ]
    assert notation.parse_moves("") == []


@settings(max_examples=5 * settings().max_examples)
@given(st.sampled_from(READ), st.data())
def test_spoiled_moves_are_read_or_refused(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text)))
    sign = data.draw(st.sampled_from([*"abyrgBY?0129:+@.,=nesw", "key", "²", "\n", "\t"]))
    text = text[:at] + sign + text[at + data.draw(st.integers(0, 2)) :]
    state = notation.parse_position(CROWD)
    moves, told = list[Move](), ""
    try:
        moves = read_moves(state, [text])
    except MoveError as error:
        told = str(error)
    assert told.startswith("move: ") or [str(move) for move in moves] == text.split(" ")
    for move in moves:
        refusal = game.why_not(state, move)
        assert refusal is None or voice.explain(refusal)
