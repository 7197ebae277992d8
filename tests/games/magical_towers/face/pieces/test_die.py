"""The die, and the dice on cards."""

import pytest

from mt_widgets.draw.scene import Group
from mt_widgets.games.magical_towers.face.board.layout import Box
from mt_widgets.games.magical_towers.face.pieces.die import UNROLLED, dice, die
from mt_widgets.games.magical_towers.face.theme import THEMES, load_theme
from tests.draw.counting import count

from ..looking import fits, outlines, paths

LIGHT = load_theme("light")


@pytest.mark.parametrize("value", range(1, 7))
def test_a_face_shows_its_eyes(value: int) -> None:
    *_, eyes = paths((die(value, 50, LIGHT),))
    assert outlines([eyes]) == value
    assert eyes.fill == LIGHT["shield"]


def test_a_die_that_is_not_rolled_looks_like_no_face() -> None:
    unrolled = die(UNROLLED, 50, LIGHT)
    assert unrolled not in [die(value, 50, LIGHT) for value in range(1, 7)]
    assert outlines(paths((unrolled,))[-1:]) == 1 + 2 + 3  # three faces of a cube


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("value", range(1, 8))
def test_a_die_is_as_large_as_wanted_round_the_origin(value: int, theme: str) -> None:
    drawn = die(value, 40, load_theme(theme))
    assert fits((drawn,), Box(-20, -20, 40, 40), 7)
    assert count((drawn,)) <= 5


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_a_card_shows_as_many_dice_as_rolls(rolls: int) -> None:
    faces, eyes = paths((dice(rolls, 30, LIGHT),))
    assert outlines([faces]) == rolls
    assert outlines([eyes]) == {1: 5, 2: 3 + 5, 3: 2 + 6 + 5}[rolls]


def test_equal_dice_are_one_object() -> None:
    assert die(3, 50, LIGHT) is die(3, 50, LIGHT)
    assert isinstance(die(3, 50, LIGHT), Group)
