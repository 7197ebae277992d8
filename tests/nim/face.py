"""Pictures: three heaps in a row and the die beside them."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace

from mt_widgets.draw.outline import circle, ellipse, line, rectangle
from mt_widgets.draw.scene import Group, Path, Scene, Shape, Text
from mt_widgets.draw.tween import ease
from mt_widgets.engine.cues import Cues

from .events import DieRolled, Event, StonesTaken
from .heaps import HEAPS, heaps
from .knowledge import View, update
from .voice import board, title

_SIZES = {"wide": (720.0, 360.0), "medium": (540.0, 360.0), "narrow": (360.0, 420.0)}
_COLOURS = {  # the ground, lines and letters, stones, what glows, and both players
    "light": ("#f4efe4", "#2b2b33", "#9a8f7a", "#e0a020", "#2f6fb0", "#b03a3a"),
    "dark": ("#22242c", "#f0ece2", "#7d8496", "#f0c040", "#6fa8e0", "#e07a7a"),
    "clear": ("#ffffff", "#000000", "#8a8a8a", "#d08000", "#0050c0", "#c00000"),
}
_NAMES = ("ground", "ink", "stone", "glow", "a", "b")
FRAMES, THEMES = tuple(_SIZES), tuple(_COLOURS)
HARDNESS = circle(50)  # a stone
HARDNESS = "M -40 40 L 40 40 L 0 -50 Z"
Theme = dict[str, str]


def _theme(name: str) -> Theme:
    return dict(zip(_NAMES, _COLOURS[name], strict=True))


def size(_state: int, frame: str) -> tuple[float, float]:
    """How wide and high a board is in a frame."""
    return _SIZES[frame]


def piece(_state: int, _frame: str) -> float:
    """How high a stone is."""
    return 30


def _spot(tag: str, frame: str) -> tuple[float, float]:
    """Where the lowest stone of a heap lies, or the middle of the die."""
    width, height = _SIZES[frame]
    column = HEAPS if tag == "die" else int(tag[-1]) - 1
    return (column + 0.5) * width / (HEAPS + 1), height * (0.5 if tag == "die" else 0.88)


def scene(
    view: View, *, frame: str = "wide", theme: str = "light", cues: Cues[Event] | None = None
) -> Scene:
    """The picture of a view."""
    cues, colours = cues or Cues(), _theme(theme)
    width, height = _SIZES[frame]
    ground = Path(rectangle(0, 0, width, height), colours["ground"])
    piles = (_heap(view, n, frame, colours, cues) for n in range(1, HEAPS + 1))
    die = Group((_die(view.die, colours),), *_spot("die", frame), tag="die")
    over = tuple(_pointed(frame, colours, cues))
    return Scene(width, height, (ground,), (*piles, die), over, title(), board(view))


def _heap(view: View, number: int, frame: str, colours: Theme, cues: Cues[Event]) -> Group:
    """A plate and the stones on it; those that would be taken are faint."""
    tag, stones = f"heap:{number}", view.heaps[number - 1]
    lit = tag in cues.glowing or tag in cues.chosen
    plate = Path(ellipse(40, 14, 0, 6), "", colours["glow" if lit else "ink"], 4 if lit else 2)
    going = sum(e.number for e in cues.preview if isinstance(e, StonesTaken) and e.heap == number)
    faint = [0.3 if stone >= stones - going else 1.0 for stone in range(stones)]
    pile = (_stone(level, colours, opacity) for level, opacity in enumerate(faint))
    return Group((plate, *pile), *_spot(tag, frame), tag=tag)


def _stone(level: int, colours: Theme, opacity: float = 1) -> Path:
    return Path(ellipse(30, 15, 0, -28 * level), colours["stone"], colours["ink"], 2, (), opacity)


def _die(value: int, colours: Theme) -> Group:
    box = Path(rectangle(-24, -24, 48, 48, 8), colours["ground"], colours["ink"], 3)
    return Group((box, *((Text(str(value), 0, 0, 30, colours["ink"]),) if value else ())))


def _pointed(frame: str, colours: Theme, cues: Cues[Event]) -> Iterator[Shape]:
    """Rings and arrows."""
    for mark in cues.marks:
        x, y = _spot(mark.tag, frame)
        yield Path(circle(44, x, y), "", colours[mark.colour], 4)
    for arrow in cues.arrows:
        ends = [_spot(tag, frame) for tag in (arrow.from_tag, arrow.to_tag)]
        yield Path(line(ends), "", colours[arrow.colour], 4)
        yield Path(circle(8, *ends[1]), colours[arrow.colour])


@dataclass(frozen=True, slots=True)
class Motion:
    """A view without what moves, what moves at a time from 0 to 1, and how long it takes."""

    stage: View
    frames: Callable[[float], tuple[Shape, ...]]
    seconds: float


def motion(view: View, event: Event, *, frame: str, theme: str) -> Motion | None:
    """Stones rise and fade, and the die turns up."""
    colours = _theme(theme)
    if isinstance(event, StonesTaken):
        after = update(view, (event,))
        x, y = _spot(f"heap:{event.heap}", frame)
        lowest = after.heaps[event.heap - 1]
        stones = tuple(_stone(lowest + n, colours) for n in range(event.number))
        return Motion(after, lambda t: (Group(stones, x, y - 40 * ease(t), 1, 1 - ease(t)),), 0.6)
    if isinstance(event, DieRolled):
        x, y = _spot("die", frame)
        rolled = _die(event.value, colours)
        return Motion(view, lambda t: (replace(rolled, x=x, y=y, scale=2 - ease(t)),), 0.5)
    return None


def crowded(_view: View, _tag: str, _frame: str) -> Hashable:
    """Nothing: stones lie apart."""
    return None


def closer(_view: View, _tag: str) -> Hashable:
    """Everything can be seen from afar."""
    return None


def emblem(seat: str) -> str:
    """A player's stone."""
    return f"stone:{seat}"


def seat_colours(seat: str, theme: str) -> tuple[str, str]:
    """A player's colour, and ink round it."""
    return _theme(theme)[seat], _theme(theme)["ink"]


def portrait(piece: str, theme: str) -> Scene:
    """A player's stone (``stone:a``) or the die (``die:3``)."""
    what, _, name = piece.partition(":")
    colours = _theme(theme)
    if what == "die":
        return Scene(64, 64, (), (Group((_die(int(name), colours),), 32, 32),))
    stone = Path(circle(26, 32, 32), colours[name], colours["ink"], 3)
    return Scene(64, 64, (), (stone, Text(name, 32, 32, 30, colours["ground"])))


def race_scene(states: Sequence[int], *, theme: str, width: float, height: float) -> Scene:
    """How the stones became fewer."""
    left, colours = [sum(heaps(state)) for state in states], _theme(theme)
    step, unit = width / len(left), height / (max(left) + 1)
    points = [((n + 0.5) * step, height - stones * unit) for n, stones in enumerate(left)]
    shapes = (
        Path(line(points), "", colours["ink"], 2),
        *(Path(circle(4, *point), colours["glow"]) for point in points),
    )
    return Scene(width, height, (), shapes, (), title(), " ".join(map(str, left)))
