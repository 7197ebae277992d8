"""Walking through all that the house can open, by the methods that its widgets have for everybody.

This runs beside the widgets, in the kernel of the page. Each state is told as the page shows it.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from ipywidgets import Widget

from mt_widgets.engine.game import Move, Position
from mt_widgets.engine.work import finish
from mt_widgets.games import FIRST, find_game
from mt_widgets.lessons.lesson import LessonQuiz, LessonTask
from mt_widgets.lessons.session import WRONG
from mt_widgets.review.looking_back import looking_back
from mt_widgets.review.trial import beginning
from mt_widgets.search.playout import play_out
from mt_widgets.widgets.lesson.lesson import Lesson
from mt_widgets.widgets.puzzle.puzzle import Puzzle
from mt_widgets.widgets.review.phases import TrialPhase
from mt_widgets.widgets.review.review import Review
from mt_widgets.widgets.shell.house import House
from mt_widgets.widgets.table.play import Play

__all__ = ["Walk"]

_MOST_HINTS = 3
_MOST_SHOWN = 30  # moves that a puzzle shows before it asks
# Blue needs a 3 to be done; then everybody has one more turn.
_LAST_ROUND = (
    "K/6/yrg/ov/R/T/RyrgTo/1/b/vR/T b1 b2+4-0:W3,T1,T2|y0+1-3:W1,T5,W5T1|r0+1-3:W1,T1,T2|"
    "g1+1-3:W1,T1,T2|o1+0-4:W2,T1,T2|v1+0-4:W2,T1,T2 mw,mt"
)
_LAST_MOVE = "W3:b13"
# As long as the longest answers to a wrong try are.
_LONG = (
    "That takes three turns, and you have two. After your first card Yellow walks home from space "
    "3 with a four, and then nobody can stop the second wizard any more."
)

# Yellow lets Blue get home with a 4, and a coach asks about it.
_SPOILT = "K/1/Tbyy/RbyRbby/1/R/T/2/R/2/Tb/RTy/2 y2 b0+1-5:?,?,?|y0+1-5:W4,W3T3 mw,mt"


class Walk:
    """One thing after the other is opened; ``on`` leads through the states of what is open."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._states: Iterator[str] = iter(())

    def open(self, route: str) -> None:
        """Open what a route names."""
        self._house.go_to("")
        self._house.go_to(route)
        self._states = _states(self.shown)

    @property
    def shown(self) -> Any:
        """The widget that is open."""
        (shown,) = tuple[Widget, ...](self._house.place.children)
        return shown

    def on(self) -> str:
        """The next state as JSON: its name, and what the page has to show then; null at the end."""
        name = next(self._states, None)
        return json.dumps(None if name is None else {"name": name, **_told(self.shown)})


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
            yield from _table(shown)
        case Review():
            yield from _review(shown)
        case _:
            yield "open"


def _table(table: Play) -> Iterator[str]:
    """Six players: choosing seats, playing, a coach, an opponent, and the card at the end."""
    asked = {one["name"]: one.get("value") for one in table.panel.contents.form["fields"]}
    table.begin({**asked, "players": "6", "hidden": False})
    yield "seats"
    table.sit({})
    yield "begun"
    table.set("coach", value=True)
    table.coach.advise()
    yield "an idea"
    table.paste(_SPOILT)
    table.play("W4:y2")
    yield "asked"
    table.set("coach", value=False)
    table.paste(_LAST_ROUND)
    table.sit({f"seat{seat}": "1" for seat in range(2, 7)})
    table.stop()
    table.play(_LAST_MOVE)
    yield "waits"
    table.go_on()
    yield "ended"


def _review(review: Review) -> Iterator[str]:
    """The list of what mattered in a game of six, a decision both ways, and trying it."""
    game, rng = find_game(FIRST), Random(1)
    start = game.setup.new({"players": "6", "seed": "1"})
    best, any_move = game.knowledge.GRADES[-1], game.judgement.BOTS["random"]

    def choose(state: Position) -> Move:
        return any_move(game.knowledge.look(state, game.rules.mover(state), best), rng)

    record = play_out(game, start, [choose] * 6, rng, 40)
    review.read(str(record), "game.txt")
    review.stop()
    yield "stopped"
    review._found(finish(looking_back(record)))  # at once, so that every state is waited for
    yield "overview"
    review.show_point(1)
    yield "better"
    review.show_other()
    yield "played"
    review._enter(TrialPhase(finish(beginning(review.review.points[0])), review._point))
    yield "trying"
    review.panel.tell("wrong", _LONG)
    yield "wrong"


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
