"""The map of the course."""

from dataclasses import replace
from pathlib import Path

import pytest

from mt_widgets.engine.errors import Mistake
from mt_widgets.games import GAMES, module_game
from mt_widgets.learner.results import Attempt
from mt_widgets.learner.results_file import ResultsFile
from mt_widgets.lessons.course import chapters, find_lesson
from mt_widgets.lessons.load import rehearse
from mt_widgets.widgets.lesson.course import Course


@pytest.fixture
def results(tmp_path: Path) -> ResultsFile:
    return ResultsFile(tmp_path / "results.json")


def _entries(course: Course) -> dict[str, dict[str, object]]:
    return {one["notebook"]: one for part in course.course["parts"] for one in part["entries"]}


def _done(name: str, **reached: object) -> Attempt:
    return Attempt("ab", f"lesson:{name}", "2026-01-01T00:00:00+00:00", **reached)  # type: ignore[arg-type]


def test_everything_is_on_the_map_and_the_first_lesson_is_next(results: ResultsFile) -> None:
    course = Course(results)
    entries = _entries(course)
    assert list(entries) == [chapter.notebook for chapter in chapters()]
    first = chapters()[0]
    assert entries[first.notebook]["state"] == "next"
    assert course.course["open"] == first.notebook


def test_a_finished_lesson_shows_its_stars_and_the_next_one_is_next(results: ResultsFile) -> None:
    first, second, *_ = (chapter for chapter in chapters() if chapter.lesson)
    results.note(_done(first.lesson, solved=True, hints=1, value="1", best="1"))
    course = Course(results)
    entries = _entries(course)
    assert entries[first.notebook]["state"] == "done"
    assert entries[first.notebook]["signs"][0][:2] == ("star", 2)  # type: ignore[index]
    assert course.course["open"] == second.notebook
    assert course.course["label"].startswith("Go on: ")


def _finish(results: ResultsFile) -> None:
    """Finish every lesson, with all stars."""
    for number, chapter in enumerate(chapters()):
        if chapter.lesson:
            done = _done(chapter.lesson, solved=True, value="1", best="1")
            results.note(replace(done, mark=f"{number:x}"))


def test_there_is_a_way_on_after_the_last_lesson(results: ResultsFile) -> None:
    _finish(results)
    course = Course(results, open_extra=lambda route: None).course
    assert (course["open"], course["label"]) == ("day", "Go on: Puzzle of the day")


def test_where_no_routes_are_opened_the_way_on_is_a_stop(results: ResultsFile) -> None:
    _finish(results)
    course = Course(results).course
    assert course["open"] == next(one.notebook for one in chapters() if one.name == "puzzles")
    assert course["label"] == "Go on: Puzzle tour"


def test_the_map_is_looked_at_again_when_it_comes_into_sight(results: ResultsFile) -> None:
    course = Course(results)
    first = chapters()[0]
    results.note(_done(first.lesson, solved=True, value="1", best="1"))
    course._receive({"do": "look"})
    assert _entries(course)[first.notebook]["state"] == "done"
    course._receive({"do": "something else"})


def test_the_stored_map_has_links_and_a_way_to_begin(results: ResultsFile) -> None:
    bundle, _ = Course(results)._repr_mimebundle_()
    for chapter in chapters():
        assert f'<a href="{chapter.notebook}">' in bundle["text/html"]
        assert chapter.title in bundle["text/plain"]
    assert "Start" in bundle["text/html"]


def test_every_lesson_of_the_course_can_be_finished_with_all_stars() -> None:
    from mt_widgets.lessons.session import begin

    for chapter in chapters():
        if chapter.lesson:
            session = rehearse(begin(find_lesson(chapter.lesson)))
            while not session.finished:
                session = rehearse(session.on())
            assert session.stars == 3, chapter.lesson


def test_a_game_without_lessons_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "bare", module_game("bare", "mt_widgets.draw"))
    with pytest.raises(Mistake, match="bare has no lessons yet"):
        Course(game="bare")


def test_every_stop_has_a_place_in_every_frame(results: ResultsFile) -> None:
    course = Course(results).course
    for entry in _entries(Course(results)).values():
        assert {*entry["at"]} == {*course["frames"]}  # type: ignore[misc]
    assert all({*part["at"]} == {*course["frames"]} for part in course["parts"])


def test_a_page_asks_for_the_landscape_that_it_shows(results: ResultsFile) -> None:
    course = Course(results)
    assert list(course.pictures) == ["wide-light", "wide-dark"]
    course._receive({"do": "paint", "frame": "phone", "theme": "dark"})
    course._receive({"do": "paint", "frame": "phone", "theme": "pink"})
    course._receive({"do": "paint", "frame": "square", "theme": "dark"})
    course._receive({"do": "paint", "frame": ["phone"], "theme": "dark"})
    assert list(course.pictures) == ["wide-light", "wide-dark", "phone-dark"]
    assert list(Course(results, theme="clear").pictures) == ["wide-clear"]
    assert course.pictures["phone-dark"].startswith("<svg")


def test_titles_are_earned_by_lessons_and_the_last_by_all(results: ResultsFile) -> None:
    least, titles = zip(*Course(results).course["ranks"], strict=True)
    assert least[0] == 0
    assert least[-1] == sum(bool(chapter.lesson) for chapter in chapters())
    assert titles[-1] == "Master Wizard"


def test_other_games_are_on_the_map_as_coming_until_they_have_lessons(
    results: ResultsFile,
) -> None:
    elsewhere = Course(results).course["elsewhere"]
    assert len(elsewhere) == len(GAMES) - 1
    assert all(bool(other["notebook"]) != (other["about"] == "Coming") for other in elsewhere)
