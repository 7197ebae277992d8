"""A finger on a phone: what it cannot tell apart is shown closer before anything is done."""

from itertools import product

import pytest

from mt_widgets.draw.hit import hit
from mt_widgets.draw.scene import Scene, walk
from mt_widgets.widgets.board.board import Board
from tests.games.magical_towers.face.looking import extent

PHONE = {"width": 374, "height": 700, "ratio": 1, "room_width": 374, "room_height": 500}
TALL = "K/3/TRTRb/3/by/3/R/3 b1 b0+0-6:T2,W3,W2T4|y0+0-6:? -"


def _board(*, coarse: bool = True, position: str = TALL) -> Board:
    board = Board(position)
    board.panel.page = {**PHONE, "coarse": coarse}
    return board


def _tap(board: Board, tag: str, *, lens: bool = False) -> None:
    """Press the middle of all points that hit something on the board, or in the lens."""
    scene = board._scene
    layer = scene.overlay if lens else scene.table
    boxes = zip(*(extent(one) for one in walk(layer) if one.tag == tag), strict=True)
    left, top, right, bottom = (
        int(pick(side)) for pick, side in zip((min, min, max, max), boxes, strict=True)
    )
    alone = Scene(scene.width, scene.height, (), layer)
    points = product(range(left, right, 2), range(top, bottom, 2))
    spots = [(x, y) for x, y in points if hit(alone, x, y) == tag]
    assert spots, tag
    board._press(*spots[len(spots) // 2])


def _played(board: Board) -> list[str]:
    return str(board.panel.copies["moves"]).split()


def test_a_thin_level_is_shown_closer_and_picked_there() -> None:
    board = _board()
    board.click("card:T2")
    _tap(board, "tower:4.2")
    assert _played(board) == []
    assert board._lens == 4
    assert "close-up" in board.panel.status["text"]
    _tap(board, "tower:4.3", lens=True)
    assert _played(board) == ["T2:t4.3"]


def test_a_second_tap_on_a_thin_level_is_taken_as_it_is() -> None:
    board = _board()
    board.click("card:T2")
    _tap(board, "tower:4.2")
    _tap(board, "tower:4.2")
    assert len(_played(board)) == 1


def test_with_a_mouse_a_thin_level_is_played_at_once() -> None:
    board = _board(coarse=False)
    board.click("card:T2")
    _tap(board, "tower:4.2")
    assert len(_played(board)) == 1


def test_where_only_one_thing_can_be_meant_it_is_played_at_once() -> None:
    board = _board()
    board.click("card:W3")
    _tap(board, "wizard:b@8")  # beside a yellow one, which is nobody's to move
    assert _played(board) == ["W3:b8"]


def test_who_stands_beside_what_can_be_moved_is_shown_closer() -> None:
    board = _board()
    board.click("card:W3")
    _tap(board, "wizard:y@8")
    assert board._lens == 8
    assert board.panel.status["kind"] == "told"


@pytest.mark.parametrize("tag", ["tower:12.1", "card:W3"])
def test_what_stands_or_lies_alone_needs_no_closer_look(tag: str) -> None:
    board = _board()
    board.click("card:T2")
    _tap(board, tag)
    assert board._lens is None
