"""The notebooks as they are stored; that they run and give the same again is nbval's work."""

import json
import re
from pathlib import Path

import pytest

TUTORIALS = Path(__file__).parent.parent / "tutorials"
NOTEBOOKS = sorted(TUTORIALS.glob("*.ipynb"))
WIDGET = "application/vnd.jupyter.widget-view+json"


def test_there_are_notebooks() -> None:
    assert NOTEBOOKS


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_is_stored_executed_and_without_widget_state(path: Path) -> None:
    book = json.loads(path.read_text("utf-8"))
    code = [cell for cell in book["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in code] == list(range(1, len(code) + 1))
    assert all(cell["outputs"] for cell in code), "nbval compares nothing where nothing is stored"
    assert book["metadata"]["kernelspec"]["name"] == "python3"
    assert "widgets" not in book["metadata"]
    outputs = [output for cell in code for output in cell["outputs"]]
    assert all(WIDGET not in output.get("data", {}) for output in outputs), (
        "a widget without its kernel shows an error box in the place of its picture"
    )
    assert len({cell["id"] for cell in book["cells"]}) == len(book["cells"])


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_every_link_leads_to_a_notebook_that_is_there(path: Path) -> None:
    book = json.loads(path.read_text("utf-8"))
    words = "".join("".join(c["source"]) for c in book["cells"] if c["cell_type"] == "markdown")
    linked = re.findall(r"\]\(([^)]*\.ipynb)\)", words)
    assert all((TUTORIALS / name).is_file() for name in linked)
