"""What the panel of a table says and offers at a moment, beside what the game does."""

from dataclasses import dataclass, replace

from ...engine.forms import Form
from ...engine.words import say
from ..page.panel_parts import Button, PanelPrompt, button

__all__ = ["Moment"]


@dataclass(frozen=True)
class Moment:
    """A form that is open, a game that is over, or somebody who is waited for, if any of these."""

    form: Form
    summary: Form
    over: bool
    judged: bool  # whether somebody can judge the game, and look back at it
    passed_to: str  # the player who is to take the screen
    waited_for: str  # a sentence about the opponent that is to move
    stopped: bool  # whether opponents wait to be told to go on
    question: str  # what the coach asks about a move

    def prompt(self, usual: PanelPrompt) -> PanelPrompt:
        """What the heading asks; what the game does, where nobody is waited for."""
        if self.form:
            return replace(usual, heading=self.form["title"], emblem="")
        if self.question:
            return replace(usual, heading=self.question)
        if self.summary:
            return replace(usual, heading=str(self.summary["title"]))
        if self.passed_to:
            heading = say("Pass the screen to {player}.", player=self.passed_to)
            return replace(usual, heading=heading)
        if self.waited_for:
            return replace(usual, heading=self.waited_for)
        return usual

    def buttons(self) -> list[Button] | None:
        """What can be pressed; None where that is for the game to say."""
        if self.form:
            return []
        if self.question:
            again = button("take-back", say("Take it back"), primary=True)
            return [again, button("leave-it", say("Leave it"))]
        if self.passed_to:
            text = say("I am {player}: show my cards", player=self.passed_to)
            return [button("reveal", text, primary=True)]
        if self.over:
            again = button("again", say("New game"), primary=True)
            back = [button("look-back", say("Look back at the game"))] if self.judged else []
            return [*back, again]
        if not self.waited_for:
            return None
        if not self.stopped:
            return [button("hurry", say("Skip ahead")), button("stop", say("Stop"))]
        seats = button("seats", say("Who sits where?"))
        return [button("go-on", say("Go on"), primary=True), seats]
