"""Why one way is better than another: what is said is true on the board, and what matters."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mt_widgets as mt
from mt_widgets.engine.game import CHANCE
from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.judgement import FEATURES, reasons
from mt_widgets.games.magical_towers.judgement.compared import COUNTS, cards_home
from mt_widgets.games.magical_towers.knowledge import hide
from mt_widgets.games.magical_towers.state import State
from tests.games.magical_towers.truth import gone, is_so
from tests.reachable import states


def played(position: str, line: str) -> State:
    return mt.play(mt.parse(position), *line.split())


def compared(position: str, one: str, other: str) -> dict[str, bool]:
    """What is said of one line against another, and whether it is good."""
    before = mt.parse(position)
    found = reasons(before.seat, before, played(position, one), played(position, other))
    return {reason.text: reason.worth > 0 for reason in found}


# A position, a line, another one, and what is said of the first: good, or bad.
CASES = [
    (
        "K/1/T/11/b/yT b2 b3+1-0:W2,T1|y0+0-6:?,?,? -", "W2:b14", "T1:t2.1",
        {"Your last wizard gets home, and the castle moves on to space 4.": True,
         "All your wizards are home then, and all your flasks are filled.": True},
    ),
    (
        "K/1/T/11/b/b b2 b3+1-1:W2,T2|y0+0-6:?,?,? -", "W2:b14", "T2:t2.1",
        {"A wizard of yours gets home, and the castle moves on to space 4.": True},
    ),
    (
        "K/1/T/1/y/9/b/b b2 b3+1-1:W2,T2|y0+0-6:?,?,? -", "T2:t2.1", "W2:b14",
        {"It traps a yellow wizard and fills your last flask.": True,
         "It keeps Yellow from getting the last wizard home with any 4.": True,
         "Your card W2 can take a wizard home next turn, if the castle is still there.": True},
    ),
    (
        "K/1/T/1/y/9/b/b b2 b3+1-1:W2,T2|y0+0-6:?,?,? -", "W2:b14", "T2:t2.1",
        {"It lets Yellow get the last wizard home with any 4.": False},
    ),
    (
        "K/1/T/1/y/8/y/1/b b2 b3+1-0:W4,T2|y4+6-0:?,?,? -", "W4:b15", "T2:t2.1",
        {"It takes a wizard of yours past the castle, so it has to go all the way round again.":
         False},
    ),
    (
        "K/1/bT/y/9/y/yTb/b b1 b3+1-3:W4,T1,W*T*|y4+1-0:?,?,? -", "W*T*", "T1:t2.1 W4:b15",
        {"If the die shows 1 or 2, a wizard of yours gets home.": True},
    ),
    (
        "K/1/bT/y/9/y/yTb/b b1 b3+1-3:W4,T1,W*T*|y4+1-0:?,?,? -", "T1:t2.1 W4:b15", "new",
        {"It sets a wizard of yours free.": True,
         "It traps a yellow wizard and fills a flask.": True},
    ),
    (
        "K/1/b/1/T/7/b/3 b2 b3+2-0:W1,T3|y3+6-0:?,?,? mt", "mt:t4.1 W1:b2", "W1:b2 end",
        {"It spends a full flask.": False},
    ),
]  # fmt: skip


def test_after_the_last_round_nobody_gets_home() -> None:
    last = mt.parse("K/1/T/12/b y2 b4+1-1:?,?,?|y5+6-0:T2,T1 -")  # Yellow is done: end.round
    going_on = mt.parse("K/1/T/12/b y2 b4+1-1:?,?,?|y5+5-1:T2,T1 -")
    assert (cards_home(last, 0), cards_home(going_on, 0)) == (frozenset(), frozenset({1}))


def test_the_names_of_the_numbers_are_those_of_the_judgement() -> None:
    assert {name for names in COUNTS.values() for name in names} <= {*FEATURES}


@pytest.mark.parametrize(("position", "one", "other", "told"), CASES)
def test_what_is_said(position: str, one: str, other: str, told: dict[str, bool]) -> None:
    assert compared(position, one, other).items() >= told.items()


@given(state=states(), seed=st.integers(0, 999))
def test_what_is_said_is_so(state: State, seed: int) -> None:
    seat = game.mover(state)
    if seat is None or seat == CHANCE:
        return
    rng, before = Random(seed), hide(state, seat)
    one, other = gone(before, seat, rng), gone(before, seat, rng)
    for reason in reasons(seat, before, one.after, other.after):
        assert is_so(reason.text, one), reason.text


@given(state=states(), seed=st.integers(0, 999))
def test_a_way_is_neither_better_nor_worse_than_itself(state: State, seed: int) -> None:
    seat = game.mover(state)
    if seat is None or seat == CHANCE:
        return
    after = gone(state, seat, Random(seed)).after
    assert {one.about for one in reasons(seat, state, after, after)} <= {"roll"}
