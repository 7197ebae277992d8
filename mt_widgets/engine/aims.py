"""What a puzzle asks for: a goal of the game's own language to be reached, or a question."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Aim:
    """A goal to be reached, or kept until the solver's next turn; for sure, or likely.

    ``goal`` is the game's; its text is what was written.
    """

    goal: object
    keep: bool = False
    likely: bool = False

    def __str__(self) -> str:
        """As it is written."""
        return f"{'likely ' if self.likely else ''}{'keep ' if self.keep else ''}{self.goal}"


@dataclass(frozen=True, slots=True)
class Question:
    """Something to be answered by choosing things on the board; ``asked`` is the game's."""

    asked: object

    @property
    def name(self) -> str:
        """What is asked, without its details: ``where()``."""
        return f"{str(self).partition('(')[0]}()"

    def __str__(self) -> str:
        """As it is written."""
        return str(self.asked)
