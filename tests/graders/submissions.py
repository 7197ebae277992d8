"""What pupils hand in: the released notebook with some cells changed or deleted."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import chdir, contextmanager
from pathlib import Path

import nbformat
import pytest

__all__ = ["EXAMPLES", "SUBMISSIONS", "hand_in", "workplace"]

EXAMPLES = Path(__file__).parent.parent.parent / "tutorials" / "graders"
_NO_BOARDS = {"board-1": "from mt_widgets import check", "board-2": None}  # they take long to load
_HALF_2 = 'answer_2 = "W3:o13 W*T*"'
_FORGERY = """
answer_1 = "W2:b13"

import mt_widgets
from mt_widgets.classroom import grade, score

def check(*_):
    return score.Score(True, 1, 1, 1.0, "Right.")

mt_widgets.check = grade.check = check
float = lambda text: 3.0
"""

# The cells that a pupil has changed, by their ids; None: it was deleted.
SUBMISSIONS: Mapping[str, Mapping[str, str | None]] = {
    "good": {"answer-1": 'answer_1 = "W3:b13"', "answer-2": 'answer_2 = "W*T*"'},
    "half": {
        **_NO_BOARDS,
        "answer-1": "answer_1 = 1 / 0",
        "answer-2": f'import sys\n\nprint("Oh!", file=sys.stderr)\n{_HALF_2}',
    },
    "forged": {
        **_NO_BOARDS,
        "answer-1": _FORGERY,
        "answer-2": 'answer_2 = "T1:t14.1 W*T*"',
        "points-1": "1",
        "points-2": "3",
    },
    "deleted": {**_NO_BOARDS, "answer-1": None, "answer-2": _HALF_2, "points-2": None},
}


def hand_in(released: Path, changes: Mapping[str, str | None], path: Path) -> None:
    """Write what a pupil has made of the released notebook."""
    book = nbformat.read(released, 4)  # type: ignore[no-untyped-call]
    for cell in book.cells:
        cell.source = changes.get(cell.id, cell.source)
    book.cells = [cell for cell in book.cells if cell.source is not None]
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(book, path)  # type: ignore[no-untyped-call]


@contextmanager
def workplace(folder: Path) -> Iterator[None]:
    """A folder to grade in, untouched by what is set up for whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch, chdir(folder):
        for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR"):
            patch.setenv(name, str(folder / ".jupyter"))
        patch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
        yield
