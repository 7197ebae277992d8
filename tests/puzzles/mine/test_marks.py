"""Puzzles that are too much alike."""

from dataclasses import replace

from mt_widgets.games.magical_towers.puzzling import turned
from mt_widgets.puzzles.mine.dig import marks
from mt_widgets.puzzles.prove import prove
from mt_widgets.puzzles.puzzle import PuzzleFile
from tests.puzzles.mine.samples import FIRST_TURN, THREAT, puzzle_of
from tests.towers import Symmetry


def proven(puzzle: PuzzleFile) -> PuzzleFile:
    return replace(puzzle, proof=prove(puzzle))


def test_a_turned_and_recoloured_puzzle_has_the_same_marks() -> None:
    puzzle = puzzle_of(FIRST_TURN, "enters(b)")
    other = Symmetry(4, "grobvy")
    variant = replace(puzzle, start=other.state(puzzle.start), aim=turned(puzzle.aim, other))
    assert marks(proven(variant)) == marks(proven(puzzle))


def test_the_same_idea_on_another_board_has_one_mark_in_common() -> None:
    near = puzzle_of("K/10/R/1/b/2 b2 b4+0-6:W2,W3|y4+0-6:?,?,? -", "enters(b)")
    elsewhere = puzzle_of("T/b/2/K/3/T/1/R/5 b2 b2+1-5:W3|y4+0-6:?,?,? -", "enters(b)")
    common = {*marks(proven(near))} & {*marks(proven(elsewhere))}
    assert [mark.split()[0] for mark in common] == ["idea"]


def test_different_puzzles_have_nothing_in_common() -> None:
    first = marks(proven(puzzle_of(FIRST_TURN, "enters(b)")))
    second = marks(proven(puzzle_of(THREAT, "keep not enters(b)")))
    assert not {*first} & {*second}
