"""What a spell is to the rest of the engine: the same three questions for all eight."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ....engine.errors import Refusal
from ..draft import Draft, Position
from ..moves import Cast


@dataclass(frozen=True, slots=True)
class Spell:
    """A spell: every cast with a legal target, what refuses one, and what it does.

    ``carry_out`` says whether a wizard of the caster's own went into the castle, for that ends
    the caster's turn.
    """

    code: str
    casts: Callable[[Position, int], Iterator[Cast]]
    why_not: Callable[[Position, int, Cast], Refusal | None]
    carry_out: Callable[[Draft, int, Cast], bool]
