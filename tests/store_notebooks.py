"""Run notebooks and store them as they are shipped: executed, without widget views, and sealed.

``python -m tests.store_notebooks [FILES]``; without files, all tutorials. The notebook of a lesson
is made from the course.
"""

import os
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import nbformat
from nbclient import NotebookClient

from mt_widgets.commands.lab import SEALS, seal
from mt_widgets.files.whole import write_whole
from mt_widgets.lessons.course import Chapter, chapters

__all__ = ["TUTORIALS", "lesson_cells", "make", "store", "write_seals"]

TUTORIALS = Path(__file__).parent.parent / "tutorials"
WIDGET = "application/vnd.jupyter.widget-view+json"
_KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}


def lesson_cells(chapter: Chapter) -> list[tuple[str, str]]:
    """The cells of a lesson's notebook: the lesson, and the way to the map."""
    mapped = chapters()[0].notebook
    return [
        ("code", f'from mt_widgets import Lesson\n\nLesson("{chapter.lesson}")'),
        ("markdown", f"[The map of the course]({mapped})"),
    ]


def make(chapter: Chapter) -> None:
    """Write the notebook of a lesson anew; its code is folded away."""
    cells = list[Any]()
    for number, (kind, source) in enumerate(lesson_cells(chapter)):
        cell = getattr(nbformat.v4, f"new_{kind}_cell")(source, id=f"{chapter.lesson}-{number}")
        if kind == "code":
            cell.metadata["jupyter"] = {"source_hidden": True}
        cells.append(cell)
    book = nbformat.v4.new_notebook(cells=cells, metadata={"kernelspec": _KERNEL})  # type: ignore[no-untyped-call]
    write_whole(TUTORIALS / chapter.notebook, nbformat.writes(book) + "\n")  # type: ignore[no-untyped-call]


def store(path: Path) -> None:
    """Run a notebook and store it; a widget without its kernel would show an error box."""
    book = nbformat.read(path, 4)  # type: ignore[no-untyped-call]
    NotebookClient(book, timeout=60, resources={"metadata": {"path": str(path.parent)}}).execute()
    for cell in book.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", ()):
            output.get("data", {}).pop(WIDGET, None)
    book.metadata.pop("widgets", None)
    book.metadata["language_info"] = {"name": "python"}
    write_whole(path, nbformat.writes(book) + "\n")  # type: ignore[no-untyped-call]


def write_seals() -> None:
    """Note every notebook as it is, so that it is trusted as long as it stays so."""
    lines = (f"{seal(path)}  {path.name}\n" for path in sorted(TUTORIALS.glob("*.ipynb")))
    write_whole(TUTORIALS / SEALS, "".join(lines))


if __name__ == "__main__":
    os.environ["MAGICAL_TOWERS_HOME"] = mkdtemp()  # nobody has solved anything yet
    wanted = [Path(name).resolve() for name in sys.argv[1:]]
    lessons = [chapter for chapter in chapters()[1:] if chapter.lesson]
    for one in lessons:
        if not wanted or TUTORIALS / one.notebook in wanted:
            make(one)
    for name in wanted or sorted(TUTORIALS.glob("*.ipynb")):
        store(name)
    write_seals()
