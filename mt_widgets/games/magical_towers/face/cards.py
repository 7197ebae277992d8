"""The hand as real cards: a half for a wizard, a half for a tower, or one that fills the card."""

from dataclasses import dataclass
from functools import cache

from ....draw.outline import rectangle
from ....draw.scene import Group, Path, Shape, Text
from ..cards import BY_LETTER, UNKNOWN
from ..state import Lending
from ..view import View
from . import halo, small, wizard
from .cues import Cues
from .die import dice
from .layout import Box
from .theme import Theme

__all__ = ["card", "hand"]

_SHAPE, _SLIMMEST = 0.77, 0.54  # a card's width by its height, and the least before it shrinks


def hand(
    view: View, seat: int | None, box: Box, theme: Theme, cues: Cues
) -> tuple[Shape, ...]:
    """The cards of a seat (None: of the active player), and one that lies between partners."""
    owner = view.active if seat is None else seat
    colour, letters = view.table.colours[owner], view.hands[owner]
    lent = _lent(view, owner)
    row = _Row(box, len(letters), bool(lent))
    raised: set[str] = set()
    shapes = []
    for place, letter in enumerate(letters):
        shapes.append(_placed(letter, colour, row, row.left(place), theme, cues, raised))
    if lent:
        shapes.append(_apart(row, theme))
        shapes.append(_placed(lent, colour, row, row.left(len(letters)), theme, cues, raised))
    return tuple(shapes)


def _lent(view: View, owner: int) -> str:
    """The card between two partners, if the owner of the hand is one of them."""
    partners = view.active, view.table.partner(view.active)
    return view.pending.card if isinstance(view.pending, Lending) and owner in partners else ""


@dataclass(frozen=True, slots=True)
class _Row:
    """Where cards lie in a box: side by side in its middle, with room above for a chosen one."""

    box: Box
    cards: int
    lent: bool

    @property
    def width(self) -> float:
        """Of a card."""
        places = max(3, self.cards + 1.3 * self.lent)  # a hand of one is no larger than of three
        width = (self.box.width - 2 * self.margin) / (1.12 * places - 0.12)
        return round(min(width, _SHAPE * (self.box.height - self.lift - 2 * self.margin)), 1)

    @property
    def height(self) -> float:
        """Of a card."""
        room = self.box.height - self.lift - 2 * self.margin
        return round(min(room, self.width / _SLIMMEST), 1)

    @property
    def margin(self) -> float:
        """For the glow."""
        return 0.035 * self.box.height

    @property
    def lift(self) -> float:
        """How far a chosen card is raised."""
        return 0.09 * self.box.height

    @property
    def top(self) -> float:
        """Of the cards that lie."""
        return self.box.y + self.box.height - self.margin - self.height

    def left(self, place: int) -> float:
        """Of the card in a place; one that is lent lies apart, behind the others."""
        total = (self.cards + self.lent) * 1.12 - 0.12 + 0.3 * self.lent
        start = self.box.x + (self.box.width - total * self.width) / 2
        return start + (1.12 * place + 0.3 * (place >= self.cards)) * self.width


def _placed(
    letter: str, colour: str, row: _Row, left: float, theme: Theme, cues: Cues, raised: set[str]
) -> Group:
    """A card in its place, with what the cues say of it; of equal cards only one is raised."""
    tag = "card:" + (BY_LETTER[letter].text if letter in BY_LETTER else "?")
    edge = rectangle(0, 0, row.width, row.height, 0.1 * row.width)
    parts = card(letter, colour, row.width, row.height, theme)
    if tag in cues.chosen and tag not in raised:
        raised.add(tag)
        light = _half_light(letter, cues.chosen_half, row, theme)
        parts = (*halo.chosen(edge, 0.05 * row.width, theme), *parts, *light)
        return Group(parts, left, row.top - row.lift, tag=tag)
    if tag in cues.glowing:
        parts = (*halo.glowing(edge, 0.05 * row.width, theme), *parts)
    return Group(parts, left, row.top, tag=tag)


def _apart(row: _Row, theme: Theme) -> Path:
    """A dotted line between the hand and the card that is lent."""
    x = row.left(row.cards) - 0.21 * row.width
    ends = f"M {x:.1f} {row.top:.1f} L {x:.1f} {row.top + row.height:.1f}"
    return Path(ends, stroke=theme["glow"], width=0.035 * row.width, dash=(1, 0.08 * row.width))


def _half_light(letter: str, half: str, row: _Row, theme: Theme) -> tuple[Shape, ...]:
    """Gold round the chosen half of a card that has two, and a veil over the other."""
    there = BY_LETTER.get(letter)
    if there is None or there.wizard is None or there.tower is None or not half:
        return ()
    other = {"wizard": "tower", "tower": "wizard"}[half]
    return (
        Path(_half_edge(other, row.width, row.height), theme["outline"], opacity=0.62),
        Path(_half_edge(half, row.width, row.height), stroke=theme["glow"], width=0.04 * row.width),
    )


@cache
def card(letter: str, colour: str, width: float, height: float, theme: Theme) -> tuple[Shape, ...]:
    """A card, its top left corner at the origin, with the wizard of a colour on it."""
    if letter == UNKNOWN:
        return small.back(width, height, theme)
    known = BY_LETTER[letter]
    paper = rectangle(0, 0, width, height, 0.1 * width)
    parts: tuple[Shape, ...] = (
        Path(rectangle(0, 0.03 * width, width, height, 0.1 * width), theme["shadow"]),
        Path(paper, theme["outline"], theme["sand_shade"], 1.5),
    )
    halves = [("wizard", known.wizard), ("tower", known.tower)]
    printed = [(name, steps) for name, steps in halves if steps is not None]
    for name, steps in printed:
        fill = _field(name, "whole" if len(printed) == 1 else name, colour, width, height, theme)
        picture = _whole if len(printed) == 1 else _half
        parts += (fill, *picture(name, steps, known.dice, colour, width, height, theme))
    return parts


def _half_edge(part: str, width: float, height: float) -> str:
    """The outline of the upper half, the lower half, or all that is printed."""
    inset = 0.06 * width
    high = height - 2 * inset
    half = (high - 0.5 * inset) / 2
    top = inset + (half + 0.5 * inset if part == "tower" else 0)
    return rectangle(inset, top, width - 2 * inset, high if part == "whole" else half, 0.06 * width)


def _field(
    name: str, part: str, colour: str, width: float, height: float, theme: Theme
) -> Path:
    """The ground of a half: sand for towers, a breath of the wizard's colour for wizards."""
    edge = _half_edge(part, width, height)
    if name == "tower":
        return Path(edge, theme["sand_parapet"], opacity=0.75)
    return Path(edge, theme.wizards[colour][0], opacity=0.13)


def _icon(name: str, colour: str, theme: Theme) -> tuple[tuple[Shape, ...], float, float]:
    """A wizard or a tower with its width and height."""
    if name == "wizard":
        return wizard.figure(colour, theme), 68, 104
    return small.tower("T", theme), 102, small.TOWER_HEIGHT


def _figure(
    name: str, colour: str, theme: Theme, middle: tuple[float, float], room: tuple[float, float]
) -> Group:
    """A wizard or a tower round a point, as large as there is room."""
    parts, wide, high = _icon(name, colour, theme)
    scale = min(room[0] / wide, room[1] / high)
    return Group(parts, middle[0], middle[1] + (high / 2 - 2) * scale, scale)


def _steps(
    steps: int, rolls: int, x: float, y: float, size: float, theme: Theme
) -> Shape:
    """The number of a half, or its dice."""
    if steps:
        return Text(str(steps), x, y, size, theme["shield"])
    dies = dice(rolls, size * {1: 0.72, 2: 0.56, 3: 0.43}[rolls], theme)
    return Group(dies.parts, x, y, dies.scale)


def _half(
    name: str, steps: int, rolls: int, colour: str, width: float, height: float, theme: Theme
) -> tuple[Shape, ...]:
    """The picture of one of two halves: who on the left, how far on the right."""
    y = height * (0.275 if name == "wizard" else 0.725)
    size = min(0.3 * height, 0.42 * width)
    figure = _figure(name, colour, theme, (0.31 * width, y), (0.43 * width, 0.38 * height))
    return figure, _steps(steps, rolls, 0.72 * width, y, size, theme)


def _whole(
    name: str, steps: int, rolls: int, colour: str, width: float, height: float, theme: Theme
) -> tuple[Shape, ...]:
    """The picture of a card with one half: who above, how far below."""
    size = min(0.36 * height, 0.62 * width)
    room = 0.66 * width, 0.46 * height
    figure = _figure(name, colour, theme, (0.5 * width, 0.32 * height), room)
    return figure, _steps(steps, rolls, 0.5 * width, 0.76 * height, size, theme)
