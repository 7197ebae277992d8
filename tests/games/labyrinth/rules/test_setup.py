"""Setting up."""

from collections import Counter
from random import Random

import pytest

from mt_widgets.engine.errors import PositionError
from mt_widgets.games.labyrinth import game, notation, setup
from mt_widgets.games.labyrinth.box import FIXED, FORMULAS, NUMBERS, PLACES, SPARE_OF

from ...quoting import quotes

SEEDS = [str(seed) for seed in range(30)]


@quotes("setup.maze")
@pytest.mark.parametrize("seed", SEEDS[:5])
def test_setup_maze_of_all_loose_tiles(seed: str) -> None:
    state = setup.new({"seed": seed})
    loose = [tile for place, tile in enumerate(state.tiles) if place not in FIXED]
    kinds = Counter(SPARE_OF[tile] for tile in [*loose, state.spare])
    assert kinds == {"L": 15, "I": 13, "T": 6}
    assert state.closed == ""
    assert notation.parse_position(str(state)) == state


@quotes("setup.maze")
def test_setup_maze_is_turned_at_random_and_any_tile_is_left_over() -> None:
    states = [setup.new({"seed": seed}) for seed in SEEDS]
    assert {state.spare for state in states} == {*"ILT"}
    for place in set(range(49)) - set(FIXED):
        assert len({state.tiles[place] for state in states}) > 4


@quotes("setup.pawns")
@pytest.mark.parametrize(
    ("players", "colours"), [("1", "b"), ("2", "by"), ("3", "byr"), ("4", "byrg"), ("gr", "gr")]
)
def test_setup_pawns_on_their_start_spaces(players: str, colours: str) -> None:
    state = setup.new({"players": players, "seed": "1"})
    assert state.setup.colours == colours
    starts = {"b": "c3", "y": "e5", "r": "e3", "g": "c5"}
    assert [PLACES[place] for place in state.pawns] == [starts[colour] for colour in colours]


@quotes("setup.tokens")
def test_setup_tokens_inside_but_not_on_start_spaces() -> None:
    inside = {column + row for column in "bcdef" for row in "23456"}
    for seed in SEEDS[:5]:
        state = setup.new({"seed": seed})
        assert state.tokens == NUMBERS
        assert {PLACES[place] for place in state.lying} == inside - {"c3", "e5", "e3", "c5"}
    assert len({setup.new({"seed": seed}).lying[0] for seed in SEEDS}) > 10


@quotes("setup.formula")
def test_setup_formula_one_each_or_none_at_all() -> None:
    dealt = setup.new({"players": "4", "seed": "1"}).setup.formulas
    assert set(dealt) <= set(FORMULAS)
    assert len(set(dealt)) == 4
    assert len({setup.new({"seed": seed}).setup.formulas[0] for seed in SEEDS}) > 10
    assert setup.new({"players": "3", "formulas": "none"}).setup.formulas == ("-",) * 3


@quotes("setup.wands")
def test_setup_wands_three_each() -> None:
    assert setup.new({"players": "3"}).wands == (3, 3, 3)
    assert setup.new({"players": "3"}).taken == ((), (), ())


@quotes("setup.first")
def test_setup_first_seat_begins_with_a_shift() -> None:
    assert str(setup.new({"players": "ry"})).split(" ")[2] == "r1"


def test_the_same_seed_gives_the_same_start() -> None:
    given = {"players": "by", "seed": "7", "options": "open,deals"}
    assert setup.new(given) == setup.new(given)
    assert setup.new(given) != setup.new({**given, "seed": "8"})
    assert setup.new({}) != setup.new({})
    assert str(setup.new(given)).endswith(" opt=deals,open")


def test_one_player_may_have_a_limit() -> None:
    assert str(setup.new({"players": "1", "left": "24"})).endswith(" left=24")
    assert str(setup.new({"players": "1"})).count("left") == 0


def test_whatever_the_form_offers_can_be_set_up() -> None:
    for option in setup.OPTIONS:
        assert option.value in option.values
        for value in filter(None, option.values):
            players = {"players": "1"} if option.name == "left" else {}
            state = setup.new({**players, option.name: value})
            assert [*setup.seats(state)] == [*state.setup.colours]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", ""), ("players", "0"), ("players", "5"), ("players", "bb"), ("players", "bo"),
        ("players", "02"), ("players", "\u0662"), ("options", "closed"), ("options", "open,"),
        ("seed", "x"), ("seed", ""), ("seed", "1.5"), ("seed", "9" * 5000), ("left", "24"),
        ("formulas", "maybe"), ("spells", "mw"), ("", ""),
    ],
)  # fmt: skip
def test_what_cannot_be_set_up_is_told_by_name(name: str, value: str) -> None:
    with pytest.raises(PositionError) as error:
        setup.new({name: value})
    assert error.value.where == name
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("left", ["0", "1000", "-1", "", "024", "x"])
def test_a_limit_is_a_number_of_turns(left: str) -> None:
    with pytest.raises(PositionError, match="left"):
        setup.new({"players": "1", "left": left})


def test_there_is_no_chance_after_the_set_up() -> None:
    with pytest.raises(ValueError, match="chance"):
        game.chance_move(setup.new({"seed": "1"}), Random(1))
