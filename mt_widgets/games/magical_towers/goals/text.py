"""Reading goals: the smallest parts of this game, and the question for the memory."""

from functools import partial

from ....engine import goal_language
from ....engine.aims import Aim, Question
from ....engine.goal_language import SIGNS, GoalError, Words
from ..box import COLOURS, SPACES
from .language import COUNTS, Count, Enters, Goal, Where, Wins

__all__ = ["GoalError", "parse_aim", "parse_goal"]

_PLACED = "imprisoned", "visible"  # may tell of one space, too


def parse_goal(text: str, colours: str = COLOURS) -> Goal:
    """Read a goal, or raise GoalError.

    >>> str(parse_goal("home(b)>=2 and not (castle=8 or wins(y))"))
    'home(b) >= 2 and not (castle = 8 or wins(y))'
    """
    return goal_language.parse_goal(Words(text), partial(_small, colours))


def parse_aim(text: str, colours: str = COLOURS) -> Aim | Question:
    """Read what a puzzle asks for, or raise GoalError.

    >>> str(parse_aim("likely keep not enters(y)")), str(parse_aim("where(b)"))
    ('likely keep not enters(y)', 'where(b)')
    """
    words = Words(text)
    if not words.took("where"):
        return goal_language.parse_aim(words, partial(_small, colours))
    where = Where(_colour(words, colours))
    words.end()
    return Question(where)


def _small(colours: str, words: Words) -> Count | Wins | Enters:
    word = words.peek()
    if word not in (*COUNTS, "wins", "enters"):
        words.fail(f"not, (, wins, enters, {', '.join(COUNTS)} are meant here")
    words.take()
    if word in ("wins", "enters"):
        return (Wins if word == "wins" else Enters)(_colour(words, colours))
    colour, space = _place(words, word, colours)
    sign = words.take("=") if word == "castle" else words.take(*SIGNS)  # a ring has no order
    return Count(word, colour, space, sign, words.number(SPACES - 1 if word == "castle" else 999))


def _place(words: Words, word: str, colours: str) -> tuple[str, int | None]:
    """What stands in the brackets: a colour, a space, or both."""
    if word == "castle":
        return "", None
    if word == "towers":
        words.take("(")
        space = words.number(SPACES - 1)
        words.take(")")
        return "", space
    colour = _colour(words, colours, closed=word not in _PLACED)
    if word not in _PLACED:
        return colour, None
    found = words.number(SPACES - 1) if words.took(",") else None
    words.take(")")
    return colour, found


def _colour(words: Words, colours: str, *, closed: bool = True) -> str:
    words.take("(")
    if words.peek() not in tuple(colours):
        words.fail(f"a colour of {colours} is meant here")
    colour = words.take()
    if closed:
        words.take(")")
    return colour
