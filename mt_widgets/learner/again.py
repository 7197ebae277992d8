"""Going over things again: what went wrong comes back after some days, and ever more rarely.

- What was missed is due a day after: a puzzle with a wrong try, a hint or a look at its solution,
  and a lesson that was finished with fewer than three stars.
- When it is solved without any of that once it is due, it is due again 3 days after, then 7, then
  21; then it is known, and comes back no more.
- A miss on the way begins again with one day. What is solved before it is due changes nothing, so
  that nobody learns a solution by heart on one evening.

What was only begun is no miss: the map offers to go on with it. This is the method of boxes of
cards that Leitner described; libraries for it weigh grades that nobody gives here.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import date, datetime, tzinfo

from ..engine.words import say, say_many
from .results import Attempt
from .streak import local_days

LESSON = "lesson:"
WAITS = 1, 3, 7, 21  # days


@dataclass(frozen=True, slots=True)
class Due:
    """A puzzle or a lesson to go over, since when it is due, and how often it was right by now."""

    item: str
    since: date
    right: int


def due_items(
    attempts: Iterable[Attempt],
    today: date,
    known: Collection[str],
    zone: tzinfo | None = None,
) -> tuple[Due, ...]:
    """What is due on a day of the items that are known, the most urgent first.

    What was right least often is forgotten soonest; of those, what has waited longest comes first.
    """
    waiting = dict[str, Due]()
    for attempt in sorted(attempts, key=lambda one: (datetime.fromisoformat(one.began), one.mark)):
        _, day = local_days(attempt, zone)
        after = _after(waiting.pop(attempt.item, None), attempt, day)
        if after is not None:
            waiting[attempt.item] = after
    due = (one for one in waiting.values() if one.since <= today and one.item in known)
    return tuple(sorted(due, key=lambda one: (one.right, one.since, one.item)))


def _after(before: Due | None, attempt: Attempt, day: date) -> Due | None:
    """What waits after an attempt; None if nothing does."""
    if _is_missed(attempt):
        return _waiting(attempt.item, day, 0)
    if before is None or not attempt.solved or day < before.since:
        return before
    right = before.right + 1
    return _waiting(attempt.item, day, right) if right < len(WAITS) else None


def _waiting(item: str, day: date, right: int) -> Due:
    last = date.max.toordinal()  # a file may tell of any year
    since = date.fromordinal(min(last, day.toordinal() + WAITS[right]))
    return Due(item, since, right)


def _is_missed(attempt: Attempt) -> bool:
    """Whether something went wrong; a lesson forgives a few tries, and tells at its end."""
    if attempt.item.startswith(LESSON):
        return attempt.solved and attempt.hints > 0
    return bool(attempt.tried or attempt.hints or attempt.shown)


def say_due(due: Collection[Due]) -> str:
    """What is on the button, or nothing if nothing is due."""
    number, lessons = len(due), sum(one.item.startswith(LESSON) for one in due)
    if not number:
        return ""
    if not lessons:
        return say_many("{number} puzzle to go over again", "{number} puzzles to go over again",
                        number)  # fmt: skip
    if lessons == number:
        return say_many("{number} lesson to go over again", "{number} lessons to go over again",
                        number)  # fmt: skip
    return say("Puzzles and lessons to go over again: {number}", number=number)
