"""Bad input of every sort: one clear sentence, never a traceback."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.errors import FileError, MoveError, PositionError
from mt_widgets.engine.record import Record, load, parse_record, save
from mt_widgets.games import GAMES
from mt_widgets.games.labyrinth import game, notation, voice
from mt_widgets.games.labyrinth.moves import Move
from mt_widgets.games.labyrinth.state import State
from mt_widgets.games.labyrinth.view import look
from tests.mutate import mutated_text

from .laws import check_attempts
from .mazes import LATE, START
from .reachable import some_move, states

GAME: Any = GAMES["labyrinth"]
ALPHABET = "IHLFZJKTDAbyrg0123456789/!*%[]|:,-+?= NESWacdeoptflwandsy_\n\x00\x1b\u0663é"


def is_a_sentence(error: ValueError) -> None:
    assert "\n" not in str(error)
    assert str(error).isprintable()
    assert len(str(error)) < 300


def read_or_refuse(text: str, seed: int) -> None:
    """What can be read at all can be shown, listed, played and written again."""
    try:
        odd = notation.parse_position(text)
    except PositionError as error:
        is_a_sentence(error)
        return
    assert notation.parse_position(str(odd)) == odd
    assert voice.board(look(odd, None))
    assert notation.result(odd)
    assert voice.standings(odd)
    check_attempts(odd, Random(seed))
    for move in game.legal_moves(odd)[:20]:
        assert game.why_not(odd, move) is None
        after = game.play(odd, move)
        assert notation.parse_position(str(after)) == after


@given(st.text(max_size=200) | st.text(ALPHABET, max_size=200))
def test_any_text_is_a_position_or_gets_a_sentence(text: str) -> None:
    read_or_refuse(text, 1)


@given(
    states(), st.integers(0, 10_000), st.lists(st.sampled_from(ALPHABET), min_size=1, max_size=3)
)
def test_a_damaged_position_is_read_or_gets_a_sentence(
    state: State, seed: int, new: list[str]
) -> None:
    rng, text = Random(seed), str(state)
    for letter in new:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice([letter, ""]) + text[at + rng.randrange(2) :]
    read_or_refuse(text, seed)


@given(mutated_text(START) | mutated_text(LATE + " opt=deals"))
def test_a_mutated_position_is_read_or_gets_a_sentence(text: str) -> None:
    read_or_refuse(text, 2)


@given(
    st.text(max_size=60)
    | st.text(ALPHABET, max_size=60)
    | mutated_text("Nb:F d4+ wand deal:y+25:W2:I accept stay+ end")
)
def test_any_text_is_a_line_of_moves_or_gets_a_sentence(text: str) -> None:
    try:
        moves = notation.parse_moves(text)
    except MoveError as error:
        is_a_sentence(error)
        return
    assert [*map(str, moves)] == [word for word in text.split(" ") if word]


# Records


def played(state: State, seed: int, moves: int) -> Record[State, Move]:
    record: Record[State, Move] = Record.begin(GAME, state)
    rng = Random(seed)
    for _ in range(moves):
        if game.mover(record.state) is not None:
            record = record.play(some_move(record.state, rng))
    return record


@given(states(), st.integers(0, 999))
def test_a_record_says_its_game_and_is_read_again(state: State, seed: int) -> None:
    record = played(state, seed, 12)
    text = str(record)
    assert text.startswith("labyrinth record 1\nstart ")
    assert parse_record(GAME, text, "game") == record


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    record = played(notation.parse_position(START), 5, 30)
    path = tmp_path / "game.txt"
    save(record, path)
    assert load(GAME, path) == record


@pytest.mark.parametrize(
    ("line", "told"),
    [("Sd:L", "line 3: shift.no-undo"), ("d9", "line 3: move"), ("Nb:L d4", "line 3: one move")],
)
def test_a_record_tells_the_line_at_fault(line: str, told: str) -> None:
    text = f"labyrinth record 1\nstart {LATE}\n{line}\nfinal {LATE}\n"
    with pytest.raises(FileError, match=told):
        parse_record(GAME, text, "game")


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(FileError, match="labyrinth record 1"):
        parse_record(GAME, f"magical-towers record 1\nstart {LATE}\nfinal {LATE}\n", "g")
