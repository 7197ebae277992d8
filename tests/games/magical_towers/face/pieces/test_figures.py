"""Figures: each of its size, each colour told apart by its emblem as well."""

from itertools import combinations
from pathlib import Path as File

import pytest

from mt_widgets.draw.flatten import bounds
from mt_widgets.draw.scene import Group, Path, Scene, Shape, Text
from mt_widgets.draw.svg import paint_svg
from mt_widgets.games.magical_towers.box import COLOURS
from mt_widgets.games.magical_towers.face import lay_out
from mt_widgets.games.magical_towers.face.board.placing import place
from mt_widgets.games.magical_towers.face.pieces import castle, tower, wizard
from mt_widgets.games.magical_towers.face.theme import THEMES, Theme, load_theme

from ..looking import contrasts, reach

LIGHT = load_theme("light")


@pytest.mark.parametrize("colour", COLOURS)
def test_a_wizard_is_a_hundred_high_and_stands_on_the_origin(colour: str) -> None:
    for shapes in (wizard.figure(colour, LIGHT), wizard.portrait(colour, LIGHT)):
        left, top, right, bottom = reach(shapes)
        assert top == pytest.approx(-100, abs=3)
        assert bottom == pytest.approx(0, abs=6)
        assert left == pytest.approx(-right, abs=3)


def test_the_castle_and_the_towers_have_the_size_they_are_asked_for() -> None:
    assert reach(castle.figure(LIGHT))[1] == pytest.approx(-100, abs=4)
    left, top, right, bottom = reach(tower.level("R", LIGHT, 120, 40))
    assert right - left == pytest.approx(120, abs=4)
    assert -60 < top < -40
    assert 0 < bottom < 15


def test_every_colour_has_an_emblem_of_its_own_shape() -> None:
    assert set(wizard.EMBLEMS) == set(COLOURS)
    assert len(set(wizard.EMBLEMS.values())) == len(COLOURS)
    for d in wizard.EMBLEMS.values():
        left, top, right, bottom = bounds(d)
        assert -12 <= left <= right <= 12
        assert -12 <= top <= bottom <= 12


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("colour", COLOURS)
def test_an_emblem_stands_out_from_its_hat(name: str, colour: str) -> None:
    hat, _, emblem = load_theme(name).wizards[colour]
    assert contrasts((Text("x", 0, 0, 1, emblem),), hat)[0] >= 4.5


def test_plain_and_raven_towers_differ_in_colour_and_sign() -> None:
    plain, raven = (tower.level(kind, LIGHT) for kind in "TR")

    def paints(shapes: tuple[Shape, ...]) -> set[str]:
        return {shape.fill for shape in shapes if isinstance(shape, Path)}

    assert LIGHT["window"] in paints(plain)
    assert LIGHT["raven"] in paints(raven)
    assert paints(plain).isdisjoint(paints(raven))


def test_every_theme_has_every_colour() -> None:
    themes: list[Theme] = [load_theme(name) for name in THEMES]
    assert all(set(one) == set(other) for one, other in combinations(themes, 2))


@pytest.mark.parametrize("frame", ["wide", "narrow"])
def test_wizards_of_a_crowd_stand_apart_in_the_order_of_their_colours(frame: str) -> None:
    layout = lay_out(frame, 6)
    for number in range(1, 7):
        crowd = place(layout, 3, "T", COLOURS[:number], False).crowd
        assert "".join(figure.colour for figure in crowd[::-1]) == COLOURS[:number]
        spots = [(figure.x, figure.y) for figure in crowd]
        assert all(
            abs(a[0] - b[0]) > 0.25 * layout.wizard or abs(a[1] - b[1]) > 0.4 * layout.wizard
            for a, b in combinations(spots, 2)
        )
        assert max(abs(x - crowd[0].x) for x, _ in spots) < layout.pitch


def test_nine_levels_are_as_high_as_the_tallest_stack() -> None:
    layout = lay_out("wide", 2)
    low, high = (place(layout, 3, "T" * n, "", False) for n in (2, 9))
    assert low.y - low.roof == 2 * layout.level
    assert high.y - high.roof == pytest.approx(layout.tallest)


def test_the_figures_look_as_they_did() -> None:
    figures = (
        Group(wizard.figure("b", LIGHT), 50, 110),
        Group(tower.level("T", LIGHT), 150, 110),
        Group(tower.level("R", LIGHT), 270, 110),
        Group(castle.figure(LIGHT), 380, 110),
    )
    kept = File(__file__).parent / "figures.svg"  # painted by paint_svg, looked at, and stored
    assert paint_svg(Scene(430, 120, (), figures)) == kept.read_text("utf-8").rstrip("\n")


@pytest.mark.parametrize("frame", ["wide", "medium", "narrow"])
def test_the_road_goes_round_the_ring_and_comes_back(frame: str) -> None:
    layout = lay_out(frame, 2)
    way = layout.road(0, 16)
    assert way[0] == way[-1] == layout.spot(0)
    assert [way[4 * n] for n in range(16)] == [layout.spot(n) for n in range(16)]
    back = layout.road(0, -16)[::-1]
    assert all(one == pytest.approx(other) for one, other in zip(way, back, strict=True))
    rx, ry = 4 * layout.pitch, layout.depth
    rings = (abs((x - layout.x) / rx) ** 2.5 + abs((y - layout.y) / ry) ** 2.5 for x, y in way)
    assert all(ring == pytest.approx(1) for ring in rings)
