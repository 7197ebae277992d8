"""The solver's game: every way in which chance can go, with the right weights and no peeking."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import comb, perm
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.errors import TooLarge
from mt_widgets.engine.game import CHANCE, Outcome
from mt_widgets.games.wiz_war import forecast, game, knowledge, notation, voice
from mt_widgets.games.wiz_war.cards import DECK, TRAPS, UNKNOWN
from mt_widgets.games.wiz_war.state import Shuffling, State

from .reachable import some_move
from .rules.rulecase import duel, three
from .test_laws import ANY_STATE, all_cards, shuffled


def _after(position: str, moves: str) -> State:
    state = notation.parse_position(position)
    for move in notation.parse_moves(moves):
        state = forecast.play(state, move)
    return state


def _known(outcomes: list[Outcome[State]]) -> dict[str, int]:
    return {one.name: one.weight for one in outcomes}


@given(ANY_STATE, st.integers(0, 3), st.integers(0, 999))
def test_it_never_depends_on_what_is_hidden(state: State, seat: int, seed: int) -> None:
    seat = min(seat, len(state.lives) - 1)
    one, other = (knowledge.hide(s, seat) for s in (state, shuffled(state, seat, Random(seed))))
    assert forecast.mover(one) == forecast.mover(other)
    if forecast.mover(one) != CHANCE:
        assert forecast.legal_moves(one) == forecast.legal_moves(other)
        return
    assert _outcomes(one) == _outcomes(other)


def _outcomes(state: State) -> list[Outcome[State]] | None:
    try:
        return forecast.outcomes(state)
    except TooLarge:
        return None


@given(ANY_STATE, st.integers(0, 999))
def test_no_move_looks_into_the_pile(state: State, seed: int) -> None:
    if game.mover(state) in (None, CHANCE):
        return
    move = some_move(state, Random(seed))
    known = forecast.play(state, move)
    unknown = forecast.play(state._replace(draw=None), move)
    assert known.draw == state.draw
    assert known._replace(draw=None) == unknown
    assert all_cards(known) == all_cards(state)


@given(ANY_STATE, st.integers(0, 999))
def test_it_is_the_game_where_nothing_is_drawn(state: State, seed: int) -> None:
    if game.mover(state) in (None, CHANCE):
        return
    move = some_move(state, Random(seed))
    played, forecasted = game.play(state, move), forecast.play(state, move)
    if played.draw == state.draw and not any(isinstance(p, Shuffling) for p in forecasted.pending):
        assert Counter(forecasted.discard) == Counter(played.discard)
        assert forecasted._replace(discard=()) == played._replace(discard=())


@given(ANY_STATE, st.integers(-1, 3))
def test_weights_add_up(state: State, seat: int) -> None:
    state = knowledge.hide(state, min(seat, len(state.lives) - 1))
    mover = forecast.mover(state)
    outcomes = _outcomes(state) if mover == CHANCE else None
    if outcomes is None:
        return
    assert sum(one.weight for one in outcomes) == _ways(state)
    assert all(one.weight > 0 for one in outcomes)
    for one in outcomes:
        assert one.state.pending != state.pending or one.state != state
        assert not one.name or forecast.chance_move(one.name) or voice.say_outcome(state, one.name)


def _ways(state: State) -> int:
    """How many equally likely ways there are, counted otherwise than in the forecast."""
    seen = all_cards(state)
    unseen = Counter(DECK) - seen
    in_hands = sum(hand.count(UNKNOWN) for hand in state.hands)
    top = state.pending[-1] if state.pending else None
    seat = game.mover(state)
    if isinstance(top, Shuffling):
        pile = state.draw if state.draw is None or state.draw else state.discard
        if pile is not None and UNKNOWN not in pile[: top.number] and pile is state.draw:
            return 1
        if pile is state.discard:
            return perm(len(pile), min(top.number, len(pile)))
        unknown = 2 if pile is None else pile[: top.number].count(UNKNOWN)
        return perm(unseen.total() - in_hands, unknown)
    if seat == CHANCE:
        return len(game.legal_moves(state))
    assert seat is not None
    others = sum(number for card, number in unseen.items() if card not in TRAPS)
    return comb(others, state.hands[seat].count(UNKNOWN))


# Against all deals of a few cards


def _few(position: str, *cards: str) -> State:
    """A position of which nobody has seen these cards, as all others lie on the discard pile."""
    rest = Counter(DECK) - Counter(cards)
    return notation.parse_position(f"{position} discard={','.join(rest.elements())}")


def test_a_hand_is_turned_up_as_often_as_it_is_dealt() -> None:
    cards = ("fireball", "pit", "grease", "2", "2", "3")
    state = _few(duel(b="15@d3:?,?", y="15@f3:?", more="draw=?,?,?"), *cards)
    assert forecast.mover(state) == CHANCE
    dealt = Counter(
        tuple(sorted(deal[:2])) for deal in permutations(cards) if not {*TRAPS} & {*deal[:3]}
    )
    outcomes = forecast.outcomes(state)
    ways = sum(one.weight for one in outcomes)
    found = {tuple(sorted(one.name.split(","))): Fraction(one.weight, ways) for one in outcomes}
    assert found == {hand: Fraction(number, dealt.total()) for hand, number in dealt.items()}


def test_traps_are_drawn_as_often_as_they_lie_on_top() -> None:
    cards = ("fireball", "pit", "pit", "2", "2", "3")
    state = _few(duel("b[shuffle:2]", b="15@d3:?", y="15@f3:?", more="draw="), *cards)
    state = state._replace(draw=(UNKNOWN,) * 4)
    dealt = Counter(
        ",".join(card if card in TRAPS else UNKNOWN for card in deal[2:4])
        for deal in permutations(cards)
        if not {*TRAPS} & {*deal[:2]}
    )
    outcomes = forecast.outcomes(state)
    ways = sum(one.weight for one in outcomes)
    found = {one.name or "?,?": Fraction(one.weight, ways) for one in outcomes}
    assert found == {name: Fraction(number, dealt.total()) for name, number in dealt.items()}


# One by one


def test_a_drawn_card_stays_unknown_until_its_owner_decides() -> None:
    state = _after(duel(b="15@d3:2", y="15@f3:3"), "end pass")
    drawn = next(one.state for one in forecast.outcomes(state) if not one.name)
    assert drawn.hands[0] == ("2", "?", "?")
    assert (forecast.mover(drawn), forecast.turn(drawn)) == (1, 1)
    asked = forecast.play(drawn, *notation.parse_moves("end"))
    assert (game.mover(asked), forecast.mover(asked)) == (0, CHANCE)
    assert all(UNKNOWN not in one.state.hands[0] for one in forecast.outcomes(asked))


def test_a_known_pile_is_drawn_from_and_its_traps_work() -> None:
    state = _after(duel(more="draw=pit,4,5"), "end")
    (drawn,) = forecast.outcomes(state)
    assert (drawn.weight, drawn.name) == (1, "pit,4")
    assert str(drawn.state) == duel("y3", b="13@d3:4", more="draw=5 discard=pit")
    assert voice.say_outcome(state, drawn.name) == "Blue draws Pit and number 4."


def test_a_pile_that_is_used_up_is_shuffled() -> None:
    state = _after(duel(more="draw=2 discard=4,4,5"), "end")
    (first,) = forecast.outcomes(state)
    second = forecast.outcomes(first.state)
    assert _known(second) == {"4": 2, "5": 1}
    assert {str(one.state) for one in second} == {
        duel("y3", b=f"15@d3:2,{card}", more="draw=?,?") for card in "45"
    }
    (none,) = forecast.outcomes(_after(duel(more="draw="), "end"))
    assert str(none.state) == duel("y3", more="draw=")


def test_a_deadly_trap_leaves_the_next_card_unknown() -> None:
    state = _after(three(b="1@d3:", more="draw=?,?,?"), "end")
    for one in forecast.outcomes(state):
        dead = not one.state.lives[0]
        assert dead == ("pit" in one.name)
        assert one.state.draw == ("?",) * (2 if one.name.startswith("pit") else 1)


def test_a_lost_turn_is_a_turn_of_its_own() -> None:
    state = _after(duel(y="15@f3:~stun", more="draw=2,3,4,5"), "end")
    (lost,) = forecast.outcomes(state)
    assert forecast.turn(lost.state) == 1
    assert forecast.turn_passed(state, lost.state)
    (again,) = forecast.outcomes(lost.state)
    assert forecast.turn_passed(lost.state, again.state)
    assert str(again.state) == duel("b3", b="15@d3:2,3", y="15@f3:4,5", more="draw=")


def test_dice_and_coins_are_moves() -> None:
    rolls = forecast.outcomes(notation.parse_position(duel("roll", more="first=by")))
    assert _known(rolls) == {f"={value}": 1 for value in range(1, 7)}
    coins = forecast.outcomes(
        notation.parse_position(duel("b3[b:rotate:c3:1=]", more="walls=e3e:w"))
    )
    assert _known(coins) == {"heads": 1, "tails": 1}
    for one in (*rolls, *coins):
        assert str(forecast.chance_move(one.name)) == one.name
    assert forecast.chance_move("pit,?") is None
    assert forecast.chance_move("") is None


def test_too_many_unknown_cards_are_too_large() -> None:
    few, many = (
        notation.parse_position(duel(b=f"15@d3:{cards}")) for cards in ("?,?,?", "?,?,?,?")
    )
    assert len(forecast.outcomes(few)) > 9_000
    with pytest.raises(TooLarge):
        forecast.outcomes(many)
