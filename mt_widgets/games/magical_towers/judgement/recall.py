"""What players take a position to be who do not remember every prisoner: the rest they guess."""

from random import Random

from ..box import CROWD
from ..cards import UNKNOWN, sorted_hand
from ..draft import changed, put
from ..forecast import unseen
from ..stacks import build, land, levels, without_prisoners
from ..state import State

__all__ = ["MEMORIES", "recall"]

# Who remembers what: nobody, one's own wizards, those right below the top towers, or everybody.
MEMORIES = "nobody", "own", "last", "everybody"
_Crowds = list[list[str]]  # of each space the wizards of each covered level, the ground first


def recall(state: State, seat: int, memory: str, rng: Random) -> State:
    """The state with each forgotten prisoner on a covered level where it may well be.

    Of a partner's cards, who may lend one, a guess is taken for granted.
    """
    state = _with_partner(state, seat, rng) if state.table.team else state
    if memory == "everybody":
        return state
    crowds = [[*levels(covered)] for covered in state.covered]
    forgotten = _forget(crowds, state.table.colours[seat] if memory == "own" else "", memory)
    rng.shuffle(forgotten)
    for wizard in forgotten:
        room = [(space, level) for space, below in enumerate(crowds)
                for level, crowd in enumerate(below) if len(crowd) < CROWD]  # fmt: skip
        space, level = rng.choice(room)
        crowds[space][level] += wizard
    return changed(state, covered=tuple(map(_built, state.covered, crowds)))


def _with_partner(state: State, seat: int, rng: Random) -> State:
    partner = state.table.partner(seat)
    assert partner is not None
    hand = state.hands[partner]
    hidden = hand.count(UNKNOWN)
    dealt = rng.sample([*unseen(state, hidden).elements()], hidden)
    held = sorted_hand(hand.replace(UNKNOWN, "") + "".join(dealt))
    return changed(state, hands=put(state.hands, partner, held))


def _forget(crowds: _Crowds, own: str, memory: str) -> list[str]:
    """Take away all who are not remembered, and tell who they are."""
    forgotten = list[str]()
    for below in crowds:
        known = len(below) - 1 if memory == "last" else len(below)
        for level, crowd in enumerate(below):
            kept = crowd if level == known else "".join(one for one in crowd if one == own)
            forgotten += [one for one in crowd if one not in kept]
            below[level] = kept
    return sorted(forgotten)  # not in an order that tells where they are


def _built(covered: str, below: list[str]) -> str:
    towers = without_prisoners(covered)
    return build(towers, [*(land("", crowd) for crowd in below), ""])[0]
