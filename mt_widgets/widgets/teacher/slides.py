"""What can be shown to a class: positions, steps of lessons and puzzles, one after another."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ...classroom.known import known_lessons
from ...engine.cues import Arrow, Mark
from ...engine.errors import Mistake, excerpt
from ...engine.game import Move, Position
from ...engine.record import Record
from ...engine.words import say, sentences
from ...games import FIRST, GAMES, find_game, game_of, recognised
from ...lessons.course import find_lesson
from ...lessons.lesson import LessonFile
from ...puzzles.load import load_puzzle
from ...puzzles.puzzle import PuzzleFile
from ...puzzles.shelf import find
from ...puzzles.telling import say_text


@dataclass(frozen=True, slots=True)
class Slide:
    """A position of a game with a heading and a text.

    ``seat`` is whose hand is shown, None: the mover's.
    """

    record: Record[Position, Move]
    title: str = ""
    text: str = ""
    seat: int | None = None
    memory: bool = False
    marks: tuple[Mark, ...] = ()
    arrows: tuple[Arrow, ...] = ()


def read_slides(shown: Iterable[object]) -> tuple[Slide, ...]:
    """The slides that are meant: positions, ``walking`` or ``walking 3``, names of puzzles."""
    slides = tuple(slide for one in shown for slide in _slides(one))
    first = find_game(FIRST)
    return slides or (Slide(Record.begin(first, first.setup.new({"seed": "0"}))),)


def _slides(shown: object) -> Iterator[Slide]:
    if not isinstance(shown, str):
        if not any(game.notation.is_state(shown) for game in GAMES.values()):
            what = "a position, a lesson or a puzzle is meant, not a thing of type {kind}"
            raise Mistake(say(what, kind=type(shown).__name__))
        yield Slide(Record.begin(*recognised(shown)))
        return
    name, _, number = shown.strip().partition(" ")
    game = game_of(shown.strip())
    if number and not shown.endswith(".toml") and game.notation.is_position(shown.strip()):
        yield Slide(Record.begin(game, game.notation.parse_position(shown.strip())))
    elif name in known_lessons():
        yield from _steps(find_lesson(name), number)
    else:
        yield from (_puzzle(load_puzzle(path)) for path in _files(shown))


def _files(name: str) -> Iterable[str]:
    try:
        return [str(path) for path in find(name)]
    except Mistake:
        known = ", ".join(known_lessons())
        what = "{name} is no position, no puzzle and none of the lessons {known}"
        raise Mistake(say(what, name=excerpt(name), known=known)) from None


def _steps(lesson: LessonFile, number: str) -> Iterator[Slide]:
    """All steps of a lesson, or the one with that number."""
    numbers = [str(place) for place in range(1, len(lesson.steps) + 1)]
    if number and number not in numbers:
        what = "{lesson} has the steps 1 to {last}, and not {number}"
        raise Mistake(say(what, lesson=lesson.name, last=numbers[-1], number=excerpt(number)))
    for place, step in zip(numbers, lesson.steps, strict=True):
        if number in ("", place):
            yield Slide(
                Record.begin(lesson.game, step.position), say(step.title), say(step.text),
                min(step.seats), step.memory, step.marks, step.arrows,
            )  # fmt: skip


def _puzzle(puzzle: PuzzleFile) -> Slide:
    """What is asked, and not how it is done."""
    aim = puzzle.game.goals.say_aim(puzzle.aim, puzzle.turns)
    title, story = (
        say_text(puzzle.game, text) for text in (puzzle.words.title, puzzle.words.story)
    )
    start = Record.begin(puzzle.game, puzzle.start)
    return Slide(start, title, sentences(story, aim), puzzle.seat)
