"""Setting up."""

from random import Random

import pytest

from mt_widgets.games.wonderful_towers import game, notation, setup
from mt_widgets.games.wonderful_towers.box import ALL
from mt_widgets.games.wonderful_towers.rules.setup import deal
from mt_widgets.games.wonderful_towers.state import State

from ...quoting import quotes


class Dealer(Random):
    """Somebody whose shuffled cards are known."""

    def sample(self, population: object, k: int, **_: object) -> list[int]:  # type: ignore[override]
        assert (population, k) == (ALL, 84)
        return [*range(84, 0, -1)]


@pytest.fixture
def dealt() -> State:
    return deal("byr", (), Dealer())


@quotes("setup.shuffle")
def test_setup_shuffle_all_cards() -> None:
    starts = {str(setup.new({"seed": str(seed)})) for seed in range(20)}
    assert len(starts) == 20
    for text in starts:
        state = notation.parse_position(text)
        assert (len(state.deck), state.unknown, state.discard) == (69, b"", b"")
        assert [*state.deck] != sorted(state.deck)


@quotes("setup.deal", "setup.tower")
def test_setup_tower_of_seven_each_smallest_on_the_ground(dealt: State) -> None:
    towers = "b:78,79,80,81,82,83,84|y:71,72,73,74,75,76,77|r:64,65,66,67,68,69,70"
    assert str(dealt).split(" ")[0] == towers
    assert dealt.tokens == (0, 0, 0)


@quotes("setup.market")
def test_setup_market_is_the_next_card_and_can_be_used(dealt: State) -> None:
    deck = ",".join(map(str, range(62, 0, -1)))
    assert str(dealt).split(" ", 1)[1] == f"b 63 draw={deck}"
    assert "middle" in map(str, game.legal_moves(dealt))


@quotes("setup.first")
def test_setup_first_is_whoever_is_written_there() -> None:
    blue = setup.new({"seed": "3"})
    assert game.mover(blue) == 0
    yellow = str(blue).replace(" b ", " y ")
    assert game.mover(notation.parse_position(yellow)) == 1
