"""The chances to win over the turns of a game, as a picture that can be clicked to go there."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ..draw.outline import circle, line, rectangle
from ..draw.plot import DASHES, spread, step
from ..draw.scene import Group, Path, Scene, Shape, Text
from ..draw.theme import colours
from ..engine.game import AnyGame
from ..engine.sides import sides_of
from ..engine.words import say, sentences
from .chances import TurnEnd
from .looking_back import GameReview
from .words import say_chances

__all__ = ["POINT", "TURN", "chance_plot"]

TURN, POINT = "turn", "point"  # kinds of tags: a turn, and a decision that mattered
_LEFT, _TOP, _RIGHT, _BOTTOM = 40.0, 18.0, 46.0, 30.0
_LETTERS, _BADGE, _SIGN = 13.0, 11.0, 10.0


def chance_plot(
    review: GameReview, theme: str, size: tuple[float, float], at: int | None = None
) -> Scene:
    """A line for each side, a sign for each decision that mattered, and a mark at one turn."""
    plot = _Plot(review, theme, *size)
    back = Path(rectangle(0, 0, *size, 12), plot.ink["panel"])
    shapes = (*plot.columns(), *plot.grid(), *plot.mark(at), *plot.lines(), *plot.signs())
    return Scene(*size, (back,), shapes, title=say("The chance to win, turn by turn"),
                 description=sentences(*_told(review)))  # fmt: skip


def _told(review: GameReview) -> Iterator[str]:
    """The first and the last chances, in words."""
    for end in dict.fromkeys((review.turns[0], review.turns[-1])):
        yield say_chances(review, end)


@dataclass(frozen=True)
class _Plot:
    """Where turns and chances lie, and what is drawn there."""

    review: GameReview
    theme: str
    width: float
    height: float

    @property
    def game(self) -> AnyGame:
        return self.review.record.game

    @property
    def ink(self) -> dict[str, str]:
        return colours(self.theme)

    @property
    def turns(self) -> tuple[TurnEnd, ...]:
        return self.review.turns

    @property
    def right(self) -> float:
        return self.width - _RIGHT

    @property
    def bottom(self) -> float:
        return self.height - _BOTTOM

    @property
    def badge(self) -> float:
        """How large a badge is at most, so that those of all sides have room above each other."""
        sides = sides_of(self.game, self.review.record.start)
        return min(_BADGE, ((self.bottom - _TOP + 8) / len(sides) - 2) / 2)

    def x(self, turn: int) -> float:
        """Of the end of a turn."""
        return _LEFT + (self.right - _LEFT) * turn / max(1, len(self.turns) - 1)

    def y(self, chance: float) -> float:
        """Of a chance."""
        return self.bottom - (self.bottom - _TOP) * chance

    def columns(self) -> Iterator[Shape]:
        """What is clicked for each turn; it looks like the ground."""
        half = (self.x(1) - self.x(0)) / 2
        for end in self.turns:
            column = rectangle(self.x(end.turn) - half, _TOP / 2, 2 * half, self.height - _TOP / 2)
            yield Group((Path(column, self.ink["panel"]),), tag=f"{TURN}:{end.turn}")

    def grid(self) -> Iterator[Shape]:
        """Lines at every quarter, and the numbers beside and below them."""
        ink, faint = self.ink["mute"], self.ink["panel_shade"]
        for percent in (0, 25, 50, 75, 100):
            y = self.y(percent / 100)
            strong = 2.0 if percent == 50 else 1.2
            yield Path(line([(_LEFT, y), (self.right, y)]), stroke=faint, width=strong)
            if percent % 50 == 0:
                yield Text(str(percent), _LEFT - 19, y, _LETTERS, ink)
        last = len(self.turns) - 1
        for turn in range(0, last + 1, step(last, (self.right - _LEFT) / 34)):
            yield Text(str(turn), self.x(turn), self.bottom + 17, _LETTERS, ink)

    def mark(self, at: int | None) -> Iterator[Shape]:
        """The turn that is looked at."""
        if at is not None:
            x = self.x(at)
            whole = line([(x, _TOP - 6), (x, self.bottom + 6)])
            yield Path(whole, stroke=self.ink["glow_edge"], width=6)
            yield Path(whole, stroke=self.ink["glow"], width=3.5)

    def lines(self) -> Iterator[Shape]:
        """A line for each side, with its letters at the end."""
        sides = sides_of(self.game, self.review.record.start)
        ends = [self.y(self.turns[-1].chances[side[0]]) for side in sides]
        badges = spread(ends, 2 * self.badge + 2, _TOP - 4, self.bottom + 4)
        for side, y in zip(sides, badges, strict=True):
            points = [(self.x(end.turn), self.y(end.chances[side[0]])) for end in self.turns]
            yield from self._line(side, [*points, (self.right + 8, points[-1][1])])
            yield from self._badges(side, y)

    def _line(self, side: Sequence[int], points: Iterable[tuple[float, float]]) -> Iterator[Shape]:
        """Partners have one line in the colours of both."""
        path, (first, *others) = line(points), self._colours(side)
        dash = DASHES[side[0] % len(DASHES)] if self.theme == "clear" else ()
        yield Path(path, stroke=first[1], width=5)
        yield Path(path, stroke=first[0], width=3, dash=dash)
        for fill, _ in others:
            yield Path(path, stroke=fill, width=3, dash=(7, 7))

    def _colours(self, side: Sequence[int]) -> list[tuple[str, str]]:
        names = self.game.setup.seats(self.review.record.start)
        return [self.game.face.seat_colours(names[seat], self.theme) for seat in side]

    def _badges(self, side: Sequence[int], y: float) -> Iterator[Shape]:
        names = self.game.setup.seats(self.review.record.start)
        for place, (seat, (fill, edge)) in enumerate(zip(side, self._colours(side), strict=True)):
            x = self.right + 12 + _BADGE + place * 1.3 * self.badge
            yield Path(circle(self.badge, x, y), self.ink["panel"], edge, 4.5)
            yield Path(circle(self.badge, x, y), "", fill, 2.6)
            size = _LETTERS * self.badge / _BADGE
            yield Text(names[seat].upper(), x, y, size, self.ink["ink"])

    def signs(self) -> Iterator[Shape]:
        """A number for each decision that mattered, where it has led."""
        for number, point in enumerate(self.review.points, 1):
            decision = point.decision
            y = self.y(self.turns[decision.turn].chances[decision.seat])
            x, ink = self.x(decision.turn), self.ink
            disc = Path(circle(_SIGN, x, y), ink["glow"], ink["glow_edge"], 1.8)
            digit = Text(str(number), x, y, _LETTERS, ink["glow_ink"])
            yield Group((disc, digit), tag=f"{POINT}:{number}")
