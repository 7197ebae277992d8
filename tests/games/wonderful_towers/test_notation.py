"""Positions and moves as text: lenient reading, one way of writing, errors that say where."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.errors import MoveError, PositionError
from mt_widgets.games.wonderful_towers.notation import (
    format_position,
    parse_moves,
    parse_position,
    recognises,
)
from mt_widgets.games.wonderful_towers.state import State
from tests.mutate import mutated_text

from .reachable import every_move, positions

BLUE, YELLOW = "b:4,13,27,38,52,66,79", "y:2,19,30,41,55,60,83"
TWO = f"{BLUE}|{YELLOW}"
WRITTEN = {4, 13, 27, 38, 52, 66, 79, 2, 19, 30, 41, 55, 60, 83, 33}


def others(*cards: int) -> str:
    """All cards but those of the two towers, 33 and these."""
    return ",".join(str(card) for card in range(1, 85) if card not in WRITTEN | {*cards})


@pytest.mark.parametrize(
    ("text", "deck", "discard"),
    [
        (f"{TWO} b 33", 69, 0),
        (f"{TWO} b 33 discard=5,21", 67, 2),
        (f"{TWO} b 33 draw=70,11,?", 69, 0),
        (f"{TWO} b 33 draw=70,11", 2, 67),
        (f"{TWO} b 33 draw=", 0, 69),
    ],
)
def test_cards_that_are_written_nowhere(text: str, deck: int, discard: int) -> None:
    state = parse_position(text)
    assert len(state.deck) + len(state.unknown) == deck
    assert len(state.discard) == discard
    assert format_position(state) == text


@pytest.mark.parametrize(
    "text",
    [
        "b:4,13,27,38*,52*,66,79|y:2,19,30,41,55,60,83 b 33",
        f"{TWO} b -",
        f"{TWO} y[47] 33",
        f"{TWO} b[?] 33",
        f"{TWO} b[top:y] 33",
        f"{TWO} b[top:b] 33",
        f"{TWO} y[middle:y] 33 discard=1",
        f"{TWO} y[bottom:b] 1,3,5,6,7,8,10,12 opt=protect_one discard=84",
        f"{TWO} b[47] 33 draw=70,?",
        f"{TWO} b[47] 33 draw=70",
        f"{TWO} b[47] 33 draw=",
        "g:4,13,27,38,52,66,79 g 33",
        "r:4,13,27,38,52,66,79|g:2,19,30,41,55,60,83|b:1,3,5,6,7,8,9|y:84,82,81,80,78,76,77 y -",
        "b:4*,13*,27*,38*,52*,66*,79*|y:2,19,30,41,55,60*,83 b 33 draw=70,11,? discard=5",
        f"{TWO} b 33 opt=protect_one draw=70,11,? discard=5",
        f"{TWO} b 33 draw={others()}",
    ],
)
def test_canonical_texts_stay_as_they_are(text: str) -> None:
    assert format_position(parse_position(text)) == text


@pytest.mark.parametrize(
    ("given_text", "written"),
    [
        pytest.param(f"  {TWO}   b  33 ", f"{TWO} b 33", id="spaces"),
        pytest.param(f"{TWO} b 33   opt=  ", f"{TWO} b 33", id="spaces before a field"),
        pytest.param(f"{TWO} b 33,3,12", f"{TWO} b 3,12,33", id="market in any order"),
        pytest.param(f"{TWO} b 33 discard=21,5", f"{TWO} b 33 discard=5,21", id="discard too"),
        pytest.param(
            f"{TWO} b 33 discard=5 draw=70,? opt=protect_one",
            f"{TWO} b 33 opt=protect_one draw=70,? discard=5",
            id="fields in any order",
        ),
        pytest.param(f"{TWO} b 33 draw=?", f"{TWO} b 33", id="draw=?"),
        pytest.param(f"{TWO} b 33 opt=", f"{TWO} b 33", id="opt="),
        pytest.param(f"{TWO} b 33 discard=", f"{TWO} b 33", id="discard="),
        pytest.param(f"{TWO} b 33 draw= discard=", f"{TWO} b 33 draw=", id="draw= and discard="),
        pytest.param(f"{TWO} b 33 draw=? discard=5", f"{TWO} b 33 discard=5", id="draw=?, discard"),
        pytest.param(
            f"{TWO} b 33 draw=70,11 discard={others(70, 11)}",
            f"{TWO} b 33 draw=70,11",
            id="the right discard beside a whole deck",
        ),
        pytest.param(
            f"{TWO} b 33 draw= discard={others()}",
            f"{TWO} b 33 draw=",
            id="the right discard beside an empty deck",
        ),
        pytest.param(
            f"{TWO} b 33 draw=47,? discard={others(47)}",
            f"{TWO} b 33 draw=47",
            id="draw=47,? and no other card is left",
        ),
        pytest.param(
            f"{TWO} b 33 discard={others()}",
            f"{TWO} b 33 draw=",
            id="no draw= and no card is left",
        ),
        pytest.param(
            f"{TWO} b 33 draw=? discard={others()}",
            f"{TWO} b 33 draw=",
            id="draw=? and no card is left",
        ),
        pytest.param(
            f"{TWO} b 33 draw={others()},?",
            f"{TWO} b 33 draw={others()}",
            id="all of the deck, and a ?",
        ),
        pytest.param(
            f"{TWO} b[47] 33 discard={others(47)}",
            f"{TWO} b[47] 33 draw=",
            id="the last card is drawn",
        ),
    ],
)
def test_reading_is_lenient_and_writing_is_not(given_text: str, written: str) -> None:
    assert format_position(parse_position(given_text)) == written
    assert parse_position(written) == parse_position(given_text)


def test_protected_elsewhere_does_not_matter_to_a_destruction_under_way() -> None:
    text = "b:4,13,27,38,52,66,79*|y:2*,19,30,41*,55,60,83 b[top:y] 33"
    assert format_position(parse_position(text)) == text


@pytest.mark.parametrize(
    "word",
    (
        "Draw DRAW draw: draw:1 draw=47 put put: put:0 put:8 put:12 put:x put:+1 put:01 put:1,2 "
        "Put:3 up up: up:0 up:8 down down:9 swap swap:1,2 over: protect protect:- top:7 top: "
        "Top middle:4 bottom:1 = =0 =85 =07 =x =? =-1 =4.0 =47,12 == shuffle shuffle: shuffle:, "
        "shuffle:47, shuffle:,47 shuffle:47,,12 shuffle:0 shuffle:85 shuffle:047 shuffle:? "
        "shuffle:x Shuffle:47 pass end hello - : 47 b[47] tower.own ; put:3;"
    ).split()
    + ["put:٣", "draw\n", "\tdraw", "up:2\r", "=４７", "shuffle:" + "47," * 900 + "47"],
)  # fmt: skip
def test_a_move_that_cannot_be_read_says_so(word: str) -> None:
    with pytest.raises(MoveError) as caught:
        parse_moves(f"draw {word}")
    assert str(caught.value).startswith("move: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "text",
    (
        "draw put:1 put:7 up:2 up:7 down:5 down:1 swap:2 swap:7 over:2 over:7 protect:2 protect:7 "
        "top middle bottom =47 =1 =84 shuffle:47,12,5 shuffle:47 shuffle:47,47"
    ).split(),
)
def test_every_kind_of_move_round_trips(text: str) -> None:
    assert [str(move) for move in parse_moves(text)] == [text]


def test_a_line_of_moves_is_separated_by_spaces() -> None:
    assert [
        str(move) for move in parse_moves("draw =47 put:3 up:2")
    ] == "draw =47 put:3 up:2".split()
    assert [str(move) for move in parse_moves("  draw   =47 ")] == ["draw", "=47"]
    assert parse_moves("") == parse_moves("  ") == []


@pytest.mark.parametrize(
    ("text", "ours"),
    [
        (f"{TWO} b 33", True), ("b:4", True), ("g:0 nonsense", True), (f"  {TWO} b 33", True),
        ("", False), ("b", False), ("b:", False), ("b:x", False), ("o:4", False), ("B:4", False),
        ("K/Rbby/Tbyy b1 b0+0-6:W2|y0+0-6:? mw", False), ("b/15 b1", False), ("b:٣", False),
        ("\tb:4", False), ("bT/15 b1 b:4", False), ("yb:4", False),
    ],
)  # fmt: skip
def test_a_text_is_recognised_by_its_start(text: str, ours: bool) -> None:
    assert recognises(text) == ours


@given(positions().flatmap(lambda state: mutated_text(str(state))))
def test_a_damaged_position_is_read_or_refused(text: str) -> None:
    try:
        state = parse_position(text)
    except PositionError as error:
        state, told = None, str(error)
    assert "\n" not in told if state is None else parse_position(format_position(state)) == state


@given(st.text(), st.data())
def test_any_text_is_read_or_refused(text: str, data: st.DataObject) -> None:
    lines = st.sampled_from(["draw", "put:3", "=47", "shuffle:1,2,3", "up:1"]).flatmap(mutated_text)
    for read, error in ((parse_position, PositionError), (parse_moves, MoveError)):
        for attempt in (text, data.draw(lines)):
            with suppress(error):
                read(attempt)


@given(positions())
def test_moves_in_any_spacing_are_the_same_moves(state: State) -> None:
    texts = [str(move) for move in every_move(state)]
    assert parse_moves("   ".join(texts)) == parse_moves(" ".join(texts))
