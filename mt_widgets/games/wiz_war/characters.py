"""Characters: wizards, by their colour, and creatures, by their name (``word.character``)."""

from .box import COLOURS
from .cards import CREATURES
from .draft import Position, giants
from .state import NOBODY, Creation, Creature


def is_character(who: str) -> bool:
    """Whether a target is the name of a wizard or of a creature.

    >>> is_character("y"), is_character("ogre"), is_character("d4")
    (True, True, False)
    """
    return who in CREATURES or (len(who) == 1 and who in COLOURS)


def is_alive(position: Position, who: str) -> bool:
    """Whether a character is in the maze."""
    if who in CREATURES:
        return creature_named(position, who) is not None
    seat = position.setup.seat.get(who)
    return seat is not None and position.lives[seat] > 0


def alive(position: Position) -> list[int]:
    """The seats of the living."""
    return [seat for seat, life in enumerate(position.lives) if life > 0]


def clockwise(position: Position, seat: int) -> list[int]:
    """The living others in the order in which they are asked, from the next seat on."""
    seats = len(position.lives)
    others = ((seat + n) % seats for n in range(1, seats))
    return [other for other in others if position.lives[other] > 0]


def creature_named(position: Position, name: str) -> Creature | None:
    """A creature in the maze."""
    return next((one for one in position.creatures if one.name == name), None)


def creation_on(position: Position, square: int) -> Creation | None:
    """The stone block or bush on a square."""
    return next((one for one in position.creations if one.square == square), None)


def owner_of(position: Position, who: str) -> int:
    """The seat to which a character belongs: the wizard's own, or the creature's owner."""
    creature = creature_named(position, who)
    return position.setup.seat[who] if creature is None else creature.owner


def square_of(position: Position, who: str) -> int:
    """The square of a character in the maze."""
    creature = creature_named(position, who)
    return position.squares[position.setup.seat[who]] if creature is None else creature.square


def crowd(position: Position, square: int) -> list[str]:
    """All characters in a square."""
    colours = position.setup.colours
    wizards = [colours[seat] for seat, at in enumerate(position.squares) if at == square]
    return wizards + [one.name for one in position.creatures if one.square == square]


def is_filled(position: Position, square: int, who: str) -> bool:
    """``move.filled``: whether a square has no room for a character from elsewhere.

    A stone block or another giant fills it (``word.fills``), and a giant needs it empty.
    """
    creation = creation_on(position, square)
    if creation is not None and creation.name == "stone":
        return True
    large = giants(position)
    if not large:
        return False
    seat = position.setup.seat.get(who, NOBODY)
    if any(position.squares[giant] == square for giant in large if giant != seat):
        return True
    return seat in large and any(other != who for other in crowd(position, square))


def is_base(position: Position, square: int) -> bool:
    """Section 13 and ``death.base``: whether a square is the base of a living wizard."""
    bases = position.setup.bases
    return square in bases and position.lives[bases.index(square)] > 0
