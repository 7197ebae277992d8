"""What the items of an assignment are about: their titles, themes and rules."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ..engine.errors import Mistake
from ..engine.game import AnyGame
from ..engine.rulebook import Rule
from ..engine.words import say, translated
from ..games import FIRST, GAMES
from ..lessons.course import find_lesson
from ..puzzles.load import load_puzzle
from ..puzzles.packs import shipped
from ..puzzles.puzzle import Puzzle
from ..puzzles.themes import Theme, themes
from ..puzzles.wording import fill
from .assignment import LESSON, is_item

__all__ = [
    "Subject", "find_rule", "find_subjects", "find_theme", "full_names", "puzzle_file",
    "puzzle_of",
]  # fmt: skip

_QUOTED = re.compile(r"`([^`]*)`")


@dataclass(frozen=True, slots=True)
class Subject:
    """The title of a puzzle or lesson, and what it rests on; ``puzzle`` is None for a lesson.

    The names of themes and rules begin with the game's, unless it is the first: ``game/name``.
    """

    title: str
    themes: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    puzzle: Puzzle | None = None


def full_names(game: AnyGame, names: Iterable[str]) -> tuple[str, ...]:
    """Names of themes or rules as they are among those of all games."""
    return tuple(name if game.name == FIRST else f"{game.name}/{name}" for name in names)


def puzzle_file(item: str) -> Path:
    """The file of a puzzle of ours."""
    assert is_item(item)
    return shipped() / f"{item}.toml"


def puzzle_of(item: str) -> Puzzle:
    """A puzzle of ours."""
    return load_puzzle(puzzle_file(item))


def find_rule(full: str) -> Rule:
    """The rule of a subject's name."""
    game, _, name = full.rpartition("/")
    return GAMES[game or FIRST].voice.rules()[name]


def find_theme(full: str) -> Theme | None:
    """The theme of a subject's name, if there is one."""
    game, _, name = full.rpartition("/")
    return themes(GAMES[game or FIRST]).get(name)


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
    """What an item is about; raises Mistake where it is none of ours."""
    if not is_item(item):
        raise Mistake(item)
    if item.startswith(LESSON):
        lesson = find_lesson(item.removeprefix(LESSON))
        taught = {name for step in lesson.steps for name in step.rules}
        rules = (name for name in lesson.game.voice.rules() if name in taught)
        return Subject(say(lesson.title), rules=full_names(lesson.game, rules))
    puzzle = puzzle_of(item)
    game, words = puzzle.game, puzzle.words
    quoted = _QUOTED.findall(" ".join((*words.hints, words.explanation)))
    rules = (name for name in game.voice.rules() if name in quoted)
    title, tactics = fill(game, translated(words.title)), full_names(game, puzzle.themes)
    return Subject(title, tactics, full_names(game, rules), puzzle)
