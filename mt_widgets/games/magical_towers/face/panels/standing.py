"""How the players stand: what their panels tell, as numbers."""

from dataclasses import dataclass

from ...box import PEOPLE
from ...view import View


@dataclass(frozen=True, slots=True)
class Standing:
    """What a panel tells of a player; ``places`` are the same for all, so that rows compare.

    ``away`` are the wizards that are not home, ``cards`` those in the hand, ``partner`` a colour
    or "". ``places`` are those for the castle with its wizards, and for the flasks.
    """

    colour: str
    home: int
    away: int
    full: int
    empty: int
    spent: int
    cards: int
    partner: str
    active: bool
    decides: bool
    places: tuple[int, int]


def standings(view: View) -> tuple[Standing, ...]:
    """How all the players stand, by seat."""
    seats = range(view.table.seats)
    away = _away(view)
    people = max(view.home[seat] + away[seat] for seat in seats)
    flasks = max(view.full[seat] + view.empty[seat] + view.spent[seat] for seat in seats)
    decider = view.mover if view.mover is None or view.mover >= 0 else view.active
    return tuple(
        Standing(
            view.table.colours[seat], view.home[seat], away[seat], view.full[seat],
            view.empty[seat], view.spent[seat], len(view.hands[seat]), _partner(view, seat),
            seat == view.active and view.mover is not None, seat == decider,
            (people + 1, flasks),
        )
        for seat in seats
    )  # fmt: skip


def _away(view: View) -> list[int]:
    """Wizards not home by seat; whom the eye does not see, the box has given (``box.people``)."""
    pieces = "".join(view.tops) + "".join(view.covered)
    seen = [pieces.count(colour) for colour in view.table.colours]
    if view.memory:
        return seen
    given = PEOPLE[view.table.seats]["wizards"]
    return [max(there, given - home) for there, home in zip(seen, view.home, strict=True)]


def _partner(view: View, seat: int) -> str:
    partner = view.table.partner(seat)
    return "" if partner is None else view.table.colours[partner]
