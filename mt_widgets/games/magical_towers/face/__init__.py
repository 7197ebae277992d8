"""The face of the game: a pure function from what a player may see to a scene."""

from collections.abc import Hashable, Sequence
from operator import add

from ....draw.scene import Scene
from ..stacks import height
from ..state import State
from ..tags import place
from ..view import View
from .board.anchors import anchor
from .board.layout import FRAMES, lay_out
from .motion.cues import Arrow, Cues, Mark
from .motion.motions import Motion, motion
from .panels.race import line_colours, race_plots
from .picture import scene
from .pieces.portrait import portrait
from .pieces.tower import RAVEN
from .theme import THEMES, load_theme

__all__ = [
    "FRAMES", "HARDNESS", "THEMES", "Arrow", "Cues", "Mark", "Motion", "anchor", "closer",
    "crowded", "emblem", "lay_out", "motion", "piece", "portrait", "race_scene", "scene",
    "seat_colours", "size",
]  # fmt: skip

HARDNESS = RAVEN
_TALL = 2


def size(state: State, frame: str) -> tuple[float, float]:
    """How wide and high a board is in a frame."""
    layout = lay_out(frame, state.table.seats)
    return layout.width, layout.height


def piece(state: State, frame: str) -> float:
    """How high a wizard is in a frame: the smallest piece that has to be recognised."""
    return lay_out(frame, state.table.seats).wizard


def closer(view: View, tag: str) -> Hashable:
    """The space of a piece, if its stack is worth a look from the side."""
    space = _space(tag)
    return space if space is not None and height(view.covered[space]) >= _TALL else None


def crowded(view: View, tag: str, frame: str) -> Hashable:
    """The space of a piece, if a finger could mean several on it, and the lens is made for one."""
    space = _space(tag) if lay_out(frame, view.table.seats).finger else None
    if space is None:
        return None
    things = height(view.covered[space]) + len({*view.tops[space]})
    return space if things > 1 else None


def _space(tag: str) -> int | None:
    where = place(tag)
    return int(where.partition(":")[2]) if where else None


def emblem(colour: str) -> str:
    """A player's wizard."""
    return f"wizard:{colour}"


def seat_colours(colour: str, theme: str) -> tuple[str, str]:
    """The colour of a player's line in a plot, and that of its edge."""
    return line_colours(colour, load_theme(theme))


def race_scene(states: Sequence[State], *, theme: str, width: float, height: float) -> Scene:
    """Wizards home and flasks filled (``end.winner`` asks for these), turn by turn."""
    history = tuple((state.home, tuple(map(add, state.full, state.spent))) for state in states)
    colours = states[0].table.colours
    return race_plots(history, colours, theme=theme, width=width, height=height)
