"""Shapes as calls of a canvas."""

from mt_widgets.draw.calls import Call, calls
from mt_widgets.draw.paint import FONT
from mt_widgets.draw.scene import Group, Path, Shape, Text

from .samples import TOUCH, full_board

LINE = "M 0 0 L 9 9"


def _calls(*shapes: Shape, scale: float = 1) -> list[Call]:
    """The calls without those that make the layer ready."""
    found = calls(shapes, scale)
    ready = calls((), scale)
    assert found[: len(ready)] == ready
    return found[len(ready) :]


def test_a_layer_is_cleared_whole_before_it_is_painted() -> None:
    assert calls((), 2)[:2] == [("resetTransform", ()), ("clear", ())]


def test_an_outline_is_filled_and_then_drawn_along() -> None:
    shape = Path(LINE, fill="#112233", stroke="#445566", width=3, dash=(2, 1), opacity=0.5)
    assert _calls(shape) == [
        ("setTransform", (1, 0, 0, 1, 0, 0)),
        ("set", ("global_alpha", 0.5)),
        ("path", (LINE,)),
        ("set", ("fill_style", "#112233")),
        ("fill", ("nonzero",)),
        ("set", ("stroke_style", "#445566")),
        ("set", ("line_width", 3)),
        ("setLineDash", ((2, 1),)),
        ("stroke", ()),
    ]


def test_groups_are_one_transform_in_dots_of_the_layer() -> None:
    inner = Group((Path(LINE, fill="#112233"),), 5, 6, 0.5, 0.5)
    found = _calls(Group((inner,), 10, 20, 2, 0.5), scale=3)
    assert found[:2] == [("setTransform", (3, 0, 0, 3, 60, 96)), ("set", ("global_alpha", 0.25))]


def test_letters_stand_with_their_middle_at_the_point() -> None:
    assert _calls(Text("7", 10, 20, 10, "#112233"))[2:] == [
        ("set", ("font", f"bold 10px {FONT}")),
        ("set", ("fill_style", "#112233")),
        ("fillText", ("7", 10, 23.5)),
    ]


def test_what_did_not_change_is_not_set_again() -> None:
    shape = Path(LINE, fill="#112233", stroke="#445566", dash=(1,))
    once, twice = _calls(shape), _calls(shape, shape)
    assert twice[len(once) :] == [("path", (LINE,)), ("fill", ("nonzero",)), ("stroke", ())]


def test_dashes_end_with_their_line() -> None:
    assert "setLineDash" not in dict(_calls(Path(LINE, stroke="#112233")))
    found = _calls(Path(LINE, stroke="#112233", dash=(1,)), Path(LINE, stroke="#112233"))
    assert [call for call in found if call[0] == "setLineDash"] == [
        ("setLineDash", ((1,),)),
        ("setLineDash", ((),)),
    ]


def test_areas_to_touch_cost_nothing() -> None:
    faded = Group((Path(LINE, fill="#112233"),), opacity=0)
    gone = Group((Path(LINE, fill="#112233"),), scale=0)
    assert _calls(Path(LINE, fill=TOUCH), faded, gone, Path(LINE), Text(" ", 0, 0, 9, "#000")) == []


def test_a_full_board_takes_few_calls() -> None:
    board = full_board()
    assert sum(len(calls(layer, 2)) for layer in (board.scenery, board.table)) < 1600
