"""What puzzles and lessons may ask for: a small language of goals, and a question."""

from collections.abc import Callable, Iterable, Sequence

from ....engine.aims import Question
from ....engine.errors import MoveError
from ....engine.goal_game import GoalLanguage
from ....engine.goal_language import Where, own
from ....engine.goal_reading import read_where
from ....engine.goal_words import say_lacking
from ....engine.words import say
from ..box import PLACE_NUMBER, PLACES
from ..forecast import ways
from ..rules.corridors import area
from ..state import State
from .language import WORD, Small, counts_cards, read, test
from .nearness import far
from .words import say_found, say_part, say_question

__all__ = [
    "answer", "choices", "format_answer", "gap", "glow", "missing", "parse_aim", "parse_answer",
    "parse_goal", "predicate", "say_aim",
]  # fmt: skip

_PLACE = "place:"
_LANGUAGE = GoalLanguage(
    read, test, far, say_part, say_found, say_question,
    lambda words, state: read_where(words, state.setup.colours), WORD,
)  # fmt: skip
parse_aim, parse_goal, say_aim = _LANGUAGE.parse_aim, _LANGUAGE.parse_goal, _LANGUAGE.say_aim


def predicate(goal: object, start: State) -> Callable[[State], bool]:
    """The question to ask of states to see whether they fulfil a goal, whatever is unknown."""
    holds = _LANGUAGE.predicate(goal, start)
    return (lambda state: all(map(holds, ways(state)))) if counts_cards(own(goal)) else holds


def gap(goal: object, start: State) -> Callable[[State], int]:
    """How far a state is from a goal; 0 if it holds."""
    measure = _LANGUAGE.gap(goal, start)
    return (lambda state: max(map(measure, ways(state)))) if counts_cards(own(goal)) else measure


def missing(goal: object, start: State, state: State) -> str:
    """Why a goal does not hold; empty if it does."""

    def say_small(part: Small, *, wanted: bool) -> str:
        return say_found(part, state, wanted=wanted)

    return say_lacking(own(goal), lambda part: predicate(part, start)(state), say_small)


# The question, which is answered by places


def _reached(question: Question, state: State) -> list[int]:
    """The places of a pawn's area, its own first."""
    assert isinstance(question.asked, Where)
    return area(state.tiles, state.pawns[state.setup.colours.index(question.asked.colour)])


def answer(question: Question, state: State) -> frozenset[str]:
    """The places to which the pawn can walk."""
    return frozenset(f"{_PLACE}{PLACES[place]}" for place in _reached(question, state)[1:])


def choices(question: Question, state: State) -> Sequence[str]:
    """Every place but the pawn's own."""
    own = _reached(question, state)[0]
    return [f"{_PLACE}{name}" for place, name in enumerate(PLACES) if place != own]


def glow(_question: Question, _state: State, tags: Iterable[str]) -> frozenset[str]:
    """The tags themselves, as they are places."""
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
