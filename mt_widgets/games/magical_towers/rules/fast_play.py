"""The commonest moves written out flat, for speed: cards, rolls, new hands, spells that move.

Searching plays millions of these. Through a Draft each takes twice as long; the rules are the
same, and a test holds both ways equal on every state it meets. With Master Wizards only moves
during which nobody can pay for a spell are played here.
"""

from ..box import HAND, SPACES, SPELL_STEPS
from ..cards import BY_TEXT, UNKNOWN, sorted_hand, without
from ..moves import Cast, Choose, Move, NewHand, PlayCard, Roll, RollCard, Target, Tower, Wizard
from ..state import BETWEEN, SPELL_CAST, Rolling, Shuffling, State, Table, pack_marks
from .casting import can_cast
from .full_play import play_in_full
from .towers import shift, swap
from .wizards import stride

_new = tuple.__new__
_SHUFFLING = Shuffling()  # turn.reshuffle: the pile ran out while drawing
_SPELL_USED = pack_marks(frozenset({SPELL_CAST}))  # spell.once-a-turn
_STEPS = {**SPELL_STEPS, "sw": 0}  # spells that move what they name
_PRINTED = {
    card.text: (card.letter, card.wizard or 0, card.tower or 0) for card in BY_TEXT.values()
}


def play(state: State, move: Move) -> State:
    """The state after a legal move; where more has to be considered, the rules play it in full."""
    (table, covered, tops, castle, seat, action, used, spoken, pending,
     counts, held, draw, discard) = state  # fmt: skip
    if not table.flat and (spoken or _others_act(table, counts)):
        return _roll(state, move)
    hands, following = held.split(BETWEEN), 3 if table.solo else action + 1
    piece: Target | None
    if type(move) is PlayCard and not move.riders:
        hand, piece, (letter, walk, ride) = hands[seat], move.piece, _PRINTED[move.card]
        hands[seat] = hand.replace(letter if letter in hand else UNKNOWN, "", 1)
        discard += letter
    elif type(move) is NewHand and (draw is None or len(draw) >= HAND):
        piece, walk, ride, following, discard = move.push, 0, 1, 3, discard + hands[seat]
        hands[seat] = ""
        draw = _refill(hands, seat, draw)
    elif type(move) is Cast and move.spell in _STEPS:
        piece, walk, ride = move.target, _STEPS[move.spell], _STEPS[move.spell]
        counts, used, following = _pay(counts, seat, table, move.spell), used | _SPELL_USED, action
    elif type(move) is Choose and type(pending) is Rolling and not move.riders:
        piece, walk, ride, pending = move.piece, pending.rolls[-1], pending.rolls[-1], None
    else:
        return _roll(state, move)
    if type(piece) is Tower:
        covered, tops, castle, caught = shift(covered, tops, castle, piece, ride)
        if caught and not table.flat:
            return play_in_full(state, move)
        counts = _fill(counts, seat, table.seats) if caught else counts
    elif type(piece) is Wizard:
        target = (piece.space + walk) % SPACES
        if target == castle:
            return play_in_full(state, move)
        tops = stride(tops, piece.space, target, piece.colour)
    elif type(piece) is tuple:
        covered, tops = swap(covered, tops, *piece)
    if following == 3 and (used & _SPELL_USED or counts[table.seats + seat] < table.cheapest):
        draw, used = _refill(hands, seat, draw), 0
        pending = None if len(hands[seat]) >= HAND or table.solo else _SHUFFLING
        seat, following = (seat, 3) if pending else ((seat + 1) % table.seats, 1)
    after = _new(State, (
        table, covered, tops, castle, seat, following, used, spoken, pending, counts,
        BETWEEN.join(hands), draw, discard,
    ))  # fmt: skip
    rich = following == 3 and pending is None
    return play_in_full(state, move) if rich and not can_cast(after, seat) else after


def _others_act(table: Table, counts: tuple[int, ...]) -> bool:
    """Whether partners, or players who can pay for a spell, may act while a move is made."""
    return table.team or max(counts[table.seats : 2 * table.seats]) >= table.cheapest


def _refill(hands: list[str], seat: int, draw: str | None) -> str | None:
    """``turn.refill``: what is left of the draw pile; too few cards where it runs out."""
    hand = hands[seat]
    if draw is None:
        hands[seat] = hand + UNKNOWN * (HAND - len(hand))  # they stand behind all others
        return None
    missing = HAND - len(hand) if len(hand) < HAND else 0
    hands[seat] = sorted_hand(hand + draw[:missing])
    return draw[missing:]


def _fill(counts: tuple[int, ...], seat: int, seats: int) -> tuple[int, ...]:
    """``flask.fill`` in the packed numbers of a state."""
    full, empty = seats + seat, 2 * seats + seat
    if not counts[empty]:
        return counts
    flasks = [*counts]
    flasks[full] += 1
    flasks[empty] -= 1
    return tuple(flasks)


def _pay(counts: tuple[int, ...], seat: int, table: Table, spell: str) -> tuple[int, ...]:
    """``spell.cost`` in the packed numbers of a state."""
    cost, flasks = table.cost[spell], [*counts]
    flasks[table.seats + seat] -= cost
    flasks[3 * table.seats + seat] += cost
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
