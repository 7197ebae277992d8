"""What a learner has done: attempts at puzzles and lessons, how they merge, and their stars."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from ..puzzles.stars import earned


@dataclass(frozen=True, slots=True)
class Attempt:
    """One attempt at a puzzle or a lesson: how far the learner has come, and with what help."""

    mark: str  # short random hex, another one for each attempt
    item: str  # "first-steps/003-slug" or "lesson:walking"
    began: str  # UTC, as ISO text
    seconds: float = 0.0
    hints: int = 0  # for each of which a star was given up
    tried: tuple[str, ...] = ()  # wrong moves or lines, in order
    solved: bool = False
    shown: bool = False  # the solution was looked at before solving
    value: str | None = None  # the odds that were reached, such as "5/12", or how much of a lesson
    best: str | None = None  # the best odds there are
    variant: str | None = None
    moves: str | None = None  # the line that reached it (see account), or the answer


def merge(*groups: Iterable[Attempt]) -> tuple[Attempt, ...]:
    """The attempts of every group, each once and as far as it has come, in one fixed order."""
    found = dict[str, Attempt]()
    for group in groups:
        for attempt in group:
            known = found.get(attempt.mark)
            found[attempt.mark] = attempt if known is None else _further(known, attempt)
    return tuple(sorted(found.values(), key=lambda attempt: (attempt.began, attempt.mark)))


def attempts_of(attempts: Iterable[Attempt], item: str) -> tuple[Attempt, ...]:
    """The attempts at one puzzle or lesson."""
    return tuple(attempt for attempt in attempts if attempt.item == item)


def solved_items(attempts: Iterable[Attempt]) -> frozenset[str]:
    """Every puzzle or lesson that was solved, with help or without."""
    return frozenset(attempt.item for attempt in attempts if attempt.solved)


def stars(attempts: Iterable[Attempt]) -> int:
    """The stars for one puzzle: those of the best of its attempts."""
    return max(map(_earned, attempts), default=0)


def _earned(attempt: Attempt) -> int:
    return earned(attempt.hints) if attempt.solved and not attempt.shown else 0


def _further(one: Attempt, other: Attempt) -> Attempt:
    """One attempt from two versions of it.

    Each field takes the larger in an order of its own, so neither the order of merging nor
    merging twice makes a difference.
    """
    return Attempt(
        mark=one.mark,
        item=max(one.item, other.item),
        began=min(one.began, other.began),
        seconds=max(one.seconds, other.seconds),
        hints=max(one.hints, other.hints),
        tried=max(one.tried, other.tried, key=lambda tried: (len(tried), tried)),
        solved=one.solved or other.solved,
        shown=one.shown or other.shown,
        value=max(one.value, other.value, key=_size),
        best=max(one.best, other.best, key=_size),
        variant=max(one.variant, other.variant, key=lambda variant: variant or ""),
        moves=max(one, other, key=_told).moves,
    )


def _told(attempt: Attempt) -> tuple[bool, int, str]:
    """The order of moves: those of a solution come after all others, which may be longer."""
    moves = attempt.moves or ""
    return attempt.solved, len(moves), moves


def _size(odds: str | None) -> Fraction:
    return Fraction(-1) if odds is None else Fraction(odds)
