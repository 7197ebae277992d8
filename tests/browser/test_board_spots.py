"""Where a tag is pointed at: inside of what is seen of it."""

import pytest

from mt_widgets.draw.outline import rectangle
from mt_widgets.draw.scene import Group, Path, Scene, Shape

from .board import where


def _square(left: float, top: float, size: float, tag: str) -> Group:
    return Group((Path(rectangle(0, 0, 10, 10), "red"),), left, top, size / 10, tag=tag)


def _scene(*shapes: Shape) -> Scene:
    return Scene(100, 100, (), shapes)


def test_the_middle_of_what_is_free() -> None:
    x, y = where(_scene(_square(20, 30, 40, "tower:5.1")), "tower:5.1")
    assert x == pytest.approx(40, abs=2)
    assert y == pytest.approx(50, abs=2)


def test_the_part_that_nothing_lies_over() -> None:
    x, y = where(_scene(_square(0, 0, 60, "castle"), _square(20, 0, 80, "space:1")), "castle")
    assert x == pytest.approx(10, abs=3)
    assert 5 < y < 55


def test_what_is_hidden_or_missing_is_told() -> None:
    scene = _scene(_square(10, 10, 20, "castle"), _square(0, 0, 50, "space:1"))
    with pytest.raises(AssertionError, match="something lies over it"):
        where(scene, "castle")
    with pytest.raises(AssertionError, match="nothing in the picture"):
        where(scene, "space:2")
