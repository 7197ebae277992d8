"""Puzzles to test with: small files, and puzzles made of a position and a goal."""

from pathlib import Path

from mt_widgets.engine.aims import Aim
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.puzzle import BEST, PuzzleFile
from tests.towers import parse, parse_aim

FOLDER = Path(__file__).parent / "samples"
FILES = sorted(path for path in FOLDER.glob("*.toml") if path.name != "pack.toml")


def sample(name: str) -> Path:
    """The file whose name has this in it."""
    return next(path for path in FILES if name in path.stem)


def load(name: str) -> PuzzleFile:
    return load_puzzle(sample(name))


def puzzle(position: str, goal: str, *, turns: int = 1, others: str = BEST) -> PuzzleFile:
    start = parse(position)
    aim = parse_aim(goal, start.table.colours)
    assert isinstance(aim, Aim)
    kind = "odds" if aim.likely else "defend" if aim.keep else "reach"
    return PuzzleFile("the test", kind, start, aim, turns, others)
