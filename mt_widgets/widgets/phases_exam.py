"""What a puzzle widget is at in an exam: moves are played and an answer is given, not judged."""

from dataclasses import dataclass

from ..engine.words import say
from .desk import Button, button
from .phases import Phase, Solving, Summary

__all__ = ["Answering", "Given", "Ready"]


@dataclass(frozen=True)
class Answering(Solving):
    """Moves are played; the solver says when they are the answer."""

    @property
    def actions(self) -> list[Button]:
        """The answer, once there is one."""
        return [button("give", say("This is my answer"))] if self.session.path else []


@dataclass(frozen=True)
class Ready(Answering):
    """Moves were played, and nothing is left to decide."""

    watching = True

    @property
    def heading(self) -> str:
        """A question."""
        return say("Your moves are played. Is this your answer?")

    @property
    def actions(self) -> list[Button]:
        """The answer."""
        return [button("give", say("This is my answer"), primary=True)]


@dataclass(frozen=True)
class Given(Phase):
    """The answer was taken; it may be changed."""

    line: str = ""

    @property
    def heading(self) -> str:
        """That it was taken, and nothing more."""
        return say("Your answer is kept.")

    @property
    def actions(self) -> list[Button]:
        """Another answer."""
        return [button("change", say("Change my answer"))]

    @property
    def summary(self) -> Summary:
        """What the answer was."""
        told = say("What is right is told when the exam is over.")
        return {"title": say("Your answer: `{line}`", line=self.line), "texts": [told]}
