"""Positions as text: canonical ones stay as they are, others are read leniently."""

import pytest

from mt_widgets.games.labyrinth import game, notation

from .mazes import LATE, PLAIN, START, canonical, position


@pytest.mark.parametrize("text", [START, LATE, PLAIN])
def test_canonical_positions_stay_as_they_are(text: str) -> None:
    assert canonical(text) == text


@pytest.mark.parametrize(
    "rest",
    [
        "I b1 b3::?|y3::?", "L!Sb b2 b3::-|y0:1,20,25:-", "T!E6 y3* b12::?|y0::25-16-2",
        "L b1* b3::?|y3::?", "L b2* b3::?|y3::?", "L b3* b3::?|y3::?", "L b3 b0::?|y0::?",
        "L y1 y3::?|b3::?", "L b1% b3::?|y3::? opt=deals", "L b1*% b3::?|y3::? opt=deals",
        "L b1[y+w:Nb:F] b3::?|y3::? opt=deals", "L b1*[y+w:Nb:F] b3::?|y3::? opt=deals",
        "L!Sd b1[y-20:E4:J] b0:20:?|y0::? opt=deals", "T y1[b+1:Sf:A] b0:1:?|y0::? opt=deals,open",
        "L b1 b3::?|y3::? opt=deals,open,tie_break", "L b1 b3::?|y3::? opt=tie_break",
    ],
)  # fmt: skip
def test_every_field_is_written_as_it_is_read(rest: str) -> None:
    text = position(rest, c3="Kb", e5="D7y", d4="H2")
    assert canonical(text) == text


@pytest.mark.parametrize("left", ["0", "1", "24", "999"])
def test_turns_left_are_written_as_they_are_read(left: str) -> None:
    text = position(f"L b1 b3::? opt=open left={left}", c3="Kb", d4="H2")
    assert canonical(text) == text
    assert notation.parse_position(text).left == int(left)


def test_cells_of_the_document() -> None:
    state = notation.parse_position(
        position("L b1 b3::?|y3::?|g3::?", a3="K7", b2="Hby", d4="F12g")
    )
    assert state.tokens == (7, 12)
    assert state.pawns == (8, 8, 24)
    assert (state.tiles[8], state.tiles[24]) == ("H", "F")


# Read leniently


@pytest.mark.parametrize(
    ("lenient", "strict"),
    [
        pytest.param("Kgbry", "Kbyrg", id="pawns in any order"),
        pytest.param("K7gy br".replace(" ", ""), "K7byrg", id="pawns behind a token"),
    ],
)
def test_lenient_pawns(lenient: str, strict: str) -> None:
    rest = "L b1 b3::?|r3::?|g3::?|y3::?"
    assert canonical(position(rest, c3=lenient)) == position(rest, c3=strict)


@pytest.mark.parametrize(("letters", "spare"), [("IH", "I"), ("LFZJ", "L"), ("KTDA", "T")])
@pytest.mark.parametrize("closed", ["", "!Sb"])
def test_lenient_spare_in_any_turning(letters: str, spare: str, closed: str) -> None:
    for letter in letters:
        text = PLAIN.replace(" L ", f" {letter}{closed} ")
        assert canonical(text) == PLAIN.replace(" L ", f" {spare}{closed} ")


@pytest.mark.parametrize(
    ("lenient", "strict"),
    [
        pytest.param("b3:4,25,1,10:?", "b3:1,4,10,25:?", id="taken tokens in any order"),
        pytest.param("b3::18-5-25", "b3::5-25-18", id="a formula in any order"),
        pytest.param("b3::25-18-5", "b3::5-25-18", id="a formula in another order"),
        pytest.param("b3::13-10-1", "b3::1-10-13", id="a formula backwards"),
        pytest.param("b3::? opt=", "b3::?", id="no options"),
        pytest.param("b3::? opt=tie_break,deals", "b3::? opt=deals,tie_break", id="any order"),
        pytest.param("b3::? opt=open,open", "b3::? opt=open", id="an option twice"),
        pytest.param("b3::? left=7 opt=open", "b3::? opt=open left=7", id="fields in any order"),
        pytest.param("b3::? left=7 opt=", "b3::? left=7", id="no options behind another field"),
        pytest.param("b3::?   left=7", "b3::? left=7", id="several spaces"),
        pytest.param("b3::? ", "b3::?", id="a space at the end"),
    ],
)
def test_lenient_fields(lenient: str, strict: str) -> None:
    assert canonical(position(f"L b1 {lenient}", c3="Kb", d4="H9")) == position(
        f"L b1 {strict}", c3="Kb", d4="H9"
    )


def test_lenient_spaces_between_and_at_both_ends() -> None:
    assert canonical(f"  {PLAIN.replace(' ', '   ')} ") == PLAIN


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(START.replace("HD17L14", "HT17T14"), id="numbers of tiles are not checked"),
        pytest.param(PLAIN, id="not all tokens are somewhere"),
        pytest.param(position("L b1 b3::?", c3="K20b", a1="F25"), id="tokens lie anywhere"),
        pytest.param(position("L!W6 b1 b3::?", c3="K20b"), id="any arrow may be closed"),
        pytest.param(position("L b3 b0::?", c3="K20b"), id="step 3 without a wand"),
        pytest.param(position("L b1% b3::? opt=deals", c3="K20b"), id="declined by nobody"),
        pytest.param(position("L b1 b3::?", c3="Kb"), id="no token at all"),
    ],
)
def test_lenient_about_what_play_could_have_brought(text: str) -> None:
    assert canonical(text) == text


def test_step_3_is_taken_as_written() -> None:
    for turn, wands in (("b3", 0), ("b3*", 3), ("b3*", 0)):
        state = notation.parse_position(position(f"L {turn} b{wands}::?", c3="K20b"))
        assert [str(move) for move in game.legal_moves(state)] == ["end"]
