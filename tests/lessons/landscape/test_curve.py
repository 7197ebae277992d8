"""Smooth lines, and places along them."""

import pytest

from mt_widgets.lessons.landscape.curve import measured, smooth

CORNERS = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0)]


def test_a_curve_goes_through_all_its_points() -> None:
    points = measured(smooth(CORNERS)).points
    assert all(corner in points for corner in CORNERS)


def test_a_closed_curve_ends_where_it_began() -> None:
    points = measured(smooth(CORNERS, closed=True)).points
    assert points[0] == points[-1] == CORNERS[0]


def test_places_are_found_by_their_share_of_the_way() -> None:
    line = measured("M 0 0 L 30 0 L 30 10")
    assert line.length == 40
    assert line.at(0.5) == pytest.approx((20, 0))
    assert line.at(2) == pytest.approx((30, 10))
    assert line.part(0, 0.75) == ((0, 0), (15, 0), (30, 0))
