"""A review in words: the chances, what was played, what was better, and why."""

from collections.abc import Iterator

from ..engine.board_model import BoardModel
from ..engine.game import Move, Position
from ..engine.history import History
from ..engine.sides import sides_of
from ..engine.words import say, say_many, sentences, series
from .chances import TurnEnd
from .lines import better_line, played_line
from .looking_back import GameReview
from .turning_points import TurningPoint

__all__ = [
    "review_text", "say_chances", "say_found", "say_line", "say_lost", "say_point", "say_turn",
    "why", "write_line",
]  # fmt: skip


def say_turn(review: GameReview, turn: int) -> str:
    """A turn by its number, and whose it was."""
    end = review.turns[turn]
    if end.seat is None:
        return say("The start")
    who = review.record.game.voice.say_seat(review.record.start, end.seat)
    return say("Turn {turn}: {player}", turn=turn, player=who)


def say_chances(review: GameReview, end: TurnEnd) -> str:
    """The chance of each side after a turn, in percent."""
    start, game = review.record.start, review.record.game
    told = series(
        say("{players} {percent} %", percent=round(100 * end.chances[side[0]]),
            players=series(game.voice.say_seat(start, seat) for seat in side))
        for side in sides_of(game, start)
    )  # fmt: skip
    if end.seat is None:
        return say("At the start: {chances}.", chances=told)
    return say("After turn {turn}: {chances}.", turn=end.turn, chances=told)


def say_found(review: GameReview) -> str:
    """How many decisions are worth another look, or kind words where none is."""
    if not review.assessments:
        return say("Nobody has decided anything yet, so there is nothing to look back at.")
    if not review.points:
        return say("No decision gave much away. That was well played!")
    return say_many("One decision mattered more than all others.",
                    "{number} decisions mattered most.", len(review.points))  # fmt: skip


def say_point(review: GameReview, point: TurningPoint) -> str:
    """A decision that mattered by its turn, as a heading."""
    return say_turn(review, point.decision.turn)


def say_lost(point: TurningPoint) -> str:
    """How much a decision threw away."""
    least, most = (round(100 * chance) for chance in (point.chance, point.best_chance))
    return say("The chance to win: {chance} % instead of {best} %.", chance=least, best=most)


def say_line(line: History[Position, Move], seat: int) -> str:
    """What happens in a line, as its seat learns it."""
    return sentences(*BoardModel(line, seat, memory=True).tale())


def write_line(line: History[Position, Move]) -> str:
    """The moves of a line in notation."""
    return " ".join(map(line.game.notation.format_move, line.record.moves))


def why(point: TurningPoint) -> list[str]:
    """Why the other line was better, in sentences that say *you* to whoever decided."""
    told = list[str]()
    if point.brings:
        told.append(say("Why: {reasons}", reasons=sentences(*point.brings)))
    if point.overlooks:
        told.append(say("What it overlooks: {reasons}", reasons=sentences(*point.overlooks)))
    return told


def review_text(review: GameReview) -> Iterator[str]:
    """The whole review as lines of text: what became of it, and every decision that mattered."""
    yield say_chances(review, review.turns[0])
    yield say_chances(review, review.turns[-1])
    yield say_found(review)
    for number, point in enumerate(review.points, 1):
        yield ""
        yield f"{number}. {say_point(review, point)}"
        yield from (f"   {line}" for line in _ways(review, point))
        yield from (f"   {line}" for line in why(point))
        yield f"   {say_lost(point)}"


def _ways(review: GameReview, point: TurningPoint) -> Iterator[str]:
    """What was played and what was better, in words and in notation."""
    seat, played, better = (
        point.decision.seat,
        played_line(review.record, point),
        better_line(point),
    )
    yield say("Played: {moves}", moves=write_line(played))
    yield f"  {say_line(played, seat)}"
    yield say("Better: {moves}", moves=write_line(better))
    yield f"  {say_line(better, seat)}"
