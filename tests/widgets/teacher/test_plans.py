"""The page of plans: everything in it can be shown, opened or saved."""

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import pytest

from mt_widgets import Plans
from mt_widgets.classroom.assignment import parse_assignment, parse_link
from mt_widgets.classroom.plan_words import tell, tell_key
from mt_widgets.classroom.plans import NAMES
from mt_widgets.classroom.spoken import opens
from mt_widgets.engine.errors import Mistake
from mt_widgets.widgets.teacher.plans import _Page
from mt_widgets.widgets.teacher.projector import Projector

TUTORIALS = Path(__file__).parents[3] / "tutorials"


@pytest.fixture(scope="module")
def plans() -> Plans:
    return Plans()


def page_of(plans: Plans) -> _Page:
    page = plans.children[0]
    assert isinstance(page, _Page)
    return page


def links(plans: Plans) -> Iterator[tuple[str, dict[str, Any]]]:
    for plan in page_of(plans).plans:
        for chapter in plan["chapters"]:
            for row in (row for block in chapter["blocks"] for row in block["rows"]):
                yield from ((plan["name"], link) for link in row["links"])


def test_all_plans_are_told_in_text_and_as_a_page(plans: Plans) -> None:
    bundle = plans._repr_mimebundle_()
    text, page = str(bundle["text/plain"]), str(bundle["text/html"])
    for plan in plans.plans:
        for chapter in tell(plan):
            assert chapter.heading in text
            for row in (row for block in chapter.blocks for row in block.rows):
                for one in row.texts:
                    assert one.replace("`", "") in text
                    assert escape(one.replace("`", "")) in page
        for answered in tell_key(plan):
            assert answered.answer in text
    assert bundle == Plans()._repr_mimebundle_() | {
        "application/vnd.jupyter.widget-view+json": bundle[
            "application/vnd.jupyter.widget-view+json"
        ]
    }


def test_everything_that_is_linked_can_be_had(plans: Plans) -> None:
    page, found = page_of(plans), [*links(plans)]
    for _, link in found:
        if "notebook" in link:
            assert (TUTORIALS / link["notebook"]).is_file()
        if "file" in link:
            assert parse_link(link["link"]) == parse_assignment(link["text"], link["file"])
    assert {"show", "notebook", "file"} <= {key for _, link in found for key in link}
    plan, last = next((plan, link) for plan, link in found if len(link.get("show", ())) > 1)
    page.receive({"do": "show", "plan": plan, "names": last["show"], "at": 1})
    shown = plans.children[1]
    assert isinstance(shown, Projector)
    assert shown._told()["kicker"] == "2 of 2"
    assert str(page.shown).startswith("Your first minute, step 2: The ring")
    page.receive({"do": "back"})
    assert len(plans.children) == 1
    assert page.shown == ""


@pytest.mark.parametrize(
    "message",
    [
        None,
        {"do": "show"},
        {"do": "show", "plan": "first", "names": [], "at": 0},
        {"do": "show", "plan": "first", "names": ["start 2"], "at": 1},
        {"do": "show", "plan": "first", "names": ["start 2"], "at": -1},
        {"do": "show", "plan": "first", "names": ["start 2", 3], "at": 0},
        {"do": "show", "plan": "first", "names": ["/etc/passwd"], "at": 0},
        {"do": "show", "plan": "none", "names": ["start 2"], "at": 0},
        {"do": "rule", "name": "no.rule", "dark": False},
    ],
    ids=str,
)
def test_a_message_that_makes_no_sense_changes_nothing(plans: Plans, message: object) -> None:
    page_of(plans).receive(message)
    assert len(plans.children) == 1


def test_ready_assignments_are_saved_as_files(tmp_path: Path) -> None:
    plan = Plans("course")
    files = plan.save(tmp_path / "homework")
    assert len(plan.assignments) == 7
    tasks = [path for path in files if path.suffix == ".toml"]
    for path, assignment in zip(tasks, plan.assignments.values(), strict=True):
        assert parse_assignment(path.read_text("utf-8"), path.name) == assignment


def test_an_exam_of_a_plan_is_saved_with_a_release_word_that_the_page_tells(tmp_path: Path) -> None:
    plan = Plans("course")
    files = {path.name: path.read_text("utf-8") for path in plan.save(tmp_path)}
    [word] = plan.exam_words.values()
    exam = parse_assignment(files["course-exam.assignment.toml"], "")
    assert opens(word, exam.release)
    assert word in files["course-exam.release-word.txt"]
    assert f"release word `{word}`" in str(page_of(plan).plans)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file" / "x", "a\0b"):
        with pytest.raises(Mistake, match="cannot be written") as caught:
            Plans("first").save(folder)
        assert "\n" not in str(caught.value)


def test_a_plan_that_is_not_there_is_named() -> None:
    with pytest.raises(Mistake, match=f"there is no plan 'x'; there are {', '.join(NAMES)}"):
        Plans("x")
