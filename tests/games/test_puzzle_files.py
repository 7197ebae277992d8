"""Puzzle files of every game: read, proven again, and given hints to by the program."""

from collections import Counter
from pathlib import Path

import pytest

from mt_widgets.games import GAMES
from mt_widgets.puzzles.hints import automatic_hints
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.prove import certify, prove
from mt_widgets.puzzles.puzzle import differing
from mt_widgets.puzzles.telling import say_text

FILES = sorted(Path(__file__).parent.glob("*/puzzles/0*.toml"))


def test_every_new_game_has_three() -> None:
    games = Counter(load_puzzle(path).game.name for path in FILES)
    assert games == Counter([*GAMES][1:] * 3)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_what_a_file_claims_is_proven_again_and_can_be_hinted_at(path: Path) -> None:
    puzzle = load_puzzle(path)
    assert puzzle.proof is not None
    assert differing(puzzle.proof, prove(puzzle)) == ""
    _, found = certify(puzzle)
    hints = automatic_hints(puzzle.game, puzzle.position, found.solutions[0])
    told = [say_text(puzzle.game, hint) for hint in hints]
    assert len({*told}) == 3
    assert puzzle.write(found.solutions[0]) in told[2]
