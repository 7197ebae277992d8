"""Swap: the caster and a character change squares."""

from ....engine.errors import Refusal, refuse
from ..characters import crowd, is_base, square_of
from ..draft import Draft, Position, giants
from ..moves import Cast
from ..rules.attacks import why_not_aim
from ..rules.ending import ended_by
from ..rules.main_part import no_steps_left
from ..rules.moving import arrive, move_to
from .spell import Aim, Spell
from .striking import in_reach

_TARGETS = in_reach("swap")


def _aims(position: Position, seat: int) -> list[Aim]:
    return [aim for aim in _TARGETS(position, seat) if why_not_swap(position, seat, aim[0]) is None]


def why_not_swap(position: Position, seat: int, target: str) -> Refusal | None:
    """``base.teleport`` and ``move.filled``, which are looked at again after a Teleport."""
    caster = position.setup.colours[seat]
    squares = {caster: square_of(position, target), target: position.squares[seat]}
    for square in squares.values():
        if is_base(position, square):
            return refuse("base.teleport", "swap", square=position.setup.board.names[square])
    large = [position.setup.colours[giant] for giant in giants(position)]
    for who, square in squares.items():
        if who in large and any(other not in squares for other in crowd(position, square)):
            return refuse("move.filled", square=position.setup.board.names[square])
    return None


def _why_not(position: Position, seat: int, cast: Cast) -> Refusal | None:
    return why_not_aim(position, seat, cast) or why_not_swap(position, seat, cast.target)


def _work(draft: Draft, seat: int, cast: Cast, ward: int) -> None:
    caster, other = draft.setup.colours[seat], cast.target
    here, there = draft.squares[seat], square_of(draft, other)
    if why_not_swap(draft, seat, other) is not None:
        return  # stack.recheck: a Teleport has led into company
    no_steps_left(draft, seat)
    if here == there:
        return
    move_to(draft, other, here, "magic")
    move_to(draft, caster, there, "magic")
    arrive(draft, other, seat)
    if ended_by(draft) is None:  # out.life: nothing is left of a card when the game is over
        arrive(draft, caster, None)


SWAP = Spell(_aims, _why_not, _work)
