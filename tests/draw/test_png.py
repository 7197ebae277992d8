"""The painter for pictures anywhere, looked at dot by dot."""

import io
import sys
import types
from dataclasses import replace

import pytest
from PIL import Image

from mt_widgets.draw.outline import circle, line, rectangle
from mt_widgets.draw.png import paint_png
from mt_widgets.draw.scene import Group, Path, Scene, Shape, Text

from .samples import SMALL, TOUCH

Dot = tuple[int, ...]
WHITE, RED = (255, 255, 255), (255, 0, 0)


def _image(scene: Scene, width: int | None = None) -> Image.Image:
    image = Image.open(io.BytesIO(paint_png(scene, width)))
    assert image.format == "PNG"
    return image


def _dot(x: int, y: int, *shapes: Shape) -> Dot:
    """The colour at a place of a sheet of 40 by 40."""
    found = _image(Scene(40, 40, (), shapes)).getpixel((x, y))
    assert isinstance(found, tuple)
    return found


def test_the_same_scene_gives_the_same_file() -> None:
    assert paint_png(SMALL) == paint_png(SMALL)


def test_the_size_is_as_asked() -> None:
    assert _image(SMALL).size == (200, 100)
    assert _image(SMALL, 500).size == (500, 250)


def test_groups_are_placed_and_scaled() -> None:
    image = _image(SMALL, 400)
    assert image.getpixel((50, 50)) == (0x33, 0x66, 0x99)
    assert image.getpixel((80, 80)) == (0xCC, 0, 0)
    assert image.getpixel((116, 80)) == (0xCC, 0, 0)
    assert image.getpixel((124, 80)) == (0xF5, 0xEE, 0xDC)


def test_edges_are_smooth() -> None:
    dots = {_dot(x, 20, Path(circle(10.5, 20, 20), fill="#ff0000")) for x in range(5, 36)}
    assert len(dots - {WHITE, RED}) >= 1


@pytest.mark.parametrize(
    "shape",
    [
        Path(rectangle(0, 0, 40, 40), fill="#ff000080"),
        Path(rectangle(0, 0, 40, 40), fill="#ff0000", opacity=0.5),
        Group((Path(rectangle(0, 0, 40, 40), fill="#ff0000"),), opacity=0.5),
        Path(line([(0, 20), (40, 20)]), stroke="#ff000080", width=60),
    ],
)
def test_opacity_lets_through_what_is_behind(shape: Shape) -> None:
    red, green, blue = _dot(20, 20, shape)
    assert red == 255
    assert green == blue == pytest.approx(127, abs=2)


def test_the_corners_of_a_faded_line_are_not_darker() -> None:
    bend = Path(line([(5, 20), (20, 20), (35, 20)]), stroke="#ff000080", width=8)
    assert _dot(20, 20, bend) == _dot(12, 20, bend)


def test_a_hole_shows_what_is_behind_and_a_second_area_does_not() -> None:
    outer, inner = "M 0 0 L 40 0 L 40 40 L 0 40 Z", "M 10 10 L 10 30 L 30 30 L 30 10 Z"
    assert _dot(20, 20, Path(f"{outer} {inner}", fill="#ff0000")) == WHITE
    assert _dot(5, 20, Path(f"{inner} {outer}", fill="#ff0000")) == RED
    same = "M 10 10 L 30 10 L 30 30 L 10 30 Z"
    assert _dot(20, 20, Path(f"{outer} {same}", fill="#ff0000")) == RED


def test_lines_are_as_wide_as_asked_with_round_ends() -> None:
    bar = Path(line([(10, 20), (30, 20)]), stroke="#ff0000", width=8)
    assert [_dot(20, y, bar) for y in (14, 17, 22, 25)] == [WHITE, RED, RED, WHITE]
    assert [_dot(x, 20, bar) for x in (4, 7, 32, 35)] == [WHITE, RED, RED, WHITE]
    assert _dot(7, 17, bar) != RED


def test_dashes_leave_gaps() -> None:
    dashes = Path(line([(4, 20), (20, 20), (36, 20)]), stroke="#ff0000", width=2, dash=(6, 4))
    found = [_dot(x, 20, dashes) for x in (7, 12, 17, 22, 27, 32)]
    assert found == [RED, WHITE, RED, WHITE, RED, WHITE]


def test_areas_to_touch_leave_no_paint() -> None:
    assert _dot(20, 20, Path(rectangle(0, 0, 40, 40), fill=TOUCH)) == WHITE


def test_letters_stand_in_the_middle() -> None:
    image = _image(Scene(100, 100, (), (Text("8", 50, 50, 60, "#ff0000"),)), 100)
    dark = [(x, y) for x in range(100) for y in range(100) if image.getpixel((x, y)) == RED]
    across, down = zip(*dark, strict=True)
    assert (min(across) + max(across)) / 2 == pytest.approx(50, abs=2)
    assert (min(down) + max(down)) / 2 == pytest.approx(50, abs=2)
    assert 38 < max(down) - min(down) < 50


def test_faded_letters_are_faded() -> None:
    image = _image(Scene(100, 100, (), (Text("I", 50, 50, 60, "#ff0000", 0.5),)), 100)
    assert image.getpixel((50, 50)) == pytest.approx((255, 127, 127), abs=2)


def test_shapes_beside_the_sheet_do_no_harm() -> None:
    far = Group((Path(circle(5), fill="#ff000080"), Text("9", 0, 0, 9, "#ff000080")), 500, -300)
    assert _dot(20, 20, far) == WHITE


@pytest.mark.parametrize("width", [0, -3, 100_000])
def test_sizes_that_no_picture_has_are_refused(width: int) -> None:
    with pytest.raises(ValueError, match=f"1 to 6000 dots wide, not {width}"):
        paint_png(SMALL, width)


def test_without_pillow_or_with_a_stand_in_one_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hollow = types.ModuleType("PIL")
    vars(hollow).update(dict.fromkeys(["Image", "ImageDraw", "ImageFont"], types.ModuleType("PIL")))
    for stand_in in (None, types.ModuleType("PIL"), hollow):
        monkeypatch.setitem(sys.modules, "PIL", stand_in)
        for name in [name for name in sys.modules if name.startswith("PIL.")]:
            monkeypatch.delitem(sys.modules, name)
        with pytest.raises(ValueError, match="a PNG needs the package Pillow; SVG does not"):
            paint_png(replace(SMALL))
