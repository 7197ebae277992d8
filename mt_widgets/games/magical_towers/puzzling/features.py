"""The spells of a position: what puzzles may need, and what may be a trap in them."""

from dataclasses import replace

from ..draft import changed
from ..moves import Cast, Choose, Move, PlayCard
from ..state import State


def features(state: State) -> tuple[str, ...]:
    """The spells that are laid out."""
    return state.table.spells


def without(state: State, spell: str) -> State:
    """The position without a spell."""
    left = tuple(code for code in state.table.spells if code != spell)
    return changed(state, table=replace(state.table, spells=left))


def spell_of(move: Move) -> str:
    """The spell that a move casts, if any; piggyback is cast with the move it rides on."""
    if isinstance(move, Cast):
        return move.spell
    return "pb" if isinstance(move, PlayCard | Choose) and move.riders else ""


def uses(move: Move, spell: str) -> bool:
    """Whether a move casts a spell."""
    return spell_of(move) == spell
