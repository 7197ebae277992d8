"""Trusting shipped notebooks, and those only."""

import json
import shutil
from pathlib import Path

import nbformat
import pytest
from nbformat.sign import NotebookNotary

from mt_widgets.commands.lab import SEALS, seal, trust

TUTORIALS = Path(__file__).parent.parent / "tutorials"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    folder = tmp_path / "lessons"
    folder.mkdir()
    shutil.copy(TUTORIALS / "01-start-here.ipynb", folder)
    return folder


def _is_trusted(path: Path) -> bool:
    book = nbformat.read(path, 4)  # type: ignore[no-untyped-call]
    return bool(NotebookNotary().check_signature(book))  # type: ignore[no-untyped-call]


def test_a_lesson_as_shipped_is_trusted(folder: Path) -> None:
    book = folder / "01-start-here.ipynb"
    assert not _is_trusted(book)
    assert trust(folder, TUTORIALS / SEALS) == 1
    assert _is_trusted(book)


def test_a_lesson_that_somebody_changed_is_not(folder: Path) -> None:
    book = folder / "01-start-here.ipynb"
    changed = json.loads(book.read_text("utf-8"))
    changed["cells"][1]["outputs"][0]["data"]["text/html"] = "<script>alert(1)</script>"
    book.write_text(json.dumps(changed), "utf-8")
    assert trust(folder, TUTORIALS / SEALS) == 0
    assert not _is_trusted(book)


def test_line_ends_do_not_break_a_seal(folder: Path) -> None:
    book = folder / "01-start-here.ipynb"
    before = seal(book)
    book.write_bytes(book.read_bytes().replace(b"\n", b"\r\n"))
    assert seal(book) == before


def test_every_seal_is_current() -> None:
    found = [f"{seal(path)}  {path.name}" for path in sorted(TUTORIALS.glob("*.ipynb"))]
    stored = (TUTORIALS / SEALS).read_text("utf-8").splitlines()
    assert stored == found, "python -m tests.store_notebooks seals them"
