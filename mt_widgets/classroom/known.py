"""Checks that the lessons, puzzles and slides that a plan names exist."""

from collections.abc import Iterable

from ..engine.errors import excerpt
from ..games import GAMES
from ..lessons.course import chapters, find_lesson
from ..puzzles.toml_keys import TomlKeys
from .assignment import LESSON, is_item
from .subjects import puzzle_file


def known_items(keys: TomlKeys, key: str) -> tuple[str, ...]:
    """Our puzzles ``pack/NNN-slug`` and lessons ``lesson:NAME``. Raises FileError for others."""
    items = keys.texts(key)
    check_items(keys, key, items)
    return items


def known_puzzles(keys: TomlKeys, key: str) -> tuple[str, ...]:
    """Our puzzles. Raises FileError for anything else."""
    items = known_items(keys, key)
    for item in items:
        if item.startswith(LESSON):
            keys.fail(key, f"{excerpt(item)} is no puzzle")
    return items


def known_slides(keys: TomlKeys, key: str) -> tuple[str, ...]:
    """Our puzzles and steps of lessons, such as ``walking 3``. Raises FileError for others."""
    slides = keys.texts(key)
    for slide in slides:
        lesson, _, step = slide.partition(" ")
        if lesson not in known_lessons():
            check_items(keys, key, [slide])
        elif step not in map(str, range(1, len(find_lesson(lesson).steps) + 1)):
            keys.fail(key, f"there is no step {excerpt(step)} of {lesson}")
    return slides


def check_items(keys: TomlKeys, key: str, items: Iterable[str]) -> None:
    """Raise FileError at the first item that doesn't exist."""
    for item in items:
        if not is_item(item) or not _is_known(item):
            keys.fail(key, f"there is no {excerpt(item)}")


def _is_known(item: str) -> bool:
    if item.startswith(LESSON):
        return item.removeprefix(LESSON) in known_lessons()
    return puzzle_file(item).is_file()


def known_lessons() -> list[str]:
    """The lessons of all games."""
    courses = (chapter for game in GAMES.values() for chapter in chapters(game))
    return [chapter.lesson for chapter in courses if chapter.lesson]
