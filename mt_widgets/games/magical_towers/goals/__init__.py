"""What puzzles and lessons may ask for: a language of goals, and a question for the memory."""

from collections.abc import Iterable, Sequence

from ....engine.aims import Question
from ....engine.errors import MoveError
from ....engine.goal_game import GoalLanguage
from ....engine.goal_language import Where
from ....engine.goal_reading import read_where
from ....engine.words import say
from ..box import SPACES
from ..moves import Tower
from ..stacks import height
from ..state import State
from ..tags import piece_tag
from .language import holds, read
from .nearness import far
from .part_words import say_found, say_part
from .words import say_aim, say_question

__all__ = [
    "answer", "choices", "format_answer", "gap", "glow", "missing", "parse_aim", "parse_answer",
    "parse_goal", "predicate", "say_aim",
]  # fmt: skip

_SPACE = "space:"
_LANGUAGE = GoalLanguage(
    read, holds, far, say_part, say_found, say_question,
    lambda words, state: read_where(words, state.table.colours),
)  # fmt: skip
parse_aim, parse_goal = _LANGUAGE.parse_aim, _LANGUAGE.parse_goal
predicate, gap, missing = _LANGUAGE.predicate, _LANGUAGE.gap, _LANGUAGE.missing


# The question for the memory, which is answered by spaces


def answer(question: Question, state: State) -> frozenset[str]:
    """The spaces on which such wizards are trapped."""
    assert isinstance(question.asked, Where)
    spaces = enumerate(state.covered)
    return frozenset(f"{_SPACE}{n}" for n, below in spaces if question.asked.colour in below)


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
