"""What a card is to the rules: its targets, why it is refused, and what it does."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ....engine.errors import Refusal
from ..draft import Draft, Position
from ..moves import Cast

Aim = tuple[str, str]
"""A target, and the detail that is written after it in a move."""


@dataclass(frozen=True, slots=True)
class Spell:
    """A card that is an attack or a neutral card.

    ``aims`` are the targets that are not refused; ``why_not`` is asked when the hand, the number
    card and the time have been looked at; ``work`` carries it out for the one who cast it, with the
    damage that a *Ward* takes off.
    """

    aims: Callable[[Position, int], Iterable[Aim]]
    why_not: Callable[[Position, int, Cast], Refusal | None]
    work: Callable[[Draft, int, Cast, int], None]
