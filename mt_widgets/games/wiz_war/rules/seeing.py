"""Sight (section 8): what a wizard sees, and what lies on a straight line."""

from ..draft import Position, maze_of
from ..lasting import is_under
from ..maze import Sight


def in_sight(position: Position, seat: int) -> Sight:
    """``los.needed``: what a wizard sees; ``los.vision``: walls do not block under *Vision*."""
    through = is_under(position, seat, "vision")
    return maze_of(position).sight(position.squares[seat], through=through)


def in_line(position: Position, seat: int) -> Sight:
    """``los.straight``: what a wizard sees without the help of *Vision*."""
    return maze_of(position).sight(position.squares[seat])


def is_seen(sight: Sight, position: Position, place: str) -> bool:
    """Whether a square or a border, by its name, is in a sight."""
    board = position.setup.board
    if place in board.square:
        return board.square[place] in sight.square_set
    return board.border[place] in sight.border_set


def sees_wizard(position: Position, seat: int, other: int) -> bool:
    """Whether a wizard sees another one."""
    return position.squares[other] in in_sight(position, seat).square_set
