"""The nbgrader course: released, handed in, graded and exported by nbgrader itself."""

import csv
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from nbgrader.api import Gradebook
from nbgrader.apps import NbGraderApp

from tests.graders.submissions import EXAMPLES, SUBMISSIONS, hand_in, workplace

pytestmark = pytest.mark.timeout(600)

BOOK = Path("first-steps", "first-steps.ipynb")
NAMESAKE = "class Score:\n    points, right = 1.0, True\n\n\ndef check(*_):\n    return Score()\n"


def _nbgrader(*arguments: str) -> None:
    """The command; in this Python, for it takes longer to start than to grade."""
    NbGraderApp.launch_instance([*arguments])
    NbGraderApp.clear_instance()


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The course after everybody was graded."""
    folder = tmp_path_factory.mktemp("course") / "nbgrader"
    shutil.copytree(EXAMPLES / "nbgrader", folder)
    with workplace(folder):
        _nbgrader("generate_assignment", "first-steps")
        for pupil, changes in SUBMISSIONS.items():
            hand_in(folder / "release" / BOOK, changes, folder / "submitted" / pupil / BOOK)
        (folder / "submitted" / "deleted" / BOOK).with_name("mt_widgets.py").write_text(NAMESAKE)
        _nbgrader("autograde", "first-steps")
        _nbgrader("export")
        yield folder


@pytest.mark.parametrize(
    ("pupil", "points"),
    [
        ("good", (1, 3)),
        # A cell that fails stops no other, and only the graded one has to keep off stderr.
        ("half", (0, 2)),
        # Changed tests are put back, and they ask another Python.
        ("forged", (0, 0)),
        # A deleted test is put back, and no module beside the notebook takes the place of ours.
        ("deleted", (0, 2)),
    ],
)
def test_everybody_gets_what_the_answer_is_worth(
    course: Path, pupil: str, points: tuple[float, float]
) -> None:
    with Gradebook(f"sqlite:///{course}/gradebook.db") as book:
        grades = [
            book.find_grade(cell, "first-steps", "first-steps", pupil)
            for cell in ("points-1", "points-2")
        ]
        assert tuple(grade.auto_score for grade in grades) == points
        assert not any(grade.needs_manual_grade for grade in grades)


def test_the_scores_are_exported(course: Path) -> None:
    rows = csv.DictReader((course / "grades.csv").read_text("utf-8").splitlines())
    assert {row["student_id"]: (float(row["score"]), float(row["max_score"])) for row in rows} == {
        "good": (4, 4),
        "half": (2, 4),
        "forged": (0, 4),
        "deleted": (2, 4),
    }


def test_pupils_see_neither_solutions_nor_hidden_tests(course: Path) -> None:
    released = (course / "release" / BOOK).read_text("utf-8")
    assert 'answer_1 = \\"\\"' in released
    assert not any(secret in released for secret in ("W3:b13", 'W*T*\\"', "subprocess", "SOLUTION"))
