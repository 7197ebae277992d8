"""A place whose page asks for routes, as the site's does: what is shown, and what is answered."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from ipywidgets.widgets.widget import _instances  # all that are not closed

from mt_widgets.classroom.assignment import AssignmentFile, format_link
from mt_widgets.learner.keeper import Keeper
from mt_widgets.lessons.course import chapters
from mt_widgets.lessons.routes import chapter_route, format_route
from mt_widgets.widgets.lesson.lesson import Lesson
from mt_widgets.widgets.puzzle.puzzle import Puzzle
from mt_widgets.widgets.shell.window import leave, offer, place, show
from mt_widgets.widgets.table.play import Play

PUZZLE = "first-steps/001-three-steps"
SCRIPT = "<img src=x onerror=alert(1)>"
STOPS = [format_route(chapter_route(one)) for one in chapters()]


@pytest.fixture(autouse=True)
def _left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing was reached before, and nothing stays open."""
    monkeypatch.setenv("MAGICAL_TOWERS_HOME", str(tmp_path))
    yield
    leave()


def test_what_is_shown_has_a_title_and_an_address() -> None:
    assert show("lesson=walking") == {
        "route": "lesson=walking",
        "title": "Lesson: Walking",
        "map": False,
        "notebook": "",
        "fresh": True,
        "told": "",
    }
    (lesson,) = place().children
    assert isinstance(lesson, Lesson)


def test_what_is_open_stays_unless_it_begins_again() -> None:
    show(f"puzzle={PUZZLE}")
    (puzzle,) = place().children
    assert isinstance(puzzle, Puzzle)
    assert not show(f"PUZZLE={PUZZLE}")["fresh"]
    assert place().children == (puzzle,)
    assert show(f"puzzle={PUZZLE}", again=True)["fresh"]
    assert place().children != (puzzle,)


def test_who_comes_back_with_a_new_python_is_told_what_begins_from_its_start() -> None:
    assert "from its start" in show(f"puzzle={PUZZLE}", back=True)["told"]
    assert show("lesson=walking", back=True)["told"] == ""
    assert show(f"puzzle={PUZZLE}")["told"] == ""


def test_who_comes_back_to_the_table_goes_on_with_the_game() -> None:
    show("page=play", back=True)
    (table,) = place().children
    assert isinstance(table, Play)
    assert table.panel.contents.form  # there is no game yet
    assert table.panel.status.get("text", "") == ""
    table.begin({"players": "2", "spells": "", "rules": "", "hidden": False})
    table.reveal()
    move = table.game.rules.legal_moves(table.state)[0]
    table.play(table.game.notation.format_move(move))
    position = table.game.notation.format_position(table.state)
    leave()
    show("page=play", back=True)
    (table,) = place().children
    assert table.game.notation.format_position(table.state) == position


def test_a_notebook_to_work_in_is_named_and_what_was_open_is_closed() -> None:
    show("lesson=walking")
    answer = show("page=programmers")
    assert (answer["notebook"], answer["route"]) == (chapters()[-1].notebook, "page=programmers")
    assert place().children == ()
    assert show("lesson=walking")["fresh"]


@pytest.mark.parametrize("wish", ["", "map", "game=wiz-war"])
def test_the_map_is_left_to_the_page(wish: str) -> None:
    show("lesson=walking")
    assert show(wish)["map"]
    assert place().children == ()


@pytest.mark.parametrize(
    "wish", ["lesson=nowhere", "puzzle=../../etc/passwd", "nonsense", "day=x", f"page={SCRIPT}",
             "assignment=AAAA", "again", "position=\ud800", f"position={SCRIPT}", "lesson=\0"],
)  # fmt: skip
def test_what_is_not_there_is_told_and_what_is_open_stays(wish: str) -> None:
    show("lesson=walking")
    before = place().children
    assert [*show(wish)] == ["mistake"]
    assert place().children == before


def test_a_task_is_opened_by_its_link() -> None:
    link = format_link(AssignmentFile("Monday", (PUZZLE,)))
    assert show(link) | {"fresh": True} == {
        "route": link.removeprefix("#"), "title": "Your task", "map": False, "notebook": "",
        "fresh": True, "told": "",
    }  # fmt: skip


def test_the_map_offers_what_was_missed_after_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [one["tag"] for one in offer()["extras"]] == ["day"]
    keeper = Keeper(None)
    keeper.begin(PUZZLE)
    keeper.keep(tried=("W2:b13",))
    later = datetime.now(UTC).astimezone().date().replace(year=datetime.now(UTC).year + 1, day=1)
    monkeypatch.setattr("mt_widgets.widgets.lesson.course.today", lambda: later)
    monkeypatch.setattr("mt_widgets.widgets.shell.pages.today", lambda: later)
    assert [one["tag"] for one in offer()["extras"]] == ["day", "again"]
    assert show("again")["route"] == f"puzzle={PUZZLE}"


def test_the_map_is_told_where_to_go_on_after_the_last_lesson() -> None:
    assert offer()["onwards"] == {"open": "day", "label": "Go on: Puzzle of the day"}


def test_twenty_stops_leave_no_widgets() -> None:
    place()
    before = {*_instances}
    for route in STOPS[:20]:
        show(route)
    assert {*_instances} > before
    leave()
    assert {*_instances} == before


def test_words_stand_above_each_thing_of_a_page() -> None:
    show("page=results")
    words, example, more, own = place().children
    assert "First a made-up class" in words.outputs[0]["data"]["text/markdown"]
    assert "Drop in the files of your class" in more.outputs[0]["data"]["text/markdown"]
    assert example.model_id != own.model_id
