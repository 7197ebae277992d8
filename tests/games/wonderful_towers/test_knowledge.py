"""What each seat may know, what it can foresee, and states that fit what it knows."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.game import CHANCE
from mt_widgets.games.wonderful_towers import events as e
from mt_widgets.games.wonderful_towers import game, knowledge, notation
from mt_widgets.games.wonderful_towers.events import Event
from mt_widgets.games.wonderful_towers.state import State
from mt_widgets.games.wonderful_towers.view import View

from .reachable import positions, some_move

SEEDS = st.integers(0, 1 << 30)
TWO = "b:4,13,27,38*,52*,66,79|y:2,19,30,41,55,60,83"


def look(state: State, seat: int | None) -> View:
    (grade,) = knowledge.GRADES
    return knowledge.look(state, seat, grade)


def seats(state: State) -> tuple[int | None, ...]:
    return (None, CHANCE, *range(len(state.colours)))


@given(positions(), SEEDS)
def test_a_dealt_state_fits_the_view(state: State, seed: int) -> None:
    for seat in seats(state):
        dealt = knowledge.deal(look(state, seat), Random(seed))
        assert look(dealt, seat) == look(state, seat)
        assert notation.parse_position(str(dealt)) == dealt
        assert game.legal_moves(dealt) == game.legal_moves(state)


@given(positions(), SEEDS)
def test_a_dealt_deck_is_whole_unless_cards_lie_open_or_one_is_awaited(
    state: State, seed: int
) -> None:
    view = look(state, 0)
    dealt = knowledge.deal(view, Random(seed))
    whole = not view.next and game.mover(state) != CHANCE
    assert dealt.unknown == (b"" if whole else bytes(view.hidden))


def test_dealing_is_fair() -> None:
    view = look(notation.parse_position(f"{TWO} b 33 draw=70,11,48"), 0)
    decks = Counter(knowledge.deal(view, Random(seed)).deck for seed in range(600))
    assert len(decks) == 6
    assert all(60 < number < 140 for number in decks.values())


def test_dealing_is_the_same_from_the_same_random_numbers() -> None:
    view = look(notation.parse_position(f"{TWO} b 33"), 0)
    assert knowledge.deal(view, Random(3)) == knowledge.deal(view, Random(3))
    assert knowledge.deal(view, Random(3)) != knowledge.deal(view, Random(4))


@given(positions(), SEEDS)
def test_what_is_passed_on_tells_no_order(state: State, seed: int) -> None:
    hidden = knowledge.hide(state, 0)
    assert look(hidden, 0) == look(state, 0)
    assert hidden == knowledge.reconstruct(look(state, 0))
    if not state.unknown:
        deck = bytes(Random(seed).sample(state.deck, len(state.deck)))
        assert knowledge.hide(state._replace(deck=deck), 0) == hidden


@given(positions(), SEEDS)
def test_everybody_observes_everything_and_can_follow(state: State, seed: int) -> None:
    if game.mover(state) is None:
        return
    move = some_move(state, Random(seed))
    happened = game.events(state, move)
    for seat in seats(state):
        observed = knowledge.observe(iter(happened), state, seat)
        assert observed == happened
        assert knowledge.update(look(state, seat), observed) == look(game.play(state, move), seat)


@given(positions(), SEEDS)
def test_what_is_foreseen_happens_and_does_not_depend_on_the_order(state: State, seed: int) -> None:
    for move in game.legal_moves(state):
        foreseen = knowledge.foresee(state, move)
        happened = [one for one in game.events(state, move) if not _passing(one)]
        assert [*foreseen] == happened[: len(foreseen)]
        if not state.unknown:
            deck = bytes(Random(seed).sample(state.deck, len(state.deck)))
            assert knowledge.foresee(state._replace(deck=deck), move) == foreseen


def _passing(event: Event) -> bool:
    return isinstance(event, e.TurnPassed | e.StageReached)


@pytest.mark.parametrize(
    ("position", "move", "foreseen"),
    [
        (f"{TWO} b 33 draw=70,11,48", "draw", []),
        (f"{TWO} b 33 draw=70,11,?", "draw", [e.CardDrawn]),
        (f"{TWO} b 12 draw=70", "swap:1", [e.PowerUsed, e.BlockMoved]),
        (f"{TWO} b 5 draw=70", "middle", [e.PowerUsed, e.BlockSpared]),
        (f"{TWO} b[47] 33 draw=70", "put:1", [e.BlockReplaced, e.MarketJoined]),
    ],
)
def test_a_preview_shows_no_card_that_is_face_down(
    position: str, move: str, foreseen: list[type[Event]]
) -> None:
    (chosen,) = notation.parse_moves(move)
    seen = knowledge.foresee(notation.parse_position(position), chosen)
    assert [type(event) for event in seen] == foreseen


@given(positions())
def test_every_decision_is_open_and_nothing_is_announced(state: State) -> None:
    assert knowledge.is_open(state)
    assert knowledge.announced(state) == ()


@given(positions(), SEEDS)
def test_what_leaves_the_deck_cannot_be_forgotten(state: State, seed: int) -> None:
    if game.mover(state) is None:
        return
    move = some_move(state, Random(seed))
    happened, after = game.events(state, move), game.play(state, move)
    before, then = look(state, None), look(after, None)
    gone = {*before.next, *before.hidden} - {*then.next, *then.hidden}
    assert any(map(knowledge.reveals, happened)) or not gone
