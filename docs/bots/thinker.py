"""A bot that searches: it thinks its own turn through to the end, in several deals of the cards.

magical-towers tournament docs/bots/thinker.py:bot greedy random --games 60
"""

from collections import Counter
from random import Random

import mt_widgets as mt

DEALS = 4  # guesses at what nobody can see
WIDTH = 4  # moves that are followed at each decision
fast, rng = mt.fast(), Random(1)


def bot(view):
    """The move after which the turn ends best, on average over the deals."""
    totals = Counter()
    for _ in range(DEALS):
        state = fast.deal(view, rng)
        me = fast.mover(state)
        for move in fast.legal_moves(state):
            totals[move] += best_end(fast.play(state, move), me)
    return max(totals, key=totals.get)


def best_end(state, me):
    """What a position is worth when the turn is over, if all goes on as well as it can."""
    state = fast.after_chance(state, rng)
    if fast.mover(state) != me or fast.turn(state) != me:
        return worth(state, me)
    following = [fast.play(state, move) for move in fast.legal_moves(state)]
    following.sort(key=lambda after: -worth(after, me))
    return max(best_end(after, me) for after in following[:WIDTH])


def worth(state, me):
    """Wizards at home and full flasks, and those of the others the other way round."""
    winners = fast.winners(state)
    if winners is not None:
        return 100.0 if me in winners else -100.0
    return sum(
        (1.0 if seat == me else -0.5)
        * (3 * state.home[seat] + state.full[seat] + state.spent[seat] - steps(state, seat) / 15)
        for seat in range(len(state.home))
    )


def steps(state, seat):
    """How far the wizards have to go to the castle; those that are trapped, once round at least."""
    colour = state.table.colours[seat]
    seen = enumerate(state.tops)
    trapped = sum(space.count(colour) for space in state.covered)
    return 20 * trapped + sum(
        (state.castle - space) % 16 * top.count(colour) for space, top in seen
    )
