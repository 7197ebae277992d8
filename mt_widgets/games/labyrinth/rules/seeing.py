"""Section 12: what a player may see. All is open but the formula cards of others."""

from ..state import NO_FORMULA, UNKNOWN, State, Table
from .ending import is_over

__all__ = ["visible_table"]


def visible_table(state: State, seat: int | None) -> Table:
    """``see.formula``: the table with the cards that a seat may see; None is an onlooker."""
    table = state.table
    if "open" in table.options or is_over(state):
        return table
    seen = (
        card if owner == seat or card == NO_FORMULA else UNKNOWN
        for owner, card in enumerate(table.formulas)
    )
    return table._replace(formulas=tuple(seen))
