"""The landscape as a scene."""

from functools import cache

from ...draw.copies import copies
from ...draw.outline import circle
from ...draw.scene import Group, Path, Scene, Shape, Shapes
from ...engine.game import AnyGame
from ...games import GAMES
from ..course import course_data
from .frame import MapFrame, load_frame
from .ground import grounds, ridges, road, water
from .growth import growth
from .palette import LandscapePalette, load_palette, standing
from .regions import regions
from .sky import far_things, sky

_KEEP = 2.1  # how much bigger than its portrait the goal is, at the end of the way
_TUFT = "M -5 0 L -3 -6 M 0 0 L 0 -8 M 5 0 L 3 -6"
_PETALS = f"{circle(1.9, -3.2, 0)} {circle(1.9, 2.4, -1.6)} {circle(1.9, 1, 3)}"
_STREWN = {"pebble": circle(2), "spark": circle(1.7)}  # all else are flowers


@cache
def landscape(game: AnyGame, frame: str, theme: str) -> Scene:
    """The map of a game's course without its stops; land goes on beyond the size of the frame.

    Raises Mistake if there is no such theme.
    """
    land, palette = load_frame(frame), load_palette(theme)
    far = tuple(far_things(land, palette, len(GAMES) - 1))
    in_front = any(colour == "sea" for colour, *_ in land.table["layers"])
    scenery = (
        *sky(land, palette),
        *(() if in_front else far),
        *ridges(land, palette),
        *grounds(regions(game, frame), land, palette),
        *(far if in_front else ()),
        *water(land, palette),
        *road(land, palette),
    )
    return Scene(land.width, land.height, scenery, _standing(game, land, palette))


def _standing(game: AnyGame, land: MapFrame, palette: LandscapePalette) -> Shapes:
    """All that is on the ground, from the back to the front."""
    grown = growth(game, land.name)
    scale = land.scale(land.height / 2)
    strewn = [
        _strewn(name, copies(_shape(name), spots, scale), palette) for name, spots in grown.strewn
    ]
    things = [standing(one.name, palette, one.x, one.y, one.scale) for one in grown.things]
    x, y = land.table["rivers"][0][0]
    spring = standing("spring", palette, x, y, scale)
    upright = [*things, spring, _castle(game, land, palette)]
    return (*strewn, *sorted(upright, key=lambda one: one.y))


def _shape(name: str) -> str:
    return _TUFT if name == "tuft" else _STREWN.get(name, _PETALS)


def _strewn(name: str, d: str, palette: LandscapePalette) -> Path:
    """Many small things of one kind; grass is drawn with lines."""
    return Path(d, "", palette[name], 1.8) if name == "tuft" else Path(d, palette[name])


def _castle(game: AnyGame, land: MapFrame, palette: LandscapePalette) -> Group:
    """The end of the way: a castle on a crag, round what the game itself puts there."""
    x, y, scale = land.table["castle"]
    keep: tuple[Shape, ...] = ()
    if goal := str(course_data(game).get("goal", "")):
        portrait = game.face.portrait(goal, palette.name)
        left, top = portrait.width / 2 * _KEEP, portrait.height * 0.92 * _KEEP
        keep = (Group(portrait.shapes, -left, -86 - top, _KEEP),)
    parts = (
        standing("crag", palette, 0, 0),
        standing("bailey_back", palette, 0, -76),
        *keep,
        standing("bailey_front", palette, 0, -62),
    )
    return Group(parts, x, y, scale)
