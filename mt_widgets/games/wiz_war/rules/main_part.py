"""The main part of a turn (section 6): whose it is, and what is left of it."""

from ..draft import Draft, Position
from ..state import Discarding, Ending, Shuffling


def in_main_part(position: Position, seat: int) -> bool:
    """Whether it is a wizard's own main part, perhaps with something going on in it."""
    over = position.pending and isinstance(position.pending[0], Ending | Discarding | Shuffling)
    return position.turn.seat == seat and not over


def no_steps_left(draft: Draft, seat: int, most: int = 0) -> None:
    """Leave a wizard no more than so many steps, in the wizard's own main part."""
    if in_main_part(draft, seat):
        draft.turn = draft.turn._replace(steps=min(draft.turn.steps, most))
