"""Attacks (section 10): who may be attacked with what, and who is in reach."""

from collections.abc import Iterable

from ....engine.errors import Refusal, refuse
from ..box import DAMAGE
from ..cards import CARDS, CREATURES, ITEMS
from ..characters import (
    creation_on,
    creature_named,
    crowd,
    is_alive,
    is_character,
    owner_of,
    square_of,
)
from ..draft import Position, giants, maze_of
from ..lasting import is_under
from ..maze import Sight
from ..moves import Attack, Cast, Command, Punch, Use
from ..things import TREASURES, lies
from .seeing import in_line, in_sight, is_seen

_CHARACTERS = frozenset({"wizard", "creature"})
_ANYTHING = frozenset({"wizard", "creature", "creation", "section", "item"})
ITEM_TARGETS = {"dagger": _CHARACTERS, "bomb": _CHARACTERS | {"creation", "section"}}


def is_attack(move: Attack) -> bool:
    """Whether a move is an attack: an attack card, a punch, an item but the hammer, a creature."""
    if isinstance(move, Cast):
        return CARDS[move.card].kind == "attack"
    return not (isinstance(move, Use) and move.item not in ITEM_TARGETS)


def punch_power(position: Position, seat: int) -> int:
    """``punch.power``."""
    return DAMAGE["giant"] if is_under(position, seat, "giant") else DAMAGE["punch"]


def why_not_now(position: Position, seat: int, move: Attack) -> Refusal | None:
    """``attack.first`` and ``attack.one``: whether this is a time to attack."""
    if seat in position.first:
        return refuse("attack.first")
    counted = not (isinstance(move, Command) or (isinstance(move, Cast) and move.interrupt))
    return refuse("attack.one") if counted and position.turn.attacked else None


def why_not_aim(position: Position, seat: int, move: Attack) -> Refusal | None:
    """Whether the target may be attacked: whose it is, of what kind, and whether it is in reach."""
    target = move.target
    if is_character(target) and is_alive(position, target) and owner_of(position, target) == seat:
        return refuse("attack.self")
    if isinstance(move, Punch) and target in TREASURES:
        return refuse("treasure.firm", "punch")
    if isinstance(move, Punch) and target in ITEMS:
        here = (position.squares[seat], target) in position.things
        return None if here else refuse("punch.reach", target=target)
    if _kind(position, target) not in _kinds(move):
        return refuse("attack.target", target=target)
    return out_of_reach(position, seat, move)


def _kinds(move: Attack) -> frozenset[str]:
    """``attack.target``: the kinds of target that a card or item names."""
    if isinstance(move, Cast):
        return CARDS[move.card].targets
    if isinstance(move, Use):
        return ITEM_TARGETS[move.item]
    return _ANYTHING if isinstance(move, Punch) else _CHARACTERS


def _kind(position: Position, target: str) -> str:
    """What kind of target is there; nothing if none is."""
    board = position.setup.board
    if is_character(target):
        kind = "creature" if target in CREATURES else "wizard"
        return kind if is_alive(position, target) else ""
    if target in board.square:
        return "creation" if creation_on(position, board.square[target]) else ""
    if target in board.border:
        return "section" if position.borders[board.border[target]] in "wd" else ""
    return "item" if target in ITEMS and lies(position.things, target) is not None else ""


def out_of_reach(position: Position, seat: int, move: Attack) -> Refusal | None:
    """Whether the target is out of sight (cards), not on a straight line (items), or too far."""
    if isinstance(move, Punch):
        near = move.target in punch_targets(position, seat)
        return None if near else refuse("punch.reach", target=move.target)
    if isinstance(move, Command):
        near = move.target in creature_targets(position, move.creature)
        return None if near else refuse("creature.reach", target=move.target)
    target = move.target
    if is_character(target):
        target = position.setup.board.names[square_of(position, target)]
    if isinstance(move, Cast):
        seen = is_seen(in_sight(position, seat), position, target)
        return None if seen else refuse("los.needed", target=move.target)
    seen = is_seen(in_line(position, seat), position, target)
    return None if seen else refuse("los.straight", target=move.target)


def targets_in(position: Position, seat: int, kinds: Iterable[str], sight: Sight) -> list[str]:
    """Everything of some kinds in a sight that a wizard may attack."""
    board, targets = position.setup.board, list[str]()
    if "wizard" in kinds:
        for other, square in enumerate(position.squares):
            if other != seat and square in sight.square_set:
                targets.append(position.setup.colours[other])
    if "creature" in kinds:
        for creature in position.creatures:
            if creature.owner != seat and creature.square in sight.square_set:
                targets.append(creature.name)
    if "creation" in kinds:
        for creation in position.creations:
            if creation.square in sight.square_set:
                targets.append(board.names[creation.square])
    if "section" in kinds:
        targets += [board.border_names[border] for border in sight.sections]
    return targets


def punch_targets(position: Position, seat: int) -> list[str]:
    """``punch.reach``: everything that a wizard can punch, but nothing of the wizard's own."""
    board, square = position.setup.board, position.squares[seat]
    near = _near(position, square)
    targets = [who for who in near if owner_of(position, who) != seat]
    targets += [thing for at, thing in position.things if at == square and thing in ITEMS]
    for creation in position.creations:
        beside = creation.name == "stone" and creation.square in maze_of(position).adjacent(square)
        if beside or creation.square == square:
            targets.append(board.names[creation.square])
    sides = (border for border in board.sides[square] if position.borders[border] in "wd")
    return targets + [board.border_names[border] for border in sides]


def creature_targets(position: Position, name: str) -> list[str]:
    """``creature.reach``: the characters that a creature can attack."""
    creature = creature_named(position, name)
    assert creature is not None
    near = _near(position, creature.square)
    return [who for who in near if owner_of(position, who) != creature.owner]


def _near(position: Position, square: int) -> list[str]:
    """The characters in a square, and giants in adjacent ones."""
    near = crowd(position, square)
    for giant in giants(position):
        beside = position.squares[giant]
        if beside != square and beside in maze_of(position).adjacent(square):
            near.append(position.setup.colours[giant])
    return near
