"""The projector: what can be shown to a class, and how it is turned over."""

from pathlib import Path

import pytest

import mt_widgets as mt
from mt_widgets import Projector
from mt_widgets.engine.errors import Mistake
from mt_widgets.lessons.course import chapters, find_lesson
from mt_widgets.puzzles.packs import shipped
from mt_widgets.widgets.teacher.projector_form import decks
from mt_widgets.widgets.teacher.slides import read_slides

ONE = "K/3/b/3/R/3/y/3 b1 b0+0-6:W1,W3|y0+0-6:? -"
OTHER = "K/4/b/2/R/3/y/3 b1 b0+0-6:W1,W3|y0+0-6:? -"
PUZZLE = "first-steps/001-three-steps"
LESSON = find_lesson(next(chapter.lesson for chapter in chapters()[1:] if chapter.lesson))


def titles(*shown: object) -> list[str]:
    return [slide.title for slide in read_slides(shown)]


def tags(projector: Projector) -> dict[object, bool]:
    """The buttons, and whether they can be pressed."""
    return {one["tag"]: not one["disabled"] for one in projector.panel.buttons.actions}


def test_a_position_is_shown_from_its_text_or_as_it_is() -> None:
    one, other = read_slides([ONE, mt.parse(OTHER)])
    assert [str(slide.record.start) for slide in (one, other)] == [ONE, OTHER]


def test_a_lesson_gives_its_steps_in_order() -> None:
    assert titles(LESSON.name) == [step.title for step in LESSON.steps]
    assert titles(f"{LESSON.name} 2") == [LESSON.steps[1].title]


def test_a_step_is_shown_with_its_marks_from_the_learners_seat() -> None:
    step = LESSON.steps[0]
    (slide,) = read_slides([f"{LESSON.name} 1"])
    assert slide.record.start == step.position
    assert (slide.marks, slide.arrows) == (step.marks, step.arrows)
    assert slide.seat in step.seats


def test_a_puzzle_is_shown_with_its_task_and_without_its_answer() -> None:
    (slide,) = read_slides([PUZZLE])
    assert slide.title == "Three steps"
    assert "See to it that Blue gets a wizard into the castle" in slide.text
    assert "W3:b13" not in slide.text


def test_puzzles_come_as_packs_and_files_too(tmp_path: Path) -> None:
    assert len(titles("first-steps")) > 10
    file = tmp_path / "my own.toml"
    file.write_bytes((shipped() / f"{PUZZLE}.toml").read_bytes())
    assert titles(str(file)) == ["Three steps"]


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        ("nonsense", "'nonsense' is no position, no puzzle and none of the lessons"),
        (
            f"{LESSON.name} 99",
            f"{LESSON.name} has the steps 1 to {len(LESSON.steps)}, and not '99'",
        ),
        ("K/b b1", "position: "),
        (7, "a position, a lesson or a puzzle is meant, not a thing of type int"),
    ],
)
def test_what_is_nothing_is_answered_with_one_sentence(shown: object, said: str) -> None:
    with pytest.raises(Mistake) as caught:
        read_slides([shown])
    assert str(caught.value).startswith(said)


def test_positions_are_turned_over_by_buttons() -> None:
    projector = Projector(ONE, OTHER)
    assert tags(projector)["back"] is False
    projector.click("on")
    assert str(projector.state) == OTHER
    assert (tags(projector)["back"], tags(projector)["on"]) == (True, False)
    projector.click("on")
    assert str(projector.state) == OTHER
    projector.click("back")
    assert str(projector.state) == ONE


def test_one_position_has_nothing_to_turn_over() -> None:
    assert not {"back", "on"} & {*tags(Projector(ONE))}


def test_what_was_moved_is_put_back() -> None:
    projector = Projector(ONE)
    assert "again" not in tags(projector)
    for tag in ("card:W3", "wizard:b@4", "space:7"):
        projector.click(tag)
    assert str(projector.state) != ONE
    projector.click("again")
    assert str(projector.state) == ONE
    assert "again" not in tags(projector)


def test_the_heading_says_what_is_shown_and_how_much_there_is() -> None:
    projector = Projector(LESSON.name)
    task = projector._heading.task
    assert (task["title"], task["story"]) == (LESSON.steps[0].title, LESSON.steps[0].text)
    assert task["kicker"] == f"1 of {len(LESSON.steps)}"
    assert task["trail"] == ["here"] + ["ahead"] * (len(LESSON.steps) - 1)


def test_of_several_positions_without_a_name_each_has_its_number() -> None:
    projector = Projector(ONE, OTHER)
    projector.on()
    assert projector._heading.task["title"] == "Position 2"
    assert Projector(ONE)._heading.task["title"] == ""


def test_there_are_no_tools_to_distract_a_class() -> None:
    assert Projector(ONE).panel.tools == []


def test_without_a_kernel_there_is_a_picture_and_a_way_to_begin() -> None:
    bundle = Projector(LESSON.name)._repr_mimebundle_()
    assert "data:image/svg+xml" in str(bundle["text/html"])
    assert "Start" in str(bundle["text/html"])
    assert str(bundle["text/plain"]).startswith(LESSON.steps[0].title)


def _choose(projector: Projector, tag: str = "choose", **chosen: str) -> None:
    """Change something in the form, as the page tells of it."""
    (form,) = projector.panel.contents.sections
    values = {field["name"]: field["value"] for field in form["fields"]} | chosen
    projector.panel.receive({"do": "form", "tag": tag, "values": values})


def _pages(projector: Projector) -> list[str]:
    (form,) = projector.panel.contents.sections
    return [option["label"] for option in form["fields"][1]["options"]]


def test_only_who_wants_to_choose_gets_lists() -> None:
    assert Projector(LESSON.name).panel.contents.sections == []


def test_another_lesson_and_one_of_its_pages_are_chosen_from_lists() -> None:
    projector = Projector(ONE, choose=True)
    _choose(projector, deck=LESSON.name)
    assert projector._heading.task["title"] == LESSON.steps[0].title
    assert _pages(projector)[1] == f"2. {LESSON.steps[1].title}"
    _choose(projector, page="1")
    assert projector._heading.task["title"] == LESSON.steps[1].title
    projector.click("back")
    assert projector.panel.contents.sections[0]["fields"][1]["value"] == "0"


def test_what_can_be_written_in_a_notebook_can_be_written_in_the_form() -> None:
    projector = Projector("start", choose=True)
    _choose(projector, "show", text=f" {LESSON.name} 2 ")
    assert _pages(projector) == [f"1. {LESSON.steps[1].title}"]
    _choose(projector, "show", text=ONE)
    assert str(projector.state) == ONE
    _choose(projector, deck=LESSON.name)  # the list still leads everywhere
    assert len(_pages(projector)) == len(LESSON.steps)


def test_what_is_nothing_is_told_and_what_was_shown_stays() -> None:
    projector = Projector("start", choose=True)
    _choose(projector, "show", text="nonsense")
    assert projector.panel.status["text"].startswith("'nonsense' is no position")
    _choose(projector, page="1")
    assert projector._heading.task["kicker"].startswith("2 of ")


def test_everything_in_the_list_can_be_shown() -> None:
    for name, title in decks().items():
        assert title
        assert read_slides([name])
