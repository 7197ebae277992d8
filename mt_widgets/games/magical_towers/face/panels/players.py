"""The players: portrait, wizards home and still to come, flasks, cards, and whose turn it is."""

from functools import cache, lru_cache

from .....draw.outline import circle, polygon, rectangle
from .....draw.scene import Group, Path, Shapes, Text
from ...view import View
from ..board.layout import Box
from ..copies import moved, row
from ..glow import ON_PAPER, light
from ..motion.cues import Cues, lit_by
from ..motion.merge import merged
from ..pieces import flask, small, wizard
from ..theme import Theme
from .standing import Standing, standings

_ONE_LINE = 7  # so many times as wide as high, a panel has room for all in one line
_SLOT = 88  # the width of a place in a row of hats or flasks that are 100 high
_LARGE = 80  # the height from which the portrait and the flasks are drawn with all they have


def panels(view: View, boxes: tuple[Box, ...], theme: Theme, cues: Cues) -> Shapes:
    """The panels of all seats, each in its box."""
    players = tuple(zip(standings(view), boxes, strict=True))
    return (
        *(_panel(player, _state(player, cues), box, theme) for player, box in players),
        *merged(tuple(_pieces(player, box, theme) for player, box in players)),
    )


def _state(player: Standing, cues: Cues) -> str:
    """Why there is gold behind a panel, "" if there is none."""
    lit = lit_by(f"player:{player.colour}", cues.glowing, cues.chosen)
    return lit or ("active" if player.active else "")


@lru_cache(1024)
def _panel(player: Standing, state: str, box: Box, theme: Theme) -> Group:
    """A panel in its box, but for what lies on it."""
    height, strip = box.height, _strip_width(box)
    edge = rectangle(0, 0, box.width, height, _corner(height))
    parts = (
        *_outline(edge, state, theme),
        Path(edge, theme["panel"], theme["panel_edge"], 1.5),
        *_portrait(player.colour, strip, height, theme),
        *_partner(player.partner, strip, height, theme),
        *(_pointer(height, theme) if player.decides else ()),
    )
    return Group(parts, box.x, box.y, tag=f"player:{player.colour}")


@lru_cache(1024)
def _pieces(player: Standing, box: Box, theme: Theme) -> Shapes:
    """What a player has, as it lies on the panel."""
    lines = _one_line if box.width > _ONE_LINE * box.height else _two_lines
    return (Group(lines(player, _strip_width(box), box, theme), box.x, box.y),)


def _corner(height: float) -> float:
    return min(12, 0.18 * height)


def _strip_width(box: Box) -> float:
    """Of the portrait."""
    return round(min(0.68 * box.height, 0.24 * box.width), 1)


def _outline(edge: str, state: str, theme: Theme) -> Shapes:
    """Gold behind the panel of the active player, and what the cues want."""
    if state == "active":
        return (Path(edge, stroke=theme["glow"], width=7),)
    return light(ON_PAPER, state, edge, 4 if state == "chosen" else 3.6, theme)


@cache
def _portrait(colour: str, strip: float, height: float, theme: Theme) -> Shapes:
    """The wizard of a player before a ground in its colour."""
    r = _corner(height)
    ground = rectangle(0, 0, strip, height, r) + " " + rectangle(strip / 2, 0, strip / 2, height)
    figure = wizard.portrait if height >= _LARGE else wizard.figure
    scale = min(0.86 * height / 102, 0.86 * strip / 68)
    return (
        Path(ground, theme.wizards[colour][0]),
        Path(circle(0.4 * strip, strip / 2, 0.44 * height), theme["outline"], opacity=0.5),
        Group(figure(colour, theme), strip / 2, height / 2 + 49 * scale, scale),
    )


def _partner(colour: str, strip: float, height: float, theme: Theme) -> Shapes:
    """The partner's emblem on a disc, at the foot of the portrait."""
    if not colour:
        return ()
    radius = max(7, 0.14 * height)
    x, y = strip - radius - 1, height - radius - 1.5
    ground, _, sign = theme.wizards[colour]
    return (
        Path(circle(radius, x, y), ground, theme["outline"], 2),
        Path(wizard.emblem(colour, x, y, radius / 15), sign),
    )


@cache
def _pointer(height: float, theme: Theme) -> Shapes:
    """A gold disc with an arrowhead: this player is asked."""
    radius = max(6.5, 0.11 * height)
    x = y = radius + 2
    head = polygon([(-3.4, -5.5), (5.8, 0), (-3.4, 5.5)])
    return (
        Path(circle(radius, x, y), theme["glow"], theme["glow_edge"], 1.2),
        Path(moved(head, x, y, radius / 10), theme["glow_edge"]),
    )


def _two_lines(player: Standing, strip: float, box: Box, theme: Theme) -> Shapes:
    """Wizards above, flasks below, digits at the end, and the cards if there is room."""
    high, pad = 0.38 * box.height, 0.07 * box.height
    digit = min(max(13, 0.22 * box.height), 24)
    left, slots = strip + pad, max(player.places)
    pitch = min(_SLOT * high / 100, (box.width - left - pad - 0.95 * digit) / slots)
    end = box.width - pad - 0.4 * digit
    upper, lower = 0.285 * box.height, 0.725 * box.height
    return (
        _wizards(player, left, upper, pitch, high, theme),
        *_flasks(player, left, lower, pitch, high, theme),
        Text(str(player.home), end, upper, digit, theme["ink"]),
        Text(str(player.full), end, lower, digit, theme["ink"]),
        *_backs(player, left + slots * pitch, end - 0.8 * digit, box.height, theme),
    )


def _one_line(player: Standing, strip: float, box: Box, theme: Theme) -> Shapes:
    """Wizards, flasks and cards in one line, a digit behind each; the same places for all."""
    high, pad, digit = 0.66 * box.height, 0.12 * box.height, max(13, 0.36 * box.height)
    people, flasks = player.places
    left, right, cards = strip + pad, box.width - pad, 1.1 * box.height
    room = right - left - cards - 2 * digit - 4 * pad
    pitch = min(high, room / (people + flasks))
    spare = (room - pitch * (people + flasks)) / 2
    middle, second = box.height / 2, left + people * pitch + digit + spare + 3 * pad
    return (
        _wizards(player, left, middle, pitch, high, theme),
        Text(str(player.home), second - spare - 3 * pad - 0.4 * digit, middle, digit, theme["ink"]),
        *_flasks(player, second, middle, pitch, high, theme),
        Text(
            str(player.full), second + flasks * pitch + 0.6 * digit, middle, digit,
            theme["ink"],
        ),
        *_backs(player, right - cards, right, box.height, theme),
    )  # fmt: skip


def _wizards(
    player: Standing, left: float, middle: float, pitch: float, high: float, theme: Theme
) -> Group:
    """The castle, the hats of those who are in it, and those who are still to come."""
    scale = min(high / 100, pitch / 76)
    step = pitch / scale
    castle = Group(small.castle(theme), 0.48 * step, 0, min(1, 0.86 * step / 80))
    size = min(0.9, 0.92 * step / 100)
    hats = small.hats(player.colour, player.home, step / size, theme)
    rest = small.missing(player.away, step / size, theme, player.home)
    people = Group((*hats, *rest), 1.5 * step, -4, size)
    return Group((castle, people), left, middle + 48 * scale, scale)


def _flasks(
    player: Standing, left: float, middle: float, pitch: float, high: float, theme: Theme
) -> Shapes:
    """The flasks: full, then empty, then spent."""
    full, empty, spent = player.full, player.empty, player.spent
    scale = min(0.88 * high / 100, pitch / 88)
    step = round(pitch / scale, 1)
    parts = (
        *flask.full(full, step, player.colour, theme, fine=high > 0.38 * _LARGE),
        *flask.empty(empty, step, theme, full),
        *flask.spent(spent, step, theme, full + empty),
    )
    return (Group(parts, left + pitch / 2, middle + 51 * scale, scale),) if parts else ()


def _backs(player: Standing, left: float, right: float, height: float, theme: Theme) -> Shapes:
    """As many small card backs as there are cards in the hand, where there is room for them."""
    cards = player.cards
    wide = min(0.26 * height, 24, (right - left) / (1.25 * cards + 0.4)) if cards else 0
    if wide < 7:
        return ()
    high, step = 1.36 * wide, 1.25 * wide
    x, y = right - cards * step, (height - high) / 2
    card = row(rectangle(0, 0, wide, high, 0.14 * wide), cards, step)
    a, b = 0.2 * wide, 0.3 * wide
    sign = row(polygon([(0, -b), (a, 0), (0, b), (-a, 0)]), cards, step)
    return (
        Path(moved(card, x, y), theme["raven_plate"], theme["castle_outline"], 1.2),
        Path(moved(sign, x + wide / 2, y + high / 2), theme["castle_light"]),
    )
