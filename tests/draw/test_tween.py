"""Motion as numbers."""

from itertools import pairwise

import pytest

from mt_widgets.draw.tween import along, arch, ease

CORNER = [(0.0, 0.0), (10.0, 0.0), (10.0, 30.0)]


def test_easing_starts_and_ends_at_rest() -> None:
    pace = [b - a for a, b in pairwise(ease(t / 20) for t in range(21))]
    assert min(pace) > 0
    assert pace == pytest.approx(pace[::-1])
    assert pace[0] < max(pace) / 5
    assert (ease(0), ease(1)) == (0, 1)


@pytest.mark.parametrize(
    ("t", "point"),
    [(-1, (0, 0)), (0, (0, 0)), (0.125, (5, 0)), (0.25, (10, 0)), (0.5, (10, 10)), (1, (10, 30)),
     (9, (10, 30))],
)  # fmt: skip
def test_a_share_of_the_way_is_by_length(t: float, point: tuple[float, float]) -> None:
    assert along(CORNER, t) == pytest.approx(point)


def test_ways_without_length_stay_where_they_are() -> None:
    assert along([(3, 4)], 0.5) == (3, 4)
    assert along([(3, 4), (3, 4)], 0) == (3, 4)
    assert along([(3, 4), (3, 4), (5, 4)], 0.5) == (4, 4)


def test_a_hop_rises_over_both_ends() -> None:
    hop = arch((0, 100), (40, 60), 30)
    assert (hop[0], hop[-1]) == ((0, 100), (40, 60))
    assert hop[len(hop) // 2] == (20, 50)
    assert [x for x, _ in hop] == sorted(x for x, _ in hop)
