"""Damage (section 10): to characters, to objects, to items."""

from ..box import STRENGTH
from ..cards import CREATURES
from ..changes import do
from ..characters import creation_on, creature_named, is_alive
from ..draft import Draft, Position
from ..events import (
    BorderOpened,
    CreationGone,
    CreationHurt,
    CreatureGone,
    CreatureHurt,
    ItemBroken,
    SectionHurt,
    WizardHurt,
)
from ..things import THINGS, lies
from .death import die

_SECTION = {"w": "wall", "d": "door"}


def damage_to_wizard(position: Position, seat: int, damage: int) -> int:
    """``damage.life``: what is left of a damage; the *Bloodstone* takes 1 off."""
    return max(0, damage - ("bloodstone" in position.carried[seat]))


def hurt(draft: Draft, who: str, damage: int, by: int | None) -> bool:
    """Take damage off a character's life; whether anything was lost. ``by`` is the attacker."""
    if not is_alive(draft, who):
        return False
    if who in CREATURES:
        return _hurt_creature(draft, who, damage)
    seat = draft.setup.seat[who]
    damage = damage_to_wizard(draft, seat, damage)
    if damage == 0:
        return False
    do(draft, WizardHurt(seat, damage))
    if draft.lives[seat] == 0:
        die(draft, seat, by)  # out.life
    return True


def _hurt_creature(draft: Draft, name: str, damage: int) -> bool:
    """``creature.dies``: at 0 life it is gone."""
    creature = creature_named(draft, name)
    assert creature is not None
    if damage > 0:
        do(draft, CreatureHurt(name, damage))
        if damage >= creature.life:
            do(draft, CreatureGone(name))
    return damage > 0


def harm(draft: Draft, target: str, damage: int) -> None:
    """``damage.objects`` and ``damage.items``: damage to a creation, a wall section or an item."""
    board = draft.setup.board
    if target in THINGS:
        square = lies(draft.things, target)
        assert square is not None
        do(draft, ItemBroken(target, square))
    elif target in board.square:
        _harm_creation(draft, board.square[target], damage)
    else:
        _harm_section(draft, board.border[target], damage)


def _harm_creation(draft: Draft, square: int, damage: int) -> None:
    creation = creation_on(draft, square)
    assert creation is not None
    do(draft, CreationHurt(square, damage))
    if creation.damage + damage >= STRENGTH[creation.name]:
        do(draft, CreationGone(square))


def _harm_section(draft: Draft, border: int, damage: int) -> None:
    taken = dict(draft.damage).get(border, 0) + damage
    do(draft, SectionHurt(border, damage))
    if taken >= STRENGTH[_SECTION[draft.borders[border]]]:
        do(draft, BorderOpened(border))
