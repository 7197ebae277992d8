"""Variants: a puzzle turned and recoloured by a symmetry of its game, with its proof."""

from dataclasses import replace

from ..engine.aims import Question
from ..engine.errors import Mistake, excerpt
from ..engine.game import Move, Position
from ..engine.puzzle_parts import Symmetry
from ..engine.words import say, translated
from .puzzle import PuzzleFile, PuzzleWords
from .wording import has_puzzling

_LONGEST_SEED = 200  # as long as results keep
_Symmetry = Symmetry[Position, Move]


def vary(puzzle: PuzzleFile, seed: int | str) -> PuzzleFile:
    """The variant of a seed, always the same one; raises Mistake for one that is no plain text."""
    text = str(seed)
    if not (0 < len(text) <= _LONGEST_SEED and text.isprintable()):
        raise Mistake(
            say("variant: {text} is not 1 to {most} plain characters",
                text=excerpt(text), most=_LONGEST_SEED)
        )  # fmt: skip
    return variant(puzzle, symmetry_of(puzzle, text))


def symmetry_of(puzzle: PuzzleFile, seed: str) -> _Symmetry:
    """The symmetry that makes the variant of a seed; raises Mistake if the game has none."""
    if not has_puzzling(puzzle.game):
        title = puzzle.game.voice.title()
        raise Mistake(say("There are no variants of puzzles for {game} yet.", game=title))
    return puzzle.game.puzzling.symmetry(seed, puzzle.start)


def variant(puzzle: PuzzleFile, symmetry: _Symmetry) -> PuzzleFile:
    """A puzzle after a symmetry; its proof holds for the variant, too."""
    move, others, proof = symmetry.move, puzzle.others, puzzle.proof
    if isinstance(others, tuple):
        others = tuple(tuple(map(move, line)) for line in others)
    if proof is not None:
        lines = sorted(turned_line(puzzle, line, symmetry) for line in proof.solutions)
        proof = replace(proof, solutions=tuple(lines))
    return replace(
        puzzle,
        start=symmetry.state(puzzle.start),
        aim=puzzle.game.puzzling.turned(puzzle.aim, symmetry),
        others=others,
        sequence=tuple(map(move, puzzle.sequence)),
        words=_words(puzzle, symmetry),
        proof=proof,
    )


def _words(puzzle: PuzzleFile, symmetry: _Symmetry) -> PuzzleWords:
    words = puzzle.words

    def turn(text: str) -> str:  # while it still is as the catalogues know it
        return puzzle.game.puzzling.reword(translated(text), symmetry)

    return replace(
        words,
        title=turn(words.title),
        story=turn(words.story),
        hints=tuple(map(turn, words.hints)),
        explanation=turn(words.explanation),
        facts=None,  # which are about the board as it was
    )


def turned_line(puzzle: PuzzleFile, line: str, symmetry: _Symmetry) -> str:
    """Moves, or the answer to a question, in a variant; raises a Mistake if they are neither."""
    if isinstance(puzzle.aim, Question):
        goals = puzzle.game.goals
        return goals.format_answer(map(symmetry.tag, goals.parse_answer(line)))
    return puzzle.write(map(symmetry.move, puzzle.game.notation.parse_moves(line)))
