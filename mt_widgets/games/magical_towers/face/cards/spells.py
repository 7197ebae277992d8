"""The spells that are laid out: what each costs, and its effect as a picture without words."""

import tomllib
from functools import cache, lru_cache
from importlib.resources import files

from .....draw.outline import rectangle
from .....draw.scene import Group, Path, Shape, Shapes
from ...rules.casting import occasion, why_not_again, why_not_pay
from ...view import View, decider
from ..board.layout import Box
from ..copies import SHAPES, copies, moved
from ..glow import ON_PAPER, light
from ..motion.cues import Cues, lit_by
from ..motion.merge import merged
from ..pieces import flask, small
from ..theme import Theme

_GAP, _SHAPE = 0.12, 0.95  # between spells, of their width; and a spell's width by its height


def laid_out(view: View, box: Box, theme: Theme, cues: Cues) -> Shapes:
    """All spells of the table, side by side or in two rows, in the middle of a box."""
    seat = decider(view)  # whose flasks would pay
    spells = tuple(
        (code, cost, _state(view, seat, code, cues)) for code, cost in view.table.cost.items()
    )
    return _lie(spells, view.table.colours[seat], box, theme)


def _state(view: View, seat: int, code: str, cues: Cues) -> str:
    """How a spell is shown: chosen, glowing, muted as it cannot be cast, or plain."""
    lit = lit_by(f"spell:{code}", cues.glowing, cues.chosen)
    return lit or ("" if _castable(view, seat, code) else "muted")


@lru_cache(256)
def _lie(spells: tuple[tuple[str, int, str], ...], colour: str, box: Box, theme: Theme) -> Shapes:
    """Spells with their costs and states, for the flasks of a colour."""
    rows, width, height = _grid(len(spells), box)
    edge = rectangle(0, 0, width, height, 0.1 * width)
    frames, pictures = list[Shape](), list[Shapes]()
    for place, (code, cost, state) in enumerate(spells):
        x, y = _corner(place, len(spells), rows, (width, height), box)
        y -= 0.06 * height * (state == "chosen")
        frames.append(Group(_frame(edge, state, width, theme), x, y, tag=f"spell:{code}"))
        parts = _printed(code, cost, colour, (width, height), theme)
        if state == "muted":
            parts += (Path(edge, theme["panel"], opacity=0.55),)  # a veil
        pictures.append((Group(parts, x, y),))
    return (*frames, *merged(tuple(pictures)))


def _frame(edge: str, state: str, width: float, theme: Theme) -> Shapes:
    """The paper of a spell, and gold behind it if it is chosen or glows."""
    paper = Path(edge, theme["panel"], theme["panel_edge"], 1.5)
    return (*light(ON_PAPER, state, edge, 0.045 * width, theme), paper)


def _castable(view: View, seat: int, code: str) -> bool:
    """Whether the player can pay and has not used up the casting of this turn or action.

    It stays plain while it waits for its time or a target; what can be cast at once glows.
    """
    over, now = view.mover is None, occasion(view, view.active, seat)
    return not (over or why_not_pay(now, code) or why_not_again(now, code))


def _grid(count: int, box: Box) -> tuple[int, float, float]:
    """The number of rows with which spells come out largest, and their width and height."""
    best = 1, 0.0, 0.0
    for rows in (1, 2):
        columns = max(1, -(-count // rows))
        high = box.height / (rows + (rows - 1) * _GAP + 0.14)
        width = min(box.width / (columns + (columns - 1) * _GAP + 0.14), _SHAPE * high)
        if width > 1.15 * best[1]:  # a second row must be worth it
            best = rows, round(width, 1), round(min(high, 1.25 * width), 1)
    return best


def lowest(count: int, box: Box) -> float:
    """Where the last row of so many spells ends."""
    rows, width, height = _grid(count, box)
    return _corner(count - 1, count, rows, (width, height), box)[1] + height if count else box.y


def _corner(
    place: int, count: int, rows: int, size: tuple[float, float], box: Box
) -> tuple[float, float]:
    """The top left corner of a spell; each row is in the middle."""
    columns = -(-count // rows)
    line, column = divmod(place, columns)
    here = min(columns, count - line * columns)
    wide, high = size[0] * (1 + _GAP), size[1] + size[0] * _GAP
    x = box.x + box.width / 2 + (column - here / 2) * wide + size[0] * _GAP / 2
    y = box.y + box.height / 2 + (line - rows / 2) * high + size[0] * _GAP / 2
    return x, y


@cache
def _printed(code: str, cost: int, colour: str, size: tuple[float, float], theme: Theme) -> Shapes:
    """What is on a spell, its top left corner at the origin: the picture, and the flasks below."""
    width, height = size
    scale = min(width / 100, 0.66 * height / 70)
    glass = min(0.27 * height, 0.9 * width / max(cost, 1)) / 100
    left = width / 2 - 44 * (cost - 1) * glass
    return (
        Group(picture(code, colour, theme), width / 2, 0.36 * height, scale),
        Group(flask.full(cost, 88, colour, theme, fine=False), left, 0.94 * height, glass),
    )


def _hops(count: int, start: float, end: float, y: float) -> str:
    """As many hops as spaces."""
    step = (end - start) / count
    hop = f"M 0 0 C {0.2 * step:.1f} -20 {0.8 * step:.1f} -20 {step:.1f} 0"
    return copies(hop, ((start + step * i, y) for i in range(count)))


_PICTURES = tomllib.loads(files(__package__).joinpath("spells.toml").read_text("utf-8"))


@cache
def picture(code: str, colour: str, theme: Theme) -> Shapes:
    """What a spell does, round the origin, no wider than 90 and no higher than 62."""
    drawn, ink = _PICTURES[code], theme["ink"]
    line = drawn.get("line") or _hops(*drawn["hops"])
    heads = " ".join(moved(SHAPES["arrow_head"], x, y, 1.1, turn) for x, y, turn in drawn["heads"])
    winds = (moved(SHAPES["wind"], x, y, 0.58, 180) for x, y in drawn.get("wind", ()))
    return (
        *(Group(_figure(who, colour, theme), x, y, size) for who, x, y, size in drawn["figures"]),
        Path(line, stroke=ink, width=5),
        Path(heads, ink),
        *(Path(wind, stroke=theme["mute"], width=3.4) for wind in winds),
    )


def _figure(who: str, colour: str, theme: Theme) -> Shapes:
    match who:
        case "hat":
            return small.hat(colour, theme)
        case "other hat":
            return small.hat("y" if colour != "y" else "b", theme)
        case "castle":
            return small.castle(theme)
    return small.plain_tower(who, theme)
