"""Pages that are always the same: the empty board and the spells."""

from ....draw.column import LEADING, Paragraph, lines_of
from ....draw.measure import width_of
from ....draw.page import MARGIN, Frame, Page, Part, Picture, TextLine
from ....draw.scene import Group, Scene
from ....engine.words import say
from ..box import SHIELDS, SPACES, SPELL_COSTS, SPELL_EFFECTS, SPELL_NAMES
from ..face.board.scenery import shield
from ..face.cards import spells
from ..face.pieces import castle, flask
from ..face.theme import PAPER, load_theme


def board_page(size: tuple[float, float]) -> Page:
    """The empty board, across the page: a ring of 16 spaces with the shields in its corners."""
    height, width = sorted(size)
    wide, high = (width - 2 * MARGIN) / 5, (height - 2 * MARGIN) / 5
    sign = Scene(100, 110, (), shield(50, 55, 100, load_theme(PAPER)))
    parts = list[Part]()
    for space in range(SPACES):
        column, row = _cell(space)
        x, y = MARGIN + column * wide, MARGIN + row * high
        parts.append(Frame(x, y, wide, high))
        parts.append(TextLine(str(space), x + 3, y + 8, 6.5, bold=True))
        if space in SHIELDS:
            parts.append(Picture(sign, x + (wide - 20) / 2, y + (high - 22) / 2, 20))
    return Page(width, height, (*parts, *_middle(width, height)))


def _cell(space: int) -> tuple[int, int]:
    """The column and row of a space: clockwise round the edge, from the top left corner."""
    side, along = divmod(space, 4)
    return ((along, 0), (4, along), (4 - along, 4), (0, 4 - along))[side]


def _middle(width: float, height: float) -> list[Part]:
    """The name of the game, the castle and places for the cards."""
    x, y = width / 2, height / 2
    keep = Scene(100, 110, (), (Group(castle.figure(load_theme(PAPER)), 50, 105),))
    piles = (say("Draw pile"), x - 76), (say("Discard pile"), x + 40)
    parts: list[Part] = [Picture(keep, x - 17, y - 22, 34)]
    for label, left in piles:
        parts.append(Frame(left, y - 24, 36, 48, dashed=True))
        parts.append(TextLine(label, left + 18 - width_of(label, 4) / 2, y, 4))
    title, way = say("Magical Towers"), say("Everything moves clockwise: 0, 1, 2 and so on.")
    parts.append(TextLine(title, x - width_of(title, 9, bold=True) / 2, y - 32, 9, bold=True))
    parts.append(TextLine(way, x - width_of(way, 4) / 2, y + 36, 4))
    return parts


def spells_page(size: tuple[float, float]) -> Page:
    """All spells, each on a card to cut out."""
    width, height = size
    wide, high = (width - 2 * MARGIN - 6) / 2, (height - 2 * MARGIN - 12 - 18) / 4
    title = say("Magical Towers: the spells")
    parts: list[Part] = [TextLine(title, MARGIN, MARGIN + 5, 6, bold=True)]
    for place, code in enumerate(SPELL_COSTS):
        x = MARGIN + place % 2 * (wide + 6)
        y = MARGIN + 12 + place // 2 * (high + 6)
        parts.append(Frame(x, y, wide, high, dashed=True))
        parts += _spell(code, x + 4, y + 4, wide - 8)
    return Page(width, height, tuple(parts))


def _spell(code: str, x: float, y: float, width: float) -> list[Part]:
    """A spell: picture and cost on the left, name, code and effect on the right."""
    theme, cost = load_theme(PAPER), SPELL_COSTS[code]
    flasks = Group(flask.full(cost, 88, "b", theme, fine=False), 50 - 20 * (cost - 1), 114, 0.4)
    scene = Scene(100, 120, (), (Group(spells.picture(code, "b", theme), 50, 36), flasks))
    parts: list[Part] = [Picture(scene, x, y, 30)]
    left, room = x + 34, width - 34
    name = Paragraph(say(SPELL_NAMES[code]), 4.8, bold=True)
    price = say("{code}, full flasks: {cost}", code=code, cost=cost)
    for paragraph in (name, Paragraph(price, 3.8), Paragraph(say(SPELL_EFFECTS[code]), 4.2)):
        lines, y = lines_of(paragraph, left, y, room)
        parts += lines
        y += 0.4 * LEADING
    return parts
