"""Positions and moves as text: every line of the notation document."""

import pytest

from mt_widgets.engine.errors import MoveError, PositionError
from mt_widgets.games.labyrinth import game
from mt_widgets.games.labyrinth.moves import (
    AcceptDeal,
    DeclineDeal,
    EndTurn,
    Move,
    ProposeDeal,
    Shift,
    Stay,
    UseWand,
    Walk,
)

from .mazes import LATE, ROW_MAZE, START, lay, position

PLAIN = position("L b1 b3::1-10-13|y2:1,4:?", c3="Kb", e5="D7y", d4="H2")


def canonical(text: str) -> str:
    """A position read and written again, and once more."""
    written = str(game.parse_position(text))
    assert str(game.parse_position(written)) == written
    return written


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
    assert game.parse_position(text).left == int(left)


def test_cells_of_the_document() -> None:
    state = game.parse_position(position("L b1 b3::?|y3::?|g3::?", a3="K7", b2="Hby", d4="F12g"))
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
        state = game.parse_position(position(f"L {turn} b{wands}::?", c3="K20b"))
        assert [str(move) for move in game.legal_moves(state)] == ["end"]


# Refused


def refused_at(text: str) -> str:
    """Where reading stops."""
    with pytest.raises(PositionError) as error:
        game.parse_position(text)
    assert "\n" not in str(error.value)
    assert str(error.value).startswith(f"position: {error.value.where}: ")
    return error.value.where


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "L", ROW_MAZE, f"{ROW_MAZE} L", f"{ROW_MAZE} L b1",
        PLAIN + " x", PLAIN + " draw=1", PLAIN + " opt", PLAIN + " =", PLAIN + " Opt=open",
        PLAIN + " 1", PLAIN + " left", PLAIN + " =open",
    ],
)  # fmt: skip
def test_refused_number_of_fields(text: str) -> None:
    assert refused_at(text) == "end"


@pytest.mark.parametrize(
    ("more", "key"),
    [("opt=open opt=open", "opt"), ("opt= opt=", "opt"), ("left=3 opt= left=3", "left")],
)
def test_refused_a_key_twice(more: str, key: str) -> None:
    assert refused_at(position(f"L b1 b3::? {more}", c3="Kb")) == key


@pytest.mark.parametrize(
    ("board", "where"),
    [
        ("/".join(ROW_MAZE.split("/")[:6]), "board"),
        (ROW_MAZE + "/HHHHHHH", "board"),
        (ROW_MAZE + "/", "board"),
        (lay(d2=""), "row 2"),
        (lay(d2="HH"), "row 2"),
        (lay(a2="", b2="", c2="", d2="", e2="", f2="", g2=""), "row 2"),
        (lay(a2="7H"), "a2"),
        (lay(a2="bH"), "a2"),
        (lay(a2="?"), "a2"),
    ],
)
def test_refused_not_seven_rows_of_seven_cells(board: str, where: str) -> None:
    assert refused_at(f"{board} L b1 b3::?") == where


@pytest.mark.parametrize("cell", [*"BCEGMNOPQRSUVWXY"])
def test_refused_a_letter_that_is_no_tile(cell: str) -> None:
    assert refused_at(position("L b1 b3::?", d4=cell, c3="Kb")) == "d4"


@pytest.mark.parametrize("cell", "h i l \u0416 \u00d0 . * 1 b".split())
def test_refused_anything_else_for_a_tile(cell: str) -> None:
    refused_at(position("L b1 b3::?", d4=cell, c3="Kb"))


@pytest.mark.parametrize("row", "1357")
@pytest.mark.parametrize("column", "aceg")
def test_refused_another_tile_on_a_fixed_place(column: str, row: str) -> None:
    place = column + row
    assert refused_at(position("L b1 b3::?", b2="Hb", **{place: "I"})) == place


def test_refused_fixed_tile_in_the_words_of_the_document() -> None:
    with pytest.raises(PositionError, match=r"^position: c3: the fixed tile here is K$"):
        game.parse_position(position("L b1 b3::?", b2="Hb", c3="T"))


@pytest.mark.parametrize("number", "0 00 07 21 22 23 24 26 100 \u0667 250".split())
def test_refused_a_number_that_is_no_token(number: str) -> None:
    assert refused_at(position("L b1 b3::?", c3="Kb", d4=f"H{number}")) == "d4"
    assert refused_at(position(f"L b1 b3:{number}:?", c3="Kb")) == "players"


@pytest.mark.parametrize(
    ("cells", "players"),
    [
        ({"d4": "H7", "d2": "H7"}, "b3::?|y3::?"),
        ({"d4": "H7"}, "b3:7:?|y3::?"),
        ({}, "b3:7,7:?|y3::?"),
        ({}, "b3:7:?|y3:8,7:?"),
    ],
)
def test_refused_a_token_twice(cells: dict[str, str], players: str) -> None:
    refused_at(position(f"L b1 {players}", c3="Kby", **cells))


@pytest.mark.parametrize(
    "cells",
    [
        pytest.param({"c3": "Kbyr"}, id="a pawn whose colour does not play"),
        pytest.param({"c3": "Kby", "d4": "Hg"}, id="another one"),
        pytest.param({"c3": "Kb"}, id="a player without a pawn"),
        pytest.param({"c3": "K"}, id="nobody on the board"),
        pytest.param({"c3": "Kby", "d4": "Hb"}, id="two pawns"),
        pytest.param({"c3": "Kbyb"}, id="two pawns on one tile"),
        pytest.param({"c3": "Kby7"}, id="a pawn before the token"),
        pytest.param({"c3": "Kb7y"}, id="a token among pawns"),
        pytest.param({"c3": "Kbyo"}, id="no colour at all"),
        pytest.param({"c3": "Kby "}, id="a space inside"),
        pytest.param({"c3": "Kby\t"}, id="a tabulator"),
    ],
)
def test_refused_pawns(cells: dict[str, str]) -> None:
    refused_at(position("L b1 b3::?|y3::?", **cells))


@pytest.mark.parametrize(
    "spare",
    ["X", "l", "1", "LL", "!", "!Sb", "L!", "L!Sa", "L!S2", "L!sb", "L!Sbb", "L!Sb!", "L!!Sb",
     "L!Sb!Nb", "LSb", "L7", "Lb", "-", "?", "L!W1", "L!Nc", "\u216c"],
)  # fmt: skip
def test_refused_spare(spare: str) -> None:
    assert refused_at(PLAIN.replace(" L ", f" {spare} ")) == "spare"


@pytest.mark.parametrize(
    "turn",
    ["r1", "o1", "b0", "b4", "b", "1", "1b", "b11", "b1**", "b1x", "b1-", "B1",
     "b1%*", "b1%", "b1*%", "b1[y+w:Nb:F]", "b1[]", "b1[", "b1]", "b\u0661", "b1*[", "-"],
)  # fmt: skip
def test_refused_turn(turn: str) -> None:
    assert refused_at(PLAIN.replace(" b1 ", f" {turn} ")) == "turn"


@pytest.mark.parametrize(
    "turn",
    ["b2%", "b3%", "b2*%", "b2[y+w:Nb:F]", "b3[y+w:Nb:F]", "b1%[y+w:Nb:F]", "b1[y+w:Nb:F]%",
     "b1[y+w:Nb:F]*", "b1%%", "b1%*", "b1[y+w:Nb:F][y+w:Nb:F]", "b1[]", "b1[deal:y+w:Nb:F]",
     "b1[y+w]", "b1[y+w:Nb]", "b1[y+w:Nb:X]", "b1[y+21:Nb:F]", "b1[y+01:Nb:F]", "b1[yw:Nb:F]",
     "b1[o+w:Nb:F]", "b1[y+w:Nb:F ]", "b1[y+W:Nb:F]", "b1[y+:Nb:F]", "b1[y+ww:Nb:F]",
     "b1[y+w:Nb:F", "b1y+w:Nb:F", "b1[accept]", "b1[y*w:Nb:F]"],
)  # fmt: skip
def test_refused_deals_that_are_not_written_so(turn: str) -> None:
    text = PLAIN + " opt=deals"
    canonical(text.replace(" b1 ", " b1[y+w:Nb:F] "))
    assert refused_at(text.replace(" b1 ", f" {turn} ")) in ("turn", "end", "players")


@pytest.mark.parametrize(
    "deal",
    ["b+w:Nb:F", "r+w:Nb:F", "y+2:Nb:F", "y-1:Nb:F", "y+w:Na:F", "y+w:Sd:F", "y+w:Nb:T",
     "y+w:N2:F", "y+25:Nb:F"],
)  # fmt: skip
def test_refused_a_deal_that_could_not_have_been_proposed(deal: str) -> None:
    text = position(f"L!Sd b1[{deal}] b3:5:?|y2:1,4:? opt=deals", c3="Kb", e5="D7y")
    assert refused_at(text) == "turn"


def test_refused_a_deal_without_a_wand_or_after_the_end() -> None:
    with_tokens = {"c3": "Kby", "d4": "H9"}
    refused_at(position("L b1[y+w:Nb:F] b3::?|y0::? opt=deals", **with_tokens))
    refused_at(position("L b1[y-w:Nb:F] b0::?|y3::? opt=deals", **with_tokens))
    canonical(position("L b1[y+w:Nb:F] b0::?|y3::? opt=deals", **with_tokens))
    refused_at(position("L b1[y+w:Nb:F] b0::?|y3::? opt=deals", c3="Kby"))


@pytest.mark.parametrize(
    "players",
    [
        "|", "b3::?|", "|y3::?", "b3::?||y3::?", "-", "b3::?|y3::?|r3::?|g3::?|b3::?",
        "b3::?|b3::?", "b3::?,y3::?", "o3::?", "b03::?", "b00::?", "b13::?", "b::?", "b-1::?",
        "b3", "b3:", "b3::", "b3:1", "b3:1:", "b3:1:?:", "b3:1,:?", "b3:,1:?", "b3:1,,2:?",
        "b3:01:?", "b3:x:?", "b3::??", "b3::--", "b3::1-2-3", "b3::1-10", "b3::1-10-13-2",
        "b3::01-10-13", "b3::1-1-10", "b3::1--10-13", "b3::-1-10-13", "b3::1,10,13", "b3::x",
        "b3::1-10-\u0661\u0663",
        "B3::?", "b3::?b", "b\u0663::?", "b99999::?", f"b{'9' * 5000}::?",
        "b3:1 :?",
    ],
)  # fmt: skip
def test_refused_players(players: str) -> None:
    refused_at(position(f"L b1 {players}", c3="Kb"))


@pytest.mark.parametrize(
    "players",
    [
        "b7::?|y6::?", "b12::?|y1::?", "b3::1-10-13|y3::1-10-13", "b3::1-10-13|y3::13-1-10",
        "b3::?|y3::?|y3::?",
    ],
)  # fmt: skip
def test_refused_two_players_together(players: str) -> None:
    refused_at(position(f"L b1 {players}", c3="Kby"))
    canonical(position("L b1 b6::1-10-13|y6::2-8-17", c3="Kby"))
    canonical(position("L b1 b6::?|y6::?", c3="Kby"))
    canonical(position("L b1 b6::-|y6::-", c3="Kby"))


@pytest.mark.parametrize("option", ["closed", "Open", "open,", ",", ",open", "open;deals", "?"])
def test_refused_an_option_that_does_not_exist(option: str) -> None:
    assert refused_at(f"{PLAIN} opt={option}") == "opt"


@pytest.mark.parametrize(
    "left", ["", "-1", "00", "01", "024", "1000", "9" * 5000, "x", "1.5", "+1", "\u0663", "1,2"]
)
def test_refused_turns_left(left: str) -> None:
    assert refused_at(position(f"L b1 b3::? left={left}", c3="Kb")) == "left"


@pytest.mark.parametrize("left", ["0", "7", "999"])
def test_refused_a_limit_for_two(left: str) -> None:
    assert refused_at(f"{PLAIN} left={left}") == "left"


def test_refused_a_text_that_is_too_long() -> None:
    assert refused_at(PLAIN + " " * 1_000_000) == "text"


# Moves


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("Nb:F", Shift("Nb", "F")), ("E6:I", Shift("E6", "I")), ("Na:F", Shift("Na", "F")),
        ("N2:F", Shift("N2", "F")), ("Wg:A", Shift("Wg", "A")), ("d4", Walk("d4")),
        ("d4+", Walk("d4", take=True)), ("a1", Walk("a1")), ("g7+", Walk("g7", take=True)),
        ("stay", Stay()), ("stay+", Stay(take=True)), ("wand", UseWand()), ("end", EndTurn()),
        ("accept", AcceptDeal()), ("decline", DeclineDeal()),
        ("deal:y+w:Nb:F", ProposeDeal("y", True, None, Shift("Nb", "F"))),
        ("deal:b-25:W3:I", ProposeDeal("b", False, 25, Shift("W3", "I"))),
    ],
)  # fmt: skip
def test_moves_are_read_and_written(text: str, move: Move) -> None:
    assert game.parse_moves(text) == [move]
    assert str(move) == text == game.format_move(move)


def test_a_line_of_moves() -> None:
    assert list(map(str, game.parse_moves(" Nb:F  d4+ end "))) == ["Nb:F", "d4+", "end"]
    assert game.parse_moves("") == []


@pytest.mark.parametrize(
    "text",
    [
        "d8", "Nb", "Nb:X", "deal:y+21:Nb:F", "take", "h1", "d0", "D4", "d4++", "+d4", "d4-", "d44",
        "nb:F", "NB:F", "Nb:f", "Nb:FF", "Nb:", ":F", "Nb::F", "Nh:F", "N8:F", "N0:F", "Xb:F",
        "b:F", "Nb:F+", "Stay", "stay++", "stays", "WAND", "wand+", "end+", "End", "accept+",
        "deal", "deal:", "deal:y", "deal:y+w", "deal:y+w:Nb", "deal:y+w:Nb:X", "deal:y+w:Nh:F",
        "deal:o+w:Nb:F", "deal:y*w:Nb:F", "deal:yw:Nb:F", "deal:y+:Nb:F", "deal:y+0:Nb:F",
        "deal:y+07:Nb:F", "deal:y+W:Nb:F", "deal:y+ww:Nb:F", "deal:y+w:Nb:F+", "Deal:y+w:Nb:F",
        "y+w:Nb:F", "deal:y+w:d4", "d4\n", "d4\t", "Nb:F\n", "\tstay", "d\u0664", "\u0434" + "4",
        "-", "?", "1", "e", "x" * 5000, "\ud800", "stay,", "Nb;F", "d4 take", "pass", "no\u00a0end",
    ],
)  # fmt: skip
def test_moves_that_cannot_be_read(text: str) -> None:
    with pytest.raises(MoveError) as error:
        game.parse_moves(text)
    assert str(error.value).startswith("move: ")
    assert "\n" not in str(error.value)


def test_no_text_without_a_name_is_of_this_game() -> None:
    assert not any(map(game.recognises, (START, LATE, PLAIN, "")))
