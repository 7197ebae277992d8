"""Packs of two games: one of ours, and the toy's in a folder with its name."""

from pathlib import Path
from shutil import copy

import pytest

from mt_widgets.games import GAMES
from mt_widgets.puzzles import packs
from tests.nim import NIM

OURS = Path(__file__).parents[2] / "puzzles" / "first-steps"
TOY = Path(__file__).parents[1] / "nim" / "data" / "puzzles"
FIRST, TAKE, DIE, WHICH = (
    "first-steps/001-three-steps", "nim/heaps/001-the-last-but-two",
    "nim/heaps/002-what-the-die-may-show", "nim/heaps/003-which-was-it",
)  # fmt: skip


@pytest.fixture
def two_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of packs, while the toy is one of the games."""
    folder = tmp_path / "packs"
    for pack, files in (("first-steps", OURS), ("nim/heaps", TOY)):
        (folder / pack).mkdir(parents=True)
        for file in sorted(files.glob("0*.toml"))[:3]:
            copy(file, folder / pack)
        (folder / pack / "pack.toml").write_text(f'title = "{pack}"\nabout = ""\n', "utf-8")
    monkeypatch.setattr(packs, "_PACKAGE", tmp_path)
    monkeypatch.setitem(GAMES, "nim", NIM)
    monkeypatch.setenv("MAGICAL_TOWERS_HOME", str(tmp_path))
    return folder
