"""Symmetry: a turned and recoloured game is the same game."""

from collections import Counter
from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets import parse
from mt_widgets.engine.errors import Mistake
from mt_widgets.engine.game import CHANCE
from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.box import COLOURS, SPACES
from mt_widgets.games.magical_towers.draft import changed
from mt_widgets.games.magical_towers.moves import Move
from mt_widgets.games.magical_towers.notation import parse_moves
from mt_widgets.games.magical_towers.puzzling.symmetries import (
    TURNS,
    Symmetry,
    canonical,
    likeness_key,
    some_symmetry,
)
from mt_widgets.games.magical_towers.state import State
from mt_widgets.games.magical_towers.tags import is_tag, move_tags
from tests.reachable import states

SYMMETRIES = st.builds(Symmetry, st.sampled_from(TURNS), st.permutations(COLOURS).map("".join))
OTHER_COLOURS = Symmetry(4, "vogryb")  # blue becomes violet, yellow orange, red green


def moves_of(state: State) -> list[Move]:
    """What can happen next, one of many shuffles included."""
    moves = game.legal_moves(state)
    chance = game.mover(state) == CHANCE and not moves
    return [game.chance_move(state, Random(1))] if chance else moves


# The laws.


@given(states(), SYMMETRIES)
def test_play_goes_the_same_way(state: State, symmetry: Symmetry) -> None:
    image = symmetry.state(state)
    for move in moves_of(state):
        after = game.play(image, symmetry.move(move))
        assert symmetry.state(game.play(state, move)) == after, str(move)


@given(states(), SYMMETRIES)
def test_legal_moves_become_legal_moves(state: State, symmetry: Symmetry) -> None:
    legal = game.legal_moves(symmetry.state(state))
    assert {symmetry.move(move) for move in game.legal_moves(state)} == {*legal}


@given(states(), SYMMETRIES)
def test_the_same_seats_move_and_win(state: State, symmetry: Symmetry) -> None:
    image = symmetry.state(state)
    assert game.mover(image) == game.mover(state)
    assert game.winners(image) == game.winners(state)


@given(states(), SYMMETRIES)
def test_a_state_keeps_its_one_spelling(state: State, symmetry: Symmetry) -> None:
    image = symmetry.state(state)
    assert parse(str(image)) == image


@given(states(), SYMMETRIES)
def test_the_inverse_undoes(state: State, symmetry: Symmetry) -> None:
    back = symmetry.inverse()
    assert symmetry.then(back) == back.then(symmetry) == Symmetry()
    assert back.state(symmetry.state(state)) == state
    for move in moves_of(state):
        assert back.move(symmetry.move(move)) == move


@given(states(), SYMMETRIES, SYMMETRIES)
def test_one_after_the_other_is_both_at_once(state: State, one: Symmetry, other: Symmetry) -> None:
    both = one.then(other)
    assert both.state(state) == other.state(one.state(state))
    for move in moves_of(state):
        assert both.move(move) == other.move(one.move(move))


@given(states(), SYMMETRIES)
def test_what_is_clicked_goes_along(state: State, symmetry: Symmetry) -> None:
    image = symmetry.state(state)
    for move in game.legal_moves(state):
        spelling, other = move_tags(state, move), move_tags(image, symmetry.move(move))
        assert Counter(map(symmetry.tag, spelling.parts)) == Counter(other.parts)
        assert symmetry.tag(spelling.landing) == other.landing


@given(states(), SYMMETRIES)
def test_canonical_and_likeness_are_blind_to_symmetry(state: State, symmetry: Symmetry) -> None:
    image = symmetry.state(state)
    assert canonical(image) == canonical(state)
    assert likeness_key(image) == likeness_key(state)


@given(states())
def test_the_canonical_text_is_a_symmetric_position(state: State) -> None:
    plain = parse(canonical(state))
    ours, theirs = state.table.colours, plain.table.colours
    idle = [colour for colour in COLOURS if colour not in theirs]
    others = [colour for colour in COLOURS if colour not in ours]
    becomes = dict(zip((*ours, *others), (*theirs, *idle), strict=True))
    colours = "".join(becomes[colour] for colour in COLOURS)
    assert [Symmetry(turn, colours).state(state) for turn in TURNS].count(plain) == 1


# What comes out, position by position and move by move.

POSITIONS = {
    "levels are in the order of the colours again": (
        "K/byrTbyRyy/3/bo/10 b1 b0+0-6:W1|y0+0-6:?|r0+0-6:|o0+0-6: mw",
        "4/K/govTovRoo/3/yv/6 v1 v0+0-6:W1|o0+0-6:?|g0+0-6:|y0+0-6: mw",
    ),
    "a dice card under way": (
        "K/b/14 b1*[W**=3=] b0+0-6:|y0+0-6: mw",
        "4/K/v/10 v1*[W**=3=] v0+0-6:|o0+0-6: mw",
    ),
    "a named wizard, imprisoned, with riders, and who cast what": (
        "K/13/bbyyT/1 b1[W3:b14.0&b14&y14]>y~1!b=mt,y=pb b0+3-0:|y0+3-0: mt,pb rules=master",
        "2/oovvT/1/K/11 v1[W3:v2.0&o2&v2]>o~1!v=mt,o=pb v0+3-0:|o0+3-0: mt,pb rules=master",
    ),
    "a named tower": (
        "K/14/TyR b2[T2:t15.2]>y b0+0-6:W1|y0+1-5: mt rules=master",
        "3/ToR/K/11 v2[T2:t3.2]>o v0+0-6:W1|o0+1-5: mt rules=master",
    ),
    "a named wizard that is home": (
        "K/b/14 b1[W3:-]>y b0+0-6:|y0+1-5: mt rules=master",
        "4/K/v/10 v1[W3:-]>o v0+0-6:|o0+1-5: mt rules=master",
    ),
    "a shuffle before a push": (
        "K/12/T/b/1 b1[shuffle:t13.1] b0+0-6:|y0+0-6: - draw= discard=W1,W2,W3",
        "1/T/v/1/K/11 v1[shuffle:t1.1] v0+0-6:|o0+0-6: - draw= discard=W1,W2,W3",
    ),
    "a card asked for": (
        "K/b/14 b1[ask] b0+0-5:W1|y0+0-5:|r0+0-5:W2|g0+0-5: - rules=team",
        "4/K/v/10 v1[ask] v0+0-5:W1|o0+0-5:|g0+0-5:W2|r0+0-5: - rules=team",
    ),
    "a card lent": (
        "K/b/14 b1%[lend:W3]&give b0+0-5:|y0+0-5:|r0+0-5:|g0+0-5: - rules=team",
        "4/K/v/10 v1%[lend:W3]&give v0+0-5:|o0+0-5:|g0+0-5:|r0+0-5: - rules=team",
    ),
}


@pytest.mark.parametrize(("text", "image"), POSITIONS.values(), ids=POSITIONS)
def test_a_position_turned_and_recoloured(text: str, image: str) -> None:
    state = parse(text)
    assert str(OTHER_COLOURS.state(state)) == image
    for move in moves_of(state):
        after = game.play(parse(image), OTHER_COLOURS.move(move))
        assert OTHER_COLOURS.state(game.play(state, move)) == after, str(move)


MOVES = {
    "W3:b5": "W3:v9",
    "W3:b13&y13&b13": "W3:v1&o1&v1",
    "T2:t14.3": "T2:t2.3",
    "W3:-": "W3:-",
    "W**": "W**",
    "=3": "=3",
    "again": "again",
    "y0": "o4",
    "t15.1": "t3.1",
    "b5&b5": "v9&v9",
    "-": "-",
    "new": "new",
    "new:t12.1": "new:t0.1",
    "mw:r5": "mw:g9",
    "mt:t5.1": "mt:t9.1",
    "sw:5,8": "sw:9,12",
    "sw:5,13": "sw:1,9",
    "hw:b11": "hw:v15",
    "ht:t5.1": "ht:t9.1",
    "mc:+": "mc:+",
    "mc:-": "mc:-",
    "pb:y5": "pb:o9",
    "fw:t5.1": "fw:t9.1",
    "fw:t5.1=y": "fw:t9.1=o",
    "end": "end",
    "pass": "pass",
    "ask": "ask",
    "lend:W3": "lend:W3",
    "decline": "decline",
    "back:T1": "back:T1",
    "give:2": "give:2",
    "get:2": "get:2",
    "shuffle:W2,T3": "shuffle:W2,T3",
}


@pytest.mark.parametrize(("text", "image"), MOVES.items(), ids=MOVES)
def test_a_move_turned_and_recoloured(text: str, image: str) -> None:
    (move,) = parse_moves(text)
    assert str(OTHER_COLOURS.move(move)) == image


def test_no_kind_of_move_is_forgotten() -> None:
    assert {type(parse_moves(text)[0]) for text in MOVES} == {*get_args(Move)}


TAGS = {
    "wizard:b@15": "wizard:v@3",
    "prisoner:r@11.1": "prisoner:g@15.1",
    "tower:5.2": "tower:9.2",
    "space:12": "space:0",
    "player:b": "player:v",
    "castle": "castle",
    "card:W4T2": "card:W4T2",
    "spell:mw": "spell:mw",
    "give:2": "give:2",
    "get:2": "get:2",
    **{word: word for word in ("die", "skip", "new", "end", "pass", "ask", "decline")},
}


@pytest.mark.parametrize(("tag", "image"), TAGS.items(), ids=TAGS)
def test_a_tag_turned_and_recoloured(tag: str, image: str) -> None:
    assert is_tag(tag)
    assert OTHER_COLOURS.tag(tag) == image


def test_a_board_can_be_turned_by_whole_tiles_alone() -> None:
    assert TURNS == (0, 4, 8, 12)
    with pytest.raises(Mistake, match=r"^the board can be turned by 0, 4, 8, 12 spaces, not by 3$"):
        Symmetry(3)


@pytest.mark.parametrize("colours", ["", "by", "byrgob", "byrgovb", "BYRGOV"])
def test_every_colour_becomes_another_one(colours: str) -> None:
    with pytest.raises(Mistake, match=r"^colours are exchanged by naming each of byrgov once, not"):
        Symmetry(0, colours)


# Chosen by a seed.


def test_a_seed_always_gives_the_same_symmetry() -> None:
    assert some_symmetry(1, "by") == some_symmetry(1, "byrg")
    assert some_symmetry("a puzzle", "by") == some_symmetry("a puzzle", "by")
    assert some_symmetry("first", "by") == Symmetry(12, "gyrvob")  # in every version of Python


def test_seeds_give_all_symmetries_but_the_one_that_changes_nothing() -> None:
    chosen = [some_symmetry(seed, "b") for seed in range(4_600)]
    counts = Counter((some.turn, some.colour("b")) for some in chosen)
    assert set(counts) == {(turn, colour) for turn in TURNS for colour in COLOURS} - {(0, "b")}
    assert all(100 < count < 300 for count in counts.values())  # 200 each, were they all equal


def test_without_colours_there_are_the_turns() -> None:
    assert {some_symmetry(seed, "").turn for seed in range(50)} == {4, 8, 12}


# Equal puzzles, and puzzles that look alike.

BOARD = "K/Rb/Ty/1/bT/11"


def test_canonical_has_the_castle_on_the_first_tile_and_the_colours_by_seat() -> None:
    state = parse("5/R/2/vvTg/4/RK/2 g2 v1+0-6:W1|g0+0-6:?,? mw,mt")
    assert canonical(state) == "1/RK/7/R/2/bbTy/3 y2 b1+0-6:W1|y0+0-6:?,? mw,mt"


@pytest.mark.parametrize(
    "other",
    [
        f"{BOARD} y1 b0+0-6:W1|y0+0-6:W2 mw",
        f"{BOARD} b2 b0+0-6:W1|y0+0-6:W2 mw",
        f"{BOARD} b1 b0+0-6:W2|y0+0-6:W1 mw",
        f"{BOARD} b1 b0+1-5:W1|y0+0-6:W2 mw",
        f"{BOARD} b1 b0+0-6:W1|y0+0-6:W2 mt",
        f"{BOARD} b1 b0+0-6:W1|y0+0-6:W2 mw discard=W1",
        "K/Ry/Tb/1/yT/11 b1 b0+0-6:W1|y0+0-6:W2 mw",
        "1/K/Rb/Ty/1/bT/10 b1 b0+0-6:W1|y0+0-6:W2 mw",
    ],
)
def test_canonical_tells_different_positions_apart(other: str) -> None:
    assert canonical(parse(other)) != canonical(parse(f"{BOARD} b1 b0+0-6:W1|y0+0-6:W2 mw"))


@pytest.mark.parametrize(
    "other",
    [
        f"{BOARD} b1 b1+2-3x1:T5,W1|y2+0-6:? mw,sw",  # cards, flasks, spells
        f"{BOARD} b2 y0+0-6:W2|b0+0-6:W1 mw",  # another start player
        "8/K/Rg/Tr/1/gT/3 g1 r0+0-6:W2|g0+0-6:W1 mw",  # turned, and the other to move
        "K/Rb/Tg/1/bT/11 b1 b0+0-5:W1|y0+0-5:|g0+0-5: mw",  # another opponent
    ],
)
def test_the_same_board_to_the_same_eyes_looks_alike(other: str) -> None:
    assert likeness_key(parse(other)) == likeness_key(parse(f"{BOARD} b1 b0+0-6:W1|y0+0-6:W2 mw"))


@pytest.mark.parametrize(
    "other",
    [
        f"{BOARD} y1 b0+0-6:W1|y0+0-6:W2 mw",  # to the other player it is another board
        "K/Rb/Ty/1/yT/11 b1 b0+0-6:W1|y0+0-6:W2 mw",
        "K/Tb/Ty/1/bT/11 b1 b0+0-6:W1|y0+0-6:W2 mw",
        "K/Rb/Ty/1/Tb/11 b1 b0+0-6:W1|y0+0-6:W2 mw",
        "1/Rb/Ty/1/bTK/11 b1 b0+0-6:W1|y0+0-6:W2 mw",
        "1/K/Rb/Ty/1/bT/10 b1 b0+0-6:W1|y0+0-6:W2 mw",  # shields stand elsewhere
    ],
)
def test_another_board_does_not_look_alike(other: str) -> None:
    assert likeness_key(parse(other)) != likeness_key(parse(f"{BOARD} b1 b0+0-6:W1|y0+0-6:W2 mw"))


@given(states(), st.integers(0, SPACES - 1))
def test_a_tower_more_never_looks_alike(state: State, space: int) -> None:
    covered = [*state.covered]
    covered[space] = "T" + covered[space]
    assert likeness_key(changed(state, covered=tuple(covered))) != likeness_key(state)
