"""Setting up: the start position of a table."""

from functools import cache
from random import Random

from ..box import HAND, PEOPLE, SETUP, SPACES
from ..cards import DECK, sorted_hand
from ..draft import Draft
from ..stacks import land
from ..state import BETWEEN, State, Table
from .turn import begin_turn


def start(table: Table, rng: Random) -> State:
    """``setup.*``: the castle, the towers, the wizards on them, flasks and shuffled cards."""
    seats, share = table.seats, PEOPLE[table.seats]
    flasks = 0 if table.solo and not table.spells else share["flasks"]  # solo.spells
    deck = "".join(rng.sample(DECK, len(DECK)))
    hands = [sorted_hand(deck[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]
    none = (0,) * seats
    state = State(
        table, _towers(), _wizards(table.colours, share["wizards"]), SETUP["castle"], 0, 1, 0, "",
        None, none + none + (flasks,) * seats + none, BETWEEN.join(hands), deck[HAND * seats :], "",
    )  # fmt: skip
    draft = Draft(state)
    begin_turn(draft, 0)
    return draft.state()


@cache
def _towers() -> tuple[str, ...]:
    """``setup.towers``: on the spaces after the castle's."""
    spaces = [""] * SPACES
    for step, tower in enumerate(SETUP["towers"], 1):
        spaces[(SETUP["castle"] + step) % SPACES] = tower
    return tuple(spaces)


@cache
def _wizards(colours: str, each: int) -> tuple[str, ...]:
    """``setup.wizards``: in turn order, one by one, on the first tower that still has room."""
    spaces = [""] * SPACES
    places = [step for step, room in enumerate(SETUP["room"], 1) for _ in range(room)]
    for step, wizard in zip(places, colours * each, strict=False):
        space = (SETUP["castle"] + step) % SPACES
        spaces[space] = land(spaces[space], wizard)
    return tuple(spaces)
