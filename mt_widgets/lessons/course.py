"""The course of a game: which lessons it has, in which order and where, and which teaches what."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..engine.errors import Mistake, excerpt
from ..engine.game import AnyGame
from ..games import FIRST, GAMES
from .lesson import LessonFile
from .load import load_lesson, parse_lesson

OURS = GAMES[FIRST]  # is meant where no game is named


@dataclass(frozen=True, slots=True)
class Chapter:
    """A notebook of the course; ``lesson`` is the name of its lesson, if it has one.

    ``name`` is short and stays the same, for links: that of the lesson or of the page.
    ``place`` is what its part of the map looks like, ``house`` what stands there for it.
    """

    game: AnyGame
    notebook: str
    picture: str
    part: str
    title: str
    about: str
    lesson: str = ""
    name: str = ""
    place: str = ""
    house: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A step of a lesson."""

    chapter: Chapter
    lesson: LessonFile
    step: int


@cache
def course_data(game: AnyGame) -> dict[str, Any]:
    """The parts of a game's course, and what its map and its plans for teachers are called."""
    file = game.data.joinpath("course.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {"part": []}


def course_ranks(game: AnyGame) -> tuple[tuple[int, str], ...]:
    """How many finished lessons earn which title, in English, from the first title to the last."""
    ranks = ((rank["lessons"], rank["title"]) for rank in course_data(game).get("rank", ()))
    return tuple(sorted(ranks))


def _entries(game: AnyGame) -> list[dict[str, str]]:
    parts = course_data(game)["part"]
    return [
        {**entry, "part": part["title"], "place": part.get("place", "")}
        for part in parts
        for entry in part["chapter"]
    ]


@cache
def chapters(game: AnyGame = OURS) -> tuple[Chapter, ...]:
    """Every notebook of a game's course, in order; titles of lessons are the lessons' own."""
    return tuple(_chapter(game, entry) for entry in _entries(game))


def _chapter(game: AnyGame, entry: dict[str, str]) -> Chapter:
    if "lesson" not in entry:
        return Chapter(game, **{**entry, "name": _page_name(entry)})
    lesson = _ours(game, entry["lesson"])
    entry = {**entry, "lesson": lesson.name, "name": lesson.name}
    return Chapter(game, **entry, title=lesson.title, about=lesson.about)


def _page_name(entry: dict[str, str]) -> str:
    """The name that the course gives a page, or that of its notebook without the number."""
    return entry.get("name") or Path(entry["notebook"]).stem.lstrip("0123456789-")


def _pages(game: AnyGame) -> dict[str, str]:
    """The titles of all pages of a course that are no lessons, by their names."""
    pages = (entry for entry in _entries(game) if "lesson" not in entry)
    return {_page_name(entry): entry["title"] for entry in pages}


def page_names(game: AnyGame = OURS) -> tuple[str, ...]:
    """The names of all pages of a course that are no lessons, in order."""
    return tuple(_pages(game))


def page_title(game: AnyGame, name: str) -> str:
    """The title of a page of a course, in English."""
    return _pages(game)[name]


def lesson_names(game: AnyGame = OURS) -> tuple[str, ...]:
    """The names of a game's lessons, as `find_lesson` knows them, in order."""
    before = "" if game is OURS else f"{game.name}/"
    return tuple(before + entry["lesson"] for entry in _entries(game) if "lesson" in entry)


@cache
def _ours(game: AnyGame, name: str) -> LessonFile:
    text = game.data.joinpath("lessons").joinpath(f"{name}.toml").read_text("utf-8")
    return parse_lesson(text, name if game is OURS else f"{game.name}/{name}")


def find_lesson(which: str | Path) -> LessonFile:
    """A lesson by its name, of another game than the first by ``game/name``, or by its file."""
    if str(which).endswith(".toml"):
        return load_lesson(which)
    folder, _, name = str(which).rpartition("/")
    game = GAMES.get(folder or FIRST)
    known = [entry["lesson"] for entry in _entries(game or OURS) if "lesson" in entry]
    if game is None or name not in known:
        there = ", ".join(known) or "none yet"
        raise Mistake(f"there is no lesson {excerpt(str(which))}; there are {there}")
    return _ours(game, name)


def after_lesson(lesson: LessonFile) -> Chapter | None:
    """The chapter that comes after a lesson, if there is one."""
    course = chapters(lesson.game)
    numbers = [number for number, one in enumerate(course) if one.lesson == lesson.name]
    following = course[numbers[0] + 1 :] if numbers else ()
    return following[0] if following else None


@cache
def taught_in(game: AnyGame = OURS) -> dict[str, Place]:
    """For each rule the step that teaches it, the first if there are several."""
    found = dict[str, Place]()
    for chapter in filter(lambda one: one.lesson, chapters(game)):
        lesson = find_lesson(chapter.lesson)
        for number, step in enumerate(lesson.steps):
            for rule in step.rules:
                found.setdefault(rule, Place(chapter, lesson, number))
    return found
