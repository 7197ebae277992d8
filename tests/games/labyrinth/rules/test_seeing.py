"""What a player may see."""

import pytest

from mt_widgets.games.labyrinth import knowledge, notation, setup
from mt_widgets.games.labyrinth.view import look

from ...quoting import quotes
from ..mazes import START, position

PLAYERS = "b3::1-10-13|y2:1:2-8-17|r1::-"


def _seen(rest: str, seat: int, **cells: str) -> str:
    state = notation.parse_position(position(rest, c3="Kbyr", **cells))
    return str(knowledge.hide(state, seat)).split(" ", 3)[3]


@quotes("see.formula")
@pytest.mark.parametrize(
    ("seat", "seen"),
    [
        (0, "b3::1-10-13|y2:1:?|r1::-"),
        (1, "b3::?|y2:1:2-8-17|r1::-"),
        (2, "b3::?|y2:1:?|r1::-"),
        (-1, "b3::?|y2:1:?|r1::-"),
    ],
)
def test_see_formula_of_ones_own_only(seat: int, seen: str) -> None:
    assert _seen(f"L b1 {PLAYERS}", seat, a1="F9") == seen


@quotes("see.formula")
@pytest.mark.parametrize("seat", [0, 1, 2, -1])
def test_see_formula_of_all_when_open_or_over(seat: int) -> None:
    assert _seen(f"L b1 {PLAYERS} opt=open", seat, a1="F9") == f"{PLAYERS} opt=open"
    assert _seen(f"L b3 {PLAYERS}", seat) == PLAYERS


@quotes("see.formula")
def test_see_formula_nothing_is_hidden_when_the_turns_are_over() -> None:
    alone = notation.parse_position(position("L b1 b3::1-10-13 left=0", c3="Kb", a1="F9"))
    assert "1-10-13" in str(knowledge.hide(alone, -1))


@quotes("see.away")
def test_see_away_cards_are_nowhere_in_a_state() -> None:
    state = setup.new({"players": "4", "seed": "1"})
    assert len(state.setup.formulas) == 4


@quotes("see.rest")
def test_see_rest_all_else_is_open() -> None:
    state = notation.parse_position(START)
    hidden = START.replace("3-18-1", "?")
    assert str(knowledge.hide(state, 0)) == hidden
    assert look(notation.parse_position(hidden), 0) == look(state, 0)
    assert look(state, 0).mover == 0
    assert look(state, 0).winners is None
