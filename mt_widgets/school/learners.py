"""The lessons in every learner's folder."""

import filecmp
import shutil
from pathlib import Path

LESSONS = "lessons"  # their folder in each learner's folder
_KINDS = ".ipynb", ".toml"  # lessons, and the assignments and puzzles beside them


def copy_lessons(originals: Path, learner: Path) -> None:
    """Copy the current lessons into a learner's folder, and remove whatever else is among them."""
    folder = learner / LESSONS
    learner.mkdir(mode=0o700, parents=True, exist_ok=True)
    if folder.is_symlink():
        folder.unlink()  # what it leads to is not ours
    folder.mkdir(mode=0o700, exist_ok=True)
    wanted = {path.name: path for path in originals.iterdir() if path.suffix in _KINDS}
    for old in folder.iterdir():
        if old.name not in wanted or old.is_symlink() or not old.is_file():
            shutil.rmtree(old) if old.is_dir() and not old.is_symlink() else old.unlink()
    for name, original in wanted.items():
        copy = folder / name
        if not copy.is_file() or not filecmp.cmp(original, copy, shallow=False):
            shutil.copyfile(original, copy)
