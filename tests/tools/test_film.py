"""The film of the README: drawn from our lessons, still where that is wanted, safe on any page."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from mt_widgets.draw.scene import Group, Scene
from mt_widgets.draw.scene import Path as Outline
from tests.tools.film.reel import Place, Reel
from tests.tools.film.story import STEPS, film

DOCS = Path(__file__).parents[2] / "docs"
FILES = [("lesson.svg", "light"), ("lesson-dark.svg", "dark")]
LARGEST = 300_000  # bytes
BASE = Scene(10, 10, (), (), (), "Title", "What it shows")


def _square(colour: str) -> Outline:
    return Outline("M 0 0 L 1 0 L 1 1 Z", colour)


def _parsed(text: str) -> ET.Element:
    return ET.fromstring(text)  # noqa: S314  # our own


@pytest.mark.parametrize(("name", "theme"), FILES)
def test_the_film_is_drawn_anew_when_lessons_or_drawings_change(name: str, theme: str) -> None:
    assert (DOCS / name).read_text("utf-8") == film(theme), "`make film` draws it anew"


@pytest.mark.parametrize(("name", "_"), FILES)
def test_it_is_small_and_holds_nothing_that_runs_or_loads(name: str, _: str) -> None:
    text = (DOCS / name).read_text("utf-8")
    assert len(text.encode()) < LARGEST
    tags = {element.tag.partition("}")[2] for element in _parsed(text).iter()}
    assert tags <= {"svg", "title", "desc", "style", "defs", "clipPath", "g", "path", "text", "use"}
    assert all(target.startswith("#") for target in re.findall(r'(?:href|src)="([^"]*)"', text))
    assert "url(" not in text.replace("url(#", "")


def test_readers_who_want_less_motion_see_the_first_step_at_rest() -> None:
    text = film("light")
    assert "@media(prefers-reduced-motion:reduce){[class]{animation:none!important}}" in text
    shown = _shown_at_first(_parsed(text))
    first, others = shown[:1], shown[1:]
    assert first == ["Riding towers: All aboard"]
    assert not {"Flasks: Two at once", "The Raven Castle: Exactly"} & {*others}


def _shown_at_first(element: ET.Element) -> list[str]:
    """The headings that are not hidden before anything runs."""
    if element.get("visibility") == "hidden":
        return []
    heading = [element.text or ""] if element.get("font-size") == "25" else []
    return heading + [text for child in element for text in _shown_at_first(child)]


def test_the_film_tells_its_story_to_those_who_hear_it() -> None:
    told = _parsed(film("light")).findtext("{*}desc") or ""
    assert "the tower: it flies" in told
    assert len(STEPS) == 3


def test_what_stays_from_picture_to_picture_is_written_once() -> None:
    reel, (red, green, blue) = Reel(), map(_square, ("#f00", "#0f0", "#00f"))
    reel.show([red, green], (), 1)
    reel.show([red, blue, green], (), 1)
    painted = reel.paint(BASE, Group)
    assert [painted.count(colour) for colour in ("#f00", "#0f0", "#00f")] == [1, 1, 1]
    order = [painted.index(colour) for colour in ("#f00", "#00f", "#0f0")]
    assert order == sorted(order)
    assert "0%{visibility:hidden}50%{visibility:visible}" in painted


def test_what_moves_has_a_place_for_each_moment() -> None:
    reel, dot = Reel(), (_square("#f00"),)
    reel.show((), (), 2)
    reel.glide(dot, [Place(0.5, 1, 2), Place(1, 3, 4, 0.5, 0)], 1)
    painted = reel.paint(BASE, Group)
    assert "25%{transform:translate(1.0px,2.0px);opacity:1}" in painted
    assert "50%{transform:translate(3.0px,4.0px) scale(0.5);opacity:0}" in painted
    assert "25%{visibility:visible}50%{visibility:hidden}" in painted
    assert 'visibility="hidden"' in painted


def test_a_shape_that_becomes_another_is_cut_there() -> None:
    reel, (red, green) = Reel(), map(_square, ("#f00", "#0f0"))
    reel.move((), (), lambda t: (red if t < 0.5 else green,), 0.2)
    painted = reel.paint(BASE, Group)
    assert "0%{visibility:hidden}50%{visibility:visible}" in painted
    assert [painted.count(colour) for colour in ("#f00", "#0f0")] == [1, 1]
