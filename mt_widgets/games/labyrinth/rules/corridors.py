"""Section 2: which tiles are joined, and where their corridors lead."""

from ..box import COLUMNS, OPEN, PLACE_NUMBER, PLACES, ROWS, TILES

# The next place on each side, as steps along the columns and the rows, and the side facing us.
_SIDES = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}


def _next_to(place: int, side: str) -> int | None:
    """The place on that side; None beyond the edge of the board."""
    name, (east, south, _) = PLACES[place], _SIDES[side]
    column, row = COLUMNS.index(name[0]) + east, ROWS.index(name[1]) + south
    inside = 0 <= column < len(COLUMNS) and 0 <= row < len(ROWS)
    return PLACE_NUMBER[COLUMNS[column] + ROWS[row]] if inside else None


def _open_to(side: str) -> str:
    """The letters of all tiles that are open on a side."""
    return "".join(tile for tile in TILES if side in OPEN[tile])


def _exits(place: int, tile: str) -> tuple[tuple[int, str], ...]:
    """Where a tile's corridors lead, with the letters of the tiles that are open on that side."""
    beside = ((_next_to(place, side), _open_to(_SIDES[side][2])) for side in OPEN[tile])
    return tuple((place, facing) for place, facing in beside if place is not None)


# ``tile.joined``: by place and by the letter of the tile that lies there.
_EXITS = [{tile: _exits(place, tile) for tile in TILES} for place in range(len(PLACES))]


def area(tiles: str, start: int) -> list[int]:
    """Every place to which joined corridors lead from a place, itself first.

    >>> area("F" + "H" * 5 + "Z" + "H" * 42, 0)
    [0, 1, 2, 3, 4, 5, 6]
    """
    reached, seen = [start], {start}
    for place in reached:
        for beside, facing in _EXITS[place][tiles[place]]:
            if beside not in seen and tiles[beside] in facing:
                seen.add(beside)
                reached.append(beside)
    return reached


def way(tiles: str, start: int, end: int) -> tuple[int, ...]:
    """The places of a shortest way along joined corridors, both ends included."""
    came_from, reached = {start: start}, [start]
    for place in reached:
        for beside, facing in _EXITS[place][tiles[place]]:
            if beside not in came_from and tiles[beside] in facing:
                came_from[beside] = place
                reached.append(beside)
    places = [end]
    while places[-1] != start:
        places.append(came_from[places[-1]])
    return tuple(reversed(places))
