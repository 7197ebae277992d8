"""Items and treasures (section 17): use, drop, throw, destroy, pick up."""

from ....engine.errors import Refusal, refuse
from ..box import COLOURS
from ..characters import creation_on, is_alive
from ..draft import Position, maze_of
from ..moves import Destroy, Drop, Throw, Use
from ..things import TREASURES
from .seeing import in_line


def why_not_carried(position: Position, seat: int, thing: str) -> Refusal | None:
    """``item.carry``: you use only what you carry."""
    return None if thing in position.carried[seat] else refuse("item.carry", thing=thing)


def why_not_take(position: Position, seat: int, thing: str) -> Refusal | None:
    """``take.here`` and ``treasure.one``."""
    if (position.squares[seat], thing) not in position.things:
        return refuse("take.here", thing=thing)
    if thing in TREASURES and any(other in TREASURES for other in position.carried[seat]):
        return refuse("treasure.one")
    return None


def why_not_drop(position: Position, seat: int, move: Drop) -> Refusal | None:
    """``drop.here``: what you carry, treasures too."""
    return why_not_carried(position, seat, move.thing)


def why_not_destroy(position: Position, seat: int, move: Destroy) -> Refusal | None:
    """``item.destroy``: never a treasure."""
    if move.thing in TREASURES:
        return refuse("treasure.firm", "destroy")
    return why_not_carried(position, seat, move.thing)


def why_not_throw(position: Position, seat: int, move: Throw) -> Refusal | None:
    """``throw.treasure``, ``throw.to`` and the straight line of every throw."""
    if move.thing in TREASURES:
        return refuse("throw.treasure")
    refusal = why_not_carried(position, seat, move.thing)
    if refusal is not None:
        return refusal
    setup, to_wizard = position.setup, move.target in COLOURS
    if to_wizard and not is_alive(position, move.target):
        return refuse("throw.to", "nobody", colour=move.target)
    if to_wizard:
        square = position.squares[setup.seat[move.target]]
        oneself = setup.seat[move.target] == seat
    else:
        square = setup.board.square[move.target]
        oneself = square == position.squares[seat]
    if oneself:
        return refuse("throw.to")
    if square not in in_line(position, seat).square_set:
        return refuse("los.straight", target=move.target)
    creation = creation_on(position, square)
    if creation is not None and creation.name == "stone":
        return refuse("move.filled", square=setup.board.names[square])
    return None


def hammer_targets(position: Position, seat: int) -> list[str]:
    """``card.hammer``: wall sections of the wizard's square, and adjacent stone blocks."""
    board, square = position.setup.board, position.squares[seat]
    sides = [board.border_names[b] for b in board.sides[square] if position.borders[b] in "wd"]
    if not position.creations:
        return sides
    near = maze_of(position).adjacent(square)
    stones = (c for c in position.creations if c.name == "stone" and c.square in near)
    return sides + [board.names[stone.square] for stone in stones]


def why_not_hammer(position: Position, seat: int, move: Use) -> Refusal | None:
    """``item.charges`` and ``card.hammer``, when it is carried and its number card is held."""
    left = position.turn.hammer
    if left == 0:
        return refuse("item.charges")
    if left is not None and move.number:
        return refuse("item.charges", "number")
    if move.target not in hammer_targets(position, seat):
        return refuse("card.hammer", target=move.target)
    return None
