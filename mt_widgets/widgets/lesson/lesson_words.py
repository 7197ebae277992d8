"""What is said around the steps of a lesson."""

from typing import Any

from ...engine.words import say
from ...lessons.course import after_lesson
from ...lessons.lesson import LessonQuiz, LessonTask
from ...lessons.session import HINTS_FORGIVEN, LessonSession
from ..page.panel_parts import Button, PanelContents, button
from ..page.task import star_sign


def lesson_contents(session: LessonSession) -> PanelContents:
    """What the panel shows below its buttons."""
    summary = _praise(session) if session.finished else _told(session)
    return PanelContents(summary=summary, choices=_answers(session))


def lesson_card(session: LessonSession) -> dict[str, Any]:
    """What the card above the board tells."""
    lesson, step = session.lesson, session.step
    stars = [star_sign(session.stars, earned=True)] if session.finished else []
    states = ["done"] * session.at + ["done" if session.done else "here"]
    return {
        "kicker": say("{lesson} · step {step} of {steps}", lesson=say(lesson.title),
                      step=session.at + 1, steps=len(lesson.steps)),
        "title": say(step.title),
        "story": say(step.text),
        "signs": stars,
        "trail": states + ["ahead"] * (len(lesson.steps) - len(states)),
    }  # fmt: skip


def onwards(session: LessonSession) -> list[Button]:
    """The button to the next notebook of the course; none at its end."""
    following = after_lesson(session.lesson)
    if following is None:
        return []
    label = say("Next: {title}", title=say(following.title))
    return [{**button("next", label, primary=True), "open": following.notebook, "ahead": True}]


def lesson_help(session: LessonSession) -> list[Button]:
    """The buttons for help and for going back."""
    found, task = list[Button](), session.step.act
    if isinstance(task, LessonTask) and not session.done:
        if session.told < len(task.hints):
            found.append(button("hint", say("Hint")))
        found.append(button("rescue", say("Show me")))
    if session.touched:
        found.append(button("again", say("This step again")))
    if session.at:
        found.append(button("back", say("One step back")))
    if session.finished:
        found.append(button("afresh", say("The lesson again")))
    return found


def _answers(session: LessonSession) -> list[dict[str, object]]:
    """The answers of a question, to choose from."""
    quiz, chosen = session.step.act, session.chosen
    if not isinstance(quiz, LessonQuiz):
        return []
    items = [
        {"tag": f"answer:{number}", "label": say(choice.text),
         "chosen": number in chosen and choice.right, "done": number in chosen and not choice.right,
         "note": ("✗", "✓")[choice.right] if number in chosen else ""}
        for number, choice in enumerate(quiz.choices)
    ]  # fmt: skip
    return [{"name": f"answers-{session.at}", "title": "", "open": True, "items": items}]


def lesson_heading(session: LessonSession) -> str:
    """What to do; empty where the board says it."""
    if session.finished:
        return say("You have finished this lesson!")
    match session.step.act:
        case LessonQuiz(question):
            return say(question)
        case _ if session.done:
            return say("Done!")
        case None:
            return say("Look at the board. Then go on.")
    return ""


def _told(session: LessonSession) -> dict[str, Any]:
    """The hints so far."""
    task = session.step.act
    if not isinstance(task, LessonTask) or not session.told:
        return {}
    return {"title": say("Hints"), "lines": [say(hint) for hint in task.hints[: session.told]]}


def _praise(session: LessonSession) -> dict[str, Any]:
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


def _reasons(session: LessonSession) -> list[str]:
    """Why it was not more stars."""
    found = list[str]()
    if session.tries > session.par:
        found.append(say("Without a wrong try you earn one star more."))
    if session.hints > HINTS_FORGIVEN:
        found.append(say("With one hint at most you earn one star more."))
    return found


def step_text(session: LessonSession) -> str:
    """A step as it is read aloud: its number, its title and its text."""
    step, steps = session.step, len(session.lesson.steps)
    where = say("Step {step} of {steps}", step=session.at + 1, steps=steps)
    told = say("{where}: {title}. {text}", where=where, title=say(step.title), text=say(step.text))
    return told.replace("`", "")


def lesson_text(session: LessonSession) -> str:
    """A step in plain text, for those who see no card."""
    lesson, step = session.lesson, session.step
    lines = [say(lesson.title), say(lesson.about), "", say(step.title), say(step.text)]
    return "\n".join(lines)
