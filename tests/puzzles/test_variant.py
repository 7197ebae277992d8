"""Variants: the carried proof is that of the turned puzzle, and the words read right."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from mt_widgets.engine.aims import Question
from mt_widgets.engine.errors import MoveError
from mt_widgets.games.magical_towers.puzzling.symmetries import TURNS
from mt_widgets.puzzles.load import load_puzzle, parse_puzzle
from mt_widgets.puzzles.packs import find_files
from mt_widgets.puzzles.prove import prove
from mt_widgets.puzzles.puzzle import Proof
from mt_widgets.puzzles.session import begin
from mt_widgets.puzzles.variant import variant, vary
from mt_widgets.puzzles.wording import fill
from mt_widgets.puzzles.write import format_puzzle
from tests.puzzles.samples import FILES, load
from tests.towers import Symmetry, notation

SOME = [*FILES, find_files([])[0]]
CHANGED = "ovgbry"


def claims(proof: Proof, question: bool) -> tuple[object, ...]:
    """A value, and solutions of which only the moves count and not their order."""
    if question:
        return proof.value, proof.solutions
    lines = (Counter(notation.parse_moves(line)) for line in proof.solutions)
    return proof.value, sorted(sorted(map(str, line.elements())) for line in lines)


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("path", SOME, ids=lambda path: path.stem)
def test_the_carried_proof_is_what_is_proven_anew(path: Path, turn: int) -> None:
    turned = variant(load_puzzle(path), Symmetry(turn, CHANGED))
    assert turned.proof is not None
    question = isinstance(turned.aim, Question)
    assert claims(turned.proof, question) == claims(prove(turned), question)


@pytest.mark.parametrize("path", SOME, ids=lambda path: path.stem)
def test_a_variant_turned_back_is_the_puzzle_itself(path: Path) -> None:
    symmetry = Symmetry(4, CHANGED)
    original = load_puzzle(path)
    again = variant(variant(original, symmetry), symmetry.inverse())
    assert again == original


@pytest.mark.parametrize("path", SOME, ids=lambda path: path.stem)
def test_a_variant_is_a_puzzle_that_can_be_written_and_read(path: Path) -> None:
    varied = vary(load_puzzle(path), "seed")
    again = parse_puzzle(format_puzzle(varied), varied.name)
    assert again == varied


def test_the_words_tell_of_the_variant() -> None:
    varied = variant(load("keep"), Symmetry(8, "roygbv"))
    assert fill(varied.game, varied.words.story) == "Orange is three steps from the castle."
    assert fill(varied.game, varied.words.hints[1]) == "The tower on space 4."
    assert fill(varied.game, varied.words.hints[2]) == "T1:t4.1"


def test_a_script_and_what_was_shown_are_turned_too() -> None:
    varied = variant(load("script"), Symmetry(4, "ybrgov"))
    assert [[str(move) for move in line] for line in varied.others] == [["T2:t0.1", "W1:-"]]
    _, verdict = begin(varied).play("W5:y8 W4:y13 W3:y1", Random(1))
    assert verdict.kind == "solved"
    varied = variant(load("where"), Symmetry(12, "ybrgov"))
    assert [str(move) for move in varied.sequence] == ["T1:t13.1", "T2:t0.1"]
    assert varied.proof is not None
    assert varied.proof.solutions == ("2 14",)


def test_a_proof_that_is_no_line_of_moves_is_told() -> None:
    odd = replace(load("where"), proof=Proof(Fraction(1), ("\N{SUPERSCRIPT TWO}",)))
    with pytest.raises(MoveError):
        vary(odd, 7)


def test_the_same_seed_gives_the_same_variant() -> None:
    original = load("entry")
    assert vary(original, 7) == vary(original, "7") != original
    assert len({str(vary(original, seed).start) for seed in range(30)}) > 10
