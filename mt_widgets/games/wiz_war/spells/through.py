"""Pick Lock and Through the Wall: a step through a door or a wall."""

from collections.abc import Callable

from ....engine.errors import Refusal, refuse
from ..board import WAYS
from ..draft import Draft, Position
from ..moves import Cast
from ..rules.moving import why_not_into
from ..rules.walking import walk
from .spell import Aim, Spell


def _why_not(position: Position, seat: int, cast: Cast) -> Refusal | None:
    """``move.steps``: it is one of the wizard's steps, so never by *Interrupt*."""
    if cast.interrupt or position.turn.seat != seat or position.turn.steps == 0:
        return refuse("move.steps", "card")
    board = position.setup.board
    border, target = board.next[position.squares[seat]][cast.target]
    if position.borders[border] not in ("d" if cast.card == "picklock" else "wd"):
        return refuse(f"card.{cast.card}", border=board.border_names[border])
    return why_not_into(position, position.setup.colours[seat], target)


def _aims(card: str) -> Callable[[Position, int], list[Aim]]:
    casts = [Cast(card, way) for way in WAYS]
    return lambda position, seat: [
        (cast.target, "") for cast in casts if _why_not(position, seat, cast) is None
    ]


def _work(draft: Draft, seat: int, cast: Cast, ward: int) -> None:
    walk(draft, seat, cast.target)


PICK_LOCK = Spell(_aims("picklock"), _why_not, _work)
GHOST = Spell(_aims("ghost"), _why_not, _work)
