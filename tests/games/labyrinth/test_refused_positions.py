"""Positions that cannot be read: every line of the notation document, and where reading stops."""

import pytest

from mt_widgets.engine.errors import PositionError
from mt_widgets.games.labyrinth import notation

from .mazes import PLAIN, ROW_MAZE, canonical, lay, position


def refused_at(text: str) -> str:
    """Where reading stops."""
    with pytest.raises(PositionError) as error:
        notation.parse_position(text)
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
        notation.parse_position(position("L b1 b3::?", b2="Hb", c3="T"))


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
