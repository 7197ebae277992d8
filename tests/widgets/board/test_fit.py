"""How large the board is drawn."""

import pytest

from mt_widgets.widgets.board.fit import fit

PAGE = {"width": 1400, "height": 900, "ratio": 1}


def test_the_board_makes_room_for_the_buttons_but_not_too_much() -> None:
    whole, some, least = (
        fit({**PAGE, "taken": taken}, "fit", lambda _: (1000, 640)).width for taken in (0, 60, 900)
    )
    assert whole > some > least
    assert least == pytest.approx(0.5 * whole)
