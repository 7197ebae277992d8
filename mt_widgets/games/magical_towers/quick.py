"""The commonest moves written out flat, for speed: cards, rolls and new hands in base timing.

Searching plays millions of these. Through a Draft each takes twice as long; the rules are the
same, and a test holds both ways equal on every state it meets.
"""

from .box import HAND, SPACES
from .cards import BY_TEXT, UNKNOWN, sorted_hand, without
from .carry import play_in_full
from .moves import Choose, Move, NewHand, Piece, PlayCard, Roll, RollCard, Tower, Wizard
from .rules.casting import can_cast
from .rules.towers import shift
from .stacks import land, leave
from .state import BETWEEN, SPELL_CAST, Rolling, State, pack_marks

__all__ = ["play"]

_Board = tuple[tuple[str, ...], tuple[str, ...], int, tuple[int, ...]]
_new = tuple.__new__
_SPELL_USED = pack_marks(frozenset({SPELL_CAST}))  # spell.once-a-turn
_PRINTED = {
    card.text: (card.letter, card.wizard or 0, card.tower or 0) for card in BY_TEXT.values()
}


def play(state: State, move: Move) -> State:
    """The state after a legal move; where more has to be considered, the rules play it in full."""
    played = _played(state, move)
    if played is None:
        return _roll(state, move)
    piece, walk, ride, hand, gone = played
    moved = _moved(state, piece, walk, ride)
    if moved is None:
        return play_in_full(state, move)
    covered, tops, castle, counts = moved
    table, _, _, _, seat, action, used, spoken, _, _, held, draw, discard = state
    hands, owner, new = held.split(BETWEEN), seat, type(move) is NewHand
    ends = new or action == 2
    rich = ends and not used & _SPELL_USED and counts[table.seats + seat] >= table.cheapest
    if ends and (new or not rich):
        missing = HAND - len(hand) if len(hand) < HAND else 0
        drawn = UNKNOWN * missing if draw is None else draw[:missing]
        if len(drawn) < missing:
            return play_in_full(state, move)
        hand, draw = sorted_hand(hand + drawn), draw and draw[missing:]
        if not rich:
            seat, action, used = (seat + 1) % table.seats, 0, 0
    hands[owner] = hand
    after = _new(State, (
        table, covered, tops, castle, seat, 3 if rich else action + 1, used, spoken, None,
        counts, BETWEEN.join(hands), draw, discard + gone,
    ))  # fmt: skip
    return after if not rich or can_cast(after, seat) else play_in_full(state, move)


def _played(state: State, move: Move) -> tuple[Piece | None, int, int, str, str] | None:
    """The piece, how far it walks or rides, the hand that is left, and what was played of it."""
    if not state.table.plain:
        return None
    hand = state.held.split(BETWEEN)[state.seat]
    if type(move) is PlayCard and not move.riders:
        card, walk, ride = _PRINTED[move.card]
        left = hand.replace(card if card in hand else UNKNOWN, "", 1)
        return move.piece, walk, ride, left, card
    if type(move) is NewHand:
        return move.push, 0, 1, "", hand
    if type(move) is Choose and type(state.pending) is Rolling and not move.riders:
        steps = state.pending.rolls[-1]
        return move.piece, steps, steps, hand, ""
    return None


def _moved(state: State, piece: Piece | None, walk: int, ride: int) -> _Board | None:
    """The board, the castle's space and the flasks after a piece has moved; None if it enters."""
    covered, tops, castle, counts = state.covered, state.tops, state.castle, state.counts
    if type(piece) is Tower:
        target = (piece.space + ride) % SPACES
        covered, tops, caught = shift(covered, tops, piece, target)
        castle = target if castle == piece.space else castle
        counts = _fill(counts, state.seat, state.table.seats) if caught else counts
    elif type(piece) is Wizard:
        target = (piece.space + walk) % SPACES
        if target == castle:
            return None
        above = [*tops]
        above[piece.space] = leave(above[piece.space], piece.colour)
        above[target] = land(above[target], piece.colour)
        tops = tuple(above)
    return covered, tops, castle, counts


def _fill(counts: tuple[int, ...], seat: int, seats: int) -> tuple[int, ...]:
    """``flask.fill`` in the packed numbers of a state."""
    full, empty = seats + seat, 2 * seats + seat
    if not counts[empty]:
        return counts
    flasks = [*counts]
    flasks[full] += 1
    flasks[empty] -= 1
    return tuple(flasks)


def _roll(state: State, move: Move) -> State:
    """The state after a dice card or a roll, or after any of the rarer moves."""
    if type(move) is RollCard:
        hands, letter = state.held.split(BETWEEN), BY_TEXT[move.card].letter
        hands[state.seat] = without(hands[state.seat], letter)
        held, discard = BETWEEN.join(hands), state.discard + letter
        return state._replace(pending=Rolling(move.card), held=held, discard=discard)
    rolling = state.pending
    if type(move) is Roll and type(rolling) is Rolling:
        rolls = (*rolling.rolls, move.value)
        return state._replace(pending=Rolling(rolling.card, rolls, awaiting=False))
    return play_in_full(state, move)
