"""The otter assignment: made, handed in and graded by otter-grader itself."""

import json
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path

import nbformat
import pytest
from otter.cli import cli

from tests.graders.submissions import EXAMPLES, SUBMISSIONS, hand_in, workplace

pytestmark = pytest.mark.timeout(600)

BOOK = "first-steps.ipynb"
Points = Mapping[str, float]


def _otter(*arguments: str) -> None:
    """The command; in this Python, for it takes longer to start than to grade."""
    cli([*arguments], standalone_mode=False)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where the assignment was made for pupils and for the grader."""
    folder = tmp_path_factory.mktemp("otter")
    shutil.copy(EXAMPLES / "otter" / BOOK, folder)
    with workplace(folder):
        _otter("assign", BOOK, "made", "--no-run-tests")  # a good submission does as much
        yield folder


@pytest.fixture(scope="module")
def graded(folder: Path) -> Mapping[str, Points]:
    """The points of everybody for every question."""
    [autograder] = folder.glob("made/autograder/*.zip")
    found = {}
    for pupil in ("good", "half", "forged"):
        handed = folder / pupil / BOOK
        hand_in(folder / "made" / "student" / BOOK, SUBMISSIONS[pupil], handed)
        if pupil == "forged":
            _forge_tests(handed)
        _otter("run", str(handed), "-a", str(autograder), "-o", str(handed.parent), "--no-logo")
        results = json.loads((handed.parent / "results.json").read_text("utf-8"))
        found[pupil] = {test["name"]: test["score"] for test in results["tests"] if "score" in test}
    return found


def _forge_tests(path: Path) -> None:
    """Write easier tests into the notebook, where otter keeps those that pupils may see."""
    book = nbformat.read(path, 4)  # type: ignore[no-untyped-call]
    tests = book.metadata.otter.tests
    for name, test in tests.items():
        easy = "@test_case()\ndef test_all():\n    pass\n"
        tests[name] = test.partition("@test_case")[0] + easy
    nbformat.write(book, path)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize(
    ("pupil", "three_steps", "best_odds"),
    [
        ("good", 1, 3),
        ("half", 0, 2),  # a cell that fails stops no other, and stderr does not matter
        ("forged", 0, 0),  # tests come from the autograder, and they ask another Python
    ],
)
def test_everybody_gets_what_the_answer_is_worth(
    graded: Mapping[str, Points], pupil: str, three_steps: float, best_odds: float
) -> None:
    assert graded[pupil]["three_steps"] == three_steps
    assert graded[pupil]["best_odds"] == best_odds


def test_pupils_see_neither_solutions_nor_hidden_tests(folder: Path) -> None:
    released = (folder / "made" / "student" / BOOK).read_text("utf-8")
    assert "answer_1 = ..." in released
    assert not any(secret in released for secret in ("W3:b13", 'W*T*\\"', "subprocess"))
