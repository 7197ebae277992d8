"""What may be asked for: ``left <= 3 and not wins(b)``, and the question ``highest``."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from mt_widgets.engine import goal_language as language
from mt_widgets.engine import goal_reading as reading
from mt_widgets.engine.aims import Aim, Question
from mt_widgets.engine.errors import MoveError
from mt_widgets.engine.goal_language import SIGNS, Both, Either, Joined, Not, Part, own
from mt_widgets.engine.goal_reading import GoalWords
from mt_widgets.engine.words import say

from .game import winners
from .heaps import HEAPS, MOST, SEATS, heaps

_HIGHEST = "highest"


@dataclass(frozen=True, slots=True)
class Left(Part):
    """So many stones are left."""

    sign: str
    number: int


@dataclass(frozen=True, slots=True)
class Wins(Part):
    """A player has won."""

    name: str


Goal = Joined[Left | Wins]


def _small(words: GoalWords) -> Left | Wins:
    """Read a smallest part."""
    if words.take("left", "wins") == "left":
        return Left(words.take(*SIGNS), words.number(HEAPS * MOST))
    words.take("(")
    name = words.take(*SEATS)
    words.take(")")
    return Wins(name)


def parse_aim(text: str, _state: int) -> Aim | Question:
    """Read what a puzzle asks for."""
    return Question(_HIGHEST) if text == _HIGHEST else reading.parse_aim(GoalWords(text), _small)


def parse_goal(text: str, _state: int) -> Goal:
    """Read a goal."""
    return reading.parse_goal(GoalWords(text), _small)


def predicate(goal: object, _start: int) -> Callable[[int], bool]:
    """Whether a state has no gap."""
    return language.predicate(own(goal), lambda part: lambda state: not _gap(part, state))


def gap(goal: object, _start: int) -> Callable[[int], int]:
    """How many stones are too many or too few; for a win all that are left, and one."""
    return language.gap(own(goal), lambda part: lambda state: _gap(part, state))


def _gap(part: Left | Wins, state: int) -> int:
    left = sum(heaps(state))
    if isinstance(part, Wins):
        return 0 if SEATS.index(part.name) in (winners(state) or ()) else left + 1
    return 0 if SIGNS[part.sign](left, part.number) else abs(left - part.number)


def say_aim(aim: Aim | Question, turns: int) -> str:
    """What a puzzle asks for, as a sentence."""
    if isinstance(aim, Question):
        return say("Which heap is the highest?")
    how = say("As likely as can be") if aim.likely else say("For sure")
    when = say("until your next turn") if aim.keep else say("in {turns} turns", turns=turns)
    return f"{how}, {when}: {_say(own(aim.goal))}."


def _say(goal: Goal) -> str:
    match goal:
        case Left(sign, number):
            return say("stones left {sign} {number}", sign=sign, number=number)
        case Wins(name):
            return say("{name} has won", name=name.upper())
        case Not(contrary):
            return say("not so that {goal}", goal=_say(contrary))
        case Both(one, other):
            return say("{one} and {other}", one=_say(one), other=_say(other))
        case Either(one, other):
            return say("{one} or {other}", one=_say(one), other=_say(other))


def missing(goal: object, start: int, state: int) -> str:
    """Why a goal does not hold; empty if it does."""
    if predicate(goal, start)(state):
        return ""
    return say("It is not so yet: {goal}.", goal=_say(own(goal)))


# The question, which is answered by heaps


def answer(_question: Question, state: int) -> frozenset[str]:
    """The highest heap, or several that are equally high."""
    piles = heaps(state)
    return frozenset(f"heap:{n}" for n, pile in enumerate(piles, 1) if pile == max(piles))


def choices(_question: Question, _state: int) -> Sequence[str]:
    """Every heap."""
    return [f"heap:{n}" for n in range(1, HEAPS + 1)]


def glow(_question: Question, _state: int, tags: Iterable[str]) -> frozenset[str]:
    """The tags themselves, as they are heaps."""
    return frozenset(tags)


def parse_answer(text: str) -> frozenset[str]:
    """Read numbers of heaps with blanks between them."""
    if not text.split() or not {*text.split()} <= {*"123"}:
        raise MoveError(text, say("heaps from 1 to {number} are meant", number=HEAPS))
    return frozenset(f"heap:{word}" for word in text.split())


def format_answer(tags: Iterable[str]) -> str:
    """The numbers of heaps."""
    return " ".join(sorted(tag.removeprefix("heap:") for tag in tags))
