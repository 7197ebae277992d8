"""What puzzles and lessons may ask for: a small language of goals, and a question."""

from collections.abc import Callable, Iterable, Sequence

from ....engine.aims import Aim, Question
from ....engine.errors import MoveError
from ....engine.goal_language import Both, Either, Not
from ....engine.words import say
from ..box import PLACE_NUMBER, PLACES
from ..rules.corridors import area
from ..state import State
from . import language, nearness, words
from .language import At, Count, Goal, Has, Where, Wins

__all__ = [
    "answer", "choices", "format_answer", "gap", "glow", "missing", "parse_aim", "parse_answer",
    "parse_goal", "predicate", "say_aim",
]  # fmt: skip

_PLACE = "place:"


def _own(goal: object) -> Goal:
    """A goal of this game, as whoever asks has got it from here."""
    assert isinstance(goal, Count | Has | At | Wins | Not | Both | Either)
    return goal


def parse_aim(text: str, state: State) -> Aim | Question:
    """Read what a puzzle asks for, or raise GoalError."""
    return language.parse_aim(text, state.table.colours)


def parse_goal(text: str, state: State) -> Goal:
    """Read a goal, or raise GoalError."""
    return language.parse_goal(text, state.table.colours)


def predicate(goal: object, start: State) -> Callable[[State], bool]:
    """The question to ask of states to see whether they fulfil a goal."""
    return language.predicate(_own(goal), start.table.colours)


def gap(goal: object, start: State) -> Callable[[State], int]:
    """How far a state is from a goal; 0 where it holds."""
    return nearness.gap(_own(goal), start.table.colours)


def say_aim(aim: Aim | Question, turns: int) -> str:
    """What a puzzle asks for, as sentences."""
    if isinstance(aim, Question):
        return words.say_question(_where(aim))
    return words.say_aim(aim, _own(aim.goal), turns)


def missing(goal: object, _start: State, state: State) -> str:
    """Why a goal does not hold; nothing where it does."""
    return words.missing(_own(goal), state)


# The question, which is answered by places


def _where(question: Question) -> Where:
    assert isinstance(question.asked, Where)
    return question.asked


def _reached(question: Question, state: State) -> list[int]:
    """The places of a pawn's area, its own first."""
    return area(state.tiles, state.pawns[state.table.colours.index(_where(question).colour)])


def answer(question: Question, state: State) -> frozenset[str]:
    """The places to which the pawn can walk."""
    return frozenset(f"{_PLACE}{PLACES[place]}" for place in _reached(question, state)[1:])


def choices(question: Question, state: State) -> Sequence[str]:
    """Every place but the pawn's own."""
    own = _reached(question, state)[0]
    return [f"{_PLACE}{name}" for place, name in enumerate(PLACES) if place != own]


def glow(_question: Question, _state: State, tags: Iterable[str]) -> frozenset[str]:
    """The places themselves."""
    return frozenset(tags)


def parse_answer(text: str) -> frozenset[str]:
    """Read places with blanks between, or raise MoveError."""
    if not text.split() or not {*text.split()} <= PLACE_NUMBER.keys():
        raise MoveError(text, say("places from a1 to g7 are meant"))
    return frozenset(f"{_PLACE}{name}" for name in text.split())


def format_answer(tags: Iterable[str]) -> str:
    """The places, row by row from the north-west."""
    names = (tag.removeprefix(_PLACE) for tag in tags)
    return " ".join(sorted(names, key=lambda name: PLACE_NUMBER[name]))
