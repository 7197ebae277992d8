"""The towers: round levels that stack, sand with windows or slate with a shield and a raven."""

from dataclasses import dataclass
from functools import cache, lru_cache

from .....draw.outline import ellipse, write
from .....draw.scene import Path, Shape, Shapes
from ..copies import SHAPES, moved
from ..theme import Theme

# within a circle of radius 50 round the origin, looking left
RAVEN = SHAPES["raven"]
# a shield of height 100 round the origin
SHIELD = SHAPES["shield"]
_NAMES = {"T": "sand", "R": "slate"}
_ARC = 0.5523


@dataclass(frozen=True, slots=True)
class Wall:
    """The measures of a level: its parapet is as wide as the level, its wall a little less."""

    width: float
    height: float

    @property
    def half(self) -> float:
        """Half the wall's width."""
        return 0.44 * self.width

    @property
    def curve(self) -> float:
        """How far the front of a round edge hangs below its sides."""
        return 0.085 * self.width

    @property
    def band(self) -> float:
        """The height of the parapet."""
        return 0.26 * self.height + 0.01 * self.width

    @property
    def tooth(self) -> float:
        """The height of a merlon."""
        return min(0.2 * self.height, 0.05 * self.width) + 0.008 * self.width


def _front(half: float, y: float, curve: float, *, back: bool = False) -> tuple[str | float, ...]:
    """The front of a round edge from left to right, or from right to left."""
    k, side = half * _ARC, -1 if back else 1
    return (
        "C", -side * half, y + curve * _ARC, -side * k, y + curve, 0, y + curve,
        "C", side * k, y + curve, side * half, y + curve * _ARC, side * half, y,
    )  # fmt: skip


def _strip(half: float, top: float, bottom: float, curve: float) -> str:
    """A band round the front of a tower."""
    return write(
        "M", -half, top, *_front(half, top, curve), "L", half, bottom,
        *_front(half, bottom, curve, back=True), "Z",
    )  # fmt: skip


@cache
def outline(width: float, height: float) -> str:
    """The silhouette of a level with its parapet."""
    wall, edge = Wall(width, height), width / 2
    top, under = -height - wall.tooth, -height + wall.band
    return write(
        "M", -edge, top, "C", -edge, top - wall.curve, edge, top - wall.curve, edge, top,
        "L", edge, under, "L", wall.half, under, "L", wall.half, 0,
        *_front(wall.half, 0, wall.curve * 0.88, back=True),
        "L", -wall.half, under, "L", -edge, under, "Z",
    )  # fmt: skip


def slot_box(width: float, height: float, kind: str = "") -> tuple[float, float, float, float]:
    """Where a wall has room for a sign or, beside it, for a slot: left, top, width and height."""
    wall = Wall(width, height)
    top, bottom = -height + wall.band + wall.curve, wall.curve * 0.88
    left, wide = -wall.half * 0.62, wall.half * 1.24
    if kind == "R":
        left, wide = left + 0.16 * wide, 0.94 * wide
    return left, top, wide, bottom - top


@cache
def body(kind: str, theme: Theme, width: float, height: float) -> Shapes:
    """A bare level without roof or merlons, as it stands under another."""
    wall, name = Wall(width, height), _NAMES[kind]
    shade = write(
        "M", wall.half * 0.42, 0 + wall.curve * 0.8, "C", wall.half * 0.72, wall.curve * 0.66,
        wall.half, wall.curve * 0.4, wall.half, 0, "L", wall.half, -height,
        "L", wall.half * 0.42, -height, "Z",
    )  # fmt: skip
    return (
        Path(_strip(wall.half, -height, 0, wall.curve * 0.88), theme[name]),
        Path(shade, theme[name + "_shade"]),
        Path(
            _strip(width / 2, -height, -height + wall.band, wall.curve),
            theme[name + "_parapet"], theme[name + "_shade"], 0.012 * width,
        ),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Sign:
    """What a wall bears, and where: windows or a shield, aside if a slot is cut beside it."""

    kind: str
    x: float
    y: float
    width: float
    height: float
    aside: bool = False


def signs(walls: tuple[Sign, ...], theme: Theme) -> Shapes:
    """The windows and shields of many walls, painted at once."""
    windows = [_windows(wall) for wall in walls if wall.kind == "T" and not wall.aside]
    shields = [_shield(wall) for wall in walls if wall.kind == "R"]
    shapes: list[Shape] = [Path(" ".join(windows), theme["window"])] if windows else []
    if shields:
        wide = max(size for _, _, size in shields) / 16
        boards = " ".join(moved(SHIELD, x, y, size / 100) for x, y, size in shields)
        ravens = (moved(RAVEN, x, y - size * 0.04, size / 138) for x, y, size in shields)
        shapes.append(Path(boards, theme["shield"], theme["outline"], wide))
        shapes.append(Path(" ".join(ravens), theme["raven"]))
    return tuple(shapes)


def _shield(wall: Sign) -> tuple[float, float, float]:
    """The middle of a wall's shield and its height."""
    left, top, _, room = slot_box(wall.width, wall.height)
    size = min(0.96 * room, 0.26 * wall.width)
    x = left - 0.02 * wall.width if wall.aside else 0
    return wall.x + x, wall.y + top + room / 2, size


@lru_cache(4096)
def _windows(wall: Sign) -> str:
    width = wall.width
    _, top, _, room = slot_box(width, wall.height)
    middle, tall, wide = top + room / 2, min(0.62 * room, 0.2 * width), 0.09 * width
    places = ((x * 0.24 * width, middle - abs(x) * 0.02 * width) for x in (-1, 0, 1))
    return " ".join(_window(wall.x + x, wall.y + y, wide, tall) for x, y in places)


def _window(x: float, y: float, wide: float, tall: float) -> str:
    left, right, foot, bend = x - wide / 2, x + wide / 2, y + tall / 2, y - tall / 2 + wide / 2
    return write(
        "M", left, foot, "L", left, bend, "C", left, bend - wide * 0.66, right,
        bend - wide * 0.66, right, bend, "L", right, foot, "Z",
    )  # fmt: skip


@cache
def roof(kind: str, theme: Theme, width: float, height: float) -> Shapes:
    """The roof of the highest level, and the merlons behind whoever stands on it."""
    wall, name = Wall(width, height), _NAMES[kind]
    return (
        Path(_teeth(wall, -height, back=True), theme[name + "_shade"]),
        Path(ellipse(width / 2, wall.curve, 0, -height), theme[name + "_roof"]),
    )  # fmt: skip


@cache
def rim(kind: str, theme: Theme, width: float, height: float) -> Shapes:
    """The merlons before whoever stands on the roof."""
    wall, name = Wall(width, height), _NAMES[kind]
    return (Path(_teeth(wall, -height, back=False), theme[name + "_parapet"],
                 theme[name + "_shade"], 0.012 * width),)  # fmt: skip


def _teeth(wall: Wall, y: float, *, back: bool) -> str:
    """Merlons along half of a round edge, front or back."""
    half, side = wall.width / 2, -1 if back else 1
    spans = [(-1.0, -0.86), (-0.66, -0.44), (-0.16, 0.16), (0.44, 0.66), (0.86, 1.0)]

    def edge(u: float) -> float:
        return float(y + side * wall.curve * (1 - u * u) ** 0.5)

    return " ".join(
        write(
            "M", a * half, edge(a), "L", a * half, edge(a) - wall.tooth,
            "L", b * half, edge(b) - wall.tooth, "L", b * half, edge(b), "Z",
        )
        for a, b in spans
    )  # fmt: skip


@cache
def level(kind: str, theme: Theme, width: float = 100, height: float = 32) -> Shapes:
    """A whole tower, the middle of its foot at the origin; "T" is plain, "R" bears a raven."""
    return (
        *roof(kind, theme, width, height)[:1],
        *body(kind, theme, width, height),
        *signs((Sign(kind, 0, 0, width, height),), theme),
        *roof(kind, theme, width, height)[1:],
        *rim(kind, theme, width, height),
    )
