"""A puzzle in an exam: the answer is taken, and nothing tells whether it is right."""

from collections.abc import Callable
from typing import Any

from ..engine.errors import Mistake
from ..engine.game import Move
from ..engine.words import say, sentences
from ..puzzles.exam import judging, playing_on, recalling
from ..puzzles.judge import Verdict
from ..puzzles.session import Session, begin
from ..search.steps import say_path
from .phases import Asking, Phase, Solving
from .phases_exam import Answering, Given, Ready
from .puzzle_solving import PuzzleSolving

__all__ = ["PuzzleExam"]


class PuzzleExam(PuzzleSolving):
    """A puzzle to be practised, or in an exam to be answered."""

    def __init__(self, *given: Any, **settings: Any) -> None:
        self._hearers = list[Callable[[str], None]]()
        super().__init__(*given, **settings)

    def on_answer(self, hear: Callable[[str], None]) -> None:
        """Have answers in an exam told to a function, as moves or spaces in notation."""
        self._hearers.append(hear)

    # In an exam

    def give(self) -> str | None:
        """Say that what was played is the answer."""
        phase = self._phase
        if not isinstance(phase, Answering) or not phase.session.path:
            return self._say_no(Mistake(say("Play your moves first.")))
        return self._taken(phase.session, phase.session.line)

    def change(self) -> str | None:
        """Answer anew."""
        if isinstance(self._phase, Given):
            self.again()
        return None

    def recall(self, line: str) -> str | None:
        """Show an answer that was given before."""
        return self._work(
            recalling(self._untouched(), line), lambda session: self._enter(Given(session, line))
        )

    def _answered(self, phase: Asking) -> str | None:
        if not self._exam:
            return super()._answered(phase)
        return self._taken(phase.session, self.game.goals.format_answer(phase.chosen))

    def _advance(self, *moves: Move) -> str | None:
        phase = self._phase
        if not self._exam or not isinstance(phase, Solving):
            return super()._advance(*moves)
        return self._work(playing_on(phase.session, moves), self._played)

    def _played(self, session: Session) -> str | None:
        """Show what was played, and say no more."""
        assert self._phase is not None
        steps = session.path[len(self._phase.session.path) :]
        film = self._filmed(steps)
        self._change(self._solving(session))
        self.desk.tell("", "")
        self._update_desk()
        self.desk.speak(sentences(*say_path(self.game, steps), self.desk.heading))
        self._show_film(film)
        return None

    def _solving(self, session: Session) -> Phase:
        if not self._exam:
            return super()._solving(session)
        return Ready(session) if session.path and session.over else Answering(session)

    def _taken(self, session: Session, line: str) -> str | None:
        """Keep an answer, and find out in silence what it is worth; who listens may refuse it."""
        try:
            for hear in self._hearers:
                hear(line)
        except Mistake as error:
            return self._say_no(error)
        self._enter(Given(session, line))
        return self._work(judging(self._untouched(), line), self._noted)

    def _noted(self, found: tuple[Session, Verdict]) -> str | None:
        self._keeper.begin_again()
        trouble = self._keeper.note(found[0])
        self.desk.tell("told" if trouble else "", trouble)
        return None

    # After it

    def review(self, line: str = "") -> str | None:
        """Tell what an answer of an exam came to, with what refutes it; nothing counts any more."""
        self._exam, self._reviewed = False, True
        fresh = self._untouched()
        if not line:
            self._show_anew()
            return None
        try:
            tags = frozenset[str]() if fresh.solver else self.game.goals.parse_answer(line)
        except Mistake as error:
            return self._say_no(error)
        self._change(Solving(fresh) if fresh.solver else Asking(fresh, tags))
        return self._work(judging(fresh, line), self._judged)

    def _untouched(self) -> Session:
        """The same puzzle, of which nothing is tried yet."""
        phase = self._phase
        if phase is None:
            raise Mistake(say("There is no puzzle here."))
        return begin(phase.session.puzzle)
