"""The painter for documents."""

import re
from dataclasses import replace
from xml.etree import ElementTree as ET

from mt_widgets.draw.scene import Group, Path, Scene, Text
from mt_widgets.draw.svg import paint_svg
from tests.draw.counting import count

from .samples import SMALL, TOUCH, TURNED, full_board, wizard

SVG = "{http://www.w3.org/2000/svg}"


def _parsed(scene: Scene) -> ET.Element:
    return ET.fromstring(paint_svg(scene))  # noqa: S314 (our own text)


def test_the_same_scene_gives_the_same_text() -> None:
    assert paint_svg(full_board()) == paint_svg(full_board())


def test_title_and_description_are_inside_and_named() -> None:
    root = _parsed(SMALL)
    labels = (root.get("aria-labelledby") or "").split(" ")
    by_id = {element.get("id"): element.text for element in root.iter()}
    assert [by_id[label] for label in labels] == [SMALL.title, SMALL.description]
    assert root.get("role") == "img"


def test_names_differ_from_picture_to_picture() -> None:
    other = replace(SMALL, title="Another board")
    ids = [set(re.findall(r' id="([^"]+)"', paint_svg(scene))) for scene in (SMALL, other)]
    assert ids[0]
    assert not ids[0] & ids[1]


def test_every_reference_leads_to_something_in_the_picture() -> None:
    board = full_board()
    root = _parsed(replace(board, table=board.table + TURNED.table))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    used = {element.get("href", "")[1:] for element in root.iter(f"{SVG}use")}
    cut = {e.get("clip-path", "")[5:-1] for e in root.iter() if e.get("clip-path")}
    assert used
    assert cut
    assert used | cut <= set(ids)
    assert len(ids) == len(set(ids))


def test_what_is_there_twice_is_written_once() -> None:
    board = full_board()
    assert count(board.shapes) > 400
    assert len(paint_svg(board)) < 45_000
    once = len(paint_svg(Scene(9, 9, (), (Group(wizard(0)),))))
    thrice = len(paint_svg(Scene(9, 9, (), tuple(Group(wizard(0), x) for x in (1, 2, 3)))))
    assert thrice < once + 200


def test_groups_keep_place_size_opacity_and_tag() -> None:
    group = Group((Path("M 0 0 L 9 9", stroke="#000000"),), 1.5, -2, 0.5, 0.25, "wizard:b@5")
    (found,) = (e for e in _parsed(Scene(9, 9, (), (group,))).iter() if e.get("data-tag"))
    assert found.attrib == {
        "transform": "translate(1.5 -2)scale(.5)",
        "opacity": ".25",
        "data-tag": "wizard:b@5",
    }


def test_a_turn_stands_between_place_and_size() -> None:
    group = Group((Path("M 0 0 L 9 9", stroke="#000000"),), 1.5, -2, 0.5, turn=-90)
    assert 'transform="translate(1.5 -2)rotate(270)scale(.5)"' in paint_svg(
        Scene(9, 9, (), (group,))
    )


def test_transparent_colours_are_told_apart_from_their_opacity() -> None:
    svg = paint_svg(Scene(9, 9, (), (Path("M 0 0 L 9 9 Z", fill="#11223380"),)))
    assert 'fill="#112233" fill-opacity=".502"' in svg


def test_areas_to_touch_leave_no_paint() -> None:
    svg = paint_svg(Scene(9, 9, (), (Group((Path("M 0 0 L 9 9 Z", fill=TOUCH),), tag="die"),)))
    assert "<path" not in svg
    assert "die" not in svg


def test_text_is_escaped_and_forbidden_signs_are_left_out() -> None:
    scene = Scene(9, 9, (), (Text('<b>"&\0\x1b', 1, 2, 3, "#000000"),), title="\0x")
    root = _parsed(scene)
    assert [element.text for element in root.iter(f"{SVG}text")] == ['<b>"&']


def test_the_size_is_as_asked_and_the_view_is_the_scene() -> None:
    svg = paint_svg(SMALL, 50)
    assert 'viewBox="0 0 200 100" width="50" height="25"' in svg


def test_nothing_is_fetched_and_nothing_runs() -> None:
    svg = paint_svg(full_board())
    assert "script" not in svg
    assert re.findall(r"[a-z]+://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
