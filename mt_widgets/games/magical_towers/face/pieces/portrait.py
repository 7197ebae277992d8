"""A single thing as a picture of its own, for a palette or a map."""

from functools import cache

from .....draw.scene import Group, Scene, Shapes
from ...box import SPELL_COSTS
from ...cards import LETTERS
from ..board.layout import lay_out
from ..board.placing import Level
from ..board.ring import level_on
from ..cards import spells
from ..cards.hand import card
from ..theme import Theme, load_theme
from . import castle, flask, tower, wizard
from .die import die

_SIZE = 64  # units each way


@cache
def portrait(piece: str, theme: str) -> Scene:
    """A wizard (``wizard:b``), a tower (``tower:R``), a tower with one in it, the castle, and more.

    There are also ``flask:b``, ``card:W3`` (blue's, ``card:?@y`` is yellow's), ``die:5`` and
    ``spell:mw``.
    """
    return Scene(_SIZE, _SIZE, (), _shapes(piece, load_theme(theme)))


def _shapes(piece: str, theme: Theme) -> Shapes:
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
    if what == "castle":
        return (Group(castle.figure(theme), middle, foot - 1, 0.56),)
    return _things(what, name, theme)


def _things(what: str, name: str, theme: Theme) -> Shapes:
    """What lies beside the board."""
    middle, foot = _SIZE / 2, _SIZE - 5
    if what == "flask":
        return (Group(flask.full(1, 88, name, theme), middle, foot, 0.52),)
    if what == "card":
        text, _, colour = name.partition("@")
        return (Group(card(LETTERS[text], colour or "b", 42, 56, theme), middle - 21, 4),)
    if what == "die":
        return (Group((die(int(name), 40, theme),), middle, middle - 3),)
    assert name in SPELL_COSTS
    return (Group(spells.picture(name, "b", theme), middle, middle, 0.68),)
