"""The course: which lessons there are, in which order and where, and which teaches what."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from ..engine.errors import Mistake, excerpt
from .lesson import Lesson
from .load import load_lesson, parse_lesson

__all__ = ["Chapter", "Place", "after_lesson", "chapters", "find_lesson", "taught_in"]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A notebook of the course; ``lesson`` is the name of its lesson, if it has one."""

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
    lesson: Lesson
    step: int


def _data(name: str) -> str:
    return files(__package__).joinpath("data").joinpath(name).read_text("utf-8")


@cache
def _entries() -> tuple[dict[str, str], ...]:
    parts = tomllib.loads(_data("course.toml"))["part"]
    return tuple({**entry, "part": part["title"]} for part in parts for entry in part["chapter"])


@cache
def chapters() -> tuple[Chapter, ...]:
    """Every notebook of the course, in order; titles of lessons are the lessons' own."""
    return tuple(map(_chapter, _entries()))


def _chapter(entry: dict[str, str]) -> Chapter:
    if "lesson" not in entry:
        return Chapter(**entry)
    lesson = _ours(entry["lesson"])
    return Chapter(**entry, title=lesson.title, about=lesson.about)


@cache
def _ours(name: str) -> Lesson:
    return parse_lesson(_data(f"{name}.toml"), name)


def find_lesson(which: str | Path) -> Lesson:
    """A lesson of the course by its name, or anybody's by its file."""
    known = [entry["lesson"] for entry in _entries() if "lesson" in entry]
    if which in known:
        return _ours(str(which))
    if str(which).endswith(".toml"):
        return load_lesson(which)
    raise Mistake(f"there is no lesson {excerpt(str(which))}; there are {', '.join(known)}")


def after_lesson(name: str) -> Chapter | None:
    """The chapter that comes after a lesson, if there is one."""
    numbers = [number for number, one in enumerate(chapters()) if one.lesson == name]
    following = chapters()[numbers[0] + 1 :] if numbers else ()
    return following[0] if following else None


@cache
def taught_in() -> dict[str, Place]:
    """For each rule the step that teaches it, the first if there are several."""
    found = dict[str, Place]()
    for chapter in filter(lambda one: one.lesson, chapters()):
        lesson = _ours(chapter.lesson)
        for number, step in enumerate(lesson.steps):
            for rule in step.rules:
                found.setdefault(rule, Place(chapter, lesson, number))
    return found
