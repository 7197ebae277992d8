"""The house: what is opened from the map, and what stays when something goes wrong."""

import asyncio
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from ipywidgets.widgets.widget import _instances

from mt_widgets.lessons.course import chapters
from mt_widgets.lessons.routes import chapter_route, format_route
from mt_widgets.widgets.lesson.lesson import Lesson
from mt_widgets.widgets.puzzle.puzzle import Puzzle
from mt_widgets.widgets.review.review import Review
from mt_widgets.widgets.shell.house import House
from mt_widgets.widgets.table.play import Play

PUZZLE = "first-steps/001-three-steps"
TO_WORK_IN = "page=programmers"
STOPS = [format_route(chapter_route(one)) for one in chapters()]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setenv("MAGICAL_TOWERS_HOME", str(tmp_path))
    house = House()
    yield house
    house.go_to("")


def _ask(house: House, route: str, why: str = "") -> None:
    """Ask for something as the page does."""
    house.door._receive({"do": "open", "route": route, "why": why})


def _thought() -> Generator[int, None, None]:
    """A thought without an end."""
    while True:
        yield 1


def _at_work(puzzle: Puzzle) -> tuple[bool, bool]:
    """Whether a film runs, and whether something is thought about."""
    return puzzle._screen.moving, puzzle.thinker._ahead.running


def test_it_begins_with_the_map(house: House) -> None:
    assert (house.door.route, house.door.title, house.place.children) == ("", "", ())
    assert house.map.layout.display is None


@pytest.mark.parametrize("route", [one for one in STOPS if one != TO_WORK_IN])
def test_every_stop_opens_in_its_place_and_leads_back(house: House, route: str) -> None:
    assert house.go_to(route) is None
    assert house.place.children
    assert house.door.route == route
    assert house.door.title
    assert house.map.layout.display == "none"
    house.go_to("")
    assert house.place.children == ()
    assert house.map.layout.display is None


def test_a_page_that_is_loaded_anew_is_told_how_the_house_stands(house: House) -> None:
    """It once found that out by itself, which a slow page did too early: buttons were hidden."""
    for route, is_open in (("page=play", True), ("", False), ("lesson=walking", True)):
        house.go_to(route)
        assert ("mt-house-open" in house.get_state()["_dom_classes"]) is is_open


def test_a_link_to_a_notebook_opens_its_stop_and_the_first_one_the_map(house: House) -> None:
    _ask(house, chapters()[2].notebook)
    assert house.door.route == f"lesson={chapters()[2].lesson}"
    _ask(house, chapters()[0].notebook)
    assert house.door.route == ""


def test_a_notebook_to_work_in_is_left_to_the_page(house: House) -> None:
    for times, wish in {"1": TO_WORK_IN, "2": TO_WORK_IN.replace("page", "Page")}.items():
        _ask(house, wish)
        assert house.door.notebook == [chapters()[-1].notebook, times]
    assert house.door.route == ""


@pytest.mark.parametrize(
    "wrong", ["lesson=nowhere", "puzzle=../../etc/passwd", "nonsense", "day=x"]
)
def test_what_is_not_there_is_told_and_what_is_open_stays(house: House, wrong: str) -> None:
    house.go_to("lesson=walking")
    before = house.place.children
    told = house.go_to(wrong)
    assert told
    assert house.door.told == told
    assert (house.place.children, house.door.route) == (before, "lesson=walking")


def test_a_step_of_a_lesson_can_be_opened(house: House) -> None:
    house.go_to("lesson=walking/3")
    (lesson,) = house.place.children
    assert isinstance(lesson, Lesson)
    assert lesson.session.at == 2


def test_what_was_open_is_closed_with_all_its_parts(house: House) -> None:
    house.go_to("lesson=walking")
    (lesson,) = house.place.children
    house.go_to("")
    assert lesson.comm is None
    assert all(part.comm is None for part in lesson.children)


def test_what_was_open_moves_and_thinks_no_more(house: House) -> None:
    async def leave() -> None:
        house.go_to(f"puzzle={PUZZLE}")
        (puzzle,) = house.place.children
        assert isinstance(puzzle, Puzzle)
        puzzle.thinker.work_ahead(_thought(), lambda _: None)
        puzzle._screen.film([(puzzle.view, (), puzzle.view)], lambda: None, rest=True)
        assert _at_work(puzzle) == (True, True)
        house.go_to("")
        assert _at_work(puzzle) == (False, False)

    asyncio.run(leave())


def test_the_same_place_asked_for_again_stays_as_it_is(house: House) -> None:
    house.go_to(f"puzzle={PUZZLE}")
    (puzzle,) = house.place.children
    assert isinstance(puzzle, Puzzle)
    puzzle.hint()
    _ask(house, f"puzzle={PUZZLE}")
    assert house.place.children == (puzzle,)


def test_a_new_python_shows_what_was_open_and_says_so(house: House) -> None:
    _ask(house, "lesson=walking", "again")
    assert house.door.told == "Python had to be started again. You are where you were."
    _ask(house, "lesson=walking")  # as a page does that shows it once more
    assert house.door.told
    _ask(house, "")
    assert house.door.told == ""
    _ask(house, "", "again")
    assert house.door.told == "Python had to be started again. You are where you were."


def test_a_new_python_goes_on_with_the_game_at_the_table(house: House) -> None:
    house.go_to("page=play")
    (table,) = house.place.children
    assert isinstance(table, Play)
    table.begin({"players": "2", "spells": "", "rules": "", "hidden": False})
    table.reveal()
    move = table.game.rules.legal_moves(table.state)[0]
    table.play(table.game.notation.format_move(move))
    position = table.game.notation.format_position(table.state)
    house.go_to("")
    _ask(house, "page=play", "again")
    (table,) = house.place.children
    assert table.game.notation.format_position(table.state) == position


def test_a_new_python_tells_that_a_puzzle_begins_again(house: House) -> None:
    _ask(house, f"puzzle={PUZZLE}", "again")
    assert "from its start" in house.door.told


@pytest.mark.parametrize(
    ("route", "lost"),
    [("review", True), ("page=workshop", True), ("page=play", True), ("page=rules", False)],
)
def test_a_new_python_tells_that_a_page_begins_again(
    house: House, route: str, *, lost: bool
) -> None:
    _ask(house, route, "again")
    assert ("this page begins from its start" in house.door.told) == lost


def test_there_is_one_house_for_one_python(house: House) -> None:
    assert House.here() is house


@pytest.mark.parametrize(
    "message", [{}, {"do": "open"}, {"do": "open", "route": 3, "why": ""}, "x"]
)
def test_a_message_that_is_none_does_nothing(house: House, message: object) -> None:
    house.door._receive(message)
    assert house.door.route == ""


def test_a_stored_notebook_has_the_map_as_links(house: House) -> None:
    data = house._repr_mimebundle_()
    assert chapters()[1].notebook in data["text/html"]
    assert "Walking" in data["text/plain"]
    assert data["application/vnd.jupyter.widget-view+json"]["model_id"] == house.model_id


def test_a_mishap_is_told_and_what_is_open_stays(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.go_to("lesson=walking")
    with monkeypatch.context() as broken:
        broken.setattr(house.place, "show", lambda *_, **__: 1 // 0)
        _ask(house, "lesson=riding")
    assert house.door.told.startswith("That went wrong, and nothing was done: ")
    assert house.door.route == "lesson=walking"


def test_a_link_to_a_task_names_no_file(house: House) -> None:
    told = house.go_to("game=wiz-war&assignment=abc")
    assert told == house.go_to("assignment=abc")


def test_in_a_new_python_opponents_do_not_keep_the_page_waiting(house: House) -> None:
    async def come_back() -> None:
        house.go_to("page=play")
        (table,) = house.place.children
        assert isinstance(table, Play)
        table.begin({"players": "2", "spells": "", "rules": "", "hidden": False})
        table.reveal()
        table.sit({"seat1": "person", "seat2": "1"})
        with table.thinker.alive():
            while table.game.rules.mover(table.state) == 0:
                move = table.game.rules.legal_moves(table.state)[0]
                table.play(table.game.notation.format_move(move))
        made = len(table.record.moves)
        house.go_to("")
        _ask(house, "page=play", "again")
        (table,) = house.place.children
        assert isinstance(table, Play)
        assert len(table.record.moves) == made
        assert table.panel.prompt.heading.startswith("Yellow (")
        house.go_to("")

    asyncio.run(come_back())


def test_a_look_back_at_a_game_leaves_no_widgets(house: House) -> None:
    house.go_to("page=play")
    (table,) = house.place.children
    assert isinstance(table, Play)
    before = {*_instances}
    table.look_back()
    (review,) = house.place.children
    assert isinstance(review, Review)
    review.leave()
    assert house.place.children == (table,)
    assert {*_instances} == before
