"""Section 12: what a player may see. All is open but the formula cards of others."""

from collections.abc import Iterable

from ..box import FORMULAS
from ..state import NO_FORMULA, UNKNOWN, State, Table
from .ending import is_over

__all__ = ["turned_up", "unseen", "visible_table"]


def visible_table(state: State, seat: int | None) -> Table:
    """``see.formula``: the table with the cards that a seat may see; None sees them all.

    A seat below zero is an onlooker, who has no card.
    """
    table = state.table
    if seat is None or "open" in table.options or is_over(state):
        return table
    seen = (
        card if owner == seat or card == NO_FORMULA else UNKNOWN
        for owner, card in enumerate(table.formulas)
    )
    return table._replace(formulas=tuple(seen))


def unseen(table: Table) -> list[str]:
    """``see.away``: the cards that an unknown formula may be: all that nobody is known to hold."""
    return [card for card in FORMULAS if card not in table.formulas]


def turned_up(state: State, cards: Iterable[str]) -> State:
    """The state with cards in the place of unknown formulas, from the first seat on."""
    ones, table = iter(cards), state.table
    formulas = tuple(next(ones) if card == UNKNOWN else card for card in table.formulas)
    return state._replace(table=table._replace(formulas=formulas))
