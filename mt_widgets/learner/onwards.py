"""What a learner goes on with who has finished every lesson."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from datetime import date, tzinfo

from ..engine.errors import Mistake
from ..engine.game import AnyGame
from ..puzzles.packs import puzzle_files
from .again import due_items
from .extras import AGAIN, DAY
from .results import Attempt, solved_items
from .streak import streak

PUZZLE, TABLE = "puzzle", "table"


def onwards(
    game: AnyGame,
    today: date,
    attempts: Sequence[Attempt],
    known: Collection[str],
    zone: tzinfo | None = None,
) -> tuple[str, str]:
    """A kind of thing to do, and the name of the puzzle if it is a certain one.

    What comes back to be gone over again is first, then the puzzle of the day until it is solved,
    then the first puzzle that was never solved, and the table when there is nothing else.
    """
    if due_items(attempts, today, known, zone):
        return AGAIN, ""
    files = puzzle_files(game.name)
    with suppress(Mistake):  # files that cannot be read keep nobody from going on
        if files and not streak(attempts, game, today, zone).today:
            return DAY, ""
    solved = solved_items(attempts)
    left = next((name for name in files if name not in solved), "")
    return (PUZZLE, left) if left else (TABLE, "")
