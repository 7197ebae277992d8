"""Gathers the sentences of the code, the data, the puzzles and the notebooks."""

from collections.abc import Iterator
from pathlib import Path

from ..lessons.notebooks import shipped_lessons
from ..puzzles.packs import shipped
from .code import code_sentences
from .notebook import notebook_sentences
from .sentence import Sentence
from .tables import table_sentences

_PACKAGE = Path(__file__).parent.parent
_LEFT_OUT = "translate", "tutorials", "packs"  # gathered from elsewhere, or not for users


def gather() -> Iterator[Sentence]:
    """Every sentence, file by file, always in the same order."""
    for name, folder in (
        ("mt_widgets", _PACKAGE),
        ("puzzles", shipped()),
        ("tutorials", shipped_lessons()),
    ):
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder)
            if name != "mt_widgets" or inside.parts[0] not in _LEFT_OUT:
                yield from _read(path, f"{name}/{inside.as_posix()}")


def _read(path: Path, file: str) -> Iterator[Sentence]:
    if path.suffix == ".py":
        yield from code_sentences(path.read_text("utf-8"), file)
    elif path.suffix == ".toml":
        yield from table_sentences(path.read_text("utf-8"), file)
    elif path.suffix == ".ipynb" and ".ipynb_checkpoints" not in path.parts:
        for place, text in notebook_sentences(path.read_text("utf-8")):
            yield Sentence(text, file, place)
