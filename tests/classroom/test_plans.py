"""Plans for teachers: complete, realistic, and nothing in them that is not there."""

import re
from functools import cache
from itertools import chain, pairwise
from pathlib import Path

import pytest

from mt_widgets.classroom.assignment import LESSON, format_assignment, parse_assignment
from mt_widgets.classroom.plan_words import PlanSection, tell, tell_key
from mt_widgets.classroom.plans import (
    HOUR,
    NAMES,
    Plan,
    PlanPhase,
    find_plan,
    papers_of,
    parse_plan,
    ready_assignment,
)
from mt_widgets.classroom.questions import ASKED, answer, right_chance
from mt_widgets.classroom.subjects import puzzle_of
from mt_widgets.engine.errors import FileError, Mistake
from mt_widgets.games import FIRST, GAMES
from mt_widgets.lessons.course import chapters, find_lesson
from mt_widgets.paper.sheet import REFERENCES
from mt_widgets.puzzles.shelf import read_shelf

PLANS = [find_plan(name) for name in NAMES]
PLAIN = """format = 1
title = "Plain"
about = "Short."
papers = ["board"]
[[hour]]
title = "One"
homework = "later"
[[hour.phase]]
title = "All"
minutes = 45
show = ["walking 3", "first-steps/001-three-steps"]
items = ["lesson:walking"]
[[assignment]]
name = "later"
title = "Later"
items = ["lesson:riding"]
[[question]]
puzzle = "dice/001-one-die-or-two"
ask = "chance"
move = "W**"
text = "How likely?"
[[misconception]]
puzzle = "dice/001-one-die-or-two"
move = "W**"
claim = "2/6"
says = "Twice."
answer = "No."
"""


def _phases(plan: Plan) -> list[PlanPhase]:
    return [phase for hour in plan.hours for phase in hour.phases]


def test_there_are_a_first_lesson_a_course_of_six_and_a_lesson_on_odds() -> None:
    assert [len(plan.hours) for plan in PLANS] == [1, 6, 1]
    for hour in (hour for plan in PLANS for hour in plan.hours):
        assert sum(phase.minutes for phase in hour.phases) == HOUR
        assert hour.aims
        assert hour.homework
        assert hour.check


@pytest.mark.parametrize("plan", PLANS, ids=NAMES)
def test_a_plan_says_what_to_have_ready_what_to_do_if_it_fails_and_what_to_watch(
    plan: Plan,
) -> None:
    assert plan.prepare
    assert any("screens" in text or "laptop" in text for text in plan.trouble)
    for hour in plan.hours:
        assert sum(bool(phase.watch) for phase in hour.phases) >= 2 or len(plan.hours) > 1
        assert any(phase.paper for phase in hour.phases), "there is a way without screens"
        assert all(phase.pupils for phase in hour.phases)


def test_the_first_lesson_tells_everything_minute_by_minute() -> None:
    for phase in _phases(PLANS[0]):
        assert all((phase.say, phase.pupils, phase.watch)), phase.title
    assert sum(bool(phase.paper) for phase in _phases(PLANS[0])) >= 6


@pytest.mark.parametrize("plan", PLANS, ids=NAMES)
def test_a_class_has_half_as_much_time_again_as_one_learner(plan: Plan) -> None:
    """Lessons tell how long they take alone; a puzzle is three minutes, but who is quick helps."""
    for phase in _phases(plan):
        lessons = [item for item in phase.items if item.startswith(LESSON)]
        alone = sum(find_lesson(item.removeprefix(LESSON)).minutes for item in lessons)
        assert phase.minutes >= 1.5 * alone, phase.title


def test_homework_takes_about_ten_minutes_and_an_exam_fits_its_phase() -> None:
    for plan in PLANS:
        for _, assignment in plan.assignments:
            assert 3 <= len(assignment.items) <= 4
        for phase in _phases(plan):
            if phase.assignment:
                assert dict(plan.assignments)[phase.assignment].minutes <= phase.minutes


@cache
def _titles() -> set[str]:
    """Of all puzzles, lessons and steps."""
    lessons = [find_lesson(one.lesson) for one in chapters() if one.lesson]
    steps = {step.title for lesson in lessons for step in lesson.steps}
    puzzles = {entry.puzzle.words.title for entry in read_shelf().entries}
    return puzzles | steps | {lesson.title for lesson in lessons}


@pytest.mark.parametrize("plan", PLANS, ids=NAMES)
def test_a_title_in_quotation_marks_is_that_of_something_that_is_there(plan: Plan) -> None:
    told = [text for row in _rows(tell(plan)) for text in row]
    quoted = set(chain.from_iterable(re.findall("“([^”]*)”", text) for text in told))
    assert quoted <= _titles()
    assert quoted


def _rows(told: tuple[PlanSection, ...]) -> list[tuple[str, ...]]:
    return [row.texts for chapter in told for block in chapter.blocks for row in block.rows]


def test_the_minutes_of_an_hour_follow_each_other() -> None:
    times = [block.time for block in tell(PLANS[0])[1].blocks if block.time]
    assert times[0].startswith("0–")
    assert times[-1].endswith("–45")
    for before, after in pairwise(times):
        assert before.partition("–")[2] == after.partition("–")[0]


def test_ready_assignments_are_found_by_their_names_and_can_be_handed_out() -> None:
    names = [name for plan in PLANS for name, _ in plan.assignments]
    assert len({*names}) == len(names)
    for name in names:
        ready = ready_assignment(name)
        assert parse_assignment(format_assignment(ready), name) == ready
    assert ready_assignment("course-exam").exam
    assert ready_assignment("course-exam").variants
    with pytest.raises(Mistake, match=r"^there is no ready assignment 'x'; there are after-the"):
        ready_assignment("x")


def test_what_is_to_be_printed_is_what_can_be_printed() -> None:
    assert papers_of(GAMES[FIRST]) == [*REFERENCES]
    assert papers_of(GAMES["wiz-war"]) == ["rules"]
    board, puzzles, plan = PLANS[0].commands
    assert (board, plan) == ("magical-towers sheet --board", "magical-towers sheet --plan first")
    assert puzzles == f"magical-towers sheet {' '.join(PLANS[0].sheets)}"


# The odds


def test_every_kind_of_question_is_asked_and_answered_from_easy_to_hard() -> None:
    key = [*tell_key(PLANS[2])]
    assert {one.question.ask for one in key} == {*ASKED}
    assert key[0].question.ask == "numbers"
    assert [one.answer for one in key if one.question.puzzle.startswith("dice/001")] == [
        "3 and 4: 2 of 6",
        "1/3",
        "3: 1 of 6",
        "11/36",
        "W*T* with 1/3; W** has 11/36, which is 1/36 less",
    ]
    names = [one.question.puzzle for one in key]
    assert names == sorted(names), "the puzzles come one after another"


def test_the_best_answer_is_the_proven_one() -> None:
    for question in PLANS[2].questions:
        if question.ask == "best":
            proof = puzzle_of(question.puzzle).proof
            assert proof is not None
            assert answer(question).startswith(f"{proof.solutions[0]} with {proof.value};")


def test_no_misconception_is_right() -> None:
    assert len(PLANS[2].misconceptions) >= 5
    for one in PLANS[2].misconceptions:
        assert one.claim != right_chance(one), one.says


# Files


def test_anybodys_plan_is_read_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(PLAIN, "utf-8")
    plan = find_plan(path)
    assert plan.title == "Plain"
    assert plan.commands == ("magical-towers sheet --board",)
    assert [answer(one) for one in plan.questions] == ["11/36"]


def test_the_plan_in_the_guide_for_writers_is_one() -> None:
    guide = (Path(__file__).parent.parent.parent / "tutorials" / "README.md").read_text("utf-8")
    text = next(one for one in re.findall("```toml\n(.*?)```", guide, re.DOTALL) if "[[hour" in one)
    assert parse_plan(text, "towers").title == "Towers on Tuesday"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("format = 1", "format = 2", "format: this program reads format 1"),
        ("format = 1", "form = 1", "format: it is missing"),
        ('"Plain"', "7", "title: a text is meant here"),
        ('"board"', '"chair"', "papers: .*'chair'"),
        ("minutes = 45", "minutes = 44", "hour 1: phase: together they take 44 minutes and not 45"),
        ("minutes = 45", "minutes = 46", "hour 1: phase 1: minutes: a whole number from 1 to 45"),
        ("walking 3", "walking 99", "hour 1: phase 1: show: there is no step '99' of walking"),
        ("walking 3", "flying", "hour 1: phase 1: show: there is no 'flying'"),
        ('"lesson:walking"', '"../../x/y"', "hour 1: phase 1: items: there is no '../../x/y'"),
        ('["lesson:riding"]', '["a/b"]', "assignment 1: items: there is no 'a/b'"),
        ('"later"\n[[hour', '"never"\n[[hour', "hour 1: there is no assignment 'never'"),
        ('name = "later"', 'name = "../x"', "assignment 1: name: small letters, digits and dash"),
        ("Short.", "See `tower.fly`.", "about: there is no rule 'tower.fly'"),
        ("Short.", "{0}", "about: braces have no meaning here"),
        ("dice/001-one-die-or-two", "lesson:dice", "question 1: puzzle: in 'lesson:dice' nothing"),
        ('move = "W**"', 'move = "W1:b5"', "question 1: move: 'W1:b5' cannot be played there"),
        ('"chance"', '"luck"', "question 1: ask: .*'luck'"),
        ('"2/6"', '"2/0"', "misconception 1: claim: a fraction such as 1/3 is meant here"),
        ('"Twice."', '"Twice."\nevil = 1', "misconception 1: 'evil': there is no such key here"),
        ("[[hour", "[[day", "'day': there is no such key here"),
        ("Short.", "x" * 60_000, "this is too long"),
    ],
)
def test_what_is_wrong_with_a_plan_is_told_with_its_place(old: str, new: str, told: str) -> None:
    with pytest.raises(FileError) as caught:
        parse_plan(PLAIN.replace(old, new), "p")
    assert re.match(f"'p': {told}", str(caught.value))


@pytest.mark.parametrize("name", ["second", "", "no.toml", "a\0.toml", "\ud800.toml"])
def test_a_plan_that_is_not_there_gets_a_sentence(name: str) -> None:
    with pytest.raises(Mistake) as caught:
        find_plan(name)
    assert "\n" not in str(caught.value)
