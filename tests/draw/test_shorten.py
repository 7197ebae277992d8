"""Path data made short."""

import re

import pytest

from mt_widgets.draw.flatten import bounds
from mt_widgets.draw.outline import circle, ellipse, line, rectangle
from mt_widgets.draw.shorten import shorten

from .samples import CLOAK, HAT


def _long(text: str) -> str:
    """Short path data read back, as a viewer would, into absolute steps."""
    words = re.findall(r"[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)", text)
    out, x, y, left, top, letter = list[str](), 0.0, 0.0, 0.0, 0.0, ""
    while words:
        if words[0].isalpha():
            letter = words.pop(0)
        count = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "z": 0, "a": 14}[letter.lower()]
        numbers = [float(words.pop(0)) for _ in range(count)]
        if letter == "a":  # there and back
            rx, ry, tilt, large, clockwise, across, down = numbers[:7]
            assert numbers[7:] == [rx, ry, tilt, large, clockwise, -across, down]
            assert (tilt, large, across, down) == (0, 1, -2 * rx, 0)
            out.append(ellipse(rx, ry if clockwise else -ry, x - rx, y).partition(" C ")[2][:-2])
            out[-1] = f"C {out[-1]}"
            continue
        if letter == "z":
            x, y = left, top
            out.append("Z")
            continue
        if letter in "hv":
            numbers = [numbers[0], 0.0] if letter == "h" else [0.0, numbers[0]]
        base = (0.0, 0.0) if letter.isupper() else (x, y)
        numbers = [number + base[place % 2] for place, number in enumerate(numbers)]
        x, y = numbers[-2:]
        if letter in "mM":
            left, top = x, y
        sign = {"m": "M", "c": "C"}.get(letter.lower(), "L")
        out.append(" ".join([sign, *(f"{round(number, 4) + 0:g}" for number in numbers)]))
        letter = {"m": "l", "M": "L"}.get(letter, letter)
    return " ".join(out)


@pytest.mark.parametrize(
    "d",
    [
        HAT,
        CLOAK,
        circle(3.25, 100.5, -7.75),
        rectangle(5, 6, 70, 80, 9) + " " + ellipse(4, 2.5, 40, 40),
        rectangle(0, 0, 20, 20, 8) + " " + ellipse(4, -2.5, 10, 10) + " M 1 1 L 2 3",
        line([(0, 0), (0.5, 0.5), (-0.5, 0.25), (-0.5, 9), (8, 9), (9, 8)]),
        "M 1 1 L 2 2 L 3 1 Z L 0 0",
        "M 0.1234 0.5 L 0.2 0.25 L -0.3 0.1111",
    ],
)
def test_the_outline_stays_the_same_and_gets_shorter(d: str) -> None:
    assert _long(shorten(d)) == d
    assert len(shorten(d)) < len(d)


def test_ellipses_are_arcs_and_what_is_only_like_one_is_not() -> None:
    assert shorten(circle(3, 10, 5)) == "M13 5a3 3 0 1 1-6 0 3 3 0 1 1 6 0z"
    assert shorten(ellipse(4, -2, 10, 5)) == "M14 5a4 2 0 1 0-8 0 4 2 0 1 0 8 0z"
    assert "a" not in shorten(circle(3, 10, 5).replace("13 6.66", "13 6.76"))
    assert "a" not in shorten(circle(3, 10, 5)[:-2])


def test_errors_do_not_add_up() -> None:
    points = [(n * 0.333333333, n * 0.142857142) for n in range(500)]
    d = "M " + " L ".join(f"{x:.9f} {y:.9f}" for x, y in points)
    assert bounds(_long(shorten(d))) == pytest.approx(bounds(d), abs=0.06)


def test_numbers_stand_apart_unless_a_sign_parts_them() -> None:
    assert shorten("M 1 2 L 1.5 2.5 L 1 3.5") == "M1 2l.5.5-.5 1"
    assert shorten("M 0 0 L 4 0.5 L 9 0.75") == "M0 0l4 .5 5 .25"


def test_a_letter_that_is_understood_is_left_out() -> None:
    assert shorten("M 0 0 L 1 1 Z M 5 5 L 6 7 L 7 7") == "M0 0l1 1zm5 5 1 2h1"


def test_wide_outlines_are_rounded_to_what_can_be_seen_and_small_ones_are_not() -> None:
    assert shorten("M 0.123 0 L 300.456 0") == "M.1 0h300.4"
    assert shorten("M 0.123 0 L 30.456 0") == "M.12 0h30.34"
    assert shorten("M 0.123 0 L 0.456 0") == "M.123 0h.333"
