"""The key: pages with the solutions of a copy and why they work."""

from fractions import Fraction

from ..draw.column import Paragraph, lines_of, moved
from ..draw.page import MARGIN, Page, Part, Picture, TextLine
from ..engine.aims import Question
from ..engine.errors import IllegalMove
from ..engine.game import View
from ..engine.record import Record
from ..engine.words import numbered, say
from ..puzzles.puzzle import PuzzleFile
from ..puzzles.telling import say_text
from .pupils import Copy
from .strips import Strip, flow, text_strip
from .worksheet import corner, look, plain

_HEAD, _TEXT = 5.4, 3.7
_BOARD, _GAP = 66.0, 6.0  # the width of a board, and the gap beside it
_SHOWN = 6  # solutions of one puzzle


def key(copy: Copy, size: tuple[float, float]) -> tuple[Page, ...]:
    """The key of one copy, with the same code in its corner."""
    width, height = size
    top, room = MARGIN + 12, width - 2 * MARGIN
    strips = [one for n, puzzle in enumerate(copy.puzzles, 1) for one in _told(puzzle, n, room)]
    title = say("Key for {pupil}", pupil=copy.pupil) if copy.pupil else say("Key")
    parts: list[Part] = [TextLine(title, MARGIN, MARGIN + 5, 6, bold=True)]
    head = [*parts, *corner(copy.code, width)]
    pages = flow(strips, height - MARGIN - top)
    return tuple(Page(width, height, (*head, *moved(part, MARGIN, top))) for part in pages)


def _told(puzzle: PuzzleFile, number: int, room: float) -> list[Strip]:
    """A puzzle in the key: its goal, its solutions, the explanation, and the board afterwards."""
    name = plain(numbered(number, say_text(puzzle.game, puzzle.words.title)))
    title = text_strip(Paragraph(name, _HEAD, bold=True, before=5), room)
    lines = [Paragraph(plain(puzzle.game.goals.say_aim(puzzle.aim, puzzle.turns)), _TEXT)]
    lines += [Paragraph(text, _TEXT + 0.4, bold=True, before=0.8) for text in _answers(puzzle)]
    explanation = plain(say_text(puzzle.game, puzzle.words.explanation))
    lines.append(Paragraph(explanation, _TEXT, before=0.8))
    view = _solved(puzzle)
    parts, y = list[Part](), 0.0
    for line in lines:
        written, y = lines_of(line, 0, y, room - _BOARD - _GAP if view else room)
        parts += written
    if view:
        caption = TextLine(say("The board then:"), room - _BOARD, 2.8, 2.8)
        board = Picture(puzzle.game.paper.board_scene(view), room - _BOARD, 4, _BOARD)
        parts, y = [*parts, caption, board], max(y, 4 + board.height)
    return [title, Strip(tuple(parts), y)]


def _solved(puzzle: PuzzleFile) -> View | None:
    """The board after the first solution; None if chance or others come in between."""
    if isinstance(puzzle.aim, Question):
        return look(puzzle, puzzle.position)
    if puzzle.proof is None or puzzle.proof.value != 1:
        return None
    record = Record.begin(puzzle.game, puzzle.position)
    try:
        return look(puzzle, record.play(puzzle.proof.solutions[0]).state)
    except IllegalMove:
        return None


def _answers(puzzle: PuzzleFile) -> list[str]:
    """The solutions, or the first ones of many, and the chance that they work."""
    if puzzle.proof is None:
        return [say("Not yet proven: magical-towers check --write finds the solutions.")]
    found = puzzle.proof.solutions
    if isinstance(puzzle.aim, Question):
        return [puzzle.game.paper.say_answer(found[0])]
    lines = [
        say("Solution: {moves}", moves=line) if line else say("Solution: nothing at all")
        for line in found[:_SHOWN]
    ]
    if len(found) > _SHOWN:
        lines.append(say("and {number} more", number=len(found) - _SHOWN))
    if puzzle.proof.value != Fraction(1):
        lines.append(say("Chance: {chance}", chance=puzzle.proof.value))
    return lines
