"""A solved puzzle: praise, stars, and why it works."""

from dataclasses import dataclass, replace

from ...engine.words import say
from ...puzzles.telling import quoted_rules, say_count, say_text
from ..page.panel_parts import PanelContents, PanelRecord, button
from ..page.task import star_sign
from .exploring import explore, explore_button
from .phase import PhasePage, PuzzlePhase, puzzle_form
from .solution import show_solution


@dataclass(frozen=True)
class SolvedPhase(PuzzlePhase):
    """The puzzle is solved, and the page tells why it works."""

    hides = False

    @property
    def page(self) -> PhasePage:
        """Praise, stars, why it works, and what else can be done with it."""
        session, words = self.session, self.session.puzzle.words
        ways = self.puzzle.mode.ways_out()
        texts = [say_text(self.game, words.explanation), say_count(session.puzzle)]
        if session.shown:
            texts.insert(0, say("You had looked at the solution, so it earns no star this time."))
        again = button("again", say("Start again"))
        summary = {
            "title": say("Why it works"),
            "signs": [star_sign(session.stars, earned=True)],
            "texts": [*filter(None, texts)],
            "lines": quoted_rules(session.puzzle),
        }
        form = puzzle_form([*explore_button(session), again, *ways[1:]])
        return PhasePage(
            heading=say("Solved!"),
            actions=[{**one, "primary": True, "ahead": True} for one in ways[:1]],
            contents=PanelContents(form, summary),
            record=PanelRecord(self.log),
        )

    def show_solution(self) -> str | None:
        """Show the solution, step by step; raises Mistake if the mode forbids it."""
        return show_solution(replace(self, session=self.session.show()))

    def explore(self) -> str | None:
        """Play freely from the start; raises Mistake if there is nothing to explore."""
        return explore(self, self)
