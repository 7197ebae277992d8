"""Every legal move of a state. Moves are shared copies, so that listing them makes nothing anew."""

from functools import cache

from .box import DIE
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
from .rules.towers import movable
from .rules.wizards import own_colours, walkers
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


@cache
def _tower_moves(card: str, space: int, towers: int) -> tuple[PlayCard | Choose, ...]:
    """A card on each tower of a space; without a card's text, the choices after a roll."""
    pieces = [Tower(space, number) for number in range(1, towers + 1)]
    return tuple(PlayCard(card, piece) if card else Choose(piece) for piece in pieces)


@cache
def _pushes(space: int, towers: int) -> tuple[NewHand, ...]:
    return tuple(NewHand(Tower(space, number)) for number in range(1, towers + 1))


@cache
def _discarded(card: str) -> PlayCard | Choose:
    return PlayCard(card, None) if card else Choose(None)


@cache
def _roll_card(card: str) -> RollCard:
    return RollCard(card)


def _walks(position: Position, card: str, steps: int) -> list[Move]:
    """The moves of a wizard card or roll."""
    able = walkers(position, own_colours(position, position.seat), steps)
    moves: list[Move] = [_wizard_move(card, colour, space) for colour, space in able]
    if "pb" in position.table.spells and why_not_ride(position) is None:
        moves += [
            _wizard_move(card, colour, space, colour)
            for colour, space in able
            if why_not_carry(position, Wizard(colour, space), steps, colour) is None
        ]
    return moves


def _tower_walks(position: Position, card: str, steps: int) -> list[Move]:
    """The moves of a tower card or roll."""
    moves = list[Move]()
    for space, towers in movable(position, steps):
        moves += _tower_moves(card, space, towers)
    return moves


def _piece_moves(
    position: Position, card: str, wizard: int | None, tower: int | None
) -> list[Move]:
    """What a card or roll can move, or its being discarded without a move."""
    moves = list[Move]() if wizard is None else _walks(position, card, wizard)
    if tower is not None:
        moves += _tower_walks(position, card, tower)
    if not moves or may_skip(position):
        moves.append(_discarded(card))  # card.no-move
    return moves


def has_move(position: Position, card: str, rolls: tuple[int, ...] = ()) -> bool:
    """``card.must-move``: whether a card (after its last roll) allows a move."""
    return _card_moves(position, card, rolls)[0] != _discarded("" if rolls else card)


def _card_moves(position: Position, text: str, rolls: tuple[int, ...]) -> list[Move]:
    card = BY_TEXT[text]
    if not card.dice:
        return _piece_moves(position, text, card.wizard, card.tower)
    last = rolls[-1]
    return _piece_moves(
        position,
        "",
        card.wizard if card.wizard is None else last,
        card.tower if card.tower is None else last,
    )


def _new_hands(position: Position) -> list[Move]:
    """``turn.new-hand``: without a push, or with one."""
    moves: list[Move] = [_NEW]
    for space, towers in movable(position, 1):
        moves += _pushes(space, towers)
    return moves


def _action_moves(state: State) -> list[Move]:
    """What the active player may do when no move is under way."""
    table, action, moves = state.table, state.action, list[Move]()
    hand = state.hands[state.seat]
    if action < 3:
        for letter in dict.fromkeys(hand):
            if letter != UNKNOWN:
                card = BY_LETTER[letter]
                if card.dice:
                    moves.append(_roll_card(card.text))
                else:
                    moves += _piece_moves(state, card.text, card.wizard, card.tower)
        if action == 1 and hand and not table.solo:
            moves += _new_hands(state)
    if action == 3 or not hand:
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
    moves = _card_moves(state, rolling.card, rolling.rolls)
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
