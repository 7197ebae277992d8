"""Master Wizards: a named move while spells are cast on it, and what becomes of it."""

from dataclasses import replace

from ..box import SPACES, SPELL_STEPS
from ..draft import Draft, Position
from ..events import MoveFailed
from ..moves import Cast, Piece, Tower, Wizard
from ..stacks import height, leave, levels
from ..state import Named, State
from .cards import steps_for
from .towers import move_tower, why_not_move
from .wizards import walk, why_not_walk


def _carried(before: State, cast: Cast, space: int, level: int) -> tuple[int, int]:
    """Where a level, or the tower below it, is after a spell that moves towers."""
    target = cast.target
    steps = SPELL_STEPS.get(cast.spell, 0)
    if steps and isinstance(target, Tower):
        if target.space == space and level >= target.number:
            landed = (space + steps) % SPACES
            return landed, height(before.covered[landed]) + 1 + level - target.number
    if isinstance(target, tuple) and space in target and level == height(before.covered[space]):
        other = target[0] + target[1] - space
        return other, height(before.covered[other])
    return space, level


def _alone(before: State, cast: Cast, wizard: Wizard, level: int) -> int | None:
    """The space to which a spell takes the named wizard by itself, or None if it does not.

    Of equal wizards on one level another walks, so that the named one keeps its place; but the
    named one is freed first, for that is what a player would want.
    """
    towers = height(before.covered[wizard.space])
    steps = SPELL_STEPS.get(cast.spell, 0)
    if steps and cast.target == wizard and level == towers:
        if before.tops[wizard.space].count(wizard.colour) == 1:
            return (wizard.space + steps) % SPACES
    if cast.spell == "fw" and cast.target == Tower(wizard.space, level + 1):
        return wizard.space
    return None


def after_spell(named: Named, before: State, cast: Cast, after: Draft, caster: str) -> Named:
    """``master.interrupted``: the named piece where it stands after a spell."""
    piece = named.piece
    if piece is None:
        return named
    if isinstance(piece, Tower):
        return replace(named, piece=Tower(*_carried(before, cast, piece.space, piece.number)))
    alone = _alone(before, cast, piece, named.level)
    if alone is not None and (cast.spell != "fw" or piece.colour == (cast.freed or caster)):
        if alone == before.castle:
            return replace(named, piece=None, riders="")
        top = height(after.covered[alone])
        return replace(named, piece=Wizard(piece.colour, alone), level=top, riders="")
    space, level = _carried(before, cast, piece.space, named.level)
    company = (*levels(after.covered[space]), after.tops[space])[level]
    riders = _still_there(named.riders, leave(company, piece.colour))
    return replace(named, piece=Wizard(piece.colour, space), level=level, riders=riders)


def _still_there(riders: str, company: str) -> str:
    """``piggyback.carry``: the riders that have not been parted from their carrier."""
    return "".join(c * min(riders.count(c), company.count(c)) for c in dict.fromkeys(riders))


def make_move(draft: Draft, card: str, rolls: tuple[int, ...], piece: Piece, riders: str) -> bool:
    """Carry out the move of a card or a push; True if its wizard went into the castle."""
    steps = steps_for(card, piece, rolls)
    assert steps is not None
    if isinstance(piece, Wizard):
        return walk(draft, piece, steps, riders)
    move_tower(draft, draft.seat, piece, steps)
    return False


def make_named(draft: Draft, named: Named) -> bool:
    """``master.interrupted``: carry a named move out if it is still allowed."""
    if named.piece is not None and _still_allowed(draft, named, named.piece):
        return make_move(draft, named.card, named.rolls, named.piece, named.riders)
    draft.tell(MoveFailed())
    return False


def _still_allowed(position: Position, named: Named, piece: Piece) -> bool:
    steps = steps_for(named.card, piece, named.rolls)
    assert steps is not None
    if isinstance(piece, Tower):
        return why_not_move(position, piece, steps) is None
    in_sight = named.level == height(position.covered[piece.space])
    return in_sight and why_not_walk(position, piece, steps, len(named.riders)) is None
