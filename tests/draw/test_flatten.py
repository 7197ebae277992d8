"""Path data read back into points."""

from math import hypot

import pytest

from mt_widgets.draw.flatten import bounds, flatten, steps
from mt_widgets.draw.outline import circle, rectangle


def test_a_circle_stays_round() -> None:
    (points,) = flatten(circle(100))
    assert len(points) > 40
    assert all(abs(hypot(x, y) - 100) < 0.2 for x, y in points)
    assert points[0] == points[-1]


def test_long_curves_are_cut_finer_than_short_ones() -> None:
    assert len(flatten(circle(300))[0]) > len(flatten(circle(3))[0])


def test_every_stroke_of_the_pen_is_a_line_of_its_own() -> None:
    assert flatten("M 0 0 L 1 0 M 5 5 L 6 5") == (((0, 0), (1, 0)), ((5, 5), (6, 5)))


def test_after_a_closed_line_the_pen_goes_on_from_its_start() -> None:
    lines = flatten("M 1 1 L 2 1 L 2 2 Z L 0 0")
    assert lines == (((1, 1), (2, 1), (2, 2), (1, 1)), ((1, 1), (0, 0)))


def test_bounds_are_those_of_the_outline_not_of_its_handles() -> None:
    assert bounds(rectangle(-3, 2, 10, 20, 4)) == pytest.approx((-3, 2, 7, 22))
    assert bounds("M 0 0 C 0 -40 30 -40 30 0")[1] == pytest.approx(-30, abs=0.5)


@pytest.mark.parametrize("d", ["", "L 1 2", "M 1", "M 1 2 Q 3 4", "M 1 2  L 3 4", "M 1 2 L 3 x"])
def test_other_data_is_refused(d: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 (float's own sentence for the last)
        steps(d)
