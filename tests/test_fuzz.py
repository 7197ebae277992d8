"""Bad input of every sort: one clear sentence, never a traceback."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

import mt_widgets as mt
from mt_widgets.engine.game import CHANCE
from mt_widgets.engine.record import parse_record
from mt_widgets.games import GAMES
from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.state import State
from tests.reachable import states

ALPHABET = "KRTbyrgov0123456789/|+-x:,?*[]>~!&%= WT.mwthcpfnewlids\n\x00\x1b\u0663é"


def is_a_sentence(error: ValueError) -> None:
    assert "\n" not in str(error)
    assert str(error).isprintable()
    assert len(str(error)) < 300


@given(st.text(max_size=200) | st.text(ALPHABET, max_size=200))
def test_any_text_is_a_position_or_gets_a_sentence(text: str) -> None:
    try:
        game.legal_moves(mt.parse(text))
    except mt.PositionError as error:
        is_a_sentence(error)


@given(
    states(), st.integers(0, 10_000), st.lists(st.sampled_from(ALPHABET), min_size=1, max_size=3)
)
def test_a_damaged_position_is_read_or_gets_a_sentence(
    state: State, seed: int, new: list[str]
) -> None:
    """What can be read at all can be shown, listed, played and written again."""
    rng, text = Random(seed), str(state)
    for letter in new:
        at = rng.randrange(len(text) // (1 + rng.randrange(3)))
        text = text[:at] + rng.choice([letter, ""]) + text[at + rng.randrange(2) :]
    try:
        odd = mt.parse(text)
    except mt.PositionError as error:
        is_a_sentence(error)
        return
    assert mt.parse(str(odd)) == odd
    assert str(mt.view(odd))
    game.winners(odd)
    moves = game.legal_moves(odd)[:50]
    if game.mover(odd) == CHANCE:
        moves.append(game.chance_move(odd, rng))
    for move in moves:
        assert game.why_not(odd, move) is None
        after = game.play(odd, move)
        assert mt.parse(str(after)) == after


@given(st.text(max_size=60) | st.text(ALPHABET, max_size=60), states())
def test_any_text_is_a_move_or_gets_a_sentence(text: str, state: State) -> None:
    try:
        mt.play(state, text)
    except (mt.MoveError, mt.IllegalMove) as error:
        is_a_sentence(error)


@given(st.text(max_size=300) | st.text(ALPHABET, max_size=300))
def test_any_text_is_a_record_or_gets_a_sentence(text: str) -> None:
    try:
        parse_record(GAMES["magical-towers"], f"magical-towers record 1\n{text}", "game")
    except mt.FileError as error:
        is_a_sentence(error)
