"""The teacher's desk, driven by its public methods and by messages of the page."""

import json
from pathlib import Path
from typing import Any

import pytest

from mt_widgets.classroom.assignment import AssignmentFile, parse_assignment, parse_link
from mt_widgets.classroom.draft import AssignmentDraft, file_name
from mt_widgets.classroom.spoken import opens
from mt_widgets.learner.teacher_file import remember_site
from mt_widgets.widgets.page.control_panel import ControlPanel
from mt_widgets.widgets.teacher.assign import Assign

STEPS, DICE, WALK = "first-steps/001-three-steps", "dice/001-one-die-or-two", "lesson:walking"


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGICAL_TOWERS_HOME", str(tmp_path))


def _tags(panel: ControlPanel) -> list[str]:
    return [item["tag"] for group in panel.contents.choices for item in group["items"]]


def _fill(assign: Assign, **values: Any) -> None:
    """The form of the page, as it is sent when something is changed."""
    [form] = assign.list.contents.sections
    filled = {field["name"]: field["value"] for field in form["fields"]}
    assign.list.receive({"do": "form", "tag": "settings", "values": filled | values})
    assert "no sense" not in assign.list.status.get("text", "")


def _files(assign: Assign) -> dict[str, str]:
    """What the page gets to save, by the buttons that are there."""
    sent = list[tuple[str, str]]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(assign.ready, "download", lambda *file: sent.append(file))
        for action in assign.ready.buttons.actions:
            assert action["save"]
            assign.ready.receive({"do": "click", "tag": action["tag"]})
    return dict(sent)


def _names(assign: Assign) -> list[str]:
    return [*_files(assign)]


def test_everything_can_be_picked_and_nothing_is_at_first() -> None:
    assign = Assign()
    assert f"pick:{WALK}" in _tags(assign.picker)
    assert f"pick:{STEPS}" in _tags(assign.picker)
    assert assign.list.status["text"] == "Pick some lessons or puzzles."
    assert _names(assign) == []
    assert assign.ready.layout.display == "none"


def test_the_list_grows_is_reordered_and_shrinks() -> None:
    assign = Assign()
    assign.picker.receive({"do": "click", "tag": f"pick:{STEPS}"})
    assign.click(f"pick:{WALK}")
    assert [*assign.draft.items] == [STEPS, WALK]
    assign.list.receive({"do": "click", "tag": f"item:{WALK}"})
    assert [one["disabled"] for one in assign.list.buttons.asides] == [False, True, False]
    assign.click("up")
    assert [*assign.draft.items] == [WALK, STEPS]
    assert _tags(assign.list) == [f"item:{WALK}", f"item:{STEPS}"]
    assign.click("out")
    assert [*assign.draft.items] == [STEPS]
    assert assign.list.buttons.asides == []
    assign.click(f"pick:{STEPS}")
    assert not assign.draft.items


def test_a_pack_is_picked_at_once_and_only_what_is_listed_of_it() -> None:
    assign = Assign()
    assign.picker.receive({"do": "form", "tag": "filter", "values": {"theme": "", "ravens": "1"}})
    assert all(not tag.startswith("pick:lesson") for tag in _tags(assign.picker))
    assign.click("all:first-steps")
    few = len(assign.draft.items)
    assign.picker.receive(
        {"do": "form", "tag": "everything", "values": {"theme": "", "ravens": "1"}}
    )
    assign.click("all:first-steps")
    assert 0 < few < len(assign.draft.items)
    assert assign.pick("nowhere") == "There is no puzzle, pack or lesson 'nowhere'."
    assert assign.move("nowhere", 1) == "This is not in the list."


def test_puzzles_are_filtered_by_theme() -> None:
    assign = Assign()
    assign.show(theme="dice")
    shown = [tag for tag in _tags(assign.picker) if tag.startswith("pick:")]
    assert f"pick:{DICE}" in shown
    assert f"pick:{STEPS}" not in shown


def test_a_file_a_link_and_a_notebook_are_made() -> None:
    assign = Assign()
    assign.pick(STEPS, DICE)
    _fill(assign, title=" Monday:  dice ", hints="1", minutes=20, variants=True,
          site="http://localhost:8000/")  # fmt: skip
    made = AssignmentFile("Monday: dice", (STEPS, DICE), 1, 20, variants=True)
    assert assign.assignment == made
    assert parse_assignment(assign.text, "file") == made
    assert assign.ready.copies["link"].startswith("http://localhost:8000/index.html#assignment=")
    assert parse_link(assign.ready.copies["link"]) == parse_link(assign.link) == made
    assert _names(assign) == ["monday-dice.assignment.toml", "monday-dice.ipynb"]
    assert json.loads(assign.notebook)["nbformat"] == 4
    assert made.code in assign.ready.prompt.heading
    _fill(assign, title="")
    assert _names(assign) == []


def test_the_address_of_the_site_is_remembered_and_a_bad_one_told() -> None:
    first = Assign()
    first.pick(STEPS)
    first.decide(title="Monday", site="http://school.example/towers")
    second = Assign()
    assert second.site == "http://school.example/towers"
    second.pick(STEPS)
    second.decide(title="Monday", site="my school")
    assert second.ready.copies["link"] == ""
    assert "an address such as" in second.ready.status["text"]


def test_a_lesson_cannot_be_in_an_exam() -> None:
    assign = Assign()
    assign.pick(WALK)
    told = assign.decide(title="Exam", exam=True)
    assert "cannot be in an exam" in str(told)
    assert assign.list.status["text"] == told
    assert assign.decide(colour=1) == "colour: there is no such field"
    assign.anew()
    assert assign.draft == AssignmentDraft()


def test_a_remembered_file_may_hold_anything(tmp_path: Path) -> None:
    for text in ("", "[]", '{"site": 3}', '{"site": "a\\u0000b"}', "[" * 9000):
        (tmp_path / "teacher.json").write_text(text)
        assert Assign().site == ""


def test_names_of_files_come_from_the_title() -> None:
    assert file_name(AssignmentFile("Türme & Raben!", (STEPS,))) == "türme-raben"
    odd = AssignmentFile("!!!", (STEPS,))
    assert file_name(odd) == odd.code


def test_without_a_kernel_it_says_what_it_is_for() -> None:
    bundle = Assign()._repr_mimebundle_()
    assert str(bundle["text/plain"]).startswith("An assignment for your class\nPick lessons")


def test_what_a_newer_version_remembers_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "teacher.json"
    file.write_text('{"format": 2, "site": "https://example.org/", "more": 1}')
    before = file.read_text()
    remember_site("https://example.com/")
    assert file.read_text() == before


def _exam() -> Assign:
    assign = Assign()
    assign.pick(STEPS)
    assign.decide(title="Exam", exam=True)
    return assign


def test_an_exam_gets_a_release_word_that_only_the_teacher_is_shown() -> None:
    assign = _exam()
    assert len(assign.word.split("-")) == 3
    assert assign.ready.contents.summary["title"] == f"Release word: `{assign.word}`"
    assert opens(assign.word, assign.assignment.release)
    for text in (assign.text, assign.notebook):
        assert assign.word not in text
    assert _names(assign)[-1] == "exam.release-word.txt"
    assert assign.word in _files(assign)["exam.release-word.txt"]


def test_a_file_is_saved_as_things_stand_though_the_page_shows_less() -> None:
    """Who types a word and clicks on a button at once sends both before anything is shown anew."""
    assign = _exam()
    before = assign.assignment
    assign.decide(word="Open Sesame")
    saved = parse_assignment(_files(assign)["exam.assignment.toml"], "file")
    assert saved == assign.assignment != before
    assign.decide(title="")
    assert assign.click("save:file") == "Give it a title, so that your pupils know it again."


def test_the_word_stays_the_same_whatever_else_is_changed() -> None:
    assign = _exam()
    word, code = assign.word, assign.assignment.code
    _fill(assign, minutes=20)
    _fill(assign, minutes=0)
    assert (assign.word, assign.assignment.code) == (word, code)


def test_the_word_stays_where_a_page_that_does_not_know_it_yet_sends_none() -> None:
    assign = _exam()
    word = assign.word
    _fill(assign, minutes=20, word="")
    assert assign.word == word


def test_a_teacher_may_choose_the_word_and_a_bad_one_is_told() -> None:
    assign = _exam()
    _fill(assign, word="Open Sesame")
    assert assign.word == "Open Sesame"
    assert opens("open sesame", assign.assignment.release)
    assert "A release word has" in str(assign.decide(word="!?"))
    assert assign.word == "Open Sesame"


def test_what_is_no_exam_has_no_word() -> None:
    assign = _exam()
    assign.decide(exam=False)
    assert assign.word == ""
    assert assign.assignment.release == ""
    assert assign.ready.contents.summary == {}
    assert len(_names(assign)) == 2
