"""The landscape of a course: a picture in every frame and theme, with room for every stop."""

from itertools import combinations

import pytest

from mt_widgets.draw.scene import Group, walk
from mt_widgets.draw.svg import paint_svg
from mt_widgets.draw.theme import THEMES
from mt_widgets.engine.errors import Mistake
from mt_widgets.engine.game import AnyGame
from mt_widgets.games import FIRST, GAMES
from mt_widgets.lessons.course import chapters
from mt_widgets.lessons.landscape import (
    FRAMES,
    frame_sizes,
    isle_places,
    landscape,
    part_places,
    stop_places,
)  # fmt: skip
from mt_widgets.lessons.landscape.frame import load_frame
from mt_widgets.lessons.landscape.growth import growth
from mt_widgets.lessons.landscape.names import around, castle_box, name_box, name_places
from mt_widgets.lessons.landscape.palette import load_palette, read_table
from mt_widgets.lessons.landscape.picture import landscape as uncached
from mt_widgets.lessons.landscape.regions import regions
from tests.nim import NIM

COURSES = [name for name, game in GAMES.items() if chapters(game)]
OURS = GAMES[FIRST]
MOST_BYTES = 150_000
# The narrowest stage of each frame, in pixels, and the least size of a stop there.
NARROWEST = {"wide": 1024, "tall": 700, "phone": 360}
TARGET = 40

each_frame = pytest.mark.parametrize("frame", FRAMES)


@pytest.fixture(params=[*COURSES, "nim"])
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """A game with a course; that of the toy game tells nothing of how it looks."""
    monkeypatch.setitem(GAMES, "nim", NIM)
    return GAMES[request.param]


@each_frame
@pytest.mark.parametrize("theme", THEMES)
def test_a_landscape_is_lean_and_fills_more_than_its_frame(
    game: AnyGame, frame: str, theme: str
) -> None:
    scene = landscape(game, frame, theme)
    assert [scene.width, scene.height] == frame_sizes()[frame]["size"]
    assert len(paint_svg(scene)) < MOST_BYTES
    ground = [one for one in walk(scene.scenery) if one.shape.fill == load_palette(theme)["sky"]]
    assert ground[0].shape.d.startswith("M -700 -700")  # type: ignore[union-attr]


@each_frame
def test_a_landscape_is_always_the_same(frame: str) -> None:
    assert uncached.__wrapped__(OURS, frame, "dark") == landscape(OURS, frame, "dark")
    assert growth.__wrapped__(OURS, frame) == growth(OURS, frame)


def test_a_theme_that_there_is_not_is_refused() -> None:
    with pytest.raises(Mistake, match="no theme 'pink'"):
        landscape(OURS, "wide", "pink")


def test_every_theme_has_every_colour() -> None:
    themes = read_table("themes.toml")
    assert all({*themes[theme]} <= {*themes["light"]} for theme in THEMES)


@each_frame
def test_every_stop_has_a_place_of_its_own_that_a_finger_hits(game: AnyGame, frame: str) -> None:
    width, height = frame_sizes()[frame]["size"]
    scale = NARROWEST[frame] / width
    found = stop_places(game, frame)
    assert list(found) == [chapter.notebook for chapter in chapters(game)]
    spots = [(x * width * scale, y * height * scale) for x, y in found.values()]
    for (x, y), (u, v) in combinations(spots, 2):
        assert abs(x - u) >= TARGET or abs(y - v) >= TARGET
    half = TARGET / 2
    assert all(half <= x <= width * scale - half for x, _ in spots)
    assert all(0.1 < y < 0.97 for _, y in found.values())


@each_frame
def test_names_stand_clear_of_stops_and_of_each_other(game: AnyGame, frame: str) -> None:
    land, some = load_frame(frame), regions(game, frame)
    stops = [around(spot, land) for region in some if not region.yard for spot in region.spots]
    named = zip(some, name_places(game, frame), strict=True)
    names = [name_box(region.title, place, land) for region, place in named]
    assert [*part_places(game, frame)] == [region.title for region in some]
    for name in names:
        assert 0 <= name[0] < name[2] <= land.width
        assert not any(_meet(name, stop) for stop in stops)
    assert not any(_meet(one, other) for one, other in combinations(names, 2))


@each_frame
def test_nothing_grows_over_a_stop_or_the_castle(game: AnyGame, frame: str) -> None:
    land, some = load_frame(frame), regions(game, frame)
    kept = [around(spot, land) for region in some for spot in region.spots] + [castle_box(land)]
    houses = sum(len(region.spots) for region in some if region.yard)
    for thing in growth(game, frame).things[houses:]:
        left, top, right, _ = thing.box
        box = (thing.x + left, thing.y + top, thing.x + right, thing.y)
        assert not any(_meet(box, one) for one in kept), thing


def _meet(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@each_frame
def test_lessons_follow_the_way_in_their_order(frame: str) -> None:
    land, spots = load_frame(frame), stop_places(OURS, frame)
    lessons = [one.notebook for one in chapters(OURS) if one.lesson]
    for number, notebook in enumerate(lessons):
        x, y = land.way.at(number / (len(lessons) - 1))
        assert spots[notebook] == (round(x / land.width, 4), round(y / land.height, 4))


@each_frame
def test_there_is_an_island_for_every_other_game(frame: str) -> None:
    assert len(isle_places(frame)) >= len(GAMES) - 1


def test_parts_look_as_they_say_and_others_have_a_place_in_turn(game: AnyGame) -> None:
    given = {chapter.part: chapter.place for chapter in chapters(game)}
    usual = {"First stones": "meadow"}
    for region in regions(game, "wide"):
        assert region.place == (given[region.title] or usual[region.title])


def test_every_house_and_place_that_a_course_names_is_drawn(game: AnyGame) -> None:
    figures, kinds = read_table("figures.toml"), read_table("places.toml")
    for chapter in chapters(game):
        assert not chapter.house or chapter.house in figures
        assert not chapter.place or chapter.place in kinds
    for kind in (*kinds["along"], *kinds["beside"]):
        assert {*kinds[kind]["grows"]} <= {*figures}


def test_what_moves_stands_in_a_group_that_does_not() -> None:
    scene = landscape(OURS, "wide", "light")
    moving = [group for group in _groups(scene.shapes) if group.tag]
    assert {group.tag for group in moving} >= {"flag", "sails", "balloon", "ripples", "cloud-0"}
    assert all((group.x, group.y, group.scale, group.turn) == (0, 0, 1, 0) for group in moving)


def _groups(shapes: tuple[object, ...]) -> list[Group]:
    here = [shape for shape in shapes if isinstance(shape, Group)]
    return [*here, *(one for group in here for one in _groups(group.parts))]
