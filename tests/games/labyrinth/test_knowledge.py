"""What each seat may know, and states that fit it."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.games.labyrinth import events, game, knowledge, notation, setup
from mt_widgets.games.labyrinth.box import FORMULAS
from mt_widgets.games.labyrinth.state import UNKNOWN, State

from .laws import eyes, shuffle_what_is_hidden
from .mazes import LATE, START, position
from .reachable import states

(GRADE,) = knowledge.GRADES


@given(states(), st.integers(0, 999))
def test_a_dealt_state_looks_like_the_view_that_it_was_dealt_from(state: State, seed: int) -> None:
    for seat in eyes(state):
        view = knowledge.look(state, seat, GRADE)
        dealt = knowledge.deal(view, Random(seed))
        assert knowledge.look(dealt, seat, GRADE) == view
        assert UNKNOWN not in dealt.setup.formulas
        assert notation.parse_position(str(dealt)) == dealt  # so no card is there twice


def test_unknown_formulas_are_dealt_fairly_from_those_nobody_has_seen() -> None:
    state, rng = setup.new({"players": "3", "seed": "4"}), Random(5)
    view = knowledge.look(state, 0, GRADE)
    own, rounds = state.setup.formulas[0], 4_000
    dealt = [knowledge.deal(view, rng).setup.formulas for _ in range(rounds)]
    assert {cards[0] for cards in dealt} == {own}
    for seat in (1, 2):
        found = Counter(cards[seat] for cards in dealt)
        assert {*found} == {*FORMULAS} - {own}
        assert all(0.7 < number * 20 / rounds < 1.3 for number in found.values())
    assert len(Counter(cards[1:] for cards in dealt)) > 370  # of 380 pairs


def test_a_dealt_state_fills_also_what_the_position_does_not_tell() -> None:
    state = notation.parse_position(position("L b3 b0::1-10-13|y0::?", c3="Kby"))
    dealt = knowledge.deal(knowledge.look(state, None, GRADE), Random(1))
    assert dealt.setup.formulas[1] in {*FORMULAS} - {"1-10-13"}
    assert game.winners(dealt)


@given(states())
def test_who_sees_everything_sees_the_state(state: State) -> None:
    assert knowledge.reconstruct(knowledge.look(state, None, GRADE)) == state
    for seat in range(-1, len(state.setup.colours)):
        hidden = knowledge.hide(state, seat)
        assert knowledge.reconstruct(knowledge.look(state, seat, GRADE)) == hidden
        assert knowledge.hide(hidden, seat) == hidden


@given(states(), st.integers(0, 999))
def test_what_is_foreseen_tells_nothing_that_is_hidden(state: State, seed: int) -> None:
    seat = game.mover(state)
    if seat is None or "open" in state.setup.options:
        return
    rng = Random(seed)
    other = shuffle_what_is_hidden(state, seat, rng)
    moves = game.legal_moves(state)
    for move in rng.sample(moves, min(5, len(moves))):
        assert knowledge.foresee(other, move) == knowledge.foresee(state, move)
        assert knowledge.announced(game.play(state, move)) == ()


def test_a_shift_is_foreseen_with_all_that_rides_and_the_end_without_the_formulas() -> None:
    state = notation.parse_position(position("I b1 b0::?|y0::?", g4="H7b", a1="F1y"))
    foreseen = knowledge.foresee(state, *notation.parse_moves("W4:H"))
    assert [type(event) for event in foreseen] == [
        events.MazeShifted, events.PawnCarried, events.TokenCarried
    ]  # fmt: skip
    last = notation.parse_position(position("I b2 b0::1-10-13|y0::?", c3="Kby", d3="H1"))
    taken = knowledge.foresee(last, *notation.parse_moves("d3+"))
    assert [type(event) for event in taken] == [events.PawnMoved, events.TokenTaken]
    told = game.events(last, *notation.parse_moves("d3+"))
    assert [event for event in told if knowledge.reveals(event)] == [
        events.FormulaShown(0, "1-10-13")
    ]


@pytest.mark.parametrize(
    ("text", "is_open"),
    [
        (START, False),
        (f"{START} opt=open", True),
        (LATE, False),
        (position("L b1 b0::-|y0::-", c3="Kby", d3="H9"), True),
        (position("L b1 b0::1-10-13|y0::-", c3="Kby", d3="H9"), False),
        (position("L b3 b0::1-10-13|y0::2-8-17", c3="Kby"), True),
    ],
)
def test_a_decision_is_open_where_no_card_is_hidden(text: str, is_open: bool) -> None:
    assert knowledge.is_open(notation.parse_position(text)) == is_open
