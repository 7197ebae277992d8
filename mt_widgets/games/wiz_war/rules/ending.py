"""Winning and losing (section 5)."""

from ..changes import do
from ..characters import alive
from ..draft import Draft, Position
from ..events import GameEnded
from ..state import NO_TURN
from .death import die

WANTED = 2  # treasures


def loot(position: Position) -> list[int]:
    """How many treasures of others lie on the base of each living wizard."""
    setup, found = position.setup, [0] * len(position.lives)
    for square, thing in position.things:
        if square in setup.bases and thing.isupper():
            seat = setup.bases.index(square)
            if position.lives[seat] > 0 and thing != setup.colours[seat].upper():
                found[seat] += 1
    return found


def _with_treasures(position: Position) -> tuple[int, ...]:
    """``win.treasures``: the living on whose base two treasures of others lie."""
    return tuple(seat for seat, number in enumerate(loot(position)) if number >= WANTED)


def winners(position: Position) -> tuple[int, ...] | None:
    """The seats that have won, or None while the game goes on."""
    rich = _with_treasures(position)
    if rich:
        return rich
    living = alive(position)
    return tuple(living) if len(living) == 1 else None  # win.last


def ended_by(position: Position) -> str | None:
    """The name of the rule by which the game is over."""
    if _with_treasures(position):
        return "win.treasures"
    return "win.last" if len(alive(position)) == 1 else None


def out_by_treasures(position: Position) -> int | None:
    """``out.treasures``: the first wizard who is out, counted from the one whose turn it is."""
    setup, stolen = position.setup, [0] * len(position.lives)
    for square, thing in position.things:
        if square in setup.bases and thing.isupper():
            base, seat = setup.bases.index(square), setup.seat[thing.lower()]
            if base != seat and position.lives[base] > 0:
                stolen[seat] += 1
    if max(stolen) < 2:
        return None
    seats, first = len(stolen), max(position.turn.seat, 0)
    order = ((first + n) % seats for n in range(seats))
    return next((seat for seat in order if stolen[seat] >= 2 and position.lives[seat] > 0), None)


def look(draft: Draft) -> bool:
    """``win.when``: end the game if it is over now, and say whether it is."""
    while True:
        won = winners(draft)
        if won is not None:
            _end(draft, won)
            return True
        out = out_by_treasures(draft)
        if out is None:
            return False
        die(draft, out, None)


def _end(draft: Draft, won: tuple[int, ...]) -> None:
    draft.turn, draft.pending = NO_TURN, ()
    draft.rest_creatures()
    do(draft, GameEnded(won, tuple(draft.hands)))
