"""Trying moves."""

from dataclasses import dataclass, replace
from functools import partial

from ...engine.game import Move
from ...engine.words import say
from ...puzzles.exam import playing_on
from ...puzzles.session import PuzzleSession
from ...search.steps import say_path
from ..page.panel_parts import button
from .exam import give_answer
from .phase import TOOLS, PhasePage, PuzzlePhase
from .solution import show_solution
from .trying import ask_for_solution, give_hint, help_page, judge


@dataclass(frozen=True)
class SolvingPhase(PuzzlePhase):
    """Moves are tried; in an exam they are not judged, and the solver gives them as the answer."""

    @property
    def _silent(self) -> bool:
        return self.puzzle.mode.silent

    @property
    def watching(self) -> bool:
        """Whether moves were played in an exam, and nothing is left to decide."""
        return self._silent and bool(self.session.path) and self.session.over

    @property
    def page(self) -> PhasePage:
        """Help and ways out; in an exam a button to give the answer, once there is one."""
        page = replace(help_page(self), tools=("type", *TOOLS))
        if not self._silent or not self.session.path:
            return page
        heading = say("Your moves are played. Is this your answer?") if self.watching else ""
        give = button("give", say("This is my answer"), primary=self.watching)
        return replace(page, heading=heading, actions=[give])

    def play(self, moves: tuple[Move, ...]) -> str | None:
        """Try moves, or in an exam just play them."""
        puzzle, session = self.puzzle, self.session
        if self._silent:
            return puzzle.thinker.work(playing_on(session, moves), self._played)
        return puzzle.thinker.work(session.playing(moves, puzzle.rng), partial(judge, self))

    def _played(self, session: PuzzleSession) -> str | None:
        """Show what was played, without a verdict."""
        steps = session.path[len(self.session.path) :]
        told = say_path(self.game, steps)
        return self.puzzle.enter(SolvingPhase(self.puzzle, session), *told, steps=steps)

    def undo(self) -> str | None:
        """Take back the solver's last move."""
        return self.puzzle.enter(SolvingPhase(self.puzzle, self.session.undo()))

    def again(self) -> str | None:
        """Start again; before the first move, what has to be remembered is shown again, too."""
        if not self.session.path:
            return super().again()
        return self.puzzle.enter(SolvingPhase(self.puzzle, self.session.again()))

    def give(self) -> str | None:
        """Give what was played as the answer; raises Mistake if nothing was, or in practice."""
        if not self._silent or not self.session.path:
            return super().give()
        return give_answer(self, self.session.line)

    def hint(self) -> str | None:
        """Give one more hint; raises Mistake if the mode allows no more."""
        return give_hint(self)

    def ask_for_solution(self) -> str | None:
        """Show the solution, but ask first if that costs stars."""
        return ask_for_solution(self)

    def show_solution(self) -> str | None:
        """Show the solution, step by step; raises Mistake if the mode forbids it."""
        return show_solution(replace(self, session=self.session.show(), sure=True))

    def back(self) -> str | None:
        """Go on without the solution."""
        return self.puzzle.enter(replace(self, sure=True))
