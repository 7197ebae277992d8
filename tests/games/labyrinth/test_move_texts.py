"""Moves as text, read to the letter."""

import pytest

from mt_widgets.engine.errors import MoveError
from mt_widgets.games.labyrinth import notation
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

from .mazes import LATE, PLAIN, START


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
    assert notation.parse_moves(text) == [move]
    assert str(move) == text == notation.format_move(move)


def test_a_line_of_moves() -> None:
    assert list(map(str, notation.parse_moves(" Nb:F  d4+ end "))) == ["Nb:F", "d4+", "end"]
    assert notation.parse_moves("") == []


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
        notation.parse_moves(text)
    assert str(error.value).startswith("move: ")
    assert "\n" not in str(error.value)


def test_no_text_without_a_name_is_of_this_game() -> None:
    assert not any(map(notation.recognises, (START, LATE, PLAIN, "")))


def test_a_position_is_told_from_moves() -> None:
    assert all(map(notation.is_position, (START, LATE, f"  {PLAIN}")))
    assert not any(map(notation.is_position, ("", "Nb:F d4+ end", "deal:y+w:Nb:F")))
    assert notation.is_state(notation.parse_position(PLAIN))
    assert not notation.is_state(PLAIN)
