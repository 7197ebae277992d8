"""What is said around the steps of a lesson."""

from typing import Any

from ..engine.words import say
from ..lessons.lesson import Quiz, Task
from ..lessons.session import HINTS_FORGIVEN, Session
from .task import star_sign

__all__ = ["heading", "lesson_text", "praise", "step_text", "told"]


def heading(session: Session) -> str:
    """What to do; nothing where the board knows."""
    if session.finished:
        return say("You have finished this lesson!")
    match session.step.act:
        case Quiz(question):
            return say(question)
        case _ if session.done:
            return say("Done!")
        case None:
            return say("Look at the board. Then go on.")
    return ""


def told(session: Session) -> dict[str, Any]:
    """The hints so far."""
    task = session.step.act
    if not isinstance(task, Task) or not session.told:
        return {}
    return {"title": say("Hints"), "lines": [say(hint) for hint in task.hints[: session.told]]}


def praise(session: Session) -> dict[str, Any]:
    """What was earned and learnt, at the end."""
    names = dict.fromkeys(rule for step in session.lesson.steps for rule in step.rules)
    book = session.game.voice.rules()
    lines = [say("`{name}` {text}", name=name, text=say(book[name].text)) for name in names]
    return {
        "title": say("What you know now"),
        "signs": [star_sign(session.stars, earned=True)],
        "texts": _reasons(session),
        "lines": lines,
    }


def _reasons(session: Session) -> list[str]:
    """Why it was not more stars."""
    found = list[str]()
    if session.tries > session.par:
        found.append(say("Without a wrong try you earn one star more."))
    if session.hints > HINTS_FORGIVEN:
        found.append(say("With one hint at most you earn one star more."))
    return found


def step_text(session: Session) -> str:
    """A step as it is read aloud: where one is, its title and its text."""
    step, steps = session.step, len(session.lesson.steps)
    where = say("Step {step} of {steps}", step=session.at + 1, steps=steps)
    told = say("{where}: {title}. {text}", where=where, title=say(step.title), text=say(step.text))
    return told.replace("`", "")


def lesson_text(session: Session) -> str:
    """A step in plain text, for those who see no card."""
    lesson, step = session.lesson, session.step
    lines = [say(lesson.title), say(lesson.about), "", say(step.title), say(step.text)]
    return "\n".join(lines)
