"""The race as plots."""

import pytest

from mt_widgets import parse
from mt_widgets.draw.scene import Group, Path, Shape, walk
from mt_widgets.games.magical_towers.face import race_scene
from mt_widgets.games.magical_towers.face.board.layout import Box
from mt_widgets.games.magical_towers.face.panels.race import History, race, race_plots
from mt_widgets.games.magical_towers.face.theme import THEMES, load_theme
from tests.draw.counting import count

from ..looking import contrasts, extent, fits, overlap, paths, reach, tags, texts

LIGHT = load_theme("light")
BOX = Box(30, 40, 860, 300)
SHORT: History = (((0, 0), (0, 0)), ((1, 0), (0, 2)), ((1, 0), (1, 2)), ((2, 1), (1, 3)))


def plots(history: History = SHORT, colours: str = "by", box: Box = BOX) -> tuple[Shape, ...]:
    return race(history, colours, box, LIGHT)


def line_of(plot: Shape, colour: str) -> Path:
    (found,) = paths((plot,), fill="", stroke=LIGHT.wizards[colour][0])
    return found


def heights(path: Path) -> list[float]:
    words = path.d.replace("M", "L").split(" L ")
    return [float(point.split()[-1]) for point in words]


def test_there_are_two_plots_with_a_line_for_each_player() -> None:
    home, full = plots()
    for plot in (home, full):
        assert all(len(heights(line_of(plot, c))) == len(SHORT) + 1 for c in "by")
        assert tags((plot,)) == ["player:b", "player:y"]


def test_lines_rise_with_the_numbers() -> None:
    home, full = plots()
    start, one, same, two, end = heights(line_of(home, "b"))
    assert start > one == same > two == end
    blue, yellow = heights(line_of(full, "b")), heights(line_of(full, "y"))
    assert yellow[1] < yellow[0]
    assert yellow[3] < blue[3]  # three are above one


def test_axes_are_digits_only() -> None:
    assert all(text.isdigit() for text in texts(plots()))
    home, full = plots()
    assert sorted(texts((home,))) == sorted(["0", "1", "2", "0", "1", "2", "3"])
    assert sorted(texts((full,))) == sorted(["0", "1", "2", "3", "0", "1", "2", "3"])


def test_every_line_ends_at_an_emblem_and_no_emblem_covers_another() -> None:
    tie: History = (((0,) * 6, (0,) * 6), ((1,) * 6, (0,) * 6))
    for plot in plots(tie, "byrgov"):
        assert isinstance(plot, Group)
        badges = [part for part in plot.parts if isinstance(part, Group) and part.tag]
        assert [badge.tag for badge in badges] == [f"player:{c}" for c in "byrgov"]
        places = [extent(next(walk((badge,)))) for badge in badges]
        assert not any(overlap(a, b) for i, a in enumerate(places) for b in places[:i])


def test_equal_players_are_not_one_line() -> None:
    tie: History = (((0, 0), (0, 0)), ((1, 1), (2, 2)))
    home, _ = plots(tie)
    assert heights(line_of(home, "b")) != heights(line_of(home, "y"))


def long(turns: int, players: int) -> History:
    return tuple(
        (tuple((turn + p) // 40 for p in range(players)), tuple(turn % 5 for _ in range(players)))
        for turn in range(turns)
    )


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("size", [(900, 320), (420, 420), (420, 300)])
@pytest.mark.parametrize(("turns", "colours"), [(1, "by"), (2, "b"), (37, "by"), (160, "byrgov")])
def test_all_fits_and_can_be_read(
    turns: int, colours: str, size: tuple[float, float], name: str
) -> None:
    history = long(turns, len(colours))
    scene = race_plots(history, colours, theme=name, width=size[0], height=size[1])
    assert fits(scene.table, Box(10, 10, size[0] - 20, size[1] - 20), 1)
    assert all(contrast >= 4.5 for contrast in contrasts(scene.shapes, "#808080"))
    for plot in scene.table:
        digits = [extent(placed) for placed in walk((plot,)) if not isinstance(placed.shape, Path)]
        assert not any(overlap(a, b) for i, a in enumerate(digits) for b in digits[:i])
    assert count(scene.shapes) < 200


def test_the_picture_says_in_words_how_it_ended() -> None:
    scene = race_plots(SHORT, "by")
    assert scene.title == "The race"
    assert scene.description == (
        "After turn 3: blue 2 home and 1 flasks filled and yellow 1 home and 3 flasks filled."
    )
    assert (scene.width, scene.height) == (900, 320)


def test_a_flask_that_was_spent_again_was_filled_all_the_same() -> None:
    states = [parse("K/12/b/2 b1 b0+0-6:|y0+2-2x2: -")] * 2
    scene = race_scene(states, theme="light", width=900, height=320)
    assert "yellow 0 home and 4 flasks filled" in scene.description


def test_before_the_first_turn_there_is_a_frame() -> None:
    scene = race_plots((), "by")
    assert scene.description == "Nothing has been played yet."
    assert reach(scene.table)[2] > 800
    assert tags(scene.table) == []
