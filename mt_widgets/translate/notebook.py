"""The paragraphs of notebooks, and notebooks in another language."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ..lessons.notebooks import shipped_lessons

_GAP = re.compile(r"(\n[ \t]*\n\s*)")


def notebook_sentences(text: str) -> Iterator[tuple[str, str]]:
    """The paragraphs of a notebook, each after the number of its cell."""
    for number, cell in enumerate(json.loads(text)["cells"], 1):
        for paragraph in _pieces(cell)[::2] if cell["cell_type"] == "markdown" else ():
            if paragraph:
                yield f"cell {number}", paragraph


def translate_notebook(text: str, translate: Callable[[str], str]) -> str:
    """A notebook with its paragraphs translated."""
    book = json.loads(text)
    for cell in book["cells"]:
        if cell["cell_type"] == "markdown":
            pieces = _pieces(cell)
            pieces[::2] = [piece and translate(piece) for piece in pieces[::2]]
            cell["source"] = "".join(pieces).splitlines(keepends=True)
    return json.dumps(book, ensure_ascii=False, indent=1) + "\n"


def translate_notebooks(folder: Path, translate: Callable[[str], str]) -> int:
    """Copy the lessons into a folder, translated; returns how many there are."""
    shutil.copytree(
        shipped_lessons(), folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*")
    )
    lessons = sorted(folder.glob("*.ipynb"))
    for lesson in lessons:
        lesson.write_text(translate_notebook(lesson.read_text("utf-8"), translate), "utf-8")
    return len(lessons)


def _pieces(cell: dict[str, Any]) -> list[str]:
    """Paragraphs, with the gap between each two of them."""
    return _GAP.split("".join(cell["source"]).strip())
