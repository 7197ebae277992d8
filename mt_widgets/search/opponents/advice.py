"""What somebody could do, how much a move gave away, and why, in words: for coach and review.

All comes from the view of a seat, so that nobody learns what they may not know. The chances of one
decision are those of `weighing`, for the best level that the game has.
"""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random

from ...engine.game import CHANCE, AnyGame, Move, Position, View
from ...engine.reasons import Reason
from ...engine.work import Work
from .choose import weighing
from .levels import Level, levels_of

__all__ = ["Comparison", "Way", "advising", "comparing", "is_much", "is_sensible", "thrown_away"]

Weighed = Sequence[tuple[Move, float]]
_WAYS, _TRIED = 3, 6  # how many ways are shown, and how many are looked at for it
_REASONS = 3
_WORTH_SAYING = 0.2  # of what the weightiest reason is worth
_LONGEST = 12  # decisions in a row
_LESS = 4  # times less is thought about each decision after the first, where less is open


@dataclass(frozen=True)
class Way:
    """A way to go on: one seat's moves until chance or others go on, and what the seat knows then.

    ``chance`` is the chance to win that comes of it, ``why`` what it brings.
    """

    moves: tuple[Move, ...]
    state: Position
    chance: float
    why: tuple[str, ...] = ()


@dataclass(frozen=True)
class Comparison:
    """A better way beside the one that was gone.

    ``brings`` tells of the better way, ``overlooks`` of the other.
    """

    better: Way
    gone: Way
    brings: tuple[str, ...]
    overlooks: tuple[str, ...]

    @property
    def lost(self) -> float:
        """How much of the chance to win was thrown away, after a closer look."""
        return self.better.chance - self.gone.chance


@cache
def _limits(game: AnyGame) -> Mapping[str, float]:
    data = tomllib.loads((game.data / "opponents.toml").read_text("utf-8"))
    return {str(name): float(limit) for name, limit in data["advice"].items()}


def thrown_away(weighed: Weighed, move: Move) -> float:
    """By how much a move makes the chance to win smaller than the best does, at a first look."""
    chances = dict(weighed)
    return max(chances.values()) - chances[move] if move in chances else 0.0


def is_much(game: AnyGame, lost: float) -> bool:
    """Whether it is worth a word that so much of the chance to win was thrown away."""
    return lost >= _limits(game)["much"]


def is_sensible(game: AnyGame, lost: float) -> bool:
    """Whether it is no mistake to throw so much of the chance to win away."""
    return lost <= _limits(game)["sensible"]


def advising(game: AnyGame, view: View, seat: int, rng: Random) -> Work[tuple[Way, ...]]:
    """Up to three sensible ways to go on, the best first, each with what it brings.

    Raises Mistake where it is not for this seat to decide.
    """
    known = game.knowledge.reconstruct(view)
    weighed = yield from weighing(game, view, seat, levels_of(game)[-1], rng)
    ordered, ways = sorted(weighed, key=_chance, reverse=True), list[Way]()
    for move, chance in ordered[:_TRIED]:
        if is_much(game, ordered[0][1] - chance):
            break
        way = yield from _going(game, known, (move, chance), rng)
        ways.append(replace(way, why=_brings(game, seat, known, way.state)))
    return _sensible(game, sorted(ways, key=lambda way: way.chance, reverse=True))


def _sensible(game: AnyGame, ways: Sequence[Way]) -> tuple[Way, ...]:
    """The best way, and others about as good that bring something else."""
    found = [ways[0]]
    for way in ways[1:]:
        near = ways[0].chance - way.chance <= _limits(game)["sensible"]
        if near and way.why and all(way.why != one.why for one in found):
            found.append(way)
    return tuple(found[:_WAYS])


def comparing(game: AnyGame, view: View, moves: Weighed, rng: Random) -> Work[Comparison]:
    """What the first of two weighed moves of whoever decides brings, and the second overlooks."""
    known = game.knowledge.reconstruct(view)
    seat = game.rules.mover(known)
    assert seat is not None
    better = yield from _going(game, known, moves[0], rng)
    gone = yield from _going(game, known, moves[1], rng)
    good = game.judgement.reasons(seat, known, better.state, gone.state)
    bad = game.judgement.reasons(seat, known, gone.state, better.state)
    chosen = _weightiest([*(one for one in bad if one.worth < 0),
                          *(one for one in good if one.worth > 0)])  # fmt: skip
    return Comparison(
        better, gone,
        tuple(one.text for one in chosen if one.worth > 0),
        tuple(one.text for one in chosen if one.worth < 0),
    )  # fmt: skip


def _chance(weighed: tuple[Move, float]) -> float:
    return weighed[1]


def _brings(game: AnyGame, seat: int, known: Position, state: Position) -> tuple[str, ...]:
    """What is better after a way than if the seat did nothing."""
    idle = game.rules.idle(known)
    nothing = game.rules.skip(known)[0] if idle is None else game.forecast.play(known, idle)
    found = game.judgement.reasons(seat, known, state, nothing)
    return tuple(one.text for one in _weightiest([one for one in found if one.worth > 0]))


def _weightiest(reasons: Iterable[Reason]) -> list[Reason]:
    """The reasons that matter most, one about each thing, the weightiest first."""
    found = dict[str, Reason]()
    for reason in sorted(reasons, key=lambda one: -abs(one.worth)):
        found.setdefault(reason.about, reason)
    least = max((abs(one.worth) for one in found.values()), default=0.0) * _WORTH_SAYING
    return [one for one in found.values() if abs(one.worth) >= least][:_REASONS]


def _going(game: AnyGame, known: Position, first: tuple[Move, float], rng: Random) -> Work[Way]:
    """A weighed move, and what its seat would best do after it until others or chance go on.

    Each later decision is weighed by itself, so it tells more of the chance than the first.
    """
    seat, state, (move, chance) = game.rules.mover(known), known, first
    assert seat is not None
    moves = [move]
    for _ in range(_LONGEST):
        before, state = state, _undisturbed(game, game.forecast.play(state, moves[-1]), seat)
        if game.rules.turn_passed(before, state) or game.forecast.mover(state) != seat:
            break
        view = game.knowledge.look(state, seat, game.knowledge.GRADES[-1])
        weighed = yield from weighing(game, view, seat, _quick(game), rng)
        move, found = max(weighed, key=_chance)
        chance = found if len(weighed) > 1 else chance  # a single one is not weighed
        moves.append(move)
    return Way(tuple(moves), state, chance)


def _quick(game: AnyGame) -> Level:
    """The best level with less time to think."""
    level = levels_of(game)[-1]
    sight = level.foresight
    return replace(level, foresight=replace(sight, positions=sight.positions // _LESS))


def _undisturbed(game: AnyGame, state: Position, seat: int) -> Position:
    """The state after others have answered what they were asked, as those do who do not care."""
    while game.rules.asked(state) is not None and game.forecast.mover(state) not in (seat, CHANCE):
        idle = game.rules.idle(state)
        if idle is None:
            break
        state = game.forecast.play(state, idle)
    return state
