"""Who learns: names that are folders, a word for the board, and the lessons that everybody gets."""

import filecmp
import shutil
import unicodedata
from pathlib import Path
from secrets import choice

from ..engine.errors import Mistake
from ..engine.words import say

__all__ = ["LESSONS", "copy_lessons", "learner_name", "new_word", "same_word"]

LESSONS = "lessons"  # the folder of them that each learner sees
_KINDS = ".ipynb", ".toml"  # lessons, and the assignments and puzzles beside them
_LONGEST = 24
_WORDS = """
    ant ape bat bear bee bell bird boat book bus cake can cap car cat corn cow cup deer dog
    door dot dove drum duck ear egg elf elk eye fan farm fig fish flag fly fog foot fork fox
    frog game gate goat gold hat hen hill hut ice ink jam jar jet key king kite lake lamb lamp
    leaf lime lion map milk moon moth mud nest net nut oak owl pan park pea pear pen pie pig
    pot rain ring road rock rose sand sea seal ship snow sock star sun tea toad top town toy
    tree van wave wind wolf wood wren yak zoo
""".split()  # noqa: SIM905 (a row of words reads better)


def learner_name(text: str) -> str:
    """A name or number as people type it, as the name of a folder.

    >>> learner_name(" Anna B ")
    'anna-b'
    """
    name = "-".join(unicodedata.normalize("NFKC", text).casefold().split())
    if not name or len(name) > _LONGEST or not name.replace("-", "").replace("_", "").isalnum():
        raise Mistake(say("A name is 1 to {most} letters and digits.", most=_LONGEST))
    return name


def new_word() -> str:
    """Three short words by chance, to write on the board."""
    return "-".join(choice(_WORDS) for _ in range(3))


def same_word(typed: str, word: str) -> bool:
    """Whether the word on the board was typed; capitals, spaces and hyphens are forgiven.

    >>> same_word("Fox lamp SEA", "fox-lamp-sea")
    True
    """
    return _bare(typed) == _bare(word)


def _bare(text: str) -> str:
    return "".join(sign for sign in text.casefold() if sign.isalnum())


def copy_lessons(originals: Path, learner: Path) -> None:
    """Give a learner the lessons as they are now; whatever else stands in that folder goes."""
    folder = learner / LESSONS
    learner.mkdir(mode=0o700, parents=True, exist_ok=True)
    if folder.is_symlink():
        folder.unlink()  # what it leads to is not ours to tidy up
    folder.mkdir(mode=0o700, exist_ok=True)
    wanted = {path.name: path for path in originals.iterdir() if path.suffix in _KINDS}
    for old in folder.iterdir():
        if old.name not in wanted or old.is_symlink() or not old.is_file():
            shutil.rmtree(old) if old.is_dir() and not old.is_symlink() else old.unlink()
    for name, original in wanted.items():
        copy = folder / name
        if not copy.is_file() or not filecmp.cmp(original, copy, shallow=False):
            shutil.copyfile(original, copy)
