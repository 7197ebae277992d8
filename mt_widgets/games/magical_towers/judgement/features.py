"""What counts in a position, as a few numbers for each seat; what they weigh is tuned.

A search judges thousands of positions that differ in a wizard or two, so that most of what is
asked here was answered before: boards are looked at once, and a hand on a board is tried once.
"""

from typing import NamedTuple

from ..rules.castle import next_stop
from ..state import BETWEEN, State
from .outlook import OUTLOOK
from .sight import BURIED, NOBODY, SIGHT

__all__ = ["FEATURES", "features"]


class _Standing(NamedTuple):
    """How a seat stands; the names are those of the weights in the data."""

    left: float  # wizards that are not home
    none_left: float
    one_left: float  # at most
    two_left: float
    empty: float  # flasks
    full: float
    full_any_time: float  # the same, where spells may be cast in anybody's turn
    larger: float  # of wizards left and empty flasks: so many turns it takes at least
    done: float  # end.trigger
    nearly_done: float  # one wizard and one flask away at most
    prisoners: float
    towers: float  # above all of them together
    steps: float  # from all who can be seen to the castle, in rounds
    nearest: float  # from the nearest of them, in rounds
    exposed: float  # how many of them a rival's next card is expected to be able to shut in
    enter: float  # the chance to get one home in a turn, with what is known of the hand
    enter_next: float  # the same, where the turn is the next
    enter_last: float  # the same, where it would be the last
    doors: float  # how many may be the one to get home
    onward: float  # the chance to reach the space to which the castle will move on
    fill: float  # the chance to shut somebody in
    fill_next: float
    fill_last: float
    last: float  # in the round: whoever is, answers to what the others did
    next: float  # to have the turn


FEATURES = _Standing._fields
_new = tuple.__new__  # as in fast_play: a search makes a million of these


def features(state: State) -> list[_Standing]:
    """The numbers of each seat."""
    table, counts, castle, turn = state.table, state.counts, state.castle, state.seat
    seats, coming = table.seats, next_stop(state)
    seen, (towers, buried) = SIGHT[state.tops], BURIED[state.covered]
    hands, standings, any_time = state.held.split(BETWEEN), [], table.reactions
    for seat, colour in enumerate(table.colours):
        here, others = seen[colour]
        shut, above = buried.get(colour, NOBODY)
        steps, nearest, exposed, enter, doors, onward, fill = OUTLOOK[
            hands[seat], here, others, towers, castle, coming
        ]
        left, full, empty = len(here) + shut, counts[seats + seat], counts[2 * seats + seat]
        fill = fill if empty else 0.0
        acts = turn == seat
        standings.append(_new(_Standing, (
            left, left == 0, left <= 1, left <= 2, empty, full,
            full if any_time else 0, max(left, empty),
            not left and not empty, left <= 1 and empty <= 1, shut, above, steps, nearest, exposed,
            enter, enter if acts else 0.0, enter if left == 1 else 0.0, doors, onward,
            fill, fill if acts else 0.0, fill if empty == 1 else 0.0,
            seat == seats - 1, acts,
        )))  # fmt: skip
    return standings
