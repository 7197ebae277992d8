"""Run notebooks and store them as they are shipped: executed, and without widget views.

``python -m tests.store_notebooks [FILES]``; without files, all tutorials.
"""

import os
import sys
from pathlib import Path
from tempfile import mkdtemp

import nbformat
from nbclient import NotebookClient

from mt_widgets.engine.files import write_whole

__all__ = ["store"]

TUTORIALS = Path(__file__).parent.parent / "tutorials"
WIDGET = "application/vnd.jupyter.widget-view+json"


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


if __name__ == "__main__":
    os.environ["MAGICAL_TOWERS_HOME"] = mkdtemp()  # nobody has solved anything yet
    for name in sys.argv[1:] or sorted(map(str, TUTORIALS.glob("*.ipynb"))):
        store(Path(name))
