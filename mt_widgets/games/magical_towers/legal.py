"""Every legal move of a state. Moves are shared copies, so that listing them makes nothing anew."""

from functools import cache
from typing import NamedTuple

from .box import CROWD, DIE, SPACES
from .cards import BY_LETTER, BY_TEXT, UNKNOWN
from .draft import Position
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
    Tower,
    Wizard,
)  # fmt: skip
from .rules.cards import may_skip
from .rules.casting import legal_casts, why_not_ride
from .rules.ending import ended_by
from .rules.partners import partner_of, why_not_exchange, why_not_flasks
from .rules.towers import standing
from .rules.wizards import own_colours
from .spells.piggyback import why_not_carry
from .state import Asking, Lending, Rolling, Shuffling, State, Window

__all__ = ["has_move", "legal_moves"]

_END, _PASS, _AGAIN, _NEW = EndTurn(), Pass(), RollAgain(), NewHand()
_ROLLS = [Roll(value) for value in range(1, DIE + 1)]


@cache
def _wizard_move(card: str, colour: str, space: int, rider: str = "") -> PlayCard | Choose:
    """A card on a wizard; without a card's text, the choice after a roll."""
    piece = Wizard(colour, space)
    riders = tuple(Wizard(carried, space) for carried in rider)
    return PlayCard(card, piece, riders) if card else Choose(piece, riders)


class _TowerMoves(dict[tuple[int, int], tuple[Move, ...]]):
    """What a card, a roll (no text) or a new hand can do with the towers of a space."""

    def __init__(self, card: str) -> None:
        self.card = card

    def __missing__(self, place: tuple[int, int]) -> tuple[Move, ...]:
        self[place] = tuple(self._move(Tower(place[0], n)) for n in range(1, place[1] + 1))
        return self[place]

    def _move(self, tower: Tower) -> Move:
        if self.card == "new":
            return NewHand(tower)
        return PlayCard(self.card, tower) if self.card else Choose(tower)


_TOWER_MOVES = {card: _TowerMoves(card) for card in (*BY_TEXT, "", "new")}


@cache
def _discarded(card: str) -> PlayCard | Choose:
    return PlayCard(card, None) if card else Choose(None)


@cache
def _roll_card(card: str) -> RollCard:
    return RollCard(card)


class _Movable(NamedTuple):
    """What can be moved at all: one's own wizards in sight, and the towers of each space."""

    wizards: list[tuple[str, int]]
    towers: list[tuple[int, int]]


def _movable(position: Position) -> _Movable:
    own = own_colours(position, position.seat)
    wizards = [(c, space) for c in own for space, top in enumerate(position.tops) if c in top]
    return _Movable(wizards, standing(position))


def _walks(position: Position, movable: _Movable, card: str, steps: int) -> list[Move]:
    """The moves of a wizard card or roll."""
    tops, castle = position.tops, position.castle
    able = [
        wizard
        for wizard in movable.wizards
        if (target := (wizard[1] + steps) % SPACES) == castle or len(tops[target]) < CROWD
    ]
    moves: list[Move] = [_wizard_move(card, *wizard) for wizard in able]
    if "pb" in position.table.cost and why_not_ride(position) is None:
        for colour, space in able:
            if why_not_carry(position, Wizard(colour, space), steps, colour) is None:
                moves.append(_wizard_move(card, colour, space, colour))
    return moves


def _piece_moves(
    position: Position, movable: _Movable, card: str, wizard: int | None, tower: int | None
) -> list[Move]:
    """What a card or roll can move, or its being discarded without a move."""
    moves = list[Move]() if wizard is None else _walks(position, movable, card, wizard)
    if tower is not None:
        kept = (position.castle - tower) % SPACES  # tower.not-on-castle
        of_card = _TOWER_MOVES[card]
        for place in movable.towers:
            if place[0] != kept:
                moves += of_card[place]
    if not moves or may_skip(position):
        moves.append(_discarded(card))  # card.no-move
    return moves


def _card_moves(
    position: Position, movable: _Movable, text: str, rolls: tuple[int, ...]
) -> list[Move]:
    """The moves of a card with printed steps, or of its last roll."""
    card = BY_TEXT[text]
    if not card.dice:
        return _piece_moves(position, movable, text, card.wizard, card.tower)
    wizard = None if card.wizard is None else rolls[-1]
    tower = None if card.tower is None else rolls[-1]
    return _piece_moves(position, movable, "", wizard, tower)


def has_move(position: Position, card: str, rolls: tuple[int, ...] = ()) -> bool:
    """``card.must-move``: whether a card (after its last roll) allows a move."""
    first = _card_moves(position, _movable(position), card, rolls)[0]
    return first != _discarded("" if rolls else card)


def _new_hands(position: Position, movable: _Movable) -> list[Move]:
    """``turn.new-hand``: without a push, or with one."""
    kept = (position.castle - 1) % SPACES
    pushes = _TOWER_MOVES["new"]
    return [_NEW, *(push for place in movable.towers if place[0] != kept for push in pushes[place])]


def _action_moves(state: State) -> list[Move]:
    """What the active player may do when no move is under way."""
    table, action, moves = state.table, state.action, list[Move]()
    hand = state.hands[state.seat]
    if action < 3 and hand:
        movable = _movable(state)
        for letter in dict.fromkeys(hand):
            if letter != UNKNOWN:
                card = BY_LETTER[letter]
                if card.dice:
                    moves.append(_roll_card(card.text))
                else:
                    moves += _piece_moves(state, movable, card.text, card.wizard, card.tower)
        if action == 1 and not table.solo:
            moves += _new_hands(state, movable)
    else:
        moves.append(_END)
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
    moves = _card_moves(state, _movable(state), rolling.card, rolling.rolls)
    if len(rolling.rolls) < BY_TEXT[rolling.card].dice:
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
