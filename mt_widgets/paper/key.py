"""The key: the solutions of a copy and why they work, on pages of their own."""

from fractions import Fraction

from ..engine.words import say
from ..games.magical_towers.goals import Where
from ..puzzles.goal_words import say_aim
from ..puzzles.puzzle import Puzzle
from ..puzzles.telling import say_text
from .column import Paragraph, moved, set_columns
from .page import MARGIN, Page, Part, Words
from .pupils import Copy
from .worksheet import corner, plain

__all__ = ["key"]

_HEAD, _TEXT = 5.4, 3.7
_SHOWN = 6  # solutions of one puzzle at the most


def key(copy: Copy, size: tuple[float, float]) -> tuple[Page, ...]:
    """The key of one copy, with the same code in its corner."""
    width, height = size
    top = MARGIN + 12
    told = [line for n, puzzle in enumerate(copy.puzzles, 1) for line in _told(puzzle, n)]
    columns = set_columns(told, width - 2 * MARGIN, height - MARGIN - top)
    head = _head(copy, width)
    return tuple(Page(width, height, (*head, *moved(part, MARGIN, top))) for part in columns)


def _head(copy: Copy, width: float) -> list[Part]:
    """What this page is, and whose."""
    title = say("Key for {pupil}", pupil=copy.pupil) if copy.pupil else say("Key")
    parts: list[Part] = [Words(title, MARGIN, MARGIN + 5, 6, bold=True)]
    return [*parts, *corner(copy.code, width)]


def _told(puzzle: Puzzle, number: int) -> list[Paragraph]:
    """A puzzle in the key: its goal, its solutions and the explanation."""
    title = f"{number}. {say_text(puzzle.words.title)}"
    lines = [Paragraph(plain(title), _HEAD, bold=True, before=5)]
    lines.append(Paragraph(plain(say_aim(puzzle.aim, puzzle.turns)), _TEXT))
    lines += [Paragraph(text, _TEXT + 0.4, bold=True, before=0.8) for text in _answers(puzzle)]
    explanation = plain(say_text(puzzle.words.explanation))
    return [*lines, Paragraph(explanation, _TEXT, before=0.8)]


def _answers(puzzle: Puzzle) -> list[str]:
    """Every solution, or the first ones of many; and the chance that it works."""
    if puzzle.proof is None:
        return [say("Not yet proven: magical-towers check --write finds the solutions.")]
    found = puzzle.proof.solutions
    if isinstance(puzzle.aim, Where):
        return [say("Spaces: {spaces}", spaces=", ".join(found[0].split()))]
    lines = [
        say("Solution: {moves}", moves=line) if line else say("Solution: nothing at all")
        for line in found[:_SHOWN]
    ]
    if len(found) > _SHOWN:
        lines.append(say("and {number} more", number=len(found) - _SHOWN))
    if puzzle.proof.value != Fraction(1):
        lines.append(say("Chance: {chance}", chance=puzzle.proof.value))
    return lines
