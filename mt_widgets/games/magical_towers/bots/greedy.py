"""The greedy player: one decision ahead, to the position that is worth most."""

from random import Random

from ..box import DIE
from ..cards import BY_TEXT, UNKNOWN, sorted_hand, without
from ..draft import Draft, changed
from ..game import forget_piles
from ..moves import Ask, Cast, Choose, Get, Give, Move
from ..rules.fast_play import play
from ..rules.legal import legal_moves
from ..rules.partners import partner_of
from ..rules.turn import close_window
from ..state import Asking, Lending, Rolling, Shuffling, State, Window
from ..view import View
from .choices import choices
from .weighing import worth


def greedy_move(view: View, rng: Random) -> Move:
    """The move with the best prospect; among equals any."""
    state, seat, listed = choices(view)
    endless = "swap_often" in state.table.options  # who declines would be asked for ever
    moves = [move for move in listed if not (endless and isinstance(move, Ask))]
    if len(moves) == 1:
        return moves[0]
    values = [prospect(play(state, move), seat) for move in moves]
    if state.pending is None:
        # Moves that use up no action put a bad card off, but not away: they must gain something.
        now = worth(state, seat)
        idle = (Ask, Give, Get) if state.action == 3 else (Ask, Give, Get, Cast)
        values = [
            float("-inf") if value <= now and isinstance(move, idle) else value
            for move, value in zip(moves, values, strict=True)
        ]
    best = max(values)
    return rng.choice([move for move, value in zip(moves, values, strict=True) if value == best])


def prospect(state: State, seat: int) -> float:
    """What a position will be worth to a seat when what is under way is over.

    Dice are averaged, with the best use of each roll and of rolling again; nobody else casts a
    spell on a named move; a lent card is a card like any other.
    """
    pending = state.pending
    if pending is None:
        return worth(state, seat)
    if isinstance(pending, Rolling):
        return _after_rolling(state, seat, pending)
    if isinstance(pending, Window):
        return prospect(_all_pass(state), seat)
    if isinstance(pending, Shuffling):
        return prospect(forget_piles(state), seat)
    return max(worth(after, seat) for after in _exchanges(state, pending))


def _all_pass(state: State) -> State:
    """The state when nobody casts until a card is to be played."""
    draft = Draft(state)
    while isinstance(draft.pending, Window):
        close_window(draft)
    return draft.state()


def _after_rolling(state: State, seat: int, rolling: Rolling) -> float:
    """What a dice card brings, counting the rolls that are left."""
    uses = [_best_use(state, seat, rolling, value) for value in range(1, DIE + 1)]
    left = BY_TEXT[rolling.card].dice - len(rolling.rolls)
    rolled = float("-inf") if rolling.awaiting else uses[rolling.rolls[-1] - 1]
    again = float("-inf")
    for _ in range(left):
        again = sum([max(use, again) for use in uses]) / DIE
    return max(rolled, again)


def _best_use(state: State, seat: int, rolling: Rolling, value: int) -> float:
    """The best that can be done with a roll."""
    rolled = state._replace(pending=Rolling(rolling.card, (*rolling.rolls, value), awaiting=False))
    uses = [move for move in legal_moves(rolled) if isinstance(move, Choose)]
    return max([prospect(play(rolled, move), seat) for move in uses])


def _exchanges(state: State, pending: Asking | Lending) -> list[State]:
    """The states after each card that the active player may give back for a lent one."""
    active, partner, hands = state.seat, partner_of(state), [*state.hands]
    if isinstance(pending, Asking):
        hands[partner] = hands[partner][:-1]  # whatever the partner will lend
    held = hands[active] + (pending.card if isinstance(pending, Lending) else UNKNOWN)
    afters, kept = list[State](), hands[partner]
    for back in dict.fromkeys(held):
        hands[active] = sorted_hand(without(held, back))
        hands[partner] = sorted_hand(kept + back)
        afters.append(changed(state, hands=tuple(hands), pending=None))
    return afters
