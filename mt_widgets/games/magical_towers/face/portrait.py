"""A single piece as a picture of its own, for a palette."""

from functools import cache

from ....draw.scene import Group, Scene, Shape
from . import castle, tower, wizard
from .board import level_on
from .layout import lay_out
from .placing import Level
from .theme import Theme, load_theme

__all__ = ["portrait"]

_SIZE = 64  # units each way


@cache
def portrait(piece: str, theme: str) -> Scene:
    """A wizard (``wizard:b``), a tower (``tower:R``), a tower with one in it, or the castle."""
    return Scene(_SIZE, _SIZE, (), _shapes(piece, load_theme(theme)))


def _shapes(piece: str, theme: Theme) -> tuple[Shape, ...]:
    what, _, name = piece.partition(":")
    middle, foot = _SIZE / 2, _SIZE - 5
    if what == "wizard":
        return (Group(wizard.figure(name, theme), middle, foot, 0.56),)
    if what == "tower":
        return (Group(tower.level(name, theme, 100, 52), middle, foot - 3, 0.56),)
    if what == "under":
        layout = lay_out("wide", 2)
        level = Level("tower:0.1", "T", name, 0, 0, 64)
        walls = level_on(level, layout, theme, top=True)
        edge = tower.rim("T", theme, layout.tower, level.height)
        return (Group((walls, *edge), middle, foot - 3, 0.5),)
    return (Group(castle.figure(theme), middle, foot - 1, 0.56),)
