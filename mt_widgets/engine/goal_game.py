"""A game's language of goals as one object, made of what the game tells of its smallest parts."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, NoReturn, Protocol, TypeVar

from . import goal_language as language
from . import goal_reading as reading
from .aims import Aim, Question
from .errors import Mistake
from .goal_language import Joined, Part, own
from .goal_reading import WORD, GoalWords
from .goal_words import Says, say_lacking, say_limits, say_wanted
from .words import say, sentences

State = TypeVar("State")
Small = TypeVar("Small", bound=Part)
_State_contra = TypeVar("_State_contra", contravariant=True)
_Small_contra = TypeVar("_Small_contra", bound=Part, contravariant=True)


class SaysFound(Protocol[_Small_contra, _State_contra]):
    """Says how it is with a smallest part that was wanted, or was not."""

    def __call__(self, part: _Small_contra, state: _State_contra, /, *, wanted: bool) -> str:
        """A whole sentence, or several."""


@dataclass(frozen=True)
class GoalLanguage(Generic[State, Small]):
    """Answers all that is asked of goals, by what the game tells of their smallest parts.

    ``read`` reads a part about the players of a state. For a goal set at a start, ``holds`` tells
    whether states fulfil a part, and ``far`` how far they are from it. ``say_part`` says what must
    be so, ``say_found`` how it is instead. ``word`` is the pattern of a word.
    """

    read: Callable[[GoalWords, State], Small]
    holds: Callable[[Small, State], Callable[[State], bool]]
    far: Callable[[Small, State], Callable[[State], int]]
    say_part: Says[Small]
    say_found: SaysFound[Small, State]
    say_question: Callable[[Question], str]
    read_question: Callable[[GoalWords, State], Question | None] = lambda words, state: None
    word: re.Pattern[str] = WORD

    def parse_aim(self, text: str, state: State, /) -> Aim | Question:
        """Read what a puzzle asks for, or raise GoalError."""
        words = GoalWords(text, self.word)
        question = self.read_question(words, state)
        return question or reading.parse_aim(words, lambda words: self.read(words, state))

    def parse_goal(self, text: str, state: State, /) -> Joined[Small]:
        """Read a goal, or raise GoalError."""
        return reading.parse_goal(GoalWords(text, self.word), lambda words: self.read(words, state))

    def predicate(self, goal: object, start: State, /) -> Callable[[State], bool]:
        """The question to ask of states to see whether they fulfil a goal set at the start."""
        return language.predicate(own(goal), lambda part: self.holds(part, start))

    def gap(self, goal: object, start: State, /) -> Callable[[State], int]:
        """How far a state is from a goal set at the start; 0 where it holds."""
        return language.gap(own(goal), lambda part: self.far(part, start))

    def say_aim(self, aim: Aim | Question, turns: int, /) -> str:
        """What a puzzle asks for, in whole sentences."""
        if isinstance(aim, Question):
            return self.say_question(aim)
        return sentences(say_wanted(own(aim.goal), self.say_part), say_limits(aim, turns))

    def missing(self, goal: object, start: State, state: State, /) -> str:
        """Why a goal does not hold, in whole sentences; nothing where it does."""

        def say_part(part: Small, *, wanted: bool) -> str:
            return self.say_found(part, state, wanted=wanted)

        return say_lacking(own(goal), lambda part: self.predicate(part, start)(state), say_part)


def no_questions(title: str) -> Callable[..., NoReturn]:
    """What refuses all that is about questions, for a game that has none; ``title`` is marked."""

    def refuse(*_given: object) -> NoReturn:
        raise Mistake(say("{game} has no questions, only goals", game=say(title)))

    return refuse
