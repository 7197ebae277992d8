"""Section 5: shifting the maze, and what rides along."""

from ....engine.errors import Refusal, refuse
from ..box import ARROWS, PLACES, SPARE_OF, TURNINGS
from ..moves import Shift
from ..state import MOVE, SHIFT, State, Turn


def _line(arrow: str) -> tuple[int, ...]:
    """The places of an arrow's row or column, from where the spare goes in to the far end."""
    line = [place for place, name in enumerate(PLACES) if arrow[1] in name]
    return tuple(line if arrow[0] in "NW" else reversed(line))


def _ride(arrow: str) -> tuple[int, ...]:
    """``carry.along``, ``carry.across``: for every place, where a shift takes what lies there."""
    line = LINES[arrow]
    carried = dict(zip(line, (*line[1:], line[0]), strict=True))
    return tuple(carried.get(place, place) for place in range(len(PLACES)))


OPPOSITE = {arrow: dict(zip("NSWE", "SNEW", strict=True))[arrow[0]] + arrow[1] for arrow in ARROWS}
LINES = {arrow: _line(arrow) for arrow in ARROWS}
RIDES = {arrow: _ride(arrow) for arrow in ARROWS}

# Every legal shift by the spare and by the arrow that is closed; nothing where none is.
_SHIFTS = {
    (spare, closed): [
        Shift(arrow, tile) for arrow in ARROWS if arrow != closed for tile in TURNINGS[spare]
    ]
    for spare in TURNINGS
    for closed in ("", *ARROWS)
}


def legal_shifts(state: State) -> list[Shift]:
    """Where the spare can go in, and how it can be turned."""
    return _SHIFTS[state.spare, state.closed]


def why_not_shift(state: State, move: Shift) -> Refusal | None:
    """``shift.*``: one shift in a turn, at an open arrow, with the spare."""
    arrow, tile = move.arrow, move.tile
    if state.turn.step != SHIFT:
        return refuse("shift.once")
    if arrow not in RIDES:
        return refuse("shift.arrow", arrow=arrow)
    if arrow == state.closed:
        return refuse("shift.no-undo", arrow=arrow)
    if SPARE_OF[tile] != state.spare:
        return refuse("shift.spare", tile=SPARE_OF[tile], spare=state.spare)
    return None


def push(tiles: str, arrow: str, tile: str) -> str:
    """``shift.one-step``: the maze with a tile pushed in, its line one step on."""
    maze, line = list(tiles), LINES[arrow]
    for place, behind in zip(line[:0:-1], line[-2::-1], strict=True):  # from the far end
        maze[place] = maze[behind]
    maze[line[0]] = tile
    return "".join(maze)


def shift(state: State, move: Shift) -> State:
    """The maze pushed, with all that lies and stands on it; the tile pushed out is the spare."""
    arrow, turn = move.arrow, state.turn
    ride = RIDES[arrow]
    return state._replace(
        tiles=push(state.tiles, arrow, move.tile),
        spare=SPARE_OF[state.tiles[LINES[arrow][-1]]],
        closed=OPPOSITE[arrow],
        pawns=tuple([ride[place] for place in state.pawns]),
        lying=tuple([ride[place] for place in state.lying]),
        turn=Turn(turn.seat, MOVE, turn.wand_used),
    )
