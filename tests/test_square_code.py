"""The square code: what another encoder makes of the same text, and how much fits."""

import pytest

from mt_widgets.school.square_code import paint_square_code, square_code

# As the encoder segno draws it, with level L and mask 0; nothing has to be filled up.
DRAWN = """
#######..#....#######
#.....#...##..#.....#
#.###.#.####..#.###.#
#.###.#..##...#.###.#
#.###.#...##..#.###.#
#.....#....#..#.....#
#######.#.#.#.#######
........##.##........
###.#####.##.##...#..
..##.#.#.#####..#...#
##.#####....###.#.###
...###..#..#.#..#..#.
..#..##..##.##.#.#...
........#.#.##.##..##
#######.#.#.#.#.#.###
#.....#.######..#....
#.###.#.#..#...#.#..#
#.###.#....##.####...
#.###.#.#.#.#...#.#.#
#.....#.#..#.#.###.#.
#######.#...##...#.##
"""


def test_a_code_is_drawn_as_others_draw_it() -> None:
    code = square_code("http://10.0.0.7/a")
    assert code
    rows = ["".join(".#"[module] for module in row) for row in code]
    assert rows == DRAWN.split()


@pytest.mark.parametrize(
    ("length", "size"),
    [(17, 21), (18, 25), (32, 25), (33, 29), (53, 29), (54, 33), (78, 33), (79, 37), (106, 37)],
)
def test_a_longer_text_has_a_larger_code(length: int, size: int) -> None:
    code = square_code("x" * length)
    assert code
    assert {len(code), *map(len, code)} == {size}


def test_a_text_that_is_too_long_has_none() -> None:
    assert square_code("x" * 107) is None


def test_it_has_a_white_margin() -> None:
    code = square_code("x")
    assert code
    painted = paint_square_code(code)
    assert 'viewBox="0 0 29 29"' in painted
    assert "M4 4h1v1h-1z" in painted
