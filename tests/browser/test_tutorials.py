"""Notebooks whose widgets have no browser test of their own open and run, and nothing complains."""

from pathlib import Path

import pytest

from .lab import Lab

TUTORIALS = Path(__file__).parents[2] / "tutorials"
OTHERS = [*TUTORIALS.glob("*-for-*.ipynb"), *TUTORIALS.glob("*-projector.ipynb")]


@pytest.mark.parametrize("notebook", OTHERS, ids=lambda path: path.stem)
def test_a_notebook_opens_and_runs(lab: Lab, notebook: Path) -> None:
    opened = lab.open_text(notebook.read_text("utf-8"))
    opened.run()
    opened.shot(notebook.stem)
    assert all(cell["outputs"] for cell in opened.cells())
