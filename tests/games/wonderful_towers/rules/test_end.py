"""The end."""

from random import Random

import pytest

from mt_widgets.engine.game import CHANCE
from mt_widgets.games.wonderful_towers import game, notation, setup
from mt_widgets.games.wonderful_towers.moves import DRAW, PUTS

from ...quoting import quotes
from .rulecase import after, happens, legal, refused, tower_of

YELLOW = "y:3,19,31,42,55,61,83"
NEARLY = "b:70,60,51,30,41,21,10"  # swap:4 completes it


def result(position: str) -> str:
    return notation.result(notation.parse_position(position))


@quotes("end.complete")
@pytest.mark.parametrize(
    ("blocks", "complete"),
    [
        ("84,83,82,81,80,79,78", True),
        ("7,6,5,4,3,2,1", True),
        ("70,60,51,41,30,21,10", True),
        ("70*,60,51*,41,30,21*,10", True),
        ("60,70,51,41,30,21,10", False),
        ("70,51,60,41,30,21,10", False),
        ("70,60,41,51,30,21,10", False),
        ("70,60,51,30,41,21,10", False),
        ("70,60,51,41,21,30,10", False),
        ("70,60,51,41,30,10,21", False),
        ("10,21,30,41,51,60,70", False),
    ],
)
def test_end_complete_from_the_biggest_to_the_smallest(blocks: str, complete: bool) -> None:
    position = f"b:{blocks}|y:8,19,31,42,55,61,69 y -"
    assert result(position) == ("b" if complete else "-")
    assert bool(legal(position)) != complete


@quotes("end.at-once")
def test_end_at_once_by_a_move() -> None:
    then = after(f"{NEARLY}|{YELLOW} b 12", "swap:4")
    assert then == f"b:70,60,51,41,30,21,10|{YELLOW} b - discard=12"
    assert (result(then), legal(then)) == ("b", [])
    assert happens(f"{NEARLY}|{YELLOW} b 12", "swap:4")[-1] == "GameEnded(winner=0)"


@quotes("end.at-once")
def test_end_at_once_by_a_replacement_whose_block_still_goes_to_the_market() -> None:
    then = after(f"b:70,60,51,2,40,21,10|{YELLOW} b[44] 18", "put:4")
    assert then.split(" ")[1:] == ["b", "-", "discard=2,18"]
    assert result(then) == "b"


@quotes("end.at-once")
@pytest.mark.parametrize(
    ("rest", "canonical"),
    [
        ("y[?] 33", "y 33"),
        ("y[top:b] 33", "y 33"),
        ("b[47] 33", "b 33"),
        ("b[47] 33 draw=1,?", "b 33 draw=1,?"),
        ("b[47] 33 draw=1,2", "b 33 draw=1,2"),
    ],
)
def test_end_at_once_nothing_is_under_way_any_more(rest: str, canonical: str) -> None:
    towers = f"b:70,60,51,41,30,21,10|{YELLOW}"
    assert str(notation.parse_position(f"{towers} {rest}")) == f"{towers} {canonical}"
    assert legal(f"{towers} {rest}") == []


@quotes("end.at-once")
@pytest.mark.parametrize("move", "draw put:1 up:1 swap:7 top =47 shuffle:47".split())
def test_end_at_once_refuses_every_move(move: str) -> None:
    for turn in ("b", "y", "y[47]", "y[?]", "y[top:b]"):
        over = f"b:70,60,51,40,30,21,10|{YELLOW} {turn} 12"
        assert refused(over, move) == "end.at-once"
        assert (legal(over), result(over)) == ([], "b")


@quotes("end.at-once")
def test_end_at_once_in_the_turn_of_another() -> None:
    # yellow destroys the middle, and blue's new block completes the blue tower
    then = after(f"b:70,60,51,2,40,21,10|{YELLOW} y 5 draw=71,44,?", "middle")
    assert then == "b:70,60,51,44,40,21,10|y:3,19,31,71,55,61,83 y - discard=2,5,42"
    assert result(then) == "b"


@quotes("end.destroy")
def test_end_destroy_the_first_in_order_wins_and_those_after_keep_their_blocks() -> None:
    two = "b:70,60,51,2,40,21,10|y:80,72,63,3,36,28,19"
    then = after(f"{two} b 5 draw=44,45,?", "middle")
    assert then == "b:70,60,51,44,40,21,10|y:80,72,63,3,36,28,19 b 2 draw=45,? discard=5"
    assert result(then) == "b"
    other = after(f"{two} y 5 draw=45,44,?", "middle")
    assert tower_of("b", other) == "70,60,51,2,40,21,10"
    assert result(other) == "y"


@quotes("end.destroy")
def test_end_destroy_told_by_chance() -> None:
    two = "b:70,60,51,2,40,21,10|y:80,72,63,3,36,28,19"
    then = after(f"{two} b 5", "middle =44")
    assert then == "b:70,60,51,44,40,21,10|y:80,72,63,3,36,28,19 b 2 discard=5"
    second = after(f"{two} b 5", "middle =84 =45")
    assert result(second) == "y"
    assert second.split(" ")[1:] == ["b", "2,3", "discard=5"]


@quotes("end.no-draw")
def test_end_no_draw_the_game_goes_on_while_no_tower_is_complete() -> None:
    state, rng = setup.new({"seed": "5"}), Random(5)
    for _ in range(600):
        assert (notation.result(state), game.winners(state)) == ("-", None)
        if game.mover(state) == CHANCE:
            state = game.play(state, game.chance_move(state, rng))
        elif state.pending is None:
            state = game.play(state, DRAW)
        else:
            state = game.play(state, PUTS[0])  # the ground alone completes no tower here
