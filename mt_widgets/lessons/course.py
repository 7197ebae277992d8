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
    """A notebook of the course; ``lesson`` is the name of its lesson, if it has one."""

    game: AnyGame
    notebook: str
    picture: str
    part: str
    title: str
    about: str
    lesson: str = ""


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


def _entries(game: AnyGame) -> list[dict[str, str]]:
    parts = course_data(game)["part"]
    return [{**entry, "part": part["title"]} for part in parts for entry in part["chapter"]]


@cache
def chapters(game: AnyGame = OURS) -> tuple[Chapter, ...]:
    """Every notebook of a game's course, in order; titles of lessons are the lessons' own."""
    return tuple(_chapter(game, entry) for entry in _entries(game))


def _chapter(game: AnyGame, entry: dict[str, str]) -> Chapter:
    if "lesson" not in entry:
        return Chapter(game, **entry)
    lesson = _ours(game, entry["lesson"])
    entry = {**entry, "lesson": lesson.name}
    return Chapter(game, **entry, title=lesson.title, about=lesson.about)


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
