"""The teacher's guide: the plan of every lesson, with a picture, ready to be printed."""

from base64 import b64encode
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from pathlib import Path

from ...draw.svg import paint_svg
from ...engine.words import beside, labelled, numbered, say, say_many, series
from ...games import FIRST, find_game
from ...lessons.course import chapters, find_lesson
from ...lessons.lesson import LessonFile, LessonTask
from ...lessons.rule_reference import picture

Part = tuple[str, tuple[str, ...]]


class Guide:
    """The plans of all lessons of a game, or of one by its name or file."""

    def __init__(self, which: str | Path | None = None, *, game: str = FIRST) -> None:
        names = [chapter.lesson for chapter in chapters(find_game(game)) if chapter.lesson]
        self._lessons = [find_lesson(name) for name in ([which] if which is not None else names)]

    def __str__(self) -> str:
        return "\n\n".join("\n".join(_text(lesson)) for lesson in self._lessons)

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        """The guide as a page, and as plain text."""
        return {"text/plain": str(self), "text/html": self._page()}

    def _page(self) -> str:
        style = files(__package__).joinpath("guide.css").read_text("utf-8")
        total = sum(lesson.minutes for lesson in self._lessons)
        lead = say("Lessons: {number}. Minutes in all: {total}. Open one to see its plan.",
                   number=len(self._lessons), total=total)  # fmt: skip
        plans = "".join(
            _plan(lesson, number, opened=len(self._lessons) == 1)
            for number, lesson in enumerate(self._lessons, 1)
        )
        return f'<style>{style}</style><div class="mt-guide"><p>{escape(lead)}</p>{plans}</div>'


def _parts(lesson: LessonFile) -> Iterator[Part]:
    """What a plan tells, each part under its heading; parts that are empty are left out."""
    plan, rules = lesson.plan, lesson.game.voice.rules()
    taught = dict.fromkeys(name for step in lesson.steps for name in step.rules)
    texts = tuple(labelled(name, say(rules[name].text)) for name in taught)
    for title, sentences in (
        (say("What pupils can do afterwards"), tuple(map(say, plan.aims))),
        (say("Words to use"), tuple(filter(None, [beside(map(say, plan.words))]))),
        (say("Questions to ask"), tuple(map(say, plan.questions))),
        (say("What pupils get wrong"), tuple(map(say, plan.errors))),
        (say("The rules it teaches"), texts),
    ):
        if sentences:
            yield title, sentences


def _time(lesson: LessonFile) -> str:
    minutes = say_many("{number} minute", "{number} minutes", lesson.minutes)
    return series([minutes, say_many("{number} step", "{number} steps", len(lesson.steps))])


def _text(lesson: LessonFile) -> Iterator[str]:
    yield say("{title} ({time})", title=say(lesson.title), time=_time(lesson))
    yield say(lesson.about)
    for title, sentences in _parts(lesson):
        yield f"  {title}"
        yield from (f"    - {sentence}" for sentence in sentences)


def _plan(lesson: LessonFile, number: int, *, opened: bool) -> str:
    """One lesson: a line that can be opened, and all that is in it."""
    title = escape(numbered(number, say(lesson.title)))
    about, time = escape(say(lesson.about)), escape(_time(lesson))
    head = f"<b>{title}</b> <small>{time}</small><br>{about}"
    parts = "".join(
        f"<h4>{escape(heading)}</h4><ul>{_items(sentences)}</ul>"
        for heading, sentences in _parts(lesson)
    )
    return (
        f"<details{' open' if opened else ''}><summary>{head}</summary>"
        f'<div class="mt-plan">{_picture(lesson)}<div>{parts}</div></div></details>'
    )


def _items(sentences: tuple[str, ...]) -> str:
    return "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)


def _picture(lesson: LessonFile) -> str:
    """The board of the first step in which something is done."""
    at = next((n for n, step in enumerate(lesson.steps) if isinstance(step.act, LessonTask)), 0)
    step, svg = lesson.steps[at], b64encode(paint_svg(picture(lesson, at)).encode()).decode()
    alt = escape(say("{title}. {text}", title=say(step.title), text=say(step.text)))
    caption = escape(say(step.title))
    return (
        f'<figure><img alt="{alt}" src="data:image/svg+xml;base64,{svg}">'
        f"<figcaption>{caption}</figcaption></figure>"
    )
