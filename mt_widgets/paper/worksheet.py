"""The worksheet: a page for each puzzle, with cards to cut out and room for the answer."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..draw.column import Paragraph, lines_of
from ..draw.measure import width_of
from ..draw.page import MARGIN, Frame, Line, Page, Part, Picture, TextLine
from ..draw.scene import Scene
from ..engine.aims import Question
from ..engine.errors import mistake
from ..engine.game import Position, View
from ..engine.words import labelled, numbered, say, series
from ..puzzles.puzzle import PuzzleFile
from ..puzzles.telling import known, say_others, say_text
from .pupils import Copy

_TITLE, _TEXT, _SMALL = 6.2, 4.2, 3.5  # sizes of letters
_SCALES = 1.0, 0.85, 0.7, 0.55  # of letters, for long stories
_LEAST = 110.0  # the height that has to be left for the board
_FOOT = 52.0  # the height of the cards and the room for the answer
_CARD, _GAP = 31.0, 4.0  # the greatest width of a card, and the gap between things


def worksheet(copy: Copy, size: tuple[float, float]) -> tuple[Page, ...]:
    """The pages of one pupil."""
    return tuple(
        puzzle_page(puzzle, number, copy, size) for number, puzzle in enumerate(copy.puzzles, 1)
    )


def plain(text: str) -> str:
    """A text without backticks."""
    return text.replace("`", "")


@dataclass
class Sketch:
    """A page that is being filled from the top."""

    width: float
    height: float
    scale: float = 1
    parts: list[Part] = field(default_factory=list)
    y: float = MARGIN

    @property
    def room(self) -> float:
        """The width between the margins."""
        return self.width - 2 * MARGIN

    def write(self, text: str, size: float, *, bold: bool = False, before: float = 0) -> None:
        """Write a paragraph below what is there."""
        paragraph = Paragraph(plain(text), size * self.scale, bold, before)
        parts, self.y = lines_of(paragraph, MARGIN, self.y, self.room)
        self.parts += parts


def puzzle_page(puzzle: PuzzleFile, number: int, copy: Copy, size: tuple[float, float]) -> Page:
    """A puzzle on a page of its own."""
    state = puzzle.start if puzzle.kind == "memory" else puzzle.position
    view = look(puzzle, state)
    sketch = begin_page(puzzle, number, view, size)
    sketch.parts += header(copy, size[0])
    _draw(sketch, puzzle.game.paper.board_scene(view))
    top = size[1] - MARGIN - _FOOT
    asked = isinstance(puzzle.aim, Question)
    left = MARGIN if asked else draw_cards(sketch, puzzle, top, 0.6 * sketch.room)
    _answer(sketch, puzzle, left, top)
    return Page(*size, tuple(sketch.parts))


def look(puzzle: PuzzleFile, state: Position) -> View:
    """What a puzzle's solver sees of a state and remembers perfectly."""
    knowledge = puzzle.game.knowledge
    return knowledge.look(state, puzzle.seat, knowledge.GRADES[-1])


def begin_page(puzzle: PuzzleFile, number: int, view: View, size: tuple[float, float]) -> Sketch:
    """A page with its text, in letters small enough to leave room. Raises Mistake if none are."""
    for scale in _SCALES:
        sketch = Sketch(*size, scale)
        sketch.y += 9
        _tell(sketch, puzzle, number, view)
        if size[1] - sketch.y > _FOOT + _LEAST:
            x, y = MARGIN, sketch.y + 1.5
            for scene, text in puzzle.game.paper.legend(view):
                sketch.parts.append(Picture(scene, x, y, 5.2))
                sketch.parts.append(TextLine(text, x + 6.4, y + 4.6, _SMALL))
                x += 6.4 + width_of(text, _SMALL) + 5
            sketch.y = y + 7
            return sketch
    raise mistake("{puzzle}: its words are too long for a page", puzzle=puzzle.name)


def header(copy: Copy, width: float) -> list[Part]:
    """The pupil's name or a line for it, the number if there is one, and the code."""
    number = copy.pupil if copy.pupil.isdigit() else ""
    name = say("{number}. Name:", number=number) if number else say("Name:")
    named = f"{name} {copy.pupil}" if copy.pupil and not number else name
    parts: list[Part] = [TextLine(named, MARGIN, MARGIN + 4, _TEXT)]
    if named == name:
        start = MARGIN + width_of(name, _TEXT) + 2
        parts.append(Line(start, MARGIN + 5, 0.5 * width - start))
    return [*parts, *corner(copy.code, width)]


def corner(code: str, width: float) -> list[Part]:
    """A code in the upper right corner of a page."""
    wide = width_of(code, 5, bold=True) + 5
    left = width - MARGIN - wide
    edge = Frame(left, MARGIN - 1.5, wide, 7.5)
    return [edge, TextLine(code, left + 2.5, MARGIN + 4.1, 5, bold=True)] if code else []


def _tell(sketch: Sketch, puzzle: PuzzleFile, number: int, view: View) -> None:
    """The title, the story and the task."""
    title = say_text(puzzle.game, puzzle.words.title)
    sketch.write(numbered(number, title), _TITLE, bold=True)
    if puzzle.words.story:
        sketch.write(say_text(puzzle.game, puzzle.words.story), _TEXT, before=1)
    sketch.write(puzzle.game.goals.say_aim(puzzle.aim, puzzle.turns), _TEXT, bold=True, before=1.2)
    for line in _more(puzzle, view):
        sketch.write(line, _SMALL, before=0.8)


def _more(puzzle: PuzzleFile, view: View) -> list[str]:
    """What else a solver has to know."""
    first = puzzle.game.voice.say_expected(view)
    if puzzle.kind == "memory":
        moves = ", ".join(map(puzzle.game.notation.format_move, puzzle.sequence))
        first = say("This is the board before these moves: {moves}", moves=moves)
    if isinstance(puzzle.aim, Question):
        return [first]
    piles = (labelled(one.label, series(one.names)) for one in known(puzzle, puzzle.position))
    return [first, *say_others(puzzle), *piles]


def _draw(sketch: Sketch, scene: Scene) -> None:
    """The board, as large as possible, in the middle of the free space."""
    top, bottom = sketch.y + 1.5, sketch.height - MARGIN - _FOOT - _GAP
    width = min(sketch.room, (bottom - top) * scene.width / scene.height)
    spare = bottom - top - width * scene.height / scene.width
    sketch.parts.append(Picture(scene, (sketch.width - width) / 2, top + spare / 2, width))


def draw_cards(
    sketch: Sketch, puzzle: PuzzleFile, top: float, room: float, left: float = MARGIN
) -> float:
    """Draw the hand to cut out; the x where it ends."""
    hand: Sequence[Scene] = puzzle.game.paper.hand(puzzle.position, puzzle.seat)
    if not hand:
        return left
    caption = say("Your cards, to cut out")
    sketch.parts.append(TextLine(caption, left, top + 3.5, _SMALL, bold=True))
    width = min(_CARD, room / len(hand) - 3)
    height = width / (hand[0].width / hand[0].height)
    for place, scene in enumerate(hand):
        x = left + place * (width + 3)
        sketch.parts.append(Picture(scene, x + 1, top + 6.3, width - 2))
        sketch.parts.append(Frame(x, top + 5.2, width, height - 1, dashed=True))
    return max(
        left + len(hand) * (width + 3) + _GAP, left + width_of(caption, _SMALL, bold=True) + 6
    )


def _answer(sketch: Sketch, puzzle: PuzzleFile, left: float, top: float) -> None:
    """Lines to write on."""
    width = sketch.width - MARGIN - left
    title = say("My moves, or draw arrows on the board:")
    if isinstance(puzzle.aim, Question):
        title = puzzle.game.paper.my_answer()
    parts, y = lines_of(Paragraph(title, _SMALL, bold=True), left, top, width)
    sketch.parts += parts
    bottom = sketch.height - MARGIN
    while y + 9.5 <= bottom:
        y += 9.5
        sketch.parts.append(Line(left, y, width))
