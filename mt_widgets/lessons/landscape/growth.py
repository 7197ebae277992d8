"""What grows and stands on the ground, always the same for the same course and frame."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from ...draw.outline import Point
from ...engine.game import AnyGame
from .frame import MapFrame, load_frame
from .free_ground import Box, FreeGround, extent
from .names import around, castle_box, name_box, name_places
from .palette import read_table
from .regions import Region, regions

_TRIES = 30  # for each thing, before there is one less of it
_SMALL: Box = (-6, -6, 6, 4)  # of grass and flowers
_HOUSE = 120  # units: no house is higher
_ASIDE = 0.2  # of the room for a house, by which it stands to the left of its stop, and behind it


@dataclass(frozen=True, slots=True)
class Thing:
    """A figure, and where its foot stands."""

    name: str
    x: float
    y: float
    scale: float

    @property
    def box(self) -> Box:
        """How far it reaches from its foot."""
        left, top, right, bottom = (side * self.scale for side in extent(self.name))
        return left, top, right, bottom


@dataclass(frozen=True)
class Growth:
    """All things that stand on the map, and the small ones that lie on the ground, by kind."""

    things: tuple[Thing, ...]
    strewn: tuple[tuple[str, tuple[Point, ...]], ...]


@cache
def growth(game: AnyGame, frame: str) -> Growth:
    """All that stands in a frame: houses at their stops first, then trees where there is room."""
    some, land = regions(game, frame), load_frame(frame)
    ground = FreeGround(land, _taken(game, some, land))
    things = [house for region in some if region.yard for house in _houses(region, land)]
    for house in things:
        ground.take(house.x, house.y, 46 * house.scale)
    for region in some:
        things += _grown(region, ground, land)
    things += _woods(ground, land)
    strewn = [kind for region in some for kind in _strewn(region, ground, land)]
    return Growth(tuple(things), tuple(strewn))


def _taken(game: AnyGame, some: tuple[Region, ...], land: MapFrame) -> list[Box]:
    """What must stay in sight: stops, names and the castle."""
    named = zip(some, name_places(game, land.name), strict=True)
    stops = [around(spot, land) for region in some for spot in region.spots]
    names = [name_box(region.title, place, land) for region, place in named]
    return [*stops, *names, castle_box(land)]


def _houses(region: Region, land: MapFrame) -> Iterator[Thing]:
    """What is built for each stop beside the way; the stop lies at its door."""
    usual = read_table("places.toml")["house"]
    for chapter, (x, y) in zip(region.chapters, region.spots, strict=True):
        name = chapter.house or usual
        scale = 0.76 * region.room / max(_HOUSE, -extent(name)[1])
        aside = _ASIDE * region.room
        yield Thing(name, round(x - aside, 1), round(y - 0.7 * aside, 1), round(scale, 2))


def _grown(region: Region, ground: FreeGround, land: MapFrame) -> Iterator[Thing]:
    """The trees, rocks and cottages of a region."""
    rng = Random(f"{land.name} {region.place} {len(region.spots)}")
    for name, number in read_table("places.toml")[region.place]["grows"].items():
        for _ in range(round(number * len(region.spots))):
            tries = (_thing(name, _near(region, land, rng), land, rng) for _ in range(_TRIES))
            thing = next((one for one in tries if ground.is_free(one.x, one.y, one.box)), None)
            if thing:
                ground.take(thing.x, thing.y, (thing.box[2] - thing.box[0]) / 2)
                yield thing


def _woods(ground: FreeGround, land: MapFrame) -> Iterator[Thing]:
    """The woods of a frame, in which trees stand closely."""
    rng = Random(land.name)
    for left, top, width, height, number, name in land.table["woods"]:
        for _ in range(2 * number):
            spot = left + rng.random() * width, top + rng.random() * height
            tree = _thing(name, spot, land, rng)
            if ground.is_free(tree.x, tree.y, tree.box, apart=0.7):
                ground.take(tree.x, tree.y, (tree.box[2] - tree.box[0]) / 2)
                yield tree


def _thing(name: str, spot: Point, land: MapFrame, rng: Random) -> Thing:
    scale = land.scale(spot[1]) * rng.uniform(0.82, 1.12)
    return Thing(name, round(spot[0], 1), round(spot[1], 1), round(scale, 2))


def _near(region: Region, land: MapFrame, rng: Random) -> Point:
    """Some point of a region."""
    if region.yard:
        left, top, width, height = region.yard
        return left + rng.random() * width, top + (0.06 + 0.94 * rng.random()) * height
    x, y = rng.choice(region.line)
    spread = land.table["spread"]
    return x + rng.uniform(-0.8, 0.8) * spread, y + rng.uniform(-0.72, 0.72) * spread


def _strewn(
    region: Region, ground: FreeGround, land: MapFrame
) -> Iterator[tuple[str, tuple[Point, ...]]]:
    """Grass, flowers and sparks of a region."""
    rng = Random(f"strewn {land.name} {region.place}")
    for name, number in read_table("places.toml")[region.place]["strewn"].items():
        wanted = number * len(region.spots)
        tries = (_near(region, land, rng) for _ in range(round(2.4 * wanted)))
        spots = [spot for spot in tries if ground.is_free(*spot, _SMALL, apart=0.8)]
        if spots:
            yield name, tuple(spots[:wanted])
