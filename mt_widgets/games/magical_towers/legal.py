"""Every legal move of a state. Moves are shared copies, so that listing them makes nothing anew."""

from collections.abc import Callable, Iterable
from functools import partial

from .box import DIE, SPACES
from .cards import BY_LETTER, BY_TEXT, UNKNOWN, Card
from .draft import Position
from .memo import Memo
from .moves import (
    Ask,
    Choose,
    Decline,
    EndTurn,
    Get,
    Give,
    GiveBack,
    Lend,
    Move,
    NewHand,
    Pass,
    PlayCard,
    Roll,
    RollAgain,
    RollCard,
    Wizard,
)
from .rules.cards import may_skip
from .rules.casting import legal_casts, why_not_ride
from .rules.ending import ended_by
from .rules.partners import partner_of, why_not_exchange, why_not_flasks
from .rules.towers import standing
from .rules.wizards import in_sight, is_crowded, own_colour, walkers
from .spells.piggyback import why_not_carry
from .state import Asking, Lending, Rolling, Shuffling, State, Window
from .tables import TowerTable, WizardTable

__all__ = ["has_move", "legal_moves"]

_PASS, _AGAIN, _NEW = Pass(), RollAgain(), NewHand()
_END: Move = EndTurn()
_ROLLS = [Roll(value) for value in range(1, DIE + 1)]


def _naming(card: str) -> Callable[..., Move]:
    """What naming a piece is: for a card, for ``""`` a roll, for ``new`` the push of a new hand."""
    return {"": Choose, "new": NewHand}.get(card, partial(PlayCard, card))


def _naming_pair(card: str) -> Callable[[Wizard], Move]:
    return lambda wizard: _naming(card)(wizard, (wizard,))


_WIZARDS = {card: WizardTable(_naming(card)) for card in (*BY_TEXT, "")}
_PAIRS = {card: WizardTable(_naming_pair(card)) for card in (*BY_TEXT, "")}
_TOWERS = {card: TowerTable(_naming(card)) for card in (*BY_TEXT, "", "new")}
_NOTHING = {card: _naming(card)(None) for card in (*BY_TEXT, "")}
_ROLL_CARDS = {card: RollCard(card) for card in BY_TEXT}
_KNOWN_CARDS = Memo[str, tuple[Card, ...]](
    lambda hand: tuple(BY_LETTER[letter] for letter in dict.fromkeys(hand) if letter != UNKNOWN)
)


def _rides(position: Position, own: str, able: list[bool], card: str, steps: int) -> list[Move]:
    """Piggyback in base timing: one's wizards that can carry another with a card or roll."""
    pairs = [
        stands and why_not_carry(position, Wizard(own, space), steps, own) is None
        for space, stands in enumerate(able)
    ]
    return _PAIRS[card].pick(own, pairs)


def _cards_moves(position: Position, cards: Iterable[Card], roll: int = 0) -> list[Move]:
    """What each of some cards can move (or their last roll), or its being discarded."""
    own, skip, castle = own_colour(position, position.seat), may_skip(position), position.castle
    there, crowded, towers = in_sight(position, own), is_crowded(position), standing(position)
    rides = "pb" in position.table.cost and why_not_ride(position) is None
    moves = list[Move]()
    for card in cards:
        if card.dice and not roll:
            moves.append(_ROLL_CARDS[card.text])
            continue
        name, before = "" if roll else card.text, len(moves)
        if card.wizard is not None:
            steps = roll or card.wizard
            able = walkers(position, own, there, steps) if crowded else there
            moves += _WIZARDS[name].pick(own, able)
            if rides:
                moves += _rides(position, own, able, name, steps)
        if card.tower is not None:
            kept = (castle - (roll or card.tower)) % SPACES  # tower.not-on-castle
            moves += _TOWERS[name].pick(towers, kept)
        if skip or len(moves) == before:
            moves.append(_NOTHING[name])  # card.no-move
    if position.action == 1 and not roll and not position.table.solo:
        moves.append(_NEW)
        moves += _TOWERS["new"].pick(towers, (castle - 1) % SPACES)
    return moves


def has_move(position: Position, card: str, rolls: tuple[int, ...] = ()) -> bool:
    """``card.must-move``: whether a card (after its last roll) allows a move."""
    roll = rolls[-1] if rolls else 0
    first = _cards_moves(position, [BY_TEXT[card]], roll)[0]
    return first != _NOTHING["" if roll else card]


def _action_moves(state: State) -> list[Move]:
    """What the active player may do when no move is under way."""
    table, hand = state.table, state.hands[state.seat]
    moves = _cards_moves(state, _KNOWN_CARDS[hand]) if state.action < 3 and hand else [_END]
    if state.full[state.seat] >= table.cheapest:
        moves += legal_casts(state, state.seat)
    return moves + _partner_moves(state) if table.team else moves


def _partner_moves(state: State) -> list[Move]:
    """``team.swap-card`` and ``team.flasks``."""
    full = max(state.full)
    handed = [hand(number) for hand in (Give, Get) for number in range(1, full + 1)]
    moves: list[Move] = [move for move in handed if why_not_flasks(state, move) is None]
    return [Ask(), *moves] if why_not_exchange(state, Ask()) is None else moves


def _rolled_moves(state: State, rolling: Rolling) -> list[Move]:
    """After a roll: name the piece, roll again, or (base timing) cast a spell first."""
    if rolling.awaiting:
        return list[Move](_ROLLS)
    card = BY_TEXT[rolling.card]
    moves = _cards_moves(state, [card], rolling.rolls[-1])
    if len(rolling.rolls) < card.dice:
        moves.append(_AGAIN)
    return moves + list(legal_casts(state, state.seat))


def legal_moves(state: State) -> list[Move]:
    """Every legal move, always in the same order."""
    pending = state.pending
    if ended_by(state) is not None or isinstance(pending, Shuffling):
        return []
    if pending is None:
        return _action_moves(state)
    if isinstance(pending, Rolling):
        return _rolled_moves(state, pending)
    if isinstance(pending, Window):
        return [*legal_casts(state, pending.decider), _PASS]
    if isinstance(pending, Asking):
        lent = dict.fromkeys(state.hands[partner_of(state)].replace(UNKNOWN, ""))
        return [*(Lend(BY_LETTER[letter].text) for letter in lent), Decline()]
    assert isinstance(pending, Lending)
    held = sorted(set(state.hands[state.seat] + pending.card) - {UNKNOWN})
    return [GiveBack(BY_LETTER[letter].text) for letter in held]
