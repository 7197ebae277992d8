"""Which name a refusal carries: the table of the notation document, line by line."""

import pytest

from mt_widgets.games.labyrinth import game, notation, voice

from .mazes import position

DEALS = "L!Sd b{turn} b{wands}:5:?|y2:1,4:?{options}"
ALONE = "L!Sd b{turn} b{wands}:5:?{options}"


def rule(move: str, turn: str = "1", wands: int = 3, options: str = "", **cells: str) -> str:
    """The rule that refuses a move; the pawns stand on c3, with a token of their own."""
    rest = (ALONE if "left" in options else DEALS).format(turn=turn, wands=wands, options=options)
    on_c3 = "K9b" if "left" in options else "K9by"
    cells = cells or {"e3": "T6", "a2": "H25", "f3": "H7"}
    state = notation.parse_position(position(rest, **{"c3": on_c3, **cells}))
    refusal = game.why_not(state, *notation.parse_moves(move))
    assert refusal is not None, "this is legal"
    assert voice.explain(refusal)
    return refusal.rule


EVERY = """
    Nb:L Na:T Sd:T d3 d3+ c3 c3+ a7 stay stay+ wand end deal:y+w:Nb:L deal:b+9:Na:T accept decline
""".split()


@pytest.mark.parametrize("move", EVERY)
@pytest.mark.parametrize("turn", "1 2 3 1* 3*".split())
def test_no_token_is_left_on_the_board(move: str, turn: str) -> None:
    assert rule(move, turn, c3="Kby") == "end.last"
    assert rule(move, turn, options=" left=0", c3="Kb") == "end.last"
    assert rule(move, turn, options=" opt=deals", c3="Kby") == "end.last"


@pytest.mark.parametrize("move", EVERY)
@pytest.mark.parametrize("turn", "1 2 3 1*".split())
def test_no_turn_is_left(move: str, turn: str) -> None:
    assert rule(move, turn, options=" left=0") == "solo.limit"
    assert rule(move, turn, options=" opt=deals left=0") == "solo.limit"


@pytest.mark.parametrize("move", EVERY[:-2])
def test_a_deal_waits_for_its_answer(move: str) -> None:
    assert rule(move, "1[y+w:Nb:L]", options=" opt=deals") == "deal.answer"


@pytest.mark.parametrize(
    ("move", "turn", "name"),
    [
        # shift
        ("Nb:L", "2", "shift.once"), ("Na:T", "2", "shift.once"), ("Sd:T", "3", "shift.once"),
        ("Nb:L", "3*", "shift.once"),
        ("Na:F", "1", "shift.arrow"), ("N2:F", "1", "shift.arrow"), ("W3:F", "1", "shift.arrow"),
        ("Na:T", "1*", "shift.arrow"),
        ("Sd:L", "1", "shift.no-undo"), ("Sd:T", "1", "shift.no-undo"),
        ("Nb:T", "1", "shift.spare"), ("Nb:I", "1", "shift.spare"),
        # move
        ("d3", "1", "shift.must"), ("d3+", "1", "shift.must"), ("stay", "1", "shift.must"),
        ("stay+", "1", "shift.must"), ("c3", "1", "shift.must"), ("a7+", "1*", "shift.must"),
        ("d3", "3", "move.once"), ("stay", "3", "move.once"), ("stay+", "3", "move.once"),
        ("c3+", "3", "move.once"), ("a7", "3*", "move.once"),
        ("stay+", "2", "token.after-move"), ("c3+", "2", "token.after-move"),
        ("c3", "2", "move.elsewhere"),
        ("a7", "2", "move.connected"), ("a7+", "2", "move.connected"),
        ("a2+", "2", "move.connected"),
        ("d3+", "2", "token.here"),
        ("f3+", "2", "token.lowest"),
        # wand
        ("wand", "1*", "wand.one"), ("wand", "2*", "wand.one"), ("wand", "3*", "wand.one"),
        ("wand", "1", "wand.after"), ("wand", "2", "wand.after"),
        # end
        ("end", "1", "shift.must"), ("end", "1*", "shift.must"), ("end", "2", "turn.steps"),
        ("end", "2*", "turn.steps"),
        # deals
        ("deal:y+w:Nb:L", "1", "deal.off"), ("deal:b+9:Na:T", "2", "deal.off"),
        ("accept", "1", "deal.off"), ("decline", "3", "deal.off"),
    ],
)  # fmt: skip
def test_names_in_order(move: str, turn: str, name: str) -> None:
    assert rule(move, turn) == name


@pytest.mark.parametrize(
    ("turn", "name"),
    [("1", "wand.none"), ("2", "wand.none"), ("3", "wand.none"), ("1*", "wand.one"),
     ("3*", "wand.one")],
)  # fmt: skip
def test_names_without_a_wand(turn: str, name: str) -> None:
    assert rule("wand", turn, wands=0) == name


@pytest.mark.parametrize(
    ("move", "turn", "name"),
    [
        ("accept", "1", "deal.answer"), ("decline", "2", "deal.answer"),
        ("accept", "3", "deal.answer"), ("accept", "1%", "deal.answer"),
        ("deal:y+w:Nb:L", "2", "deal.before-shift"), ("deal:b+9:Na:T", "3", "deal.before-shift"),
        ("deal:y+w:Nb:L", "1%", "deal.once"), ("deal:b+9:Na:T", "1*%", "deal.once"),
        ("deal:b+9:Na:T", "1", "deal.partner"), ("deal:r+w:Nb:L", "1", "deal.partner"),
        ("deal:b-w:Nb:L", "1*", "deal.partner"),
        ("deal:y+5:Na:T", "1", "deal.payment"), ("deal:y-1:Nb:L", "1", "deal.payment"),
        ("deal:y+1:Na:T", "1", "shift.arrow"), ("deal:y-5:Sd:T", "1", "shift.no-undo"),
        ("deal:y-w:Nb:T", "1", "shift.spare"),
        ("d3", "1%", "shift.must"), ("end", "1%", "shift.must"), ("Na:T", "1%", "shift.arrow"),
    ],
)  # fmt: skip
def test_names_with_deals(move: str, turn: str, name: str) -> None:
    assert rule(move, turn, options=" opt=deals") == name


def test_a_payer_without_a_wand() -> None:
    assert rule("deal:y-w:Na:T", wands=0, options=" opt=deals") == "deal.payment"
    assert rule("deal:y-5:Na:T", wands=0, options=" opt=deals") == "shift.arrow"
