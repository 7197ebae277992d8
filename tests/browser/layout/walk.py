"""Walking through all that the house can open, by the methods that its widgets have for everybody.

This runs beside the widgets, in the kernel of the page. Each state is told as the page shows it.
"""

import json
from collections.abc import Iterator
from typing import Any

from ipywidgets import Widget

from mt_widgets.lessons.lesson import LessonQuiz, LessonTask
from mt_widgets.lessons.session import WRONG
from mt_widgets.widgets.lesson.lesson import Lesson
from mt_widgets.widgets.puzzle.puzzle import Puzzle
from mt_widgets.widgets.shell.house import House
from mt_widgets.widgets.table.play import Play

__all__ = ["Walk"]

_MOST_HINTS = 3
_MOST_SHOWN = 30  # moves that a puzzle shows before it asks
# As long as the longest answers to a wrong try are.
_LONG = (
    "That takes three turns, and you have two. After your first card Yellow walks home from space "
    "3 with a four, and then nobody can stop the second wizard any more."
)


class Walk:
    """One thing after the other is opened; ``on`` leads through the states of what is open."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._states: Iterator[str] = iter(())

    def open(self, route: str) -> None:
        """Open what a route names."""
        self._house.go_to("")
        self._house.go_to(route)
        self._states = _states(self._shown)

    @property
    def _shown(self) -> Any:
        (shown,) = tuple[Widget, ...](self._house.place.children)
        return shown

    def on(self) -> str:
        """The next state as JSON: its name, and what the page has to show then; null at the end."""
        name = next(self._states, None)
        return json.dumps(None if name is None else {"name": name, **_told(self._shown)})


def _told(shown: Any) -> dict[str, object]:
    panel = shown.panel
    said = panel.status.get("text", "").replace("`", "")
    return {
        "heading": panel.prompt.heading,
        "status": said,
        "actions": [one["tag"] for one in panel.buttons.actions],
        "choices": [item["tag"] for group in panel.contents.choices for item in group["items"]],
    }


def _states(shown: Widget) -> Iterator[str]:
    match shown:
        case Lesson():
            yield from _lesson(shown)
        case Puzzle():
            yield from _puzzle(shown)
        case Play():
            asked = {one["name"]: one.get("value") for one in shown.panel.contents.form["fields"]}
            shown.begin({**asked, "players": "6", "hidden": False})
            yield "begun"
        case _:
            yield "open"


def _lesson(lesson: Lesson) -> Iterator[str]:
    """Each step as it begins, with a wrong try, with all hints, and done."""
    lesson.afresh()
    while True:
        number = lesson.session.at + 1
        yield f"{number}"
        for state in _step(lesson):
            yield f"{number} {state}"
        if lesson.finished:
            return
        lesson.on()


def _step(lesson: Lesson) -> Iterator[str]:
    match lesson.session.step.act:
        case LessonQuiz() as quiz:
            lesson.choose(max(_wrong(quiz), key=lambda n: len(quiz.choices[n].text)))
            yield "wrong"
            lesson.choose(quiz.right)
            yield "done"
        case LessonTask() as task:
            if _try_wrong(lesson):
                yield "wrong"
            for _ in task.hints[lesson.session.told :]:
                lesson.hint()
            if task.hints:
                yield "hints"
            lesson.rescue()
            yield "done"


def _wrong(quiz: LessonQuiz) -> list[int]:
    return [number for number, choice in enumerate(quiz.choices) if not choice.right]


def _try_wrong(lesson: Lesson) -> bool:
    """Play the move with the longest answer of all that are wrong, if there is any."""
    session = lesson.session
    moves = session.game.rules.legal_moves(session.history.state)
    tried = [(move, session.play(move)[1]) for move in moves] if session.learner_decides else []
    wrong = [(len(answer.text), n) for n, (_, answer) in enumerate(tried) if answer.kind == WRONG]
    if not wrong:
        return False
    lesson.play(session.game.notation.format_move(tried[max(wrong)[1]][0]))
    return True


def _puzzle(puzzle: Puzzle) -> Iterator[str]:
    """As it begins, when it asks, with a long answer to a wrong try, and with all hints."""
    yield "start"
    for _ in range(_MOST_SHOWN):
        if not (puzzle.panel.offers("on") or puzzle.panel.offers("ask")):
            break
        last = puzzle.panel.offers("ask")
        puzzle.on()
        if last:
            yield "asks"
    puzzle.panel.tell("wrong", _LONG)
    yield "wrong"
    for _ in range(_MOST_HINTS):
        puzzle.hint()
    yield "hints"
