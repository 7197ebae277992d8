"""What puzzles and lessons may ask for: a small language of goals. There are no questions yet."""

from collections.abc import Callable, Iterable, Sequence

from ....engine import goal_language
from ....engine.aims import Aim, Question
from ....engine.errors import MoveError
from ....engine.words import say
from ..state import State
from . import words
from .language import Goal, is_goal, read_small, small_gap, small_predicate, words_of

__all__ = [
    "answer", "choices", "format_answer", "gap", "glow", "missing", "parse_aim", "parse_answer",
    "parse_goal", "predicate", "say_aim",
]  # fmt: skip


def _own(goal: object) -> Goal:
    """A goal of this game, as whoever asks has got it from here."""
    assert is_goal(goal)
    return goal  # type: ignore[return-value]


def parse_aim(text: str, state: State) -> Aim:
    """Read what a puzzle asks for, or raise GoalError."""
    return goal_language.parse_aim(words_of(text), read_small(state.table))


def parse_goal(text: str, state: State) -> Goal:
    """Read a goal, or raise GoalError."""
    return goal_language.parse_goal(words_of(text), read_small(state.table))


def predicate(goal: object, _start: State) -> Callable[[State], bool]:
    """The question to ask of states to see whether they fulfil a goal."""
    return goal_language.predicate(_own(goal), small_predicate)


def gap(goal: object, _start: State) -> Callable[[State], int]:
    """How far a state is from a goal; 0 where it holds."""
    return goal_language.gap(_own(goal), small_gap)


def say_aim(aim: Aim | Question, turns: int) -> str:
    """What a puzzle asks for, as sentences."""
    assert isinstance(aim, Aim)
    return words.say_task(aim, _own(aim.goal), turns)


def missing(goal: object, _start: State, state: State) -> str:
    """Why a goal does not hold, as sentences; nothing where it does."""
    return words.missing(_own(goal), state)


# Questions, of which parse_aim reads none


def answer(_question: Question, _state: State) -> frozenset[str]:
    """No tag answers a question."""
    return frozenset()


def choices(_question: Question, _state: State) -> Sequence[str]:
    """No tag can be chosen."""
    return ()


def glow(_question: Question, _state: State, _tags: Iterable[str]) -> frozenset[str]:
    """Nothing is lit."""
    return frozenset()


def parse_answer(text: str) -> frozenset[str]:
    """Refuse every answer with a MoveError."""
    raise MoveError(text, say("nothing was asked that has such an answer"))


def format_answer(tags: Iterable[str]) -> str:
    """The tags of an answer."""
    return " ".join(sorted(tags))
