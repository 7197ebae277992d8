"""Variants: the same puzzle with the board turned and the colours exchanged, proof and all."""

from dataclasses import replace

from ..engine.errors import Mistake, excerpt
from ..engine.words import say, translated
from ..games.magical_towers import game
from ..games.magical_towers.box import COLOURS
from ..games.magical_towers.goals import turned
from ..games.magical_towers.symmetry import Symmetry, some_symmetry
from .puzzle import Proof, Puzzle, Words
from .wording import PLACE, fill

__all__ = ["turned_line", "variant", "vary"]

_LONGEST_SEED = 200  # as long as results keep


def vary(puzzle: Puzzle, seed: int | str) -> Puzzle:
    """The variant of a seed, always the same one; raises Mistake for one that is no plain text."""
    text = str(seed)
    if not (0 < len(text) <= _LONGEST_SEED and text.isprintable()):
        raise Mistake(
            say("variant: {text} is not 1 to {most} plain characters",
                text=excerpt(text), most=_LONGEST_SEED)
        )  # fmt: skip
    return variant(puzzle, some_symmetry(text, puzzle.start.table.colours))


def variant(puzzle: Puzzle, symmetry: Symmetry) -> Puzzle:
    """A puzzle turned and recoloured; what was proven of it holds for this one too."""
    move = symmetry.move
    others = puzzle.others
    if isinstance(others, tuple):
        others = tuple(tuple(map(move, line)) for line in others)
    return replace(
        puzzle,
        start=symmetry.state(puzzle.start),
        aim=turned(puzzle.aim, symmetry),
        others=others,
        sequence=tuple(map(move, puzzle.sequence)),
        words=_words(puzzle.words, symmetry),
        proof=puzzle.proof and _proof(puzzle.proof, symmetry),
    )


def _words(words: Words, symmetry: Symmetry) -> Words:
    def turn(text: str) -> str:  # while it still is as the catalogues know it
        return PLACE.sub(lambda found: f"{{{_place(found[1], symmetry)}}}", translated(text))

    return replace(
        words,
        title=turn(words.title),
        story=turn(words.story),
        hints=tuple(map(turn, words.hints)),
        explanation=turn(words.explanation),
    )


def _place(inside: str, symmetry: Symmetry) -> str:
    """What stands in braces, as it stands there in the variant."""
    if len(inside) == 1 and inside in COLOURS:
        return symmetry.colour(inside)
    if len(inside) == 1 and inside.lower() in COLOURS:
        return symmetry.colour(inside.lower()).upper()
    return fill(f"{{{inside}}}", symmetry)


def _proof(proof: Proof, symmetry: Symmetry) -> Proof:
    return replace(
        proof, solutions=tuple(sorted(turned_line(s, symmetry) for s in proof.solutions))
    )


def turned_line(solution: str, symmetry: Symmetry) -> str:
    """A solution in a variant: moves, or the spaces that answer a question."""
    words = solution.split()
    if all(word.isascii() and word.isdigit() for word in words):
        return " ".join(map(str, sorted(symmetry.space(int(word)) for word in words)))
    return " ".join(str(symmetry.move(move)) for move in game.parse_moves(solution))
