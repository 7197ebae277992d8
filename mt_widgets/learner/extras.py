"""What the map offers beside its stops: the puzzle of the day, and what to go over again."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from datetime import date, tzinfo

from ..engine.errors import Mistake
from ..engine.game import AnyGame
from ..engine.words import say, say_many
from ..puzzles.packs import puzzle_files
from .again import due_items, say_due
from .results import Attempt
from .streak import Streak, streak

DAY, AGAIN = "day", "again"


def map_extras(
    game: AnyGame,
    today: date,
    attempts: Sequence[Attempt],
    known: Collection[str],
    zone: tzinfo | None = None,
) -> list[dict[str, str]]:
    """What the map of a game offers, each with a tag, a label, what it is about, and a badge.

    ``known`` are the items of the game that can be opened.
    """
    extras = list[dict[str, str]]()
    with suppress(Mistake):  # files that cannot be read keep nobody from the map
        if puzzle_files(game.name):
            extras.append(_day(streak(attempts, game, today, zone)))
    due = due_items(attempts, today, known, zone)
    if due:
        extras.append(_extra(AGAIN, say("Go over again"), say_due(due), str(len(due))))
    return extras


def _day(row: Streak) -> dict[str, str]:
    about = (
        say("Solved! The next one comes tomorrow.")
        if row.today
        else say("A new one every day, the same for everybody.")
    )
    return _extra(DAY, say("Puzzle of the day"), about, say_streak(row))


def say_streak(row: Streak) -> str:
    """How long a row of days is, once there are two of them."""
    number = row.days
    return say_many("{number} day in a row", "{number} days in a row", number) if number > 1 else ""


def _extra(tag: str, label: str, about: str, badge: str) -> dict[str, str]:
    return {"tag": tag, "label": label, "about": about, "badge": badge}
