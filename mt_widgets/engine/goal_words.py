"""Goals in words as far as all games share them: whole sentences, what joins them, and by when.

A game says its smallest parts: what must be so or must not be so, and how it is where it failed.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Protocol, TypeVar

from .aims import Aim
from .data import read_data
from .goal_language import Both, Either, Joined, Not, Part, inward
from .words import marked_many, say, say_in, say_many, sentences

Small = TypeVar("Small", bound=Part)
_Small_contra = TypeVar("_Small_contra", bound=Part, contravariant=True)


class Says(Protocol[_Small_contra]):
    """Says something of a smallest part that is wanted, or is not."""

    def __call__(self, part: _Small_contra, /, *, wanted: bool) -> str:
        """A whole sentence, or several."""


_REACH, _KEEP = marked_many((
    ("You have this turn to do it.", "You have {number} turns to do it, this one counted."),
    (
        "It must stay so until your next turn begins.",
        "It must be so after {number} turns of yours, and until your next one begins.",
    ),
))  # fmt: skip


@cache
def _tables(package: str) -> dict[str, dict[str, Any]]:
    return read_data(package.removesuffix(".goals"), "goals.toml")


def goal_sentences(package: str, table: str) -> dict[str, str]:
    """A table of the file ``data/goals.toml`` of a game, for its package ``goals``."""
    return _tables(package)[table]


def goal_counts(package: str, table: str) -> dict[str, tuple[str, str]]:
    """A table of sentences that count, each as it is said of one and of many."""
    return {key: (one, many) for key, (one, many) in _tables(package)[table].items()}


def say_limits(aim: Aim, turns: int) -> str:
    """By when a goal is to be reached or how long it is to be kept, and how sure one can be."""
    when = say_many(*(_KEEP if aim.keep else _REACH), turns)
    return sentences(when, say("Make it as likely as you can.") if aim.likely else "")


def say_wanted(goal: Joined[Small], small: Says[Small]) -> str:
    """Sentences for all that is asked; ``small`` says of a part that it must be so, or must not."""
    return _say(inward(goal), small, inside=False)


def _say(goal: Joined[Small], small: Says[Small], *, inside: bool) -> str:
    match goal:
        case Both():
            return sentences(*(_say(part, small, inside=inside) for part in _flat(goal, Both)))
        case Either():
            ways = [_say(part, small, inside=True) for part in _flat(goal, Either)]
            said = say("One of these is enough: {ways}", ways=_numbered(ways))
            return say_in("what belongs together", "[{said}]", said=said) if inside else said
        case Not(inner):
            return small(_smallest(inner), wanted=False)
    return small(goal, wanted=True)


def _numbered(ways: list[str]) -> str:
    told = enumerate(ways, 1)
    return sentences(*(say_in("list", "({number}) {way}", number=n, way=way) for n, way in told))


def _flat(goal: Joined[Small], join: type[Both[Small] | Either[Small]]) -> list[Joined[Small]]:
    """All that is joined in this way, the smallest parts first."""
    if not isinstance(goal, Both | Either) or not isinstance(goal, join):
        return [goal]
    found = _flat(goal.one, join) + _flat(goal.other, join)
    return sorted(found, key=lambda part: isinstance(part, Both | Either))


def _smallest(goal: Joined[Small]) -> Small:
    """The goal itself, which is known to be a smallest part."""
    assert not isinstance(goal, Not | Both | Either)
    return goal


def say_lacking(
    goal: Joined[Small], holds: Callable[[Joined[Small]], bool], small: Says[Small]
) -> str:
    """Sentences for what is missing, nothing where the goal holds.

    ``small`` says how it is with a part that was wanted, or was not.
    """
    return sentences(*dict.fromkeys(_lacking(inward(goal), holds, small)))


def _lacking(
    goal: Joined[Small], holds: Callable[[Joined[Small]], bool], small: Says[Small]
) -> list[str]:
    if holds(goal):
        return []
    match goal:
        case Both(one, other) | Either(one, other):
            return _lacking(one, holds, small) + _lacking(other, holds, small)
        case Not(inner):
            return [small(_smallest(inner), wanted=False)]
    return [small(goal, wanted=True)]
