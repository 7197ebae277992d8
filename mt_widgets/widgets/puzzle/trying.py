"""What an unsolved puzzle offers: hints, the solution, and a verdict on each try."""

from dataclasses import replace

from ...engine.errors import Mistake
from ...engine.words import say
from ...puzzles.judge import SOLVED, WRONG, Verdict
from ...puzzles.session import HINTS, PuzzleSession
from ...puzzles.telling import say_hints
from ...search.steps import say_path
from ..page.panel_parts import Button, PanelContents, PanelRecord, button
from .phase import PhasePage, PuzzlePhase, puzzle_form
from .solved import SolvedPhase


def help_page(phase: PuzzlePhase) -> PhasePage:
    """The hints so far, and the buttons for help and ways out."""
    lines = say_hints(phase.session)
    summary = {"title": say("Hints"), "lines": lines} if lines else {}
    contents = PanelContents(puzzle_form(_buttons(phase)), summary)
    return PhasePage(contents=contents, record=PanelRecord(phase.log))


def _buttons(phase: PuzzlePhase) -> list[Button]:
    if not phase.sure:
        return [button("reveal", say("Show it"), primary=True), button("leave", say("Not yet"))]
    session, mode = phase.session, phase.puzzle.mode
    found = [button("hint", _hint_label(session))] if mode.allows_hint(session) else []
    if mode.solution:
        found.append(button("solution", say("Show the solution")))
    if session.path:
        found += [button("undo", say("Take back")), button("again", say("Start again"))]
    elif session.puzzle.sequence:
        found.append(button("again", say("Watch again")))
    return [*found, *mode.ways_out()]


def _hint_label(session: PuzzleSession) -> str:
    if session.solved or session.shown:
        return say("Hint")
    return say("Last hint") if session.hints == HINTS - 1 else say("Hint (costs a star)")


def give_hint(phase: PuzzlePhase) -> str | None:
    """Show one more hint; raises Mistake if the mode allows no more."""
    puzzle = phase.puzzle
    if not puzzle.mode.allows_hint(phase.session):
        raise Mistake(say("There is no further hint."))
    session = phase.session.hint()
    puzzle.enter(replace(phase, session=session, sure=True))
    puzzle.panel.speak(puzzle.panel.contents.summary["lines"][-1])
    return puzzle.warn(puzzle.progress.keeper.note(session))


def ask_for_solution(phase: PuzzlePhase) -> str | None:
    """Show the solution, but ask first if that costs stars."""
    if phase.session.solved or phase.session.shown or not phase.puzzle.mode.starred:
        return phase.show_solution()
    phase.puzzle.enter(replace(phase, sure=False))
    told = say("Shown the solution, you earn no star. Show it all the same?")
    return phase.puzzle.warn(told)


def judge(phase: PuzzlePhase, found: tuple[PuzzleSession, Verdict]) -> str | None:
    """Show the verdict on a try; a wrong one is taken back, and the reason comes back."""
    (session, verdict), puzzle = found, phase.puzzle
    solved, wrong = verdict.kind == SOLVED, verdict.kind == WRONG
    unsolved = replace(phase, session=session, sure=True)
    after = SolvedPhase(puzzle, session) if solved else unsolved
    status = puzzle.progress.count(session, verdict)
    told = say_path(phase.game, verdict.steps)
    puzzle.enter(after, *told, steps=verdict.steps, rest=wrong, status=status)
    return verdict.text if wrong else None
