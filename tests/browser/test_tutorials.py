"""Every notebook opens and runs in JupyterLab, and nothing complains; lessons have a test each."""

from pathlib import Path

import pytest

from mt_widgets.lessons.course import chapters

from .lab import Lab

TUTORIALS = Path(__file__).parents[2] / "tutorials"
TAKEN = {chapter.notebook for chapter in chapters()[1:] if chapter.lesson}
OTHERS = [path for path in sorted(TUTORIALS.glob("*.ipynb")) if path.name not in TAKEN]


@pytest.mark.parametrize("notebook", OTHERS, ids=lambda path: path.stem)
def test_a_notebook_opens_and_runs(lab: Lab, notebook: Path) -> None:
    opened = lab.open_text(notebook.read_text("utf-8"))
    opened.run()
    opened.shot(notebook.stem)
    assert all(cell["outputs"] for cell in opened.cells())
