"""The race told in two small plots: wizards home and full flasks, turn by turn, a line a player."""

from dataclasses import dataclass

from .....draw.outline import circle, line, rectangle
from .....draw.plot import DASHES, spread, step
from .....draw.scene import Group, Path, Scene, Shape, Shapes, Text
from .....engine.words import listing, say
from ...box import COLOUR_NAMES
from ..board.layout import Box
from ..pieces import flask, small, wizard
from ..theme import Theme, load_theme

History = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
"""For every turn, by seat: wizards home, full flasks. The first is the start."""

_LEFT, _TOP = 62, 26  # where a plot begins in its box


def race(history: History, colours: str, box: Box, theme: Theme) -> Shapes:
    """Both plots, side by side in a wide box, else one above the other."""
    beside = box.width > 1.5 * box.height
    gap = 0.04 * max(box.width, box.height)
    width = (box.width - gap) / 2 if beside else box.width
    height = box.height if beside else (box.height - gap) / 2
    shapes: list[Shape] = []
    full = flask.full(1, 0, colours[0], theme, fine=False)
    for place, icon in enumerate((small.castle(theme), full)):
        x = box.x + place * (width + gap) * beside
        y = box.y + place * (height + gap) * (not beside)
        values = tuple(turn[place] for turn in history)
        plot = _Plot(values, colours, width, height, theme)
        sign = Group(icon, 22, _TOP + 14, 0.28)
        shapes.append(Group((*plot.frame(), sign, *plot.axes(), *plot.lines()), x, y))
    return tuple(shapes)


def line_colours(colour: str, theme: Theme) -> tuple[str, str]:
    """A player's hat, and round it the cloak, or what parts it from a dark ground."""
    hat, cloak, _ = theme.wizards[colour]
    return hat, theme["outline"] if theme.name == "dark" else cloak


def race_plots(
    history: History, colours: str, *, theme: str = "light", width: float = 900, height: float = 320
) -> Scene:
    """The plots as a picture of their own, with what they tell in words."""
    shades, margin = load_theme(theme), 10
    ground = Path(rectangle(0, 0, width, height), shades["sky"])
    box = Box(margin, margin, width - 2 * margin, height - 2 * margin)
    return Scene(
        width, height, (ground,), race(history, colours, box, shades),
        title=say("The race"), description=_told(history, colours),
    )  # fmt: skip


def _told(history: History, colours: str) -> str:
    """How the race ended, in words."""
    if not history:
        return say("Nothing has been played yet.")
    ends = [
        say(
            "{colour} {home} home and {full} flasks filled",
            colour=say(COLOUR_NAMES[colour]), home=home, full=full,
        )
        for colour, home, full in zip(colours, *history[-1], strict=True)
    ]  # fmt: skip
    return say("After turn {turn}: {ends}.", turn=len(history) - 1, ends=listing(ends))


@dataclass(frozen=True, slots=True)
class _Plot:
    """A number of each player over the turns, in a box from the origin on."""

    values: tuple[tuple[int, ...], ...]
    colours: str
    width: float
    height: float
    theme: Theme

    @property
    def right(self) -> float:
        return self.width - 42

    @property
    def bottom(self) -> float:
        return self.height - 34

    @property
    def most(self) -> int:
        return max((value for turn in self.values for value in turn), default=0) or 1

    def x(self, turn: int) -> float:
        """Of a turn."""
        return _LEFT + (self.right - _LEFT) * turn / max(1, len(self.values) - 1)

    def y(self, value: float) -> float:
        """Of a number."""
        return self.bottom - (self.bottom - _TOP) * value / self.most

    def frame(self) -> Shapes:
        """A panel, and the lines on which whole numbers lie."""
        rules = " ".join(
            line([(_LEFT, self.y(n)), (self.right, self.y(n))]) for n in self.numbers()
        )
        return (
            Path(
                rectangle(0, 0, self.width, self.height, 12),
                self.theme["panel"], self.theme["panel_edge"], 1.5,
            ),
            Path(rules, stroke=self.theme["panel_shade"], width=1.2),
        )  # fmt: skip

    def numbers(self) -> range:
        """The numbers beside the plot: no closer than can be read."""
        return range(0, self.most + 1, step(self.most, (self.bottom - _TOP) / 16))

    def axes(self) -> Shapes:
        """Digits: numbers on the left, turns below."""
        last, ink = len(self.values) - 1, self.theme["mute"]
        turns = range(0, last + 1, step(last, (self.right - _LEFT) / 34))
        beside = [Text(str(n), _LEFT - 15, self.y(n), 13, ink) for n in self.numbers()]
        below = [Text(str(turn), self.x(turn), self.bottom + 19, 13, ink) for turn in turns]
        return (*beside, *below)

    def lines(self) -> Shapes:
        """A line for each player with the player's emblem at its end."""
        ends = [self.y(value) for value in self.values[-1]] if self.values else []
        radius = min(11, (self.bottom - _TOP + 24) / (2 * max(1, len(ends))) - 1)
        badges = spread(ends, 2 * radius + 2, _TOP - 12, self.bottom + 12)
        shapes: list[Shape] = []
        for seat, y in enumerate(badges):
            shapes += self._line(seat)
            shapes.append(self._badge(seat, self.right + 8 + radius, y, radius))
        return tuple(shapes)

    def _line(self, seat: int) -> Shapes:
        """Steps from turn to turn; lines that run together lie a little apart."""
        aside = (seat - (len(self.colours) - 1) / 2) * 2.6
        points = [(self.x(i), self.y(turn[seat]) + aside) for i, turn in enumerate(self.values)]
        points.append((self.right + 6, points[-1][1]))
        hat, edge = line_colours(self.colours[seat], self.theme)
        dash = DASHES[seat] if self.theme.name == "clear" else ()
        path = line(points)
        return (
            Path(path, stroke=edge, width=4.6),
            Path(path, stroke=hat, width=3, dash=dash),
        )

    def _badge(self, seat: int, x: float, y: float, radius: float) -> Group:
        colour = self.colours[seat]
        hat, _, sign = self.theme.wizards[colour]
        parts = (
            Path(circle(radius), hat, self.theme["outline"], 1.6),
            Path(wizard.emblem(colour, 0, 0, radius / 15), sign),
        )
        return Group(parts, x, y, tag=f"player:{colour}")
