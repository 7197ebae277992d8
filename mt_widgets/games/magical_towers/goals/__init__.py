"""What puzzles and lessons may ask for: a language of goals, and a question for the memory."""

from collections.abc import Callable, Iterable, Sequence

from ....engine.aims import Aim, Question
from ....engine.errors import MoveError
from ....engine.words import say
from ..box import SPACES
from ..moves import Tower
from ..stacks import height
from ..state import State
from ..tags import piece_tag
from . import language, text, words
from .language import Goal, Where

__all__ = [
    "answer", "choices", "format_answer", "gap", "glow", "missing", "parse_aim", "parse_answer",
    "parse_goal", "predicate", "say_aim",
]  # fmt: skip

_SPACE = "space:"


def parse_aim(written: str, state: State) -> Aim | Question:
    """Read what a puzzle asks for, or raise GoalError."""
    return text.parse_aim(written, state.table.colours)


def parse_goal(written: str, state: State) -> Goal:
    """Read a goal, or raise GoalError."""
    return text.parse_goal(written, state.table.colours)


def predicate(goal: object, start: State) -> Callable[[State], bool]:
    """The question to ask of states to see whether they fulfil a goal set at the start."""
    return language.predicate(language.bound(language.own(goal), start))


def gap(goal: object, start: State) -> Callable[[State], int]:
    """How far a state is from a goal set at the start; 0 where it holds."""
    bound = language.bound(language.own(goal), start)
    return lambda state: words.gap(bound, state)


def say_aim(aim: Aim | Question, turns: int) -> str:
    """What a puzzle asks for, as a sentence."""
    return words.say_aim(aim, turns)


def missing(goal: object, start: State, state: State) -> str:
    """Why a goal does not hold; nothing where it does."""
    return words.missing(language.own(goal), start, state)


# The question for the memory, which is answered by spaces


def answer(question: Question, state: State) -> frozenset[str]:
    """The spaces on which such wizards are trapped."""
    assert isinstance(question.asked, Where)
    return frozenset(f"{_SPACE}{space}" for space in language.whereabouts(question.asked, state))


def choices(_question: Question, state: State) -> Sequence[str]:
    """Every space with a tower on it."""
    return [f"{_SPACE}{space}" for space, below in enumerate(state.covered) if below]


def glow(_question: Question, state: State, tags: Iterable[str]) -> frozenset[str]:
    """The top tower of each space."""
    spaces = [int(tag.removeprefix(_SPACE)) for tag in tags]
    return frozenset(piece_tag(Tower(space, height(state.covered[space]))) for space in spaces)


def parse_answer(written: str) -> frozenset[str]:
    """Read the numbers of spaces, with blanks between, or raise MoveError."""
    known = {*map(str, range(SPACES))}
    if not written.split() or not {*written.split()} <= known:
        raise MoveError(written, say("spaces from 0 to 15 are meant"))
    return frozenset(f"{_SPACE}{word}" for word in written.split())


def format_answer(tags: Iterable[str]) -> str:
    """The numbers of the spaces, the smallest first."""
    return " ".join(map(str, sorted(int(tag.removeprefix(_SPACE)) for tag in tags)))
