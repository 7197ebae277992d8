"""What is under a finger."""

import pytest

from mt_widgets.draw.hit import hit, within
from mt_widgets.draw.outline import circle, rectangle
from mt_widgets.draw.scene import Group, Path, Scene, Shape, Text

from .samples import SMALL, TOUCH


def _scene(*table: Shape) -> Scene:
    return Scene(100, 100, (Path(rectangle(0, 0, 100, 100), fill="#ffffff"),), table)


@pytest.mark.parametrize(
    ("x", "y", "tag"),
    [
        (25, 25, "space:1"),  # the corner that the disc leaves free
        (40, 40, "wizard:b@1"),  # in front
        (58, 40, "wizard:b@1"),  # its group is scaled by two
        (64, 40, ""),
        (130, 30, "card:W3"),  # an area without paint
        (121, 82, "space:2"),  # on the line
        (135, 80, "space:2"),  # between two dashes
        (135, 86, ""),
        (5, 5, ""),  # the scenery has no tag
    ],
)
def test_the_front_tagged_shape_is_hit(x: float, y: float, tag: str) -> None:
    assert hit(SMALL, x, y) == tag


def test_a_corner_of_the_box_is_not_the_shape() -> None:
    disc = _scene(Group((Path(circle(20), fill="#ff0000"),), 50, 50, tag="die"))
    assert hit(disc, 50 + 13, 50 + 13) == "die"
    assert hit(disc, 50 + 17, 50 + 17) == ""


def test_the_innermost_tag_counts() -> None:
    inner = Group((Path(rectangle(0, 0, 10, 10), fill="#ff0000"),), tag="wizard:b@5")
    assert hit(_scene(Group((inner,), 20, 20, tag="space:5")), 25, 25) == "wizard:b@5"


def test_a_hole_is_not_hit() -> None:
    ring = "M 0 0 L 30 0 L 30 30 L 0 30 Z M 10 10 L 10 20 L 20 20 L 20 10 Z"
    scene = _scene(Group((Path(ring, fill="#ff0000"),), tag="space:3"))
    assert (hit(scene, 15, 15), hit(scene, 5, 15)) == ("", "space:3")


def test_an_unfilled_outline_is_hit_on_its_line_only() -> None:
    scene = _scene(Group((Path(circle(20, 50, 50), stroke="#ff0000", width=4),), tag="castle"))
    assert (hit(scene, 50, 50), hit(scene, 71.5, 50), hit(scene, 73, 50)) == ("", "castle", "")


def test_letters_are_hit() -> None:
    scene = _scene(Group((Text("12", 50, 50, 20, "#000000"),), tag="space:12"))
    assert (hit(scene, 60, 55), hit(scene, 70, 50)) == ("space:12", "")


def test_faded_shapes_are_hit() -> None:
    shape = Path(rectangle(0, 0, 9, 9), fill="#ff0000", opacity=0)
    assert hit(_scene(Group((shape,), tag="die")), 4, 4) == "die"


def test_a_finger_reaches_the_nearest_wanted_shape_only_where_it_touches_nothing() -> None:
    scene = _scene(
        Group((Path(rectangle(0, 0, 10, 10), fill="#ff0000"),), 20, 20, tag="wizard:b@1"),
        Group((Path(rectangle(0, 0, 5, 5), fill=TOUCH),), 40, 20, 2, tag="wizard:y@2"),
        Group((Path(rectangle(0, 0, 10, 10), fill="#ff0000"),), 60, 20, tag="wizard:r@3"),
    )
    both = {"wizard:b@1", "wizard:y@2"}
    assert hit(scene, 34, 25, both, 8) == "wizard:b@1"
    assert hit(scene, 36, 25, both, 8) == "wizard:y@2"
    assert hit(scene, 36, 25, both, 3) == ""
    assert hit(scene, 36, 25, (), 8) == ""
    assert hit(scene, 36, 25, {"wizard:b@1"}, 8) == "wizard:b@1"
    assert hit(scene, 61, 25, both, 30) == "wizard:r@3"


def test_what_is_wanted_is_told_within_reach_of_a_point() -> None:
    red = (Path(rectangle(0, 0, 10, 10), fill="#ff0000"),)
    scene = _scene(*(Group(red, x, 20, tag=f"space:{x}") for x in (20, 32, 60)))
    every = {"space:20", "space:32", "space:60"}
    assert within(scene, 25, 25, every, 5) == {"space:20"}
    assert within(scene, 25, 25, every, 8) == {"space:20", "space:32"}
    assert within(scene, 25, 25, {"space:60"}, 8) == set()
