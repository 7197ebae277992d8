"""Groups that are turned and cut: what is painted is what is hit, by every painter."""

import io
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageStat

from mt_widgets.draw.calls import calls
from mt_widgets.draw.hit import hit
from mt_widgets.draw.outline import circle, rectangle
from mt_widgets.draw.page import Page, Picture, Sheet
from mt_widgets.draw.png import paint_png
from mt_widgets.draw.scene import Group, Path, Scene, Shape, Text, walk
from mt_widgets.draw.svg import paint_svg
from mt_widgets.paper.pdf import paint_pdf
from tests.draw.counting import count

from .reading import Fill, colour_at, edge_near, fills_of_calls, fills_of_pdf, fills_of_svg
from .samples import TURNED, sector, tile
from .turned import SIDE, scenes

LARGER = 3  # dots to a unit
NEAR = 0.4  # of a unit: so near to an edge painters may differ by a dot
POINTS = [(x + 0.5, y + 0.5) for x in range(6, SIDE, 15) for y in range(6, SIDE, 15)]
BOX = rectangle(-10, -10, 20, 20)


def _image(*shapes: Shape) -> Image.Image:
    scene = Scene(SIDE, SIDE, (), shapes)
    return Image.open(io.BytesIO(paint_png(scene, LARGER * SIDE))).convert("RGB")


def _unlike(one: Image.Image, other: Image.Image) -> float:
    """How much two pictures differ on average, of 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def _clear(fills: list[Fill]) -> list[tuple[float, float]]:
    """The points at which rounding does not matter."""
    return [here for here in POINTS if not edge_near(fills, here, NEAR)]


@settings(deadline=None, max_examples=25)
@given(scenes())
def test_what_is_hit_is_what_all_painters_paint(scene: Scene) -> None:
    svg = fills_of_svg(paint_svg(scene))
    drawn = fills_of_calls(calls(scene.shapes, 1))
    sheet = Sheet("", (Page(SIDE, SIDE, (Picture(scene, 0, 0, SIDE),)),))
    printed = fills_of_pdf(paint_pdf(sheet), SIDE)
    image = _image(*scene.shapes)
    for x, y in _clear(svg):
        colour = hit(scene, x, y) or "#ffffff"
        assert colour_at(svg, x, y) == colour
        assert colour_at(drawn, x, y) == colour
        assert colour_at(printed, x, y) == colour
        dot = image.getpixel((int(LARGER * x), int(LARGER * y)))
        assert dot == tuple(bytes.fromhex(colour[1:]))


@settings(deadline=None, max_examples=20)
@given(scenes(), st.integers(-3, 3))
def test_full_turns_are_nothing(scene: Scene, times: int) -> None:
    turned = replace(scene, table=(Group(scene.table, turn=360 * times),))
    plain = replace(scene, table=(Group(scene.table),))
    assert paint_svg(turned) == paint_svg(plain)
    assert calls(turned.shapes, 2) == calls(plain.shapes, 2)
    assert list(walk(turned.shapes)) == list(walk(plain.shapes))


@given(st.integers(-720, 720), st.integers(-720, 720))
def test_a_turn_within_a_turn_is_their_sum(inner: int, outer: int) -> None:
    twice = Group((Group(sector(), turn=inner, scale=0.5),), 7, 9, turn=outer)
    once = Group(sector(), 7, 9, 0.5, turn=inner + outer)
    assert list(walk((twice,))) == list(walk((once,)))


@pytest.mark.parametrize(
    ("turn", "back"),
    [(90, Image.Transpose.ROTATE_270), (180, Image.Transpose.ROTATE_180),
     (270, Image.Transpose.ROTATE_90), (-90, Image.Transpose.ROTATE_90)],
)  # fmt: skip
def test_lines_dashes_and_letters_are_turned_as_a_sheet_of_paper_is(
    turn: int, back: Image.Transpose
) -> None:
    dashes = Path("M -50 -30 L 50 -30", stroke="#be2b2e", width=3, dash=(9, 6))
    parts = (
        *tile(),
        Text("R2", 20, 30, 30, "#154678"),
        Text("x", -30, 30, 20, "#15467880"),
        dashes,
    )
    flat = _image(Group(parts, SIDE / 2, SIDE / 2)).transpose(back)
    assert _unlike(_image(Group(parts, SIDE / 2, SIDE / 2, turn=turn)), flat) < 1
    assert _unlike(_image(Group(parts, SIDE / 2, SIDE / 2)), flat) > 5


def test_turned_letters_beside_the_sheet_do_no_harm() -> None:
    letters = (Text("W", 0, 0, 40, "#ff0000"),)
    half = _image(Group(letters, 0, SIDE / 2, turn=30))
    right = _image(Group(letters, SIDE / 2, SIDE / 2, turn=30))
    there = right.crop((LARGER * SIDE // 2, 0, LARGER * SIDE, LARGER * SIDE))
    assert _unlike(half.crop((0, 0, LARGER * SIDE // 2, LARGER * SIDE)), there) < 0.1
    assert _unlike(_image(Group(letters, 900, -900, turn=30)), _image()) == 0


def test_faded_shapes_letters_and_lines_are_cut_too() -> None:
    cut = Path("M -60 0 L 60 0", stroke="#ff000080", width=40), Text("WWW", 0, 0, 50, "#0000ff")
    image = _image(Group(cut, SIDE / 2, SIDE / 2, clip=BOX))
    middle = LARGER * SIDE // 2
    box = (middle - 10 * LARGER, middle - 10 * LARGER, middle + 10 * LARGER, middle + 10 * LARGER)
    inside = image.crop(box)
    left, top, right, bottom = box
    image.paste("#ffffff", (left - 1, top - 1, right + 2, bottom + 2))
    assert _unlike(image, _image()) == 0
    assert (255, 127, 127) in {c for _, c in inside.getcolors(9999) or ()}


@pytest.mark.parametrize(
    ("x", "y", "tag"),
    [
        (30, 12, "tile:1"),  # its corridor, where it leaves the tile
        (30, 9, ""),  # which is cut there
        (90, 48, "tile:2"),
        (90, 51, ""),
        (111, 30, ""),
        (180, 60 + 39, "sector:1"),
        (180, 60 + 41, ""),
        (208, 74, "tile:9"),
        (222, 62, ""),  # the rest of that tile is not in the wedge
        (180 - 30, 60 - 20, "sector:2"),
        (180 - 20, 60 - 35, ""),  # in the wedge, but not in the box round it
    ],
)
def test_what_is_cut_off_is_not_hit(x: float, y: float, tag: str) -> None:
    assert hit(TURNED, x, y) == tag


def test_a_finger_reaches_what_is_left_of_a_shape_and_nothing_else() -> None:
    bar = Path(rectangle(-50, -5, 100, 10), fill="#ff0000")
    scene = Scene(SIDE, SIDE, (), (Group((bar,), 60, 60, tag="bar", clip=BOX),))
    far = {reach: hit(scene, 78, 60, {"bar"}, reach) for reach in (7.9, 8.1)}
    assert far == {7.9: "", 8.1: "bar"}  # the bar goes on to here, but is cut off at 70
    assert (hit(scene, 73, 69, {"bar"}, 4.9), hit(scene, 73, 69, {"bar"}, 5.1)) == ("", "bar")
    assert (hit(scene, 60, 67, {"bar"}, 1.9), hit(scene, 60, 67, {"bar"}, 2.1)) == ("", "bar")
    assert hit(scene, 78, 60) == ""


@pytest.mark.parametrize(
    "part",
    [
        Path(rectangle(20, -5, 10, 10), fill="#ff0000"),
        Path(rectangle(10, -5, 10, 10), fill="#ff0000"),  # side by side with the clip
        Path("M 15 -5 L 15 5", stroke="#ff0000", width=4),
        Text("7", 18, 0, 10, "#ff0000"),
    ],
)
def test_a_finger_does_not_reach_what_is_wholly_cut_off(part: Path | Text) -> None:
    whole = Group((part,), 60, 60, tag="part")
    for x in (68, 72, 76):
        assert hit(Scene(SIDE, SIDE, (), (whole,)), x, 60, {"part"}, 15) == "part"
        cut = Scene(SIDE, SIDE, (), (replace(whole, clip=BOX),))
        assert hit(cut, x, 60, {"part"}, 15) == ""


def test_a_finger_reaches_lines_and_letters_that_are_cut() -> None:
    line = Group((Path("M -50 0 L 50 0", stroke="#ff0000", width=6),), 60, 30, tag="line", clip=BOX)
    letters = Group((Text("WWW", 0, 0, 20, "#ff0000"),), 60, 80, tag="text", turn=90, clip=BOX)
    scene, both = Scene(SIDE, SIDE, (), (line, letters)), {"line", "text"}
    assert (hit(scene, 60, 35, both, 1.9), hit(scene, 60, 35, both, 2.1)) == ("", "line")
    assert (hit(scene, 60, 95, both, 4.9), hit(scene, 60, 95, both, 5.1)) == ("", "text")
    assert (hit(scene, 75, 80, both, 4.9), hit(scene, 75, 80, both, 5.1)) == ("", "text")


@settings(deadline=None, max_examples=25)
@given(scenes(), st.sampled_from(POINTS), st.floats(0.5, 20))
def test_a_finger_reaches_only_what_is_painted_within_its_reach(
    scene: Scene, here: tuple[float, float], reach: float
) -> None:
    wanted = {placed.tag for placed in walk(scene.shapes)}
    found = hit(scene, *here, wanted, reach)
    fills = fills_of_svg(paint_svg(scene))
    ring = [n / 4 for n in range(-84, 85)]
    near = {
        colour_at([fill for fill in fills if fill.colour == tag], here[0] + dx, here[1] + dy)
        for tag in {found} - {""}
        for dx in ring
        for dy in ring
        if dx * dx + dy * dy < (reach + 0.5) ** 2
    }
    assert found in near | {""}


def test_count_is_of_paint_alone() -> None:
    assert count((Group(tile(), turn=30, clip=BOX),)) == count(tile()) == 4


def test_a_clip_is_kept_for_all_that_it_cuts_and_given_up_after() -> None:
    red, blue = (Path(circle(9), fill=fill) for fill in ("#ff0000", "#0000ff"))
    inner = Group((red,), turn=90, clip=circle(5))
    found = calls((Group((red, blue, inner, red), 5, 6, 2, clip=BOX), red), 1)
    assert found[len(calls((), 1)) :] == [
        ("save", ()),
        ("setTransform", (2, 0, 0, 2, 5, 6)),
        ("path", (BOX,)),
        ("clip", ()),
        ("set", ("global_alpha", 1)),
        ("path", (circle(9),)),
        ("set", ("fill_style", "#ff0000")),
        ("fill", ("nonzero",)),
        ("path", (circle(9),)),
        ("set", ("fill_style", "#0000ff")),
        ("fill", ("nonzero",)),
        ("save", ()),
        ("setTransform", (0, 2, -2, 0, 5, 6)),
        ("path", (circle(5),)),
        ("clip", ()),
        ("path", (circle(9),)),
        ("set", ("fill_style", "#ff0000")),
        ("fill", ("nonzero",)),
        ("restore", ()),
        ("path", (circle(9),)),
        ("set", ("fill_style", "#ff0000")),
        ("fill", ("nonzero",)),
        ("restore", ()),
        ("setTransform", (1, 0, 0, 1, 0, 0)),
        ("set", ("global_alpha", 1)),
        ("path", (circle(9),)),
        ("set", ("fill_style", "#ff0000")),
        ("fill", ("nonzero",)),
    ]


def test_clips_that_are_alike_are_written_once_and_those_round_nothing_never() -> None:
    svg = paint_svg(TURNED)
    assert svg.count("<clipPath ") == 3
    assert svg.count("clip-path=") == 6
    nothing = Group((Path(BOX, fill="#00000000"),), clip=circle(7))
    assert "clip" not in paint_svg(Scene(9, 9, (), (nothing,)))
    assert ("save", ()) not in calls((nothing,), 1)


def test_names_of_clips_differ_from_picture_to_picture() -> None:
    one, other = paint_svg(TURNED), paint_svg(replace(TURNED, title="Another"))
    names = [{text.split('<clipPath id="')[n][:10] for n in (1, 2, 3)} for text in (one, other)]
    assert not names[0] & names[1]
