"""Reading lesson files. A bad one is answered with one sentence that names the key at fault."""

from dataclasses import replace
from pathlib import Path

from ..engine.cues import Arrow, Mark
from ..engine.errors import Mistake, excerpt
from ..engine.game import CHANCE, Position
from ..files.text import read_text
from ..puzzles.toml_keys import TomlKeys, parse_keys
from .lesson import Choice, LessonFile, LessonOutline, LessonQuiz, LessonStep, LessonTask, Remark
from .session import DONE, WRONG, LessonSession, StepAnswer, begin

FORMAT = 1
_LONGEST_FILE = 100_000
_MOST_MINUTES = 60
_MOST_TURNS = 9
_MOST_TRIES = 99


def load_lesson(path: str | Path) -> LessonFile:
    """Read a lesson file, or raise FileError."""
    return parse_lesson(read_text(Path(path), _LONGEST_FILE), Path(path).stem)


def parse_lesson(text: str, name: str) -> LessonFile:
    """Read the text of a lesson file and rehearse it, or raise FileError."""
    return parse_keys(text, name, lambda keys: _lesson(keys, name))


def _lesson(keys: TomlKeys, name: str) -> LessonFile:
    keys.expect_format(FORMAT)
    title, about = keys.words("title"), keys.words("about")
    minutes, plan = keys.number("minutes", 1, _MOST_MINUTES), _plan(keys.part("plan"))
    hides = keys.texts("hides", keys.game.clicks.ACTIONS)
    steps, position = list[LessonStep](), None
    for part in keys.parts("step"):
        step = _step(part, position)
        position = _last_position(part, step)
        steps.append(step)
    keys.end()
    if not steps:
        keys.fail("step", "it is missing")
    return LessonFile(keys.game, name, title, about, minutes, tuple(steps), plan, hides)


def _plan(keys: TomlKeys) -> LessonOutline:
    plan = LessonOutline(*(keys.sayings(key) for key in ("aims", "words", "questions", "errors")))
    keys.end()
    return plan


def _step(keys: TomlKeys, before: Position | None) -> LessonStep:
    read = keys.game.notation.parse_position
    position = keys.read("position", read) if keys.has("position") else before
    if position is None:
        keys.fail("position", "it is missing")
    assert position is not None
    step = LessonStep(
        keys.words("title"),
        keys.words("text"),
        position,
        _seats(keys, position),
        keys.flag("memory"),
        tuple(_mark(keys, text) for text in keys.texts("marks")),
        tuple(_arrow(keys, text) for text in keys.texts("arrows")),
        keys.texts("rules", keys.game.voice.rules()),
        keys.words("done", ""),
        _act(keys, position),
    )
    keys.end()
    return step


def _seats(keys: TomlKeys, position: Position) -> frozenset[int]:
    """The seats that the learner plays; by default, whoever is to move."""
    names, rules = [*keys.game.setup.seats(position)], keys.game.rules
    said = keys.text("plays", "")
    if any(name not in names for name in said):
        keys.fail("plays", f"letters of {excerpt(''.join(names))} are meant here")
    mover = rules.mover(position)
    if mover is None or mover == CHANCE:
        mover = rules.turn(position)
    return frozenset(map(names.index, said)) if said else frozenset({mover})


def _tag(keys: TomlKeys, key: str, text: str) -> str:
    known = keys.game.clicks.is_tag(text)
    return text if known else str(keys.fail(key, f"{excerpt(text)} is no tag"))


def _mark(keys: TomlKeys, text: str) -> Mark:
    """``wizard:b@5``, perhaps with a colour behind it."""
    tag, *colour = text.split()
    return Mark(_tag(keys, "marks", tag), *colour[:1])


def _arrow(keys: TomlKeys, text: str) -> Arrow:
    """``wizard:b@5 > space:8``, perhaps with a colour behind it."""
    start, _, rest = text.partition(">")
    end, *colour = rest.split() or [""]
    return Arrow(_tag(keys, "arrows", start.strip()), _tag(keys, "arrows", end), *colour[:1])


def _act(keys: TomlKeys, position: Position) -> LessonTask | LessonQuiz | None:
    if keys.has("question"):
        choices = tuple(_choice(part) for part in keys.parts("answer"))
        if len(choices) < 2 or sum(choice.right for choice in choices) != 1:
            keys.fail("answer", "two or more are meant, of which one is right")
        return LessonQuiz(keys.words("question"), choices)
    if any(keys.has(key) for key in ("goal", "events", "refused")):
        return _task(keys, position)
    return None


def _choice(keys: TomlKeys) -> Choice:
    choice = Choice(keys.words("text"), keys.flag("right"), keys.words("say"), _rule(keys))
    keys.end()
    return choice


def _rule(keys: TomlKeys) -> str:
    return keys.one_of("rule", keys.game.voice.rules(), "")


def _task(keys: TomlKeys, position: Position) -> LessonTask:
    attempts, solution = keys.moves("attempts"), keys.moves("solution")
    return LessonTask(
        _goal(keys, position),
        keys.texts("events", sorted(keys.game.rules.EVENTS)),
        keys.texts("refused", keys.game.voice.rules()),
        keys.number("turns", 1, _MOST_TURNS, 1),
        keys.number("par", 0, _MOST_TRIES, len(solution)),
        keys.moves("script"),
        attempts,
        solution,
        keys.sayings("hints"),
        tuple(_remark(part) for part in keys.parts("mistake")),
    )


def _goal(keys: TomlKeys, position: Position) -> object | None:
    if not keys.has("goal"):
        return None
    return keys.read("goal", lambda text: keys.game.goals.parse_goal(text, position))


def _remark(keys: TomlKeys) -> Remark:
    remark = Remark(keys.words("say"), keys.text("tried", ""), _rule(keys), keys.moves("show"),
                    keys.number("nth", 0, _MOST_TRIES, 0))  # fmt: skip
    keys.end()
    if not remark.tried and not remark.rule:
        keys.fail("tried", "it is missing, and so is rule")
    return remark


def _last_position(keys: TomlKeys, step: LessonStep) -> Position:
    """Where a step ends by its own solution, which is tried here; the next may begin there."""
    lesson = LessonFile(keys.game, "", "", "", 1, (step, step))
    try:
        return rehearse(begin(lesson)).history.state
    except Mistake as error:
        return keys.fail("solution", str(error))  # type: ignore[no-any-return]


def rehearse(session: LessonSession) -> LessonSession:
    """Do a step by its own attempts and solution; raises a Mistake where that does not do it."""
    task, step = session.step.act, session.step
    if isinstance(task, LessonQuiz):
        return session.choose(task.right)[0]
    if not isinstance(task, LessonTask):
        return replace(session, done=True)
    answer: StepAnswer | None = None
    for attempt in task.attempts:
        tried = session.game.notation.format_move(attempt)
        refusal = session.game.rules.why_not(session.history.state, attempt)
        if refusal is None:
            raise Mistake(f"attempt {tried}: no rule refuses it")
        session, answer = session.refused(tried, refusal)
    if task.solution:
        session, answer = session.play(*task.solution)
    if answer is not None and answer.kind == WRONG:
        raise Mistake(f"it is taken back: {answer.text}")
    if not session.done or answer is None or answer.kind != DONE:
        raise Mistake(f"it does not do what the step {excerpt(step.title)} asks for")
    return session
