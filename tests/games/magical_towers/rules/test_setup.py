"""Setting up."""

import re

import pytest

from mt_widgets import start

from ...quoting import quotes
from .rulecase import board


@quotes("setup.castle", "setup.towers")
def test_setup_castle_on_space_0_and_towers_behind_it_by_turns() -> None:
    assert re.sub("[byrgov]", "", board(str(start(6)))) == "K/R/T/R/T/R/T/R/T/R/6"


@quotes("setup.spells")
def test_setup_spells_of_the_base_game() -> None:
    assert str(start(2)).split(" ")[3] == "mw,mt"


@quotes("setup.spells")
@pytest.mark.parametrize("spells", ["sw,mc,fw", "-"])
def test_setup_spells_may_be_others(spells: str) -> None:
    assert str(start(2, spells)).split(" ")[3] == spells


@quotes("setup.cards")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_setup_cards_three_each_and_the_rest_to_draw(players: int) -> None:
    _, _, people, _, draw = str(start(players)).split(" ")
    hands = [person.split(":")[1].split(",") for person in people.split("|")]
    assert [len(hand) for hand in hands] == [3] * players
    assert len(draw.removeprefix("draw=").split(",")) == 90 - 3 * players


@quotes("setup.cards")
def test_setup_cards_are_shuffled() -> None:
    assert str(start(2, seed=1)) == str(start(2, seed=1))
    assert str(start(2, seed=1)) != str(start(2, seed=2))


@quotes("setup.wizards")
@pytest.mark.parametrize(
    ("colours", "spaces"),
    [
        ("by", "K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6"),
        ("byr", "K/Rbyr/Tbyr/Rbyr/Tby/Rr/T/R/T/R/6"),
        ("byrg", "K/Rbyr/Tbyg/Rbrg/Tyr/Rbg/Tyr/Rg/T/R/6"),
        ("byrgo", "K/Rbyr/Tbgo/Ryrg/Tbo/Ryr/Tgo/R/T/R/6"),
        ("byrgov", "K/Rbyr/Tgov/Rbyr/Tgo/Rbv/Tyr/Rg/To/Rv/6"),
        ("yb", "K/Rbyy/Tbby/Rbyy/Tb/R/T/R/T/R/6"),
    ],
)
def test_setup_wizards_by_turns_on_the_first_tower_with_room(colours: str, spaces: str) -> None:
    assert board(str(start(colours))) == spaces


@quotes("setup.flasks")
def test_setup_flasks_are_empty() -> None:
    state = start(3)
    assert (state.full, state.empty, state.spent) == ((0, 0, 0), (5, 5, 5), (0, 0, 0))
