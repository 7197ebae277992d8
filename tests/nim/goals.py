"""What may be asked for: ``left <= 3``, ``wins(a)``, and the question ``highest``."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from mt_widgets.engine.aims import Aim, Question
from mt_widgets.engine.errors import Mistake, MoveError, excerpt
from mt_widgets.engine.words import say

from .game import winners
from .heaps import HEAPS, SEATS, heaps

__all__ = [
    "answer", "choices", "format_answer", "gap", "glow", "missing", "parse_aim", "parse_answer",
    "parse_goal", "predicate", "say_aim",
]  # fmt: skip

_AIM = re.compile(r"(likely )?(keep )?(.*)")
_GOAL = re.compile(r"left (<=|=) ([0-9]{1,2})|wins\(([ab])\)")
_HIGHEST = "highest"


@dataclass(frozen=True, slots=True)
class Left:
    """So many stones are left."""

    sign: str
    number: int

    def __str__(self) -> str:
        """As it is written."""
        return f"left {self.sign} {self.number}"


@dataclass(frozen=True, slots=True)
class Wins:
    """A player has won."""

    name: str

    def __str__(self) -> str:
        """As it is written."""
        return f"wins({self.name})"


def parse_aim(text: str, state: int) -> Aim | Question:
    """Read what a puzzle asks for."""
    if text == _HIGHEST:
        return Question(_HIGHEST)
    found = _AIM.fullmatch(text)
    likely, keep, goal = found.groups() if found else ("", "", text)
    return Aim(parse_goal(goal, state), bool(keep), bool(likely))


def parse_goal(text: str, _state: int) -> Left | Wins:
    """Read a goal."""
    found = _GOAL.fullmatch(text)
    if found is None:
        raise Mistake(say("goal: {text} is not like left <= 3 or wins(a)", text=excerpt(text)))
    sign, number, name = found.groups()
    return Wins(name) if name else Left(sign, int(number))


def predicate(goal: object, start: int) -> Callable[[int], bool]:
    """Whether a state has no gap."""
    far = gap(goal, start)
    return lambda state: not far(state)


def gap(goal: object, _start: int) -> Callable[[int], int]:
    """How many stones are too many or too few; for a win all that are left, and the other's win."""
    return lambda state: _gap(goal, state)


def _gap(goal: object, state: int) -> int:
    left = sum(heaps(state))
    if isinstance(goal, Wins):
        return int(SEATS.index(goal.name) not in (winners(state) or ())) * (left + 1)
    assert isinstance(goal, Left)
    return max(0, left - goal.number) if goal.sign == "<=" else abs(left - goal.number)


def say_aim(aim: Aim | Question, turns: int) -> str:
    """What a puzzle asks for, as a sentence."""
    if isinstance(aim, Question):
        return say("Which heap is the highest?")
    wanted = say("stones left: {goal}", goal=aim.goal)
    if isinstance(aim.goal, Wins):
        wanted = say("{name} wins", name=aim.goal.name.upper())
    how = say("Be as sure as can be") if aim.likely else say("Be sure")
    when = say("until your next turn") if aim.keep else say("in {turns} turns", turns=turns)
    return f"{how}: {wanted}, {when}."


def missing(goal: object, _start: int, state: int) -> str:
    """Why a goal does not hold; nothing where it does."""
    if not _gap(goal, state):
        return ""
    if isinstance(goal, Wins):
        return say("{name} has not won.", name=goal.name.upper())
    return say("Stones left: {number}.", number=sum(heaps(state)))


# The question, which is answered by heaps


def answer(_question: Question, state: int) -> frozenset[str]:
    """The highest heap, or several that are equally high."""
    piles = heaps(state)
    return frozenset(f"heap:{n}" for n, pile in enumerate(piles, 1) if pile == max(piles))


def choices(_question: Question, _state: int) -> Sequence[str]:
    """Every heap."""
    return [f"heap:{n}" for n in range(1, HEAPS + 1)]


def glow(_question: Question, _state: int, tags: Iterable[str]) -> frozenset[str]:
    """The heaps themselves."""
    return frozenset(tags)


def parse_answer(text: str) -> frozenset[str]:
    """Read numbers of heaps with blanks between them."""
    if not text.split() or not {*text.split()} <= {*"123"}:
        raise MoveError(text, say("heaps from 1 to {number} are meant", number=HEAPS))
    return frozenset(f"heap:{word}" for word in text.split())


def format_answer(tags: Iterable[str]) -> str:
    """The numbers of heaps."""
    return " ".join(sorted(tag.removeprefix("heap:") for tag in tags))
