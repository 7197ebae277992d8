"""Games from start to end: sensible players, records, new games, standings."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from mt_widgets.engine.errors import FileError, IllegalMove, PositionError
from mt_widgets.engine.game import CHANCE, Option
from mt_widgets.engine.record import Record, load, save
from mt_widgets.games import GAMES
from mt_widgets.games.wonderful_towers import game, notation, setup, voice
from mt_widgets.games.wonderful_towers.rules.ending import fitting_blocks

from .long_run import random_moves, sensible_games

GAME: Any = GAMES["wonderful-towers"]  # its states are ours here, and nobody's to shared code


def test_games_of_sensible_players_end() -> None:
    lengths = sensible_games(60)
    assert {players: len(turns) for players, turns in lengths.items()} == {2: 20, 3: 20, 4: 20}
    assert all(5 <= turns <= 150 for several in lengths.values() for turns in several)


def test_random_moves_keep_all_laws() -> None:
    assert random_moves(3_000) >= 1


@pytest.fixture
def record() -> "Record[Any, Any]":
    """A played game in which the deck is renewed."""
    rng, played = Random(4), Record.begin(GAME, setup.new({"seed": "4"}))
    while len(played.moves) < 400 and game.mover(played.state) is not None:
        chance = game.mover(played.state) == CHANCE
        state = played.state
        move = game.chance_move(state, rng) if chance else rng.choice(game.legal_moves(state))
        played = played.play(move)
    return played


def test_records_are_saved_and_loaded(record: "Record[Any, Any]", tmp_path: Path) -> None:
    assert any(str(move).startswith("shuffle:") for move in record.moves)
    save(record, tmp_path / "game.txt")
    text = (tmp_path / "game.txt").read_text("utf-8")
    assert text.startswith("wonderful-towers record 1\nstart b:")
    again: Record[Any, Any] = load(GAME, tmp_path / "game.txt")
    assert (again.moves, again.state) == (record.moves, record.state)
    assert [*again.states()] == [*record.states()]


def test_a_record_of_another_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "other.txt").write_text("magical-towers record 1\n", "utf-8")
    with pytest.raises(FileError, match="wonderful-towers record 1"):
        load(GAME, tmp_path / "other.txt")


def test_a_record_tells_which_move_a_rule_refuses(record: "Record[Any, Any]") -> None:
    with pytest.raises(IllegalMove, match=r"^draw\.look: You haven't drawn"):
        record.back_to(0).play("put:3")


def test_new_games_come_from_their_seed() -> None:
    assert setup.new({"seed": "7"}) == setup.new({"seed": "7", "players": "2", "options": ""})
    assert setup.new({"seed": "7"}) != setup.new({"seed": "8"})
    assert setup.new({}) != setup.new({})
    assert str(setup.new({"seed": "7"})) == str(
        notation.parse_position(str(setup.new({"seed": "7"})))
    )
    with_option = setup.new({"seed": "7", "options": "protect_one"})
    assert with_option.options == ("protect_one",)
    assert " opt=protect_one draw=" in str(with_option)


@pytest.mark.parametrize("option", setup.OPTIONS, ids=lambda option: option.name)
def test_everything_that_a_form_offers_begins_a_game(option: Option) -> None:
    assert option.title
    assert option.value in option.values
    starts = [setup.new({option.name: value, "seed": "1"}) for value in option.values]
    assert len({*starts}) == len(option.values) > 1
    assert starts[[*option.values].index(option.value)] == setup.new({"seed": "1"})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", "1"), ("players", "5"), ("players", "0"), ("players", "two"), ("players", "by"),
        ("players", ""), ("players", "02"), ("players", "2 "), ("seed", "x"), ("seed", ""),
        ("seed", "-1"), ("seed", "1.5"), ("seed", "٣"), ("seed", "1" * 10), ("options", "cheat"),
        ("options", "protect_one,protect_one"), ("options", ","), ("spells", "mw"),
        ("rules", "base"), ("costs", ""), ("left", "3"),
    ],
)  # fmt: skip
def test_new_refuses_what_there_is_not(name: str, value: str) -> None:
    with pytest.raises(PositionError) as caught:
        setup.new({name: value})
    assert caught.value.where == name
    assert caught.value.what


def test_chance_is_fair_and_shuffles_all_that_is_unknown() -> None:
    state = notation.parse_position(f"b:4,13,27,38,52,66,79 b[?] 33 discard={_all_but(1, 2, 3)}")
    orders = [str(game.chance_move(state, Random(seed))) for seed in range(600)]
    counts = {order: orders.count(order) for order in set(orders)}
    assert len(counts) == 6
    assert all(60 < count < 140 for count in counts.values())
    assert all(game.why_not(state, *notation.parse_moves(order)) is None for order in counts)


def _all_but(*cards: int) -> str:
    seen = {4, 13, 27, 38, 52, 66, 79, 33, *cards}
    return ",".join(str(card) for card in range(1, 85) if card not in seen)


@pytest.mark.parametrize(
    ("blocks", "fitting"),
    [
        ("1,2,3,4,5,6,7", 1),
        ("7,6,5,4,3,2,1", 7),
        ("84,83,82,81,80,79,78", 7),
        ("80,66,52,60,30,17,5", 6),
        ("84,2,52,46,37,39,15", 5),
        ("70,60,59,58,40,20,10", 7),
        ("70,60,1,2,59,20,10", 4),  # between 60 and 59 is no room for two others
        ("1,70,60,50,40,30,84", 5),
        ("6,1,2,3,4,5,84", 1),
    ],
)
def test_fitting_blocks_leave_room_for_the_others(blocks: str, fitting: int) -> None:
    assert fitting_blocks(bytes(map(int, blocks.split(",")))) == fitting


def test_standings_tell_how_far_each_tower_is_from_complete() -> None:
    state = notation.parse_position("b:70,60,51,40,31,21,10|y:2,19,30,41,55,61,83 b -")
    assert voice.standings(state) == [
        "Blue: a complete tower",
        "Yellow: 1 of 7 blocks can stay where they are",
    ]
    assert (game.winners(state), notation.result(state), game.mover(state)) == ((0,), "b", None)
