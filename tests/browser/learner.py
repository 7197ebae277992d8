"""A learner who takes a lesson by its own solution: what to click, and what is to be seen then."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from mt_widgets import Lesson
from mt_widgets.draw.scene import walk
from mt_widgets.games.magical_towers import clicks, face
from mt_widgets.games.magical_towers.clicks import ACTIONS
from mt_widgets.games.magical_towers.face import Cues
from mt_widgets.games.magical_towers.moves import PlayCard
from mt_widgets.games.magical_towers.tags import piece_tag
from mt_widgets.games.magical_towers.view import View
from mt_widgets.lessons.lesson import LessonQuiz, LessonStep, LessonTask

__all__ = ["Learner", "is_action", "is_button"]


def is_action(tag: str) -> bool:
    """Whether it is one of the big buttons beside the heading."""
    return tag.partition(":")[0] in {*ACTIONS, "on", "cancel"}


def is_button(tag: str) -> bool:
    """Whether something stands on the panel; all else is clicked on the picture."""
    return is_action(tag) or tag.startswith("answer:")


class Learner:
    """Knows the lesson by a twin of the one on the page, in which the same things are clicked.

    Where a step allows it, a wrong try is made first: one on a board, one answer, one refusal.
    """

    def __init__(self, name: str, folder: Path) -> None:
        self.twin = Lesson(name, results=folder / "twin.json")
        self.mistakes = list[str]()  # what was said to wrong tries
        self._kinds = set[str]()  # of wrong tries that were made

    @property
    def cues(self) -> Cues:
        """What the picture stresses now."""
        cues: Any = self.twin._cues("", self.twin._lens)  # of any game
        shown: Cues = cues
        return shown

    @property
    def view(self) -> View:
        """What the board shows now."""
        view = self.twin.view
        assert isinstance(view, View)
        return view

    def clicks(self) -> Iterator[str]:
        """One tag after the other, to the end of the lesson; each has to be clicked here, too."""
        while not self.twin.finished:
            at = self.twin.session.at
            yield from self._step(self.twin.session.step)
            assert self.twin.finished or self.twin.session.at > at, self._stuck()

    def _stuck(self) -> str:
        session = self.twin.session
        said = self.twin.panel.status.get("text")
        return f"{session.lesson.name}: {session.step.title!r} cannot be done by clicks: {said}"

    def click(self, tag: str) -> None:
        """Click the same as on the page."""
        self.twin.click(tag)
        status = self.twin.panel.status
        if status.get("kind") in ("wrong", "refused"):
            self.mistakes.append(status["text"])

    def _step(self, step: LessonStep) -> Iterator[str]:
        match step.act:
            case LessonQuiz() as quiz:
                yield from self._once("answer", self._wrong_answers(quiz))
                yield f"answer:{quiz.right}"
            case LessonTask() as task:
                yield from self._once("move", self._wrong_moves(task))
                for move in (*task.attempts, *task.solution):
                    yield from self._spelled(move)
        if not self.twin.finished:
            yield "on"

    def _once(self, kind: str, tags: Iterable[str]) -> Iterator[str]:
        """A wrong try of a kind, unless there was one already."""
        if kind not in self._kinds:
            for tag in tags:
                self._kinds.add(kind)
                yield tag

    def _wrong_answers(self, quiz: LessonQuiz) -> Iterator[str]:
        yield from [f"answer:{n}" for n, choice in enumerate(quiz.choices) if not choice.right][:1]

    def _wrong_moves(self, task: LessonTask) -> Iterator[str]:
        """A legal move that a remark speaks of."""
        session, spoken = self.twin.session, {remark.text for remark in task.remarks}
        if spoken and session.learner_decides:
            moves = session.game.rules.legal_moves(session.history.state)
            found = (move for move in moves if session.play(move)[1].text in spoken)
            for move in [next(found, None)]:
                yield from self._spelled(move) if move is not None else ()

    def _spelled(self, move: Any) -> Iterator[str]:
        """The clicks for a move, with what is still in the hand."""
        parts = self.twin.game.clicks.move_tags(self.twin.state, move).parts
        if isinstance(move, PlayCard) and move.riders:
            parts = (*parts[:-1], piece_tag(move.riders[-1]))  # whoever rides with the other
        tags = [self._in_sight(tag) for tag in parts]
        if not self._held <= {*tags}:
            yield "cancel"
        yield from [tag for tag in tags if tag not in self._held]

    def _in_sight(self, tag: str) -> str:
        """What is clicked for a piece that is not there: who is in prison, or whatever is."""
        if clicks.kind(tag) != "piece":
            return tag
        view, space = self.view, clicks.place(tag).removeprefix("space:")
        shown = {placed.tag for placed in walk(face.scene(view).shapes)}
        prison = tag.replace("wizard:", "prisoner:")
        there = sorted(one for one in shown if one.startswith((f"{prison}.", "wizard:")))
        there = [one for one in there if clicks.place(one) == clicks.place(tag)]
        castle = ["castle"] if str(view.castle) == space else []
        return next(one for one in (tag, *castle, *there, clicks.place(tag)) if one in shown)

    @property
    def _held(self) -> set[object]:
        groups = self.twin.panel.buttons.groups
        return {item["tag"] for group in groups for item in group["items"] if item["chosen"]}
