"""The faces of opponents: told apart from afar, whole, and on every ground."""

import io
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from mt_widgets.draw.faces import FACES, face
from mt_widgets.draw.flatten import bounds
from mt_widgets.draw.png import paint_png
from mt_widgets.draw.scene import Path, walk
from mt_widgets.draw.svg import paint_svg
from mt_widgets.draw.theme import THEMES
from mt_widgets.engine.game import AnyGame
from mt_widgets.games import GAMES
from mt_widgets.search.opponents.levels import levels_of
from tests.nim import NIM

_SMALL = 36  # dots: as small as a face is shown anywhere
_LONGEST = 4_000  # letters of a face on a page; a table of six shows many


def _image(name: str, theme: str = "light") -> Image.Image:
    return Image.open(io.BytesIO(paint_png(face(name, theme), _SMALL))).convert("L")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", FACES)
def test_a_face_lies_in_its_picture_and_is_short(name: str, theme: str) -> None:
    scene = face(name, theme)
    for placed in walk(scene.shapes):
        assert isinstance(placed.shape, Path)
        left, top, right, bottom = bounds(placed.shape.d)
        assert min(*placed.at(left, top)) >= 0, "what rises out of the medal is seen, too"
        assert placed.at(right, 0)[0] <= scene.width
        cut = [bounds(clip.shape.d)[3] for clip in placed.clips if isinstance(clip.shape, Path)]
        assert placed.at(0, min([bottom, *cut]))[1] <= scene.height
    assert len(paint_svg(scene)) < _LONGEST


@pytest.mark.parametrize(("one", "other"), [*combinations(FACES, 2)])
def test_small_faces_differ(one: str, other: str) -> None:
    change = ImageChops.difference(_image(one), _image(other))
    strong = sum(change.histogram()[40:])
    assert strong > 0.2 * _SMALL**2


@pytest.mark.parametrize("game", [*GAMES.values(), NIM], ids=lambda game: game.name)
def test_each_level_has_a_face_of_its_own(game: AnyGame) -> None:
    faces = [level.face for level in levels_of(game)]
    assert len({*faces}) == len(faces)
    assert {*faces} <= {*FACES}
