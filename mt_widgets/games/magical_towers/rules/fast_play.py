"""The commonest moves written out flat, for speed: cards, rolls and new hands in base timing.

Searching plays millions of these. Through a Draft each takes twice as long; the rules are the
same, and a test holds both ways equal on every state it meets.
"""

from ..box import HAND, SPACES
from ..cards import BY_TEXT, UNKNOWN, sorted_hand, without
from ..moves import Choose, Move, NewHand, PlayCard, Roll, RollCard, Tower, Wizard
from ..stacks import land, leave
from ..state import BETWEEN, SPELL_CAST, Rolling, Shuffling, State, pack_marks
from .casting import can_cast
from .full_play import play_in_full
from .towers import shift

_new = tuple.__new__
_SHUFFLING = Shuffling()  # turn.reshuffle: the pile ran out while drawing
_SPELL_USED = pack_marks(frozenset({SPELL_CAST}))  # spell.once-a-turn
_PRINTED = {
    card.text: (card.letter, card.wizard or 0, card.tower or 0) for card in BY_TEXT.values()
}


def play(state: State, move: Move) -> State:
    """The state after a legal move; where more has to be considered, the rules play it in full."""
    (table, covered, tops, castle, seat, action, used, spoken, pending,
     counts, held, draw, discard) = state  # fmt: skip
    hands, new = held.split(BETWEEN), False
    hand = gone = hands[seat]
    if type(move) is PlayCard and table.flat and not move.riders:
        piece, (gone, walk, ride) = move.piece, _PRINTED[move.card]
        hand = hand.replace(gone if gone in hand else UNKNOWN, "", 1)
    elif type(move) is NewHand and table.plain:
        piece, walk, ride, hand, new = move.push, 0, 1, "", True
    elif type(move) is Choose and type(pending) is Rolling and table.flat and not move.riders:
        piece, walk, ride, gone = move.piece, pending.rolls[-1], pending.rolls[-1], ""
    else:
        return _roll(state, move)
    if type(piece) is Tower:
        target = (piece.space + ride) % SPACES
        covered, tops, caught = shift(covered, tops, piece, target)
        castle = target if castle == piece.space else castle
        counts = _fill(counts, seat, table.seats) if caught else counts
    elif type(piece) is Wizard:
        target = (piece.space + walk) % SPACES
        if target == castle:
            return play_in_full(state, move)
        tops = _walk(tops, piece, target)
    owner, ends, short = seat, new or action == 2 or table.solo, False
    rich = ends and not used & _SPELL_USED and counts[table.seats + seat] >= table.cheapest
    if ends and (new or not rich):
        hand, draw = _refill(hand, draw)
        short = len(hand) < HAND and not table.solo
        if new and short:
            return play_in_full(state, move)
        if short:
            used = 0
        elif not rich:
            seat, action, used = (seat + 1) % table.seats, 0, 0
    hands[owner] = hand
    after = _new(State, (
        table, covered, tops, castle, seat, 3 if rich else action + 1, used, spoken,
        _SHUFFLING if short else None, counts, BETWEEN.join(hands), draw, discard + gone,
    ))  # fmt: skip
    return after if not rich or can_cast(after, seat) else play_in_full(state, move)


def _walk(tops: tuple[str, ...], wizard: Wizard, target: int) -> tuple[str, ...]:
    """Who is in sight where, after a wizard has gone to another space."""
    above = [*tops]
    above[wizard.space] = leave(above[wizard.space], wizard.colour)
    above[target] = land(above[target], wizard.colour)
    return tuple(above)


def _refill(hand: str, draw: str | None) -> tuple[str, str | None]:
    """The hand and the draw pile after drawing; too few cards where the pile runs out."""
    missing = HAND - len(hand) if len(hand) < HAND else 0
    if draw is None:
        return sorted_hand(hand + UNKNOWN * missing), None
    return sorted_hand(hand + draw[:missing]), draw[missing:]


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
