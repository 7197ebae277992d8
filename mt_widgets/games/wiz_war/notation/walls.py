"""Sectors, and the borders that differ from what they say."""

import re

from ....engine.errors import PositionError, excerpt
from ..board import Grid
from ..box import COLOURS, LAYOUTS, PLANS, STRENGTH
from ..places import border_named
from ..sectors import laid_out
from ..state import State
from .reading import parse_number

_SECTOR = re.compile(rf"([{COLOURS}])([{''.join(PLANS)}][0-3])", re.ASCII)
_WALL = re.compile(r"([a-z]\d+[nesw]):([owdf])(\d*)", re.ASCII)
_MOST = {"w": STRENGTH["wall"] - 1, "d": STRENGTH["door"] - 1}


def parse_sectors(text: str) -> tuple[str, tuple[str, ...]]:
    """Read the sectors: their owners' colours, and the plans with their turns."""
    rows = [row.split(",") for row in text.split("/")]
    shapes = [[len(row) for row in layout] for layout in LAYOUTS.values()]
    if [len(row) for row in rows] not in shapes:
        raise PositionError("sectors", "two or three sectors lie in a row, or four in two rows")
    found = [_SECTOR.fullmatch(sector) for row in rows for sector in row]
    if None in found:
        raise PositionError("sectors", f"{excerpt(text)} has a sector that is not like bA0")
    colours = "".join(one[1] for one in found if one)
    if len(set(colours)) < len(colours):
        raise PositionError("sectors", "a colour stands there twice")
    return colours, tuple(one[2] for one in found if one)


def format_sectors(state: State) -> str:
    """Write the sectors."""
    setup, across = state.setup, state.setup.board.across
    texts = [
        setup.colours[owner] + plan for owner, plan in zip(setup.owners, state.sectors, strict=True)
    ]
    rows = [texts[start : start + across] for start in range(0, len(texts), across)]
    return "/".join(",".join(row) for row in rows)


def parse_walls(
    board: Grid, sectors: tuple[str, ...], text: str
) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Read the changed borders: what is on every border, and what damage there is."""
    kinds, damage = list(laid_out(board, sectors)), dict[int, int]()
    seen = set[int]()
    for part in text.split(",") if text else ():
        found = _WALL.fullmatch(part)
        border = border_named(board, found[1]) if found else None
        if found is None or border is None:
            raise PositionError("walls", f"{excerpt(part)} is no border as in c3e:w")
        if border in seen:
            raise PositionError("walls", f"{board.border_names[border]} stands there twice")
        seen.add(border)
        kinds[border] = found[2]
        if found[2] == "d" and board.rim[border] != " ":
            raise PositionError(
                "walls", f"{board.border_names[border]}: no door on the side of a sector"
            )
        if found[3]:
            most = _MOST.get(found[2], -1)
            taken = parse_number(f"walls: {board.border_names[border]}", found[3], 0, most)
            damage |= {border: taken} if taken else {}
    return "".join(kinds), tuple(sorted(damage.items()))


def format_walls(state: State) -> str:
    """Write the borders that differ from what the sectors as they lie say."""
    board, hurt = state.setup.board, dict(state.damage)
    said = laid_out(board, state.sectors)
    return ",".join(
        f"{board.border_names[border]}:{kind}{hurt.get(border, '')}"
        for border, kind in enumerate(state.borders)
        if kind != said[border] or border in hurt
    )
