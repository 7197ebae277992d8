"""What puzzles and lessons may ask for: a small language of goals about wizards and treasures."""

from collections.abc import Callable
from typing import NoReturn

from ....engine import goal_language
from ....engine.aims import Aim, Question
from ....engine.errors import Mistake
from ....engine.goal_language import Both, Either, Not
from ....engine.words import say
from ..state import State
from . import words
from .language import Goal, Small, read_small, small_gap, small_predicate, words_of

__all__ = [
    "answer", "choices", "format_answer", "gap", "glow", "missing", "parse_aim", "parse_answer",
    "parse_goal", "predicate", "say_aim",
]  # fmt: skip


def _own(goal: object) -> Goal:
    """A goal of this game, as whoever asks has got it from here."""
    assert isinstance(goal, Small | Not | Both | Either)
    return goal


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
    if isinstance(aim, Question):
        _no_questions()
    return words.say_aim(aim, _own(aim.goal), turns)


def missing(goal: object, _start: State, state: State) -> str:
    """Why a goal does not hold, as sentences; nothing where it does."""
    return words.missing(_own(goal), state)


def _no_questions(*_given: object) -> NoReturn:
    """Refuse whatever is about a question."""
    raise Mistake(say("Wiz-War has no questions, only goals"))


answer = choices = glow = parse_answer = format_answer = _no_questions
