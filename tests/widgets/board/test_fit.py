"""How large the board is drawn, and in which frame."""

import pytest

from mt_widgets.widgets.board.fit import BoardFrame, fit

PAGE = {"width": 1400, "height": 900, "ratio": 1}
# A broad picture, a square one, a high one with small pieces, and a small one with large pieces.
FRAMES = (
    BoardFrame("wide", 1000, 640, 50),
    BoardFrame("medium", 800, 800, 45),
    BoardFrame("narrow", 400, 800, 30),
    BoardFrame("phone", 360, 480, 33),
)


def _room(width: float, height: float) -> dict[str, float]:
    return {**PAGE, "room_width": width, "room_height": height}


def test_the_board_makes_room_for_the_buttons_but_not_too_much() -> None:
    whole, some, least = (
        fit({**PAGE, "taken": taken}, "fit", FRAMES).width for taken in (0, 60, 900)
    )
    assert whole > some > least
    assert least == pytest.approx(0.5 * whole)


@pytest.mark.parametrize(
    ("width", "height", "frame", "drawn"),
    [
        (1000, 640, "wide", 1000),
        (2000, 640, "wide", 1000),
        (800, 800, "medium", 800),
        (500, 1000, "narrow", 500),
        (360, 600, "phone", 360),
        (300, 300, "phone", 225),
        (9000, 9000, "wide", 1600),
    ],
)
def test_in_a_room_of_its_own_pieces_are_large_and_the_board_fills_it(
    width: float, height: float, frame: str, drawn: float
) -> None:
    found = fit(_room(width, height), "fit", FRAMES)
    assert found.frame == frame
    assert found.width == pytest.approx(drawn)


def test_a_smaller_board_takes_its_share_of_the_room() -> None:
    assert fit(_room(1000, 640), "small", FRAMES).width == pytest.approx(500)
