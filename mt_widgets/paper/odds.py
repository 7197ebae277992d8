"""The pages of a maths lesson on odds: questions for each puzzle, and the key with trees."""

from collections.abc import Iterator
from itertools import groupby

from ..classroom.odds import Case, leaves, reckon
from ..classroom.plan_words import Answered, tell_key
from ..classroom.plans import Plan
from ..classroom.subjects import puzzle_of
from ..classroom.tree import say_sum, tree_scene
from ..draw.column import Paragraph, lines_of, moved
from ..draw.page import MARGIN, Frame, Line, Page, Picture
from ..engine.words import numbered, say
from ..puzzles.puzzle import PuzzleFile
from ..puzzles.telling import say_text
from .pupils import Copy
from .strips import Strip, fill_pages, text_strip
from .worksheet import Sketch, begin_page, draw_cards, header, look, plain

_TEXT, _SMALL, _HEAD = 4.2, 3.6, 5.0  # sizes of letters
_BOARD, _GAP = 108.0, 5.0  # the width of the board, and the gap beside and below it
_LINE = 9.0  # between lines to write on
_UNIT, _FINE = 0.2, 0.15  # millimetres for a unit of a tree to fill in, and in the key
_MOST = 6  # ends of a tree that fits on a page of questions


def question_pages(plan: Plan, size: tuple[float, float]) -> tuple[Page, ...]:
    """A page for each puzzle: the board, the cards, trees to fill in, and the questions."""
    groups = groupby(tell_key(plan), lambda one: one.question.puzzle)
    return tuple(_page(name, number, [*of], size) for number, (name, of) in enumerate(groups, 1))


def _page(name: str, number: int, asked: list[Answered], size: tuple[float, float]) -> Page:
    puzzle = puzzle_of(name)
    view = look(puzzle, puzzle.position)
    sketch = begin_page(puzzle, number, view, size)
    sketch.parts += header(Copy("", "", ()), size[0])
    board = Picture(puzzle.game.paper.board_scene(view), MARGIN, sketch.y + 1, _BOARD)
    sketch.parts.append(board)
    left = MARGIN + _BOARD + _GAP
    draw_cards(sketch, puzzle, sketch.y + 1, sketch.width - MARGIN - left, left)
    sketch.y = board.y + board.height + _GAP
    _questions(sketch, asked)
    return Page(*size, tuple(sketch.parts))


def _questions(sketch: Sketch, asked: list[Answered]) -> None:
    """Each question, the tree to fill in if it has one, and lines for the answer."""
    strips = [_question(one, sketch.room) for one in asked]
    drawn = sum(_to_draw(one) for one in asked)
    spare = sketch.height - MARGIN - sketch.y - sum(strip.height for strip in strips)
    step = min(_LINE, spare / len(asked))
    lines = 1 if drawn else min(3, int(spare / len(asked) / step))
    free = spare - lines * step * len(asked)
    for one, strip in zip(asked, strips, strict=True):
        sketch.parts += moved(list(strip.parts), MARGIN, sketch.y)
        sketch.y += strip.height
        if _to_draw(one):
            room = free / drawn - 2
            sketch.parts.append(Frame(MARGIN + 6, sketch.y, sketch.room - 6, room))
            sketch.y += room + 2
        for _ in range(lines):
            sketch.y += step
            sketch.parts.append(Line(MARGIN + 6, sketch.y - 2, sketch.room - 6))


def _question(one: Answered, width: float) -> Strip:
    """The text of a question and its tree to fill in."""
    parts, height = lines_of(Paragraph(_numbered(one), _TEXT), 0, 0, width)
    ends = _ends(one)
    if one.tree is not None and 2 < ends <= _MOST:
        scene = tree_scene(one.tree, blank=True)
        picture = Picture(scene, 6, height + 1, min(width - 6, scene.width * _UNIT))
        return Strip((*parts, picture), height + 2 + picture.height)
    return Strip(tuple(parts), height)


def _ends(one: Answered) -> int:
    return sum(1 for _ in leaves(one.tree)) if one.tree is not None else 0


def _to_draw(one: Answered) -> bool:
    """Whether a tree is too large to print, so that pupils draw it themselves."""
    return _ends(one) > _MOST


def _numbered(one: Answered) -> str:
    return numbered(one.number, one.text)


def key_pages(plan: Plan, size: tuple[float, float]) -> tuple[Page, ...]:
    """The solver's answers, each with the tree that proves it."""
    width = size[0] - 2 * MARGIN
    lead = say("No answer here was typed by hand: a solver looked at every case, and a checker "
               "confirmed it. Moves are examples where there are several.")  # fmt: skip
    strips = [text_strip(Paragraph(lead, _SMALL), width)]
    for name, asked in groupby(tell_key(plan), lambda one: one.question.puzzle):
        puzzle = puzzle_of(name)
        title = say_text(puzzle.game, puzzle.words.title)
        strips.append(text_strip(Paragraph(title, _HEAD, bold=True, before=5), width))
        for one in asked:
            strips += _answer(one, width)
        strips += _explained(puzzle, width)
    return fill_pages(strips, say("{title}: key", title=say(plan.title)), size)


def _answer(one: Answered, width: float) -> Iterator[Strip]:
    """The question, the answer and its tree."""
    question = text_strip(Paragraph(_numbered(one), _SMALL, before=2.5), width)
    yield Strip(question.parts, question.height, question.before, keep=True)
    answer = text_strip(Paragraph(one.answer, _TEXT, bold=True), width - 6, 6)
    yield Strip(answer.parts, answer.height, 0.5, keep=one.tree is not None)
    if one.tree is None:
        return
    scene = tree_scene(one.tree)
    picture = Picture(scene, 6, 0, min(width - 6, scene.width * _FINE))
    yield Strip((picture,), picture.height, 1.5, keep=True)
    for text in (say_sum(one.tree), *_moves(one.tree)):
        yield text_strip(Paragraph(text, _SMALL, before=0.8), width - 6, 6)


def _moves(tree: Case) -> Iterator[str]:
    """The best moves for each roll; nothing if one roll has several."""
    plays = dict.fromkeys(play for case in _cases(tree) for play in case.plays)
    played = [(name, moves) for name, moves in plays if name and moves not in ("", "again")]
    if played and len(dict(played)) == len(played):
        told = "; ".join(f"{name}: {moves}" for name, moves in played)
        yield say("How to play it: {moves}", moves=told)


def _cases(tree: Case) -> Iterator[Case]:
    yield tree
    for case in tree.then:
        yield from _cases(case)


def _explained(puzzle: PuzzleFile, width: float) -> Iterator[Strip]:
    """What the best first moves are worth, and the explanation."""
    worth = [f"{move} {value}" for move, value in reckon(puzzle.name).moves if value][:8]
    yield text_strip(
        Paragraph(say("First moves: {moves}", moves="; ".join(worth)), _SMALL, before=2.5), width
    )
    explanation = plain(say_text(puzzle.game, puzzle.words.explanation))
    yield text_strip(Paragraph(explanation, _SMALL, before=1.5), width)
