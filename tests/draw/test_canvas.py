"""The canvas painter, as far as a kernel without a page can tell."""

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest
from ipycanvas import Canvas, hold_canvas
from ipycanvas.canvas import _CANVAS_MANAGER, COMMANDS, _CanvasManager

from mt_widgets.draw.canvas import CanvasPainter
from mt_widgets.draw.scene import Group, Path, Scene, Text

from .samples import SMALL, full_board

Command = list[object]
MARK = (Path("M 1 1 L 2 2", stroke="#ff0000"),)


def painted() -> CanvasPainter:
    """A painter to which nobody listens."""
    return CanvasPainter(print, print, print, print)


class Page:
    """Listens to what ipycanvas sends, as the page would."""

    def __init__(self) -> None:
        self.messages: list[list[Command]] = []

    def send(self, content: dict[str, object], buffers: list[bytes]) -> None:
        assert content["dtype"] == "uint8"
        data = bytes(buffers[0])
        assert content["shape"] == (len(data),)
        self.messages.append(json.loads(data))

    def layers(self) -> list[list[str]]:
        """The layers that each message painted."""
        switch = COMMANDS["switchCanvas"]
        return [[str(c[1][0]) for c in m if c[0] == switch] for m in self.messages]  # type: ignore[index]


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    page = Page()
    monkeypatch.setattr(_CanvasManager, "send", lambda _, *sent, **more: page.send(*sent, **more))
    yield page
    assert not _CANVAS_MANAGER._caching


def _models(painter: CanvasPainter, *numbers: int) -> list[str]:
    return [f"IPY_MODEL_{painter.widget[number].model_id}" for number in numbers]


def test_a_scene_is_one_message_for_all_layers(page: Page) -> None:
    painter = painted()
    painter.show(SMALL, 100, 2)
    assert page.layers() == [_models(painter, 0, 1, 2)]


def test_commands_are_those_that_ipycanvas_would_send(page: Page) -> None:
    painter = painted()
    scene = Scene(10, 10, (Path("M 0 1 L 2 3 C 1 2 3 4 5 6 Z", fill="#112233"),), ())
    painter.show(scene, 10)
    canvas, ours = Canvas(), page.messages.pop()
    with hold_canvas():
        canvas.begin_path()
        canvas.move_to(0.0, 1.0)
        canvas.line_to(2.0, 3.0)
        canvas.bezier_curve_to(1.0, 2.0, 3.0, 4.0, 5.0, 6.0)
        canvas.close_path()
        canvas.fill_style = "#112233"
        canvas.fill()
    wanted = [command[:2] for command in page.messages.pop()[1:]]
    assert any(ours[at : at + len(wanted)] == wanted for at in range(len(ours)))


def test_turns_and_clips_are_those_of_ipycanvas(page: Page) -> None:
    painter = painted()
    shape = Path("M 0 1 L 2 3", fill="#112233")
    painter.show(Scene(10, 10, (Group((shape,), 3, 4, turn=90, clip="M 0 0 L 9 9"),), ()), 10)
    canvas, ours = Canvas(), page.messages.pop()
    with hold_canvas():
        canvas.save()
        canvas.set_transform(0.0, 1.0, -1.0, 0.0, 3.0, 4.0)
        canvas.begin_path()
        canvas.move_to(0.0, 0.0)
        canvas.line_to(9.0, 9.0)
        canvas.clip()
        canvas.restore()
    *wanted, restored = (
        [*command[:1], *(command[1:2] or [[]])] for command in page.messages.pop()[1:]
    )
    assert any(ours[at : at + len(wanted)] == wanted for at in range(len(ours)))
    assert ours.count(restored) == 1


def test_the_layers_are_as_sharp_as_the_screen_and_as_wide_as_asked(page: Page) -> None:
    painter = painted()
    painter.show(SMALL, 150, 2)
    assert (painter.widget.width, painter.widget.height) == (300, 150)
    assert [(painter.widget[n].width, painter.widget[n].height) for n in range(3)] == [
        (300, 150)
    ] * 3
    assert (painter.widget.layout.width, painter.widget.layout.max_width) == ("100%", "150px")


def test_only_layers_that_changed_are_painted_again(page: Page) -> None:
    painter = painted()
    painter.show(SMALL, 100)
    painter.show(replace(SMALL), 100)
    painter.show(replace(SMALL, table=SMALL.table[:2]), 100)
    painter.show(replace(SMALL, table=SMALL.table[:2], overlay=MARK), 100)
    assert page.layers()[1:] == [_models(painter, 1), _models(painter, 2)]


def test_another_size_paints_everything_again(page: Page) -> None:
    painter = painted()
    painter.show(SMALL, 100)
    painter.show(SMALL, 120)
    painter.show(replace(SMALL, width=100, height=50), 120)
    assert page.layers() == [_models(painter, 0, 1, 2)] * 3


def test_an_overlay_paints_the_top_layer_alone_until_the_next_scene(page: Page) -> None:
    painter = painted()
    painter.overlay(MARK)  # there is no scene yet to lay it over
    painter.show(SMALL, 100)
    painter.overlay(MARK)
    painter.overlay(MARK)
    painter.show(SMALL, 100)
    assert page.layers() == [_models(painter, 0, 1, 2), _models(painter, 2), _models(painter, 2)]


def test_layers_that_come_back_with_a_page_are_not_painted_before_they_are_shown(
    page: Page,
) -> None:
    painter = painted()
    painter.show(SMALL, 100)
    painter.overlay(MARK)
    for number in range(3):
        painter.widget[number]._handle_frontend_event(None, {"event": "client_ready"}, [])
    assert len(page.messages) == 2
    painter.repaint()
    assert page.layers()[2] == _models(painter, 0, 1, 2)


def test_repaint_paints_everything_again(page: Page) -> None:
    painter = painted()
    painter.repaint()
    painter.show(SMALL, 100)
    painter.repaint()
    assert len(page.messages) == 2
    assert page.messages[0] == page.messages[1]


@pytest.mark.parametrize(
    "bad", [Path("Q 1 2", fill="#000000"), Text("1", float("nan"), 0, 9, "#000000")]
)
def test_a_scene_that_cannot_be_painted_changes_nothing(page: Page, bad: Path | Text) -> None:
    painter = painted()
    painter.show(SMALL, 100)
    with pytest.raises(ValueError, match=r"path data|JSON"):
        painter.show(replace(SMALL, overlay=(bad,)), 200)
    with pytest.raises(ValueError, match=r"path data|JSON"):
        painter.overlay((bad,))
    painter.show(SMALL, 100)
    assert len(page.messages) == 1
    assert painter.widget.width == 100


def test_drawings_of_others_stay_on_their_own_canvas(page: Page) -> None:
    painter, other = painted(), Canvas()
    with hold_canvas():
        other.fill_rect(1, 2, 3, 4)
        painter.show(SMALL, 100)
        other.fill_rect(5, 6, 7, 8)
    ours, theirs = page.layers()
    assert ours == _models(painter, 0, 1, 2)
    assert theirs == [f"IPY_MODEL_{other.model_id}"]


def test_a_board_needs_nothing_that_a_page_opened_later_may_not_know(page: Page) -> None:
    earlier, painter = painted().widget, painted().widget
    known = {_CANVAS_MANAGER, earlier.painter}
    assert not known & {painter._canvas_manager, *(painter[n]._canvas_manager for n in range(3))}


def test_the_board_is_painted_even_if_somebody_left_drawing_held(page: Page) -> None:
    painter = painted()
    _CANVAS_MANAGER._caching = True
    try:
        painter.show(SMALL, 100)
    finally:
        _CANVAS_MANAGER._caching = False
    assert len(page.messages) == 1


def test_pointers_are_told_in_the_units_of_the_scene(page: Page) -> None:
    told = list[tuple[float, float]]()
    painter = CanvasPainter(
        lambda x, y: told.append((x, y)), lambda x, y: told.append((x, y)), print, print
    )
    painter.show(SMALL, 400, 2)
    for event, content in (
        ("mouse_down", {"x": 400, "y": 100}),
        ("mouse_move", {"x": 800, "y": 400}),
        ("mouse_down", {"x": 0, "y": 200}),
    ):
        painter.widget[2]._handle_frontend_event(None, {"event": event, **content}, [])
    assert told == [(100, 25), (200, 100), (0, 50)]
    assert painter.to_scene(400, 100) == (100, 25)


def test_what_callbacks_raise_is_told(page: Page) -> None:
    def fail(*place: float) -> None:
        raise KeyError

    errors = list[Exception]()
    painter = CanvasPainter(fail, fail, fail, errors.append)
    painter.show(SMALL, 100)
    for event in ("mouse_down", "mouse_move", "mouse_out"):
        painter.widget[2]._handle_frontend_event(None, {"event": event, "x": 1, "y": 1}, [])
    assert [type(error) for error in errors] == [KeyError] * 3


def test_a_closed_painter_is_out_of_the_page(page: Page) -> None:
    painter = painted()
    painter.close()
    assert painter.widget.comm is None
    assert [painter.widget[number].comm for number in range(3)] == [None] * 3
    assert painter.widget.painter.comm is None


def test_a_full_board_is_a_small_message(page: Page) -> None:
    painted().show(full_board(), 1400, 2)
    assert len(json.dumps(page.messages[0], separators=(",", ":"))) < 100_000
