"""The decisions that mattered: those that threw most away, each with what was better and why."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..engine.work import Work
from ..games import find_game
from ..search.opponents.advice import comparing, is_much, is_sensible
from .decisions import Assessment, Decision

__all__ = ["TurningPoint", "candidates", "comparing_lines", "most_telling"]

_FEW, _MOST = 3, 5  # so many are told, and so many if each of them threw much away
_LOOKED_AT = 8  # more closely: a first look may err


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision, a better line to the end of its turn, as far as it can be foreseen, and why.

    ``brings`` tells of the better line, ``overlooks`` of the move that was made.
    """

    decision: Decision
    better: tuple[str, ...]
    best_chance: float
    chance: float
    brings: tuple[str, ...]
    overlooks: tuple[str, ...]

    @property
    def lost(self) -> float:
        """How much of the chance to win was thrown away, after a closer look."""
        return self.best_chance - self.chance


def candidates(assessments: Iterable[Assessment], seats: Iterable[int]) -> list[Assessment]:
    """The largest losses of these seats, one of each turn at most."""
    asked, worst = {*seats}, dict[tuple[int, int], Assessment]()
    for one in assessments:
        decision = one.decision
        place = decision.turn, decision.seat
        told = decision.seat in asked and not is_sensible(find_game(decision.game), one.lost)
        if told and (place not in worst or one.lost > worst[place].lost):
            worst[place] = one
    return sorted(worst.values(), key=_loss)[:_LOOKED_AT]


def comparing_lines(assessment: Assessment) -> Work[TurningPoint]:
    """A closer look at a decision: the better line and the one that was gone, in small steps."""
    decision = assessment.decision
    game = find_game(decision.game)
    known = game.notation.parse_position(decision.position)
    view = game.knowledge.look(known, decision.seat, game.knowledge.GRADES[-1])
    best, made = (game.notation.parse_moves(move)[0] for move in (assessment.best, decision.move))
    weighed = [(best, assessment.best_chance), (made, assessment.chance)]
    found = yield from comparing(game, view, weighed, decision.rng)
    better = tuple(map(game.notation.format_move, found.better.moves))
    return TurningPoint(
        decision, better, found.better.chance, found.gone.chance, found.brings, found.overlooks
    )


def most_telling(points: Sequence[TurningPoint]) -> tuple[TurningPoint, ...]:
    """Three to five of them, fewer where there is little to tell, in the order of the game."""
    worth = [one for one in points
             if not is_sensible(find_game(one.decision.game), one.lost)]  # fmt: skip
    worth.sort(key=_loss)
    much = [one for one in worth[_FEW:_MOST]
            if is_much(find_game(one.decision.game), one.lost)]  # fmt: skip
    return tuple(sorted([*worth[:_FEW], *much], key=lambda one: one.decision.step))


def _loss(one: Assessment | TurningPoint) -> tuple[float, int]:
    return -one.lost, one.decision.step
