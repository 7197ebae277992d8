"""The whole review of a game, in pieces for many workers: the same whoever does them."""

from collections.abc import Iterable
from dataclasses import dataclass

from ..engine.game import Move, Position
from ..engine.record import Record
from ..engine.work import Work, retold
from ..search.opponents.levels import find_level, levels_of
from ..search.workers.side_by_side import side_by_side
from ..search.workers.worker_pool import WorkerPool
from .chances import TurnEnd, turn_ends
from .decisions import Assessment, decisions, judging
from .turning_points import TurningPoint, candidates, comparing_lines, most_telling

__all__ = ["GameReview", "looking_back"]

_FIRST_LOOK = 80  # percent of the work, about


@dataclass(frozen=True)
class GameReview:
    """A game, the chances over time, what every decision threw away, and those that mattered."""

    record: Record[Position, Move]
    turns: tuple[TurnEnd, ...]
    assessments: tuple[Assessment, ...]
    points: tuple[TurningPoint, ...]


def looking_back(
    record: Record[Position, Move],
    pool: WorkerPool | None = None,
    level: int | None = None,
    seats: Iterable[int] | None = None,
) -> Work[GameReview]:
    """Review a game as a level sees it, the best if none is named; yields the percent done.

    What mattered is looked for among the decisions of ``seats``, of everybody if that is None.
    Raises Mistake for a game that cannot be reviewed.
    """
    turns = turn_ends(record)
    wanted = len(levels_of(record.game)) if level is None else level
    find_level(record.game, wanted)
    asked = decisions(record, wanted)
    judged = side_by_side(pool, judging, asked)
    found = yield from retold(judged, lambda done: _FIRST_LOOK * done // len(asked))
    everybody = range(len(record.game.setup.seats(record.start)))
    closer = candidates(found, everybody if seats is None else seats)
    compared = side_by_side(pool, comparing_lines, closer)
    rest = 100 - _FIRST_LOOK
    points = yield from retold(compared, lambda done: _FIRST_LOOK + rest * done // len(closer))
    return GameReview(record, turns, tuple(found), most_telling(points))
