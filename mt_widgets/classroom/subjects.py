"""The titles, themes and rules of the items of an assignment."""

import re
from collections.abc import Iterable
from contextlib import suppress
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
from ..puzzles.puzzle import PuzzleFile
from ..puzzles.themes import PuzzleTheme, themes
from ..puzzles.wording import fill
from .assignment import LESSON, is_item

_QUOTED = re.compile(r"`([^`]*)`")


@dataclass(frozen=True, slots=True)
class Subject:
    """The title, themes and rules of a puzzle or lesson; ``puzzle`` is None for a lesson.

    Names of themes and rules are ``game/name``, or ``name`` in the first game. A puzzle's rules are
    those its hints and explanation name, a lesson's those its steps teach.
    """

    title: str
    themes: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    puzzle: PuzzleFile | None = None


def full_names(game: AnyGame, names: Iterable[str]) -> tuple[str, ...]:
    """Names of themes or rules with the game's name, unless it is the first game."""
    return tuple(name if game.name == FIRST else f"{game.name}/{name}" for name in names)


def puzzle_file(item: str) -> Path:
    """The file of one of our puzzles."""
    assert is_item(item)
    return shipped() / f"{item}.toml"


def puzzle_of(item: str) -> PuzzleFile:
    """One of our puzzles. Raises Mistake if there is none of this name."""
    return load_puzzle(puzzle_file(item))


def find_rule(full: str) -> Rule:
    """The rule with this full name."""
    game, _, name = full.rpartition("/")
    return GAMES[game or FIRST].voice.rules()[name]


def find_theme(full: str) -> PuzzleTheme | None:
    """The theme with this full name, or None."""
    game, _, name = full.rpartition("/")
    return themes(GAMES[game or FIRST]).get(name)


def find_subjects(items: Iterable[str]) -> dict[str, Subject]:
    """The subjects of those items that are ours; names may come from anybody."""
    found = dict[str, Subject]()
    for item in items:
        with suppress(Mistake):
            found[item] = _subject(item)
    return found


def _subject(item: str) -> Subject:
    """The subject of an item. Raises Mistake if it is not ours."""
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
