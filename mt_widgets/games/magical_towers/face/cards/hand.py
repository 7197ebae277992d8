"""The hand as real cards, with a half for a wizard or a tower or both; and the two piles."""

from dataclasses import dataclass
from functools import lru_cache

from .....draw.outline import rectangle
from .....draw.scene import Group, Path, Shape, Shapes, Text
from ...cards import BY_LETTER, TEXTS, UNKNOWN
from ...state import Lending
from ...view import View
from ..board.layout import Box
from ..copies import moved
from ..glow import ON_PAPER, light
from ..motion.cues import Cues, chosen_half, lit_by
from ..motion.merge import merged
from ..pieces import small, wizard
from ..pieces.die import dice
from ..pieces.tower import RAVEN
from ..theme import Theme

_SHAPE, _SLIMMEST = 0.77, 0.54  # a card's width by its height, and the least before it shrinks
_LOW, _LONG = 110, 4  # in a box so low, a hand of more lies in two rows: fingers need wide cards
_BROAD = 1.5  # the most of a card's width by its height in two rows


def hand(view: View, seat: int | None, box: Box, theme: Theme, cues: Cues) -> Shapes:
    """The cards of a seat (None: of the active player), and one that lies between partners."""
    owner = view.active if seat is None else seat
    partners = view.active, view.table.partner(view.active)
    lent = view.pending.card if isinstance(view.pending, Lending) and owner in partners else ""
    cards = view.hands[owner] + lent
    row = _Row(box, len(view.hands[owner]), bool(lent))
    paper = _Paper(view.table.colours[owner], row.width, row.height, theme)
    shapes: list[Shape] = [_apart(row, theme)] if lent else []
    for place, letter in enumerate(cards):
        first = letter not in cards[:place]  # of equal cards only one is raised
        parts, raised = _cued(letter, paper, cues, first)
        x, y = row.corner(place)
        shapes.append(Group(parts, x, y - row.lift * raised, tag=_tag(letter)))
    return tuple(shapes)


def _tag(letter: str) -> str:
    return f"card:{TEXTS[letter]}"


@dataclass(frozen=True, slots=True)
class _Row:
    """Where cards lie in a box: side by side in its middle, with room above for a chosen one."""

    box: Box
    cards: int
    lent: bool

    @property
    def rows(self) -> int:
        """In how many rows they lie."""
        return 2 if self.box.height < _LOW and self.cards + self.lent > _LONG else 1

    @property
    def columns(self) -> int:
        """How many lie in a full row, but for one that is lent."""
        return -(-self.cards // self.rows)

    @property
    def width(self) -> float:
        """Of a card."""
        places = max(3, self.columns + 1.3 * self.lent)  # a hand of one is no larger than of three
        width = (self.box.width - 2 * self.margin) / (1.12 * places - 0.12)
        return round(min(width, (_SHAPE if self.rows == 1 else _BROAD) * self._room), 1)

    @property
    def height(self) -> float:
        """Of a card."""
        return round(min(self._room, self.width / _SLIMMEST), 1)

    @property
    def _room(self) -> float:
        """The most that a card can be high."""
        room = self.box.height - self.lift - 2 * self.margin
        return room if self.rows == 1 else (room - self.margin) / self.rows

    @property
    def margin(self) -> float:
        """For the glow."""
        return 0.035 * self.box.height

    @property
    def lift(self) -> float:
        """How far a chosen card is raised."""
        return 0.09 * self.box.height / self.rows

    @property
    def top(self) -> float:
        """Of the cards that lie in the lowest row."""
        return self.box.y + self.box.height - self.margin - self.height

    def corner(self, place: int) -> tuple[float, float]:
        """The top left corner of the card in a place; one that is lent ends the last row."""
        line = min(place // self.columns, self.rows - 1) if self.columns else 0
        above = (self.rows - 1 - line) * (self.height + self.margin)
        return self.left(place - line * self.columns, line), self.top - above

    def left(self, place: int, line: int = 0) -> float:
        """Of the card in a place of a row; one that is lent lies apart, behind the others."""
        last = line == self.rows - 1
        cards = self.cards - line * self.columns if last else self.columns
        lent = self.lent and last
        total = (cards + lent) * 1.12 - 0.12 + 0.3 * lent
        start = self.box.x + (self.box.width - total * self.width) / 2
        return start + (1.12 * place + 0.3 * (place >= cards)) * self.width


@dataclass(frozen=True, slots=True)
class _Paper:
    """What a card is printed on: its size, and the colour of its wizard."""

    colour: str
    width: float
    height: float
    theme: Theme

    @property
    def edge(self) -> str:
        """The outline of the card."""
        return rectangle(0, 0, self.width, self.height, 0.1 * self.width)

    def part(self, half: str) -> str:
        """The outline of the upper half, the lower half, or all that is printed."""
        inset = 0.06 * self.width
        high = self.height - 2 * inset
        halved = (high - 0.5 * inset) / 2
        top = inset + (halved + 0.5 * inset if half == "tower" else 0)
        return rectangle(
            inset, top, self.width - 2 * inset, high if half == "whole" else halved, inset
        )


def _cued(letter: str, paper: _Paper, cues: Cues, first: bool) -> tuple[Shapes, bool]:
    """A card with what the cues say of it, and whether it is raised."""
    state = lit_by(_tag(letter), cues.glowing, cues.chosen if first else frozenset())
    behind = light(ON_PAPER, state, paper.edge, 0.05 * paper.width, paper.theme)
    over = _half_light(letter, chosen_half(cues), paper) if state == "chosen" else ()
    return (*behind, *_printed(letter, paper), *over), state == "chosen"


def _apart(row: _Row, theme: Theme) -> Path:
    """A dotted line between the hand and the card that is lent."""
    x = row.corner(row.cards)[0] - 0.21 * row.width
    ends = f"M {x:.1f} {row.top:.1f} L {x:.1f} {row.top + row.height:.1f}"
    return Path(ends, stroke=theme["glow"], width=0.035 * row.width, dash=(1, 0.08 * row.width))


def _half_light(letter: str, half: str, paper: _Paper) -> Shapes:
    """Gold round the chosen half of a card that has two, and a veil over the other."""
    there = BY_LETTER.get(letter)
    if there is None or there.wizard is None or there.tower is None or not half:
        return ()
    other = "tower" if half == "wizard" else "wizard"
    return (
        Path(paper.part(other), paper.theme["outline"], opacity=0.62),
        Path(paper.part(half), stroke=paper.theme["glow"], width=0.04 * paper.width),
    )


def card(letter: str, colour: str, width: float, height: float, theme: Theme) -> Shapes:
    """A card, its top left corner at the origin, with the wizard of a colour on it."""
    return _printed(letter, _Paper(colour, width, height, theme))


@lru_cache(1024)
def _printed(letter: str, paper: _Paper) -> Shapes:
    """A card as it lies there: what is known of it, or its back."""
    if letter == UNKNOWN:
        return small.back(paper.width, paper.height, paper.theme)
    known, theme = BY_LETTER[letter], paper.theme
    halves = {"wizard": known.wizard, "tower": known.tower}
    printed = {name: steps for name, steps in halves.items() if steps is not None}
    single = len(printed) == 1
    return (
        Path(moved(paper.edge, 0, 0.03 * paper.width), theme["shadow"]),
        Path(paper.edge, theme["outline"], theme["sand_shade"], 1.5),
        *(_ground(name, "whole" if single else name, paper) for name in printed),
        *merged(
            tuple(
                _picture(name, n, known.dice, paper, single=single) for name, n in printed.items()
            )
        ),
    )


def _ground(name: str, half: str, paper: _Paper) -> Path:
    """Sand for towers, a breath of the wizard's colour for wizards."""
    if name == "tower":
        return Path(paper.part(half), paper.theme["sand_parapet"], opacity=0.75)
    return Path(paper.part(half), paper.theme.wizards[paper.colour][0], opacity=0.13)


def _picture(name: str, steps: int, rolls: int, paper: _Paper, *, single: bool) -> Shapes:
    """Who and how far: one above the other on a high card with one half, else side by side."""
    width, height = paper.width, paper.height
    if single and width > height:
        spots = (0.31 * width, 0.5 * height), (0.7 * width, 0.5 * height)
        room, size = (0.45 * width, 0.74 * height), min(0.52 * height, 0.42 * width)
    elif single:
        spots = (0.5 * width, 0.32 * height), (0.5 * width, 0.76 * height)
        room, size = (0.66 * width, 0.46 * height), min(0.36 * height, 0.62 * width)
    else:
        y = height * (0.275 if name == "wizard" else 0.725)
        spots = (0.31 * width, y), (0.72 * width, y)
        room, size = (0.43 * width, 0.38 * height), min(0.3 * height, 0.42 * width)
    return (
        _figure(name, paper, spots[0], room),
        _steps(steps, rolls, spots[1], size, paper.theme),
    )


def _figure(
    name: str, paper: _Paper, middle: tuple[float, float], room: tuple[float, float]
) -> Group:
    """A wizard or a tower round a point, as large as there is room."""
    if name == "wizard":
        parts, wide, high = wizard.figure(paper.colour, paper.theme), 68, 104
    else:
        parts, wide, high = small.tower("T", paper.theme), 102, small.TOWER_HEIGHT
    scale = min(room[0] / wide, room[1] / high)
    return Group(parts, middle[0], middle[1] + (high / 2 - 2) * scale, scale)


def _steps(steps: int, rolls: int, middle: tuple[float, float], size: float, theme: Theme) -> Shape:
    """The number of a half, or its dice."""
    if steps:
        return Text(str(steps), *middle, size, theme["shield"])
    thrown = dice(rolls, size * {1: 0.72, 2: 0.56, 3: 0.43}[rolls], theme)
    return Group(thrown.parts, *middle, thrown.scale)


def piles(view: View, box: Box, theme: Theme) -> Shapes:
    """Both piles: the backs of the cards to come, and the faces of those that were played."""
    return _piles(view.draw, len(view.discard), box, theme)


@lru_cache(512)
def _piles(draw: int | None, used: int, box: Box, theme: Theme) -> Shapes:
    width, height = 0.44 * box.width, box.height
    left, right = box.x + 2, box.x + box.width - width - 2
    size = max(12, 0.24 * height)
    low = box.y + min(0.74 * height, height - 4 - 0.55 * size)
    count = (Text(str(draw), left + width / 2, low, size, theme["raven"]),)
    faces = (Text(str(used), right + width / 2, box.y + height / 2, size, theme["shield"]),)
    return (
        Path(_sheaf(left, box.y, width, height), theme["shield"], theme["panel_edge"], 1.6),
        Path(
            moved(RAVEN, left + width / 2, box.y + 0.36 * height, 0.0036 * height), theme["raven"]
        ),
        *(count if draw is not None else ()),
        Path(_sheaf(right, box.y, width, height), theme["outline"], theme["panel_edge"], 1.6),
        *faces,
    )


def _sheaf(x: float, y: float, width: float, height: float) -> str:
    """Some cards one upon the other, the uppermost whole."""
    lower = (rectangle(x, y + lift, width, height - 4, 0.12 * width) for lift in (4, 2))
    return " ".join((*lower, rectangle(x, y, width, height - 4, 0.12 * width)))
