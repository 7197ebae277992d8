"""Every lesson opens and runs in JupyterLab, and nothing complains."""

from pathlib import Path

import pytest

from .lab import Lab

LESSONS = sorted((Path(__file__).parents[2] / "tutorials").glob("*.ipynb"))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_opens_and_runs(lab: Lab, lesson: Path) -> None:
    notebook = lab.open_text(lesson.read_text("utf-8"))
    notebook.run()
    notebook.shot(lesson.stem)
    assert all(cell["outputs"] for cell in notebook.cells())
