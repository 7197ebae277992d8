"""Turning a sector: ``rotate.all``, ``rotate.coin`` and ``rotate.rim``, in numbers."""

from .box import SIDE
from .draft import Draft, Position
from .sectors import Local, turn_border, turn_square
from .things import sorted_floor


def _sector_sides(position: Position, sector: int) -> list[tuple[int, Local]]:
    """All borders of a sector, seen from inside it: inner ones, and those on its sides."""
    board = position.setup.board
    left, top = _corner(position, sector)
    return [
        (board.next[board.at(left + x, top + y)][side][0], (x, y, side))
        for y in range(SIDE)
        for x in range(SIDE)
        for side in "nesw"
    ]


def _corner(position: Position, sector: int) -> tuple[int, int]:
    across = position.setup.board.across
    return SIDE * (sector % across), SIDE * (sector // across)


def changed_rim(position: Position, sector: int) -> list[int]:
    """``rotate.coin``: borders to other sectors that are not as ``board.rim`` says."""
    board, hurt = position.setup.board, dict(position.damage)
    return sorted(
        border
        for border, _ in _sector_sides(position, sector)
        if board.rim[border] != " "
        and len({board.sector[square] for square in board.beyond(border)}) == 2
        and (position.borders[border] != board.rim[border] or border in hurt)
    )


def turn_sector(draft: Draft, sector: int, quarters: int, coins: tuple[bool, ...]) -> None:
    """Turn a sector with everything in it, and the changed borders whose coin showed heads."""
    _turn_borders(draft, sector, quarters, coins)
    board = draft.setup.board
    left, top = _corner(draft, sector)

    def turned(square: int) -> int:
        if square < 0 or board.sector[square] != sector:
            return square
        column, row = square % board.width - left, square // board.width - top
        x, y = turn_square(column, row, quarters)
        return board.at(left + x, top + y)

    draft.squares = [turned(square) for square in draft.squares]
    draft.things = sorted_floor((turned(square), thing) for square, thing in draft.things)
    draft.creations = tuple(sorted(c._replace(square=turned(c.square)) for c in draft.creations))
    draft.creatures = tuple(c._replace(square=turned(c.square)) for c in draft.creatures)
    sectors = list(draft.sectors)
    plan, turns = sectors[sector][0], int(sectors[sector][1])
    sectors[sector] = f"{plan}{(turns + quarters) % 4}"
    draft.sectors = tuple(sectors)


def _turn_borders(draft: Draft, sector: int, quarters: int, coins: tuple[bool, ...]) -> None:
    board, kinds, hurt = draft.setup.board, list(draft.borders), dict(draft.damage)
    sides = dict(_sector_sides(draft, sector))
    changed = changed_rim(draft, sector)
    inner = [border for border in sides if board.rim[border] == " "]
    turning = inner + [b for b, heads in zip(changed, coins, strict=True) if heads]
    old = [(border, kinds[border], hurt.pop(border, 0)) for border in turning]
    for border in turning:
        kinds[border] = board.rim[border]  # an inner border gets its letter below
    left, top = _corner(draft, sector)
    for border, kind, damage in old:
        x, y, side = turn_border(sides[border], quarters)
        place = board.next[board.at(left + x, top + y)][side][0]
        kinds[place] = kind
        hurt.pop(place, None)
        if damage:
            hurt[place] = damage
    draft.borders, draft.damage = "".join(kinds), tuple(sorted(hurt.items()))
