"""The ratings of a tournament as a picture: a dot for each player, on a line to its bounds."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor

from ..draw.measure import width_of
from ..draw.outline import circle, line, rectangle
from ..draw.scene import Path, Scene, Shape, Text
from ..draw.theme import colours
from ..engine.words import say, sentences
from .standings import Standing

__all__ = ["rating_plot"]

_WIDTH, _RIGHT, _TOP, _ROW, _BELOW = 640.0, 574.0, 22.0, 38.0, 40.0
_MARGIN, _LETTERS, _SMALL = 18.0, 16.0, 14.0
_LONGEST = 220.0  # of a name
_ROOMY = 1.22  # letters of some systems are so much wider than those that we measure by
_DOT = {"light": "#2779C9", "dark": "#6FB4F2", "clear": "#00508F"}
_CAP = 6.0  # half of the stroke at the end of a line
_LINES = 8  # of the grid, at the most


def rating_plot(standing: Sequence[Standing], theme: str = "light") -> Scene:
    """Everybody's rating, and how far off it may be, to 95 %; the best above."""
    plot = _RatingPlot(standing, theme, colours(theme))
    ground = Path(rectangle(0, 0, _WIDTH, plot.height, 12), plot.colours["panel"])
    shapes = (shape for place in range(len(standing)) for shape in plot.row(place))
    told = sentences(*map(_told, standing))
    title = say("Ratings, to 95 %")
    return Scene(
        _WIDTH, plot.height, (ground, *plot.grid()), tuple(shapes), title=title, description=told
    )


def _told(one: Standing) -> str:
    value, spread = f"{one.rating.value:.1f}", f"{one.rating.spread:.1f}"
    return say("{player}: {value}, give or take {spread}.", player=one.player, value=value,
               spread=spread)  # fmt: skip


@dataclass(frozen=True)
class _RatingPlot:
    """The places of players and of ratings."""

    standing: Sequence[Standing]
    theme: str
    colours: dict[str, str]

    @property
    def height(self) -> float:
        return _TOP + _ROW * len(self.standing) + _BELOW

    @property
    def left(self) -> float:
        """Where the names end."""
        return _MARGIN + max(_width(_shown(one.player)) for one in self.standing) + _MARGIN

    @property
    def step(self) -> int:
        """From one line of the grid to the next."""
        low, high = self.reach
        steps = (one * int(10**power) for power in range(6) for one in (1, 2, 5))
        return next(step for step in steps if step * _LINES >= high - low)

    @property
    def reach(self) -> tuple[float, float]:
        """The lowest and the highest number that is drawn."""
        ratings = [one.rating for one in self.standing]
        low = min(rating.value - rating.spread for rating in ratings)
        return low, max(rating.value + rating.spread for rating in ratings)

    def x(self, value: float) -> float:
        """Where a rating lies."""
        low, high = self.reach
        wide = max(high - low, 1e-9)
        return self.left + _CAP + (_RIGHT - self.left - 2 * _CAP) * (value - low) / wide

    def grid(self) -> Iterator[Shape]:
        """Lines at round numbers, and the numbers."""
        low, high = self.reach
        bottom = self.height - _BELOW
        for number in range(ceil(low / self.step), floor(high / self.step) + 1):
            x, value = self.x(number * self.step), number * self.step
            faint = self.colours["panel_shade"]
            yield Path(line([(x, _TOP - 6), (x, bottom + 4)]), stroke=faint, width=1.5)
            yield Text(str(value), x, bottom + 20, _SMALL, self.colours["mute"])

    def row(self, place: int) -> Iterator[Shape]:
        """A player: the name, a line from bound to bound with a dot on it, and the rating."""
        one, y = self.standing[place], _TOP + _ROW * (place + 0.5)
        ink, name = self.colours["ink"], _shown(one.player)
        middle = self.left - _MARGIN - _width(name) / 2
        yield Text(name, middle, y, _LETTERS, ink)
        low, x, high = (self.x(one.rating.value + way * one.rating.spread) for way in (-1, 0, 1))
        whole = line([(low, y), (high, y)])
        caps = (line([(end, y - _CAP), (end, y + _CAP)]) for end in (low, high))
        yield Path(" ".join([whole, *caps]), stroke=ink, width=2)
        yield Path(circle(6.5, x, y), _DOT[self.theme], self.colours["panel"], 2)
        yield Text(f"{one.rating.value:.1f}", (_WIDTH + _RIGHT) / 2, y, _LETTERS, ink)


def _shown(name: str) -> str:
    """The end of a name, which tells most, as far as there is room."""
    shown = name
    while _width(shown) > _LONGEST:
        shown = f"…{shown[2:]}"
    return shown


def _width(name: str) -> float:
    return _ROOMY * width_of(name, _LETTERS, bold=True)
