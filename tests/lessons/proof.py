"""Which rules the steps of a lesson really teach: by a refusal, by an event or by a question."""

from collections.abc import Iterator

from mt_widgets.games.magical_towers.voice.rulebook import rules
from mt_widgets.lessons.lesson import LessonFile, LessonQuiz, LessonStep, LessonTask
from mt_widgets.lessons.load import rehearse
from mt_widgets.lessons.session import LessonSession, begin
from tests.towers import game

__all__ = ["taught", "unproven"]


def _met(task: LessonTask, session: LessonSession) -> Iterator[str]:
    """The rules that refuse the attempts of a step."""
    for attempt in task.attempts:
        refusal = game.why_not(session.history.state, attempt)
        if refusal is not None:
            yield refusal.rule


def _seen(session: LessonSession) -> set[str]:
    """The rules that the events of a step show at work."""
    history = session.history
    moves = zip(history.states, history.moves[: history.step], strict=False)
    happened = {type(event).__name__ for state, move in moves for event in game.events(state, move)}
    return {rule.name for rule in rules().values() if rule.event in happened}


def taught(lesson: LessonFile, number: int) -> frozenset[str]:
    """The rules whose names a step carries in what it asks for."""
    step, session = lesson.steps[number], begin(lesson, number)
    if isinstance(step.act, LessonQuiz):
        return frozenset(choice.rule for choice in step.act.choices if choice.rule)
    if isinstance(step.act, LessonTask):
        return frozenset({*_met(step.act, session), *_seen(rehearse(session))})
    return frozenset()


def unproven(lesson: LessonFile) -> list[tuple[LessonStep, str]]:
    """What steps claim to teach and do not."""
    return [
        (step, rule)
        for number, step in enumerate(lesson.steps)
        for rule in step.rules
        if rule not in taught(lesson, number)
    ]
