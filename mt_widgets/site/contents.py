"""The notebooks of the site: one that shows whatever is open, and those that are worked in."""

import json
from pathlib import Path
from typing import Any

from ..lessons.course import chapters

_PLACE = "place.ipynb"  # open from the start
_KERNEL = {"display_name": "Python (Pyodide)", "language": "python", "name": "python"}
_HIDDEN = {"jupyter": {"source_hidden": True}}


def write_notebooks(lessons: Path, folder: Path) -> None:
    """Write the notebooks that show code and run here, and the one that shows all else."""
    books = {path.name: _read(path) for path in lessons.glob("*.ipynb")}
    shown = {name: book for name, book in books.items() if shows_code(book) and runs_here(book)}
    for name, book in {**shown, _PLACE: _place()}.items():
        text = json.dumps(_for_browsers(book), ensure_ascii=False, indent=1)
        (folder / name).write_text(text, "utf-8")


def words_of_pages(lessons: Path) -> dict[str, bytes]:
    """The notebooks of pages that are no lessons, without outputs: their words are shown."""
    names = [one.notebook for one in chapters() if not one.lesson]
    books = {name: _for_browsers(_read(lessons / name)) for name in names}
    return {name: json.dumps(book).encode() for name, book in books.items()}


def shows_code(book: dict[str, Any]) -> bool:
    """Whether a notebook has visible code."""
    cells = (cell for cell in book["cells"] if cell["cell_type"] == "code")
    return any(not cell["metadata"].get("jupyter", {}).get("source_hidden") for cell in cells)


def runs_here(book: dict[str, Any]) -> bool:
    """Whether a notebook needs no extra: there is none for the Python of a browser."""
    return "needs" not in book["metadata"].get("mt_widgets", {})


def _read(path: Path) -> dict[str, Any]:
    book: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return book


def _for_browsers(book: dict[str, Any]) -> dict[str, Any]:
    """A notebook without outputs, as all cells are run at once."""
    metadata = {"kernelspec": _KERNEL, "language_info": {"name": "python"}}
    return {**book, "cells": [*map(_cell, book["cells"])], "metadata": metadata}


def _cell(cell: dict[str, Any]) -> dict[str, Any]:
    return cell if cell["cell_type"] != "code" else {**cell, "outputs": [], "execution_count": None}


def _place() -> dict[str, Any]:
    """The notebook in which the page has Python show one thing after the other."""
    source = "from mt_widgets.widgets.shell.window import place\n\nplace()"
    cell = {"cell_type": "code", "id": "place", "metadata": _HIDDEN, "source": source}
    return {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
