"""The plot, and the page that one can keep."""

import re
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from mt_widgets.draw.scene import Text, walk
from mt_widgets.engine.record import Record
from mt_widgets.engine.work import finish
from mt_widgets.games import GAMES
from mt_widgets.review.looking_back import GameReview, looking_back
from mt_widgets.review.page import SIGN, review_page
from mt_widgets.review.plot import chance_plot
from tests.nim import NIM

from .games import MAGICAL, left_one, missed_home, unknown_cards


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nim", NIM)


@pytest.fixture(params=["magical", "toy"])
def review(request: pytest.FixtureRequest) -> GameReview:
    return finish(looking_back(left_one() if request.param == "toy" else missed_home()))


@pytest.mark.parametrize("theme", ["light", "dark", "clear"])
@pytest.mark.parametrize("size", [(900.0, 210.0), (330.0, 190.0), (380.0, 122.0), (420.0, 480.0)])
def test_the_plot_has_a_column_for_each_turn_and_lies_in_its_frame(
    review: GameReview, theme: str, size: tuple[float, float]
) -> None:
    plot = chance_plot(review, theme, size, 1)
    placed = [*walk(plot.shapes)]
    tags = {one.tag for one in placed}
    turns = {f"turn:{end.turn}" for end in review.turns}
    points = {f"point:{number}" for number, _ in enumerate(review.points, 1)}
    assert turns | points | {""} == tags
    written = [one for one in placed if isinstance(one.shape, Text)]
    for one in written:
        assert isinstance(one.shape, Text)
        x, y = one.at(one.shape.x, one.shape.y)
        assert 0 < x < size[0]
        assert 0 < y < size[1]
    letters = {one.shape.text for one in written if isinstance(one.shape, Text)}
    names = review.record.game.setup.seats(review.record.start)
    assert {name.upper() for name in names} | {"0", "50", "100"} <= letters
    assert "At the start" in plot.description


def test_six_letters_have_room_beside_a_low_plot() -> None:
    start = MAGICAL.setup.new({"players": "6", "seed": "1"})
    review = finish(looking_back(Record.begin(MAGICAL, start)))
    shapes = [one.shape for one in walk(chance_plot(review, "light", (380, 122)).shapes)]
    letters = [one for one in shapes if isinstance(one, Text) and one.text.isalpha()]
    heights = sorted(one.y for one in letters)
    assert len(heights) == 6
    assert heights[0] > letters[0].size
    assert all(two - one > letters[0].size for one, two in pairwise(heights))


def test_partners_share_a_line() -> None:
    start = MAGICAL.setup.new({"players": "4", "rules": "team", "seed": "1"})
    review = finish(looking_back(Record.begin(MAGICAL, start)))
    shapes = [one.shape for one in walk(chance_plot(review, "light", (900, 210)).shapes)]
    letters = [one.text for one in shapes if isinstance(one, Text) and one.text.isalpha()]
    assert letters == ["B", "R", "Y", "G"]


def test_a_page_stands_alone(review: GameReview) -> None:
    page = review_page(review)
    assert SIGN in page
    assert page == review_page(review)
    addresses = re.findall(r'(?:https?:)?//[^"\s<]+', page)
    assert set(addresses) <= {"http://www.w3.org/2000/svg"}
    assert not re.search(r"<script|<link|<iframe|javascript:|\son\w+=|url\((?!#)|src=", page)
    for what in ("mt-light", "mt-dark", "mt-flat", "mt-upright", "What was better"):
        assert what in page
    body = page.removeprefix("<!doctype html>\n").replace('<meta charset="utf-8">', "")
    body = re.sub(r"<meta [^>]*>", "", body)
    assert ET.fromstring(body).tag == "html"  # noqa: S314 - our own text


def test_a_page_tells_of_a_game_in_which_cards_stay_unknown() -> None:
    review = finish(looking_back(unknown_cards()))
    assert "?" in review.points[-1].decision.position
    assert "What was better" in review_page(review)
