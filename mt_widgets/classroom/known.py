"""What a plan names has to be there: lessons, puzzles and slides, each told by its key."""

from collections.abc import Iterable

from ..engine.errors import excerpt
from ..games import GAMES
from ..lessons.course import chapters, find_lesson
from ..puzzles.keys import Keys
from .assignment import LESSON, is_item
from .subjects import puzzle_file

__all__ = ["check_items", "known_items", "known_lessons", "known_puzzles", "known_slides"]


def known_items(keys: Keys, key: str) -> tuple[str, ...]:
    """Puzzles ``pack/NNN-slug`` and lessons ``lesson:NAME`` of ours."""
    items = keys.texts(key)
    check_items(keys, key, items)
    return items


def known_puzzles(keys: Keys, key: str) -> tuple[str, ...]:
    """Puzzles of ours."""
    items = known_items(keys, key)
    for item in items:
        if item.startswith(LESSON):
            keys.fail(key, f"{excerpt(item)} is no puzzle")
    return items


def known_slides(keys: Keys, key: str) -> tuple[str, ...]:
    """Puzzles of ours, and steps of lessons, as in ``walking 3``."""
    slides = keys.texts(key)
    for slide in slides:
        lesson, _, step = slide.partition(" ")
        if lesson not in known_lessons():
            check_items(keys, key, [slide])
        elif step not in map(str, range(1, len(find_lesson(lesson).steps) + 1)):
            keys.fail(key, f"there is no step {excerpt(step)} of {lesson}")
    return slides


def check_items(keys: Keys, key: str, items: Iterable[str]) -> None:
    """Fail at the first that is not there."""
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
