"""Answering a question to the memory."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import cached_property

from ...engine.aims import Question
from ...engine.board_model import BoardModel
from ...engine.cues import Cues
from ...engine.errors import Mistake
from ...engine.game import Event
from ...engine.words import say
from ..page.panel_parts import button
from .exam import give_answer
from .phase import PhasePage, PuzzlePhase
from .solution import show_solution
from .trying import ask_for_solution, give_hint, help_page, judge


@dataclass(frozen=True, kw_only=True)
class QuestionModel(BoardModel):
    """A board on which answers can be clicked; ``clicked`` are those that were chosen."""

    question: Question

    @cached_property
    def following(self) -> frozenset[str]:
        """The tags of all answers."""
        return frozenset(self.game.goals.choices(self.question, self.state))

    def cues(self, hovered: str = "", lens: Hashable = None) -> Cues[Event]:
        """The chosen answers are stressed, and the others glow."""
        del hovered, lens
        goals, state = self.game.goals, self.state
        chosen = goals.glow(self.question, state, self.clicked)
        return Cues(goals.glow(self.question, state, self.following) - chosen, chosen)


@dataclass(frozen=True)
class AskingPhase(PuzzlePhase):
    """A question to the memory; ``chosen`` are the tags of the answer so far."""

    chosen: frozenset[str] = frozenset()

    @property
    def log(self) -> list[str]:
        """The wrong answers; what has happened is to be remembered."""
        return self.puzzle.progress.vain

    @property
    def page(self) -> PhasePage:
        """The question, and a button for the answer, enabled once something is chosen."""
        answer = button("answer", say("That is my answer"), primary=True)
        answer["disabled"] = not self.chosen
        return replace(help_page(self), heading=self.goal, actions=[answer])

    def sit(self, _: tuple[str, ...], *, memory: bool) -> BoardModel:
        """The board with the answers that can be chosen."""
        question, chosen = self.session.puzzle.aim, tuple(sorted(self.chosen))
        assert isinstance(question, Question)
        told = super().sit(chosen, memory=memory)
        return QuestionModel(
            told.history, told.seat, told.memory, chosen, watching=True, question=question
        )

    def click(self, tag: str) -> str | None:
        """Choose a space or take it back, also by what stands on it; raises Mistake for others."""
        where = self.game.clicks.place(tag) or tag
        if where not in self.sit((), memory=False).following:
            raise Mistake(self.game.voice.words()["choose"])
        return self.puzzle.enter(replace(self, chosen=self.chosen ^ {where}, sure=True))

    def answer(self, *things: int | str) -> str | None:
        """Answer in notation or by tags, or with what is chosen; raises Mistake for no answer."""
        given = [*map(str, things)]
        if not given and not self.chosen:
            raise Mistake(say("Choose your answer first."))
        if all(map(self.game.clicks.is_tag, given)):
            return self._answered(frozenset(given) or self.chosen)
        return self._answered(self.game.goals.parse_answer(" ".join(given)))

    def _answered(self, chosen: frozenset[str]) -> str | None:
        if self.puzzle.mode.silent:
            return give_answer(self, self.game.goals.format_answer(chosen))
        return judge(replace(self, chosen=chosen), self.session.answer(chosen))

    def hint(self) -> str | None:
        """Give one more hint; raises Mistake if the mode allows no more."""
        return give_hint(self)

    def ask_for_solution(self) -> str | None:
        """Show the solution, but ask first if that costs stars."""
        return ask_for_solution(self)

    def show_solution(self) -> str | None:
        """Show the answer; afterwards nothing is chosen any more."""
        return show_solution(AskingPhase(self.puzzle, self.session.show()))

    def back(self) -> str | None:
        """Go on without the solution."""
        return self.puzzle.enter(replace(self, sure=True))
