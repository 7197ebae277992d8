"""What people do with a puzzle: try, ask for help, look at the solution, explore."""

from collections.abc import Sequence
from dataclasses import replace

from ..engine.errors import Mistake
from ..engine.game import Move, Position
from ..engine.history import History
from ..engine.words import labelled, say, sentences
from ..puzzles.explore import Exploration
from ..puzzles.judge import SOLVED, WRONG, Verdict, say_chance
from ..puzzles.session import Session
from ..puzzles.solution import advice, solution
from ..puzzles.steps import shown_steps
from ..search.steps import Step, say_path
from .keeper import Keeper
from .phases import Asking, Phase, Solving, Watching
from .phases_after import Done, Exploring, Showing
from .puzzle_stage import PuzzleStage

__all__ = ["PuzzleSolving"]


class PuzzleSolving(PuzzleStage):
    """One puzzle, from the first look at it to free play."""

    _keeper: Keeper
    _vain: Sequence[str] = ()  # tries and why they failed

    # Trying

    def _advance(self, *moves: Move) -> str | None:
        phase = self._phase
        if isinstance(phase, Exploring):
            return self._work(phase.free.playing(moves, self._rng), self._explored)
        if isinstance(phase, Solving):
            return self._work(phase.session.playing(moves, self._rng), self._judged)
        return self._say_no(Mistake(say("Nothing is played here.")))

    def answer(self, *things: int | str) -> str | None:
        """Answer a question to the memory: in notation or by tags, or as chosen on the board."""
        phase = self._phase
        if not isinstance(phase, Asking):
            return self._say_no(Mistake(say("Here no question is asked.")))
        given, goals = [*map(str, things)], self.game.goals
        if not given and not phase.chosen:
            return self._say_no(Mistake(say("Choose your answer first.")))
        if all(map(self.game.clicks.is_tag, given)):
            return self._answered(replace(phase, chosen=frozenset(given) or phase.chosen))
        try:
            return self._answered(replace(phase, chosen=goals.parse_answer(" ".join(given))))
        except Mistake as error:
            return self._say_no(error)

    def _answered(self, phase: Asking) -> str | None:
        """Take what was chosen as the answer."""
        self._change(phase)
        return self._judged(phase.session.answer(phase.chosen))

    def _judged(self, found: tuple[Session, Verdict]) -> str | None:
        """Show what a try came to; a wrong one is refuted and taken back."""
        (session, verdict), phase = found, self._phase
        assert phase is not None
        film, wrong = self._filmed(verdict.steps), verdict.kind == WRONG
        trouble = self._keeper.note(session)
        if wrong:
            self._vain = [*self._vain, labelled(session.tried[-1], verdict.text)]
        elif verdict.kind == SOLVED:
            self._earned = max(session.stars, self._earned or 0)
        self._change(_after(phase, session, verdict))
        self._update_desk()
        said = say("Not yet. {why}", why=verdict.text) if wrong else verdict.text
        text = sentences(said, trouble)
        self.desk.tell("wrong" if wrong else "done", text, verdict.rule)
        self.desk.speak(sentences(*say_path(self.game, verdict.steps), self.desk.heading))
        self._show_film(film, rest=wrong)
        return verdict.text if wrong else None

    def _tries(self) -> list[str]:
        solving = isinstance(self._phase, Solving | Asking | Done)
        return [say("Taken back: {why}", why=why) for why in self._vain if solving]

    def _begin(self, _: History[Position, Move]) -> str | None:
        return self._say_no(Mistake(say("A puzzle keeps its own position.")))

    def undo(self) -> str | None:
        """Take back the last own move."""
        phase = self._phase
        if isinstance(phase, Exploring):
            return self._explore(_gone_back(phase, phase.free.choices - 1))
        if isinstance(phase, Solving):
            self._enter(self._solving(phase.session.undo()))
        return None

    def _solving(self, session: Session) -> Phase:
        """Where moves are tried."""
        return Solving(session)

    def redo(self) -> str | None:
        """What was taken back is tried again by playing it."""
        return None

    def again(self) -> str | None:
        """From the start, as often as one likes."""
        phase = self._phase
        if isinstance(phase, Exploring):
            return self._explore(_gone_back(phase, 0))
        if phase is not None:
            again = phase.session.again()
            shown = shown_steps(again.puzzle)
            stays = isinstance(phase, Solving) and phase.session.path
            self._enter(Watching(again, shown) if shown and not stays else self._solving(again))
        return None

    def on(self) -> str | None:
        """The next step of what is shown, and behind the last one the question."""
        phase = self._phase
        if isinstance(phase, Watching) and phase.at == len(phase.steps):
            session = phase.session
            self._enter(self._solving(session) if session.solver else Asking(session))
        elif isinstance(phase, Watching | Showing) and phase.at < len(phase.steps):
            film = self._filmed(phase.steps[phase.at : phase.at + 1])
            self._change(replace(phase, at=phase.at + 1))
            self.desk.tell("", "")
            self._update_desk()
            self.desk.speak(self.desk.heading)
            self._show_film(film)
        return None

    def go(self, step: int) -> str | None:
        """Step through the solution."""
        phase = self._phase
        if isinstance(phase, Showing) and 0 <= step <= len(phase.steps):
            self._enter(replace(phase, at=step))
        return None

    # Help

    def hint(self) -> str | None:
        """One hint more, for which a star is given up."""
        phase = self._phase
        if not isinstance(phase, Solving | Asking) or phase.session.hints >= self._hints:
            return self._say_no(Mistake(say("There is no further hint.")))
        session = phase.session.hint()
        self._enter(replace(phase, session=session, sure=True))
        self.desk.speak(self.desk.summary["lines"][-1])
        self._warn(self._keeper.note(session))
        return None

    def ask_for_solution(self) -> str | None:
        """Show the solution, but ask first: then it does not count as solved by oneself."""
        phase = self._phase
        if not isinstance(phase, Solving | Asking):
            return None
        if phase.session.solved or phase.session.shown or self._reviewed:
            return self.show_solution()
        self._enter(replace(phase, sure=False))
        self.desk.tell("told", say("Shown the solution, you earn no star. Show it all the same?"))
        return None

    def show_solution(self) -> str | None:
        """Show the solution, step by step."""
        phase = self._phase
        if not isinstance(phase, Solving | Asking | Done):
            return self._say_no(Mistake(say("Go back to the puzzle first.")))
        if "solution" in self._forbidden(phase.session):
            return self._say_no(Mistake(say("Here the solution is not shown.")))
        session = phase.session.show()
        solver = session.solver
        if solver is None:
            return self._shown(Showing(session, before=Asking(session)))
        return self._work(
            solution(session.puzzle, solver),
            lambda steps: self._shown(_showing(phase, session, steps)),
        )

    def _shown(self, phase: Showing) -> str | None:
        self._enter(phase)
        self._warn(self._keeper.note(phase.session))
        return None

    def back(self) -> str | None:
        """Back to the puzzle."""
        phase = self._phase
        if isinstance(phase, Showing | Exploring) and phase.before:
            self._enter(phase.before)
        elif isinstance(phase, Solving | Asking):
            self._enter(replace(phase, sure=True))
        return None

    # Exploring

    def explore(self) -> str | None:
        """Free play from the start, with the worth of every move."""
        phase = self._phase
        if phase is None or phase.session.solver is None:
            return self._say_no(Mistake(say("There is nothing to explore.")))
        if not isinstance(phase, Done | Showing):
            return self._say_no(Mistake(say("Solve it first, or look at the solution.")))
        before = phase.before if isinstance(phase, Showing) else phase
        free = Exploration(phase.session.puzzle, phase.session.solver)
        return self._explore(Exploring(phase.session, free, before))

    def _explore(self, phase: Exploring) -> str | None:
        self._enter(phase)
        return self._work(phase.free.reckoning(), self._reckoned)

    def _explored(self, free: Exploration) -> str | None:
        phase = self._phase
        assert isinstance(phase, Exploring)
        film = self._filmed(free.path[len(phase.free.path) :])
        self._change(replace(phase, free=free))
        self.desk.tell("", "")
        self._update_desk()
        self.desk.speak(self.desk.heading)
        self._show_film(film)
        return self._work(free.reckoning(), self._reckoned)

    def _reckoned(self, free: Exploration) -> None:
        if isinstance(self._phase, Exploring):
            self._phase = replace(self._phase, free=free)
            self.desk.tell("", "")
            self._update_desk()

    def hover(self, tag: str) -> None:
        """Point at something: what would happen is shown, while exploring with its worth."""
        phase = self._phase
        if isinstance(phase, Exploring):
            values = dict(phase.free.values)
            write = self.game.notation.format_move
            listed = {f"move:{write(move)}": move for move in values}.get(tag)
            move = listed or (self._sitting.click(tag).move if tag else None)
            self._foreseen = listed
            if move is not None and move in values and not self._animator.running:
                self.desk.tell("told", f"`{write(move)}`: {say_chance(values[move])}")
        super().hover(tag)

    def _warn(self, sentence: str) -> None:
        """Tell of something that is wrong beside the puzzle."""
        if sentence:
            self.desk.tell("told", sentence)


def _after(phase: Phase, session: Session, verdict: Verdict) -> Phase:
    if verdict.kind == SOLVED:
        return Done(session)
    if isinstance(phase, Asking):
        return replace(phase, session=session, sure=True)
    return Solving(session)


def _gone_back(phase: Exploring, choices: int) -> Exploring:
    return replace(phase, free=phase.free.go(max(0, choices)))


def _showing(phase: Phase, session: Session, steps: tuple[Step, ...]) -> Showing:
    assert session.solver is not None
    before = replace(phase, session=session)
    before = replace(before, sure=True) if isinstance(before, Solving) else before
    return Showing(session, steps, 0, advice(session.puzzle, session.solver, steps), before)
