"""The notebooks of the site: the course as it is shipped, ready to run in a browser."""

import json
from pathlib import Path
from typing import Any

ASSIGNMENT = "assignment.ipynb"
_BLANK = "blank.ipynb"  # open until a lesson takes its place
_KERNEL = {"display_name": "Python (Pyodide)", "language": "python", "name": "python"}
_HIDDEN = {"jupyter": {"source_hidden": True}}


def write_notebooks(lessons: Path, folder: Path) -> dict[str, bool]:
    """Write all notebooks, one for assignments and a blank one; which of them show code."""
    books = {path.name: json.loads(path.read_text("utf-8")) for path in lessons.glob("*.ipynb")}
    source = "from mt_widgets import Assignment\n\nAssignment()"  # the page tells which one
    task = {"cell_type": "code", "id": "task", "metadata": _HIDDEN, "source": source}
    books[ASSIGNMENT] = _notebook(task)
    for name, book in {**books, _BLANK: _notebook()}.items():
        # Without outputs, as all cells are run at once, and without the course map.
        cells = [_cell(cell) for cell in book["cells"] if "Course()" not in "".join(cell["source"])]
        metadata = {"kernelspec": _KERNEL, "language_info": {"name": "python"}}
        text = json.dumps(
            {**book, "cells": cells, "metadata": metadata}, ensure_ascii=False, indent=1
        )
        (folder / name).write_text(text, "utf-8")
    return {name: shows_code(book) for name, book in sorted(books.items())}


def shows_code(book: dict[str, Any]) -> bool:
    """Whether a notebook has visible code."""
    cells = (cell for cell in book["cells"] if cell["cell_type"] == "code")
    return any(not cell["metadata"].get("jupyter", {}).get("source_hidden") for cell in cells)


def _cell(cell: dict[str, Any]) -> dict[str, Any]:
    return cell if cell["cell_type"] != "code" else {**cell, "outputs": [], "execution_count": None}


def _notebook(*cells: dict[str, Any]) -> dict[str, Any]:
    return {"cells": [*cells], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
