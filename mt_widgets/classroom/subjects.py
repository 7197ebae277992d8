"""What the items of an assignment are about: their titles, themes and rules."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from ..engine.errors import Mistake
from ..engine.words import say, translated
from ..games.magical_towers.rulebook import rules
from ..games.magical_towers.symmetry import Symmetry
from ..lessons.course import find_lesson
from ..lessons.lesson import Lesson
from ..puzzles.load import load_puzzle
from ..puzzles.packs import shipped
from ..puzzles.puzzle import Puzzle
from ..puzzles.wording import fill
from .assignment import LESSON, is_item

__all__ = ["Subject", "find_subjects", "lesson_subject", "puzzle_subject"]

_QUOTED = re.compile(r"`([^`]*)`")


@dataclass(frozen=True, slots=True)
class Subject:
    """The title of a puzzle or lesson, and what it rests on; ``puzzle`` is None for a lesson."""

    title: str
    themes: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    puzzle: Puzzle | None = None


def puzzle_subject(puzzle: Puzzle) -> Subject:
    """What a puzzle is about."""
    words = puzzle.words
    quoted = _QUOTED.findall(" ".join((*words.hints, words.explanation)))
    named = tuple(name for name in rules() if name in quoted)
    return Subject(fill(translated(words.title), Symmetry()), puzzle.themes, named, puzzle)


def lesson_subject(lesson: Lesson) -> Subject:
    """What a lesson is about."""
    taught = {name for step in lesson.steps for name in step.rules}
    return Subject(say(lesson.title), rules=tuple(name for name in rules() if name in taught))


def find_subjects(items: Iterable[str]) -> dict[str, Subject]:
    """What is known of ours among some items; they may come from anybody, so few are trusted."""
    found = dict[str, Subject]()
    for item in items:
        try:
            found[item] = _subject(item)
        except Mistake:
            continue
    return found


def _subject(item: str) -> Subject:
    if not is_item(item):
        raise Mistake(item)
    if item.startswith(LESSON):
        return lesson_subject(find_lesson(item.removeprefix(LESSON)))
    return puzzle_subject(load_puzzle(shipped() / f"{item}.toml"))
