"""Section 12: what a player may see. All is open but the formula cards of others."""

from collections.abc import Iterable

from ..box import FORMULAS
from ..state import NO_FORMULA, UNKNOWN, Setup, State
from .ending import is_over


def visible_setup(state: State, seat: int | None) -> Setup:
    """``see.formula``: the set-up with the cards that a seat may see; None sees them all.

    A seat below zero is an onlooker, who has no card.
    """
    setup = state.setup
    if seat is None or "open" in setup.options or is_over(state):
        return setup
    seen = (
        card if owner == seat or card == NO_FORMULA else UNKNOWN
        for owner, card in enumerate(setup.formulas)
    )
    return setup._replace(formulas=tuple(seen))


def unseen(setup: Setup) -> list[str]:
    """``see.away``: the cards that an unknown formula may be: all that nobody is known to hold."""
    return [card for card in FORMULAS if card not in setup.formulas]


def turned_up(state: State, cards: Iterable[str]) -> State:
    """The state with cards in the place of unknown formulas, from the first seat on."""
    ones, setup = iter(cards), state.setup
    formulas = tuple(next(ones) if card == UNKNOWN else card for card in setup.formulas)
    return state._replace(setup=setup._replace(formulas=formulas))
