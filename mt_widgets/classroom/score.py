"""What an answer is worth, for people and for graders."""

from dataclasses import dataclass
from fractions import Fraction
from functools import total_ordering
from html import escape
from numbers import Real

from ..engine.words import say


@total_ordering
@dataclass(frozen=True, eq=False)
class Score:
    """What an answer is worth: the chance it keeps, the best chance, and why.

    It compares like its ``points``, and is true only if the answer is ``right``.
    """

    right: bool
    value: Fraction
    best: Fraction
    points: float  # 0 to 1; in between only if the puzzle asks for the best odds
    said: str

    def __float__(self) -> float:
        return self.points

    def __bool__(self) -> bool:
        return self.right

    def __eq__(self, other: object) -> bool:
        return float(other) == self.points if isinstance(other, Score | Real) else NotImplemented

    def __lt__(self, other: object) -> bool:
        return self.points < float(other) if isinstance(other, Score | Real) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.points)

    def __repr__(self) -> str:
        return say("{points} of 1: {said}", points=f"{self.points:.3g}", said=self.said)

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        """HTML for people, and a number as plain text, because nbgrader reads that."""
        return {"text/plain": repr(self.points), "text/html": f"<p>{escape(repr(self))}</p>"}
