"""The commonest moves written out flat, for speed: printed cards and new hands in base timing.

Searching plays millions of these. Through a Draft each takes twice as long; the rules are the
same, and a test holds both ways equal on every state it meets.
"""

from .box import HAND, SPACES
from .cards import BY_TEXT, UNKNOWN, sorted_hand
from .moves import Move, NewHand, PlayCard, Tower, Wizard
from .rules.casting import can_cast
from .rules.towers import shift
from .stacks import land, leave
from .state import State, pack_texts, unpack_texts

__all__ = ["quick_play"]

_new = tuple.__new__


def quick_play(state: State, move: Move) -> State | None:
    """The state after a move; None where more has to be considered than is written out here."""
    (table, covered, tops, castle, seat, action, used, spoken, pending,
     counts, held, draw, discard) = state  # fmt: skip
    hands, new, full = unpack_texts(held), type(move) is NewHand, table.seats + seat
    hand = hands[seat]
    if type(move) is PlayCard and table.plain and not move.riders:
        card, piece = BY_TEXT[move.card], move.piece
        walk, ride, gone = card.wizard, card.tower, card.letter
        hand = hand.replace(gone if gone in hand else UNKNOWN, "", 1)
    elif type(move) is NewHand and table.plain:
        piece, walk, ride, gone, hand = move.push, None, 1, hand, ""
    else:
        return None
    if type(piece) is Tower and ride is not None:
        target = (piece.space + ride) % SPACES
        covered, tops, caught = shift(covered, tops, piece, target)
        castle = target if castle == piece.space else castle
        if caught and counts[full + table.seats]:
            flasks = [*counts]
            flasks[full] += 1
            flasks[full + table.seats] -= 1
            counts = tuple(flasks)
    elif type(piece) is Wizard and walk is not None:
        target = (piece.space + walk) % SPACES
        if target == castle:
            return None
        above = [*tops]
        above[piece.space] = leave(above[piece.space], piece.colour)
        above[target] = land(above[target], piece.colour)
        tops = tuple(above)
    ends = new or action == 2
    rich = counts[full] >= table.cheapest
    if ends and (new or not rich):
        missing = max(0, HAND - len(hand))
        pile = UNKNOWN * missing if draw is None else draw
        if len(pile) < missing:
            return None
        hand, draw = sorted_hand(hand + pile[:missing]), draw and draw[missing:]
    hands[seat] = hand
    if ends and not rich:
        seat, action, used = (seat + 1) % table.seats, 1, 0
    else:
        action = 3 if ends else 2
    after = _new(State, (
        table, covered, tops, castle, seat, action, used, spoken, pending,
        counts, pack_texts(hands), draw, discard + gone,
    ))  # fmt: skip
    return None if action == 3 and not can_cast(after, seat) else after
