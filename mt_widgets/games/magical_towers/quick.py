"""The commonest moves written out flat, for speed: cards, rolls and new hands in base timing.

Searching plays millions of these. Through a Draft each takes twice as long; the rules are the
same, and a test holds both ways equal on every state it meets.
"""

from collections.abc import Callable
from typing import Any

from .box import HAND, SPACES
from .cards import BY_TEXT, UNKNOWN, sorted_hand, without
from .memo import Memo
from .moves import Choose, Move, NewHand, Piece, PlayCard, Roll, RollAgain, RollCard, Tower, Wizard
from .rules.casting import can_cast
from .rules.towers import shift
from .stacks import land, leave
from .state import BETWEEN, Rolling, State

__all__ = ["QUICK"]

_new = tuple.__new__


def _play_card(state: State, move: PlayCard) -> State | None:
    card, piece = BY_TEXT[move.card], move.piece
    steps = card.tower if type(piece) is Tower else card.wizard
    return None if move.riders else _act(state, piece, steps or 0, card.letter)


def _choose(state: State, move: Choose) -> State | None:
    rolling = state.pending
    assert isinstance(rolling, Rolling)
    return None if move.riders else _act(state, move.piece, rolling.rolls[-1], "")


def _new_hand(state: State, move: NewHand) -> State | None:
    return _act(state, move.push, 1, state.held.split(BETWEEN)[state.seat], new=True)


def _roll_card(state: State, move: RollCard) -> State:
    hands, letter = state.held.split(BETWEEN), BY_TEXT[move.card].letter
    hands[state.seat] = without(hands[state.seat], letter)
    discard = state.discard + letter
    return state._replace(pending=Rolling(move.card), held=BETWEEN.join(hands), discard=discard)


def _roll(state: State, move: Roll) -> State:
    rolling = state.pending
    assert isinstance(rolling, Rolling)
    rolls = (*rolling.rolls, move.value)
    return state._replace(pending=Rolling(rolling.card, rolls, awaiting=False))


def _again(state: State, move: RollAgain) -> State:
    rolling = state.pending
    assert isinstance(rolling, Rolling)
    return state._replace(pending=Rolling(rolling.card, rolling.rolls))


def _act(
    state: State, piece: Piece | None, steps: int, gone: str, *, new: bool = False
) -> State | None:
    """After an action: what moves, how far, and the cards that it takes out of the hand.

    None where more has to be considered than is written out here.
    """
    (table, covered, tops, castle, seat, action, used, spoken, _,
     counts, held, draw, discard) = state  # fmt: skip
    if not table.plain:
        return None
    seats = table.seats
    if type(piece) is Tower:
        origin, target = piece.space, (piece.space + steps) % SPACES
        covered, tops, caught = shift(covered, tops, piece, target)
        castle = target if castle == origin else castle
        if caught and counts[2 * seats + seat]:
            flasks = [*counts]
            flasks[seats + seat] += 1
            flasks[2 * seats + seat] -= 1
            counts = tuple(flasks)
    elif type(piece) is Wizard:
        origin, target = piece.space, (piece.space + steps) % SPACES
        if target == castle:
            return None
        above = [*tops]
        above[origin] = leave(above[origin], piece.colour)
        above[target] = land(above[target], piece.colour)
        tops = tuple(above)
    hands = held.split(BETWEEN)
    hand = hands[seat]
    hand = "" if new else hand.replace(gone if gone in hand else UNKNOWN, "", 1)
    ends, rich = new or action == 2, counts[seats + seat] >= table.cheapest
    if ends and (new or not rich) and len(hand) < HAND:
        missing = HAND - len(hand)
        drawn = UNKNOWN * missing if draw is None else draw[:missing]
        if len(drawn) < missing:
            return None
        hand, draw = sorted_hand(hand + drawn), draw and draw[missing:]
    hands[seat] = hand
    if not ends or rich:
        action = 3 if ends else 2
    else:
        seat, action, used = (seat + 1) % seats, 1, 0
    after = _new(State, (
        table, covered, tops, castle, seat, action, used, spoken, None,
        counts, BETWEEN.join(hands), draw, discard + gone,
    ))  # fmt: skip
    return None if action == 3 and not can_cast(after, seat) else after


QUICK = Memo[type[Move], Callable[[State, Any], State | None]](lambda kind: lambda *_: None)
"""By kind of move; each gives None where the rules have to be gone through one by one."""
QUICK |= {
    PlayCard: _play_card,
    Choose: _choose,
    NewHand: _new_hand,
    RollCard: _roll_card,
    Roll: _roll,
    RollAgain: _again,
}
