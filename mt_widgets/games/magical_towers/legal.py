"""Every legal move of a state. Moves are shared copies, so that listing them makes nothing anew."""

from typing import Any

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
    Piece,
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

_PASS, _AGAIN, _NEW = Pass(), RollAgain(), NewHand()
_END: Move = EndTurn()
_ROLLS = [Roll(value) for value in range(1, DIE + 1)]


class _Moves(dict[tuple[Any, ...], tuple[Move, ...]]):
    """What a card can do: its text with a place, such as ``("b", 5)``, made once and then shared.

    Without a text it is the choice after a roll; ``new`` is a push with a new hand.
    """

    def __init__(self, card: str) -> None:
        self.card = card

    def _on(self, piece: Piece | None, *riders: Wizard) -> Move:
        if self.card == "new":
            return NewHand(piece if isinstance(piece, Tower) else None)
        return PlayCard(self.card, piece, riders) if self.card else Choose(piece, riders)


class _WizardMoves(_Moves):
    """By colour and space: alone, and with another of the colour on its back."""

    def __missing__(self, place: tuple[str, int]) -> tuple[Move, ...]:
        wizard = Wizard(*place)
        self[place] = self._on(wizard), self._on(wizard, wizard)
        return self[place]


class _TowerMoves(_Moves):
    """By space and number of towers: one move for each tower; () is moving nothing."""

    def __missing__(self, place: tuple[int, int]) -> tuple[Move, ...]:
        pieces = [Tower(place[0], n) for n in range(1, place[1] + 1)] if place else [None]
        self[place] = tuple(map(self._on, pieces))
        return self[place]


_CARDS = (*BY_TEXT, "", "new")
_WIZARD_MOVES = {card: _WizardMoves(card) for card in _CARDS}
_TOWER_MOVES = {card: _TowerMoves(card) for card in _CARDS}
_ROLL_CARDS = {card: RollCard(card) for card in BY_TEXT}

_Wizards = list[tuple[str, int]]
_Towers = list[tuple[int, int]]


def _own_wizards(position: Position) -> _Wizards:
    """``wizard.own`` and ``wizard.visible``: colour and space of those one may move."""
    own = own_colours(position, position.seat)
    return [(c, space) for c in own for space, top in enumerate(position.tops) if c in top]


def _walks(position: Position, wizards: _Wizards, card: str, steps: int) -> list[Move]:
    """The moves of a wizard card or roll."""
    tops, castle, of_card = position.tops, position.castle, _WIZARD_MOVES[card]
    able = [
        place
        for place in wizards
        if (target := (place[1] + steps) % SPACES) == castle or len(tops[target]) < CROWD
    ]
    moves = [of_card[place][0] for place in able]
    if "pb" in position.table.cost and why_not_ride(position) is None:
        for colour, space in able:
            if why_not_carry(position, Wizard(colour, space), steps, colour) is None:
                moves.append(of_card[colour, space][1])
    return moves


def _tower_walks(position: Position, towers: _Towers, card: str, steps: int) -> list[Move]:
    """The moves of a tower card or roll, or the pushes of a new hand."""
    kept, of_card = (position.castle - steps) % SPACES, _TOWER_MOVES[card]  # tower.not-on-castle
    return [move for place in towers if place[0] != kept for move in of_card[place]]


def _roll_moves(position: Position, text: str, rolls: tuple[int, ...]) -> list[Move]:
    """What a card with printed steps, or its last roll, can move; or its being discarded."""
    card, name = BY_TEXT[text], "" if rolls else text
    moves = list[Move]()
    if card.wizard is not None:
        moves += _walks(position, _own_wizards(position), name, rolls[-1] if rolls else card.wizard)
    if card.tower is not None:
        moves += _tower_walks(
            position, standing(position), name, rolls[-1] if rolls else card.tower
        )
    return moves if moves and not may_skip(position) else [*moves, *_TOWER_MOVES[name][()]]


def has_move(position: Position, card: str, rolls: tuple[int, ...] = ()) -> bool:
    """``card.must-move``: whether a card (after its last roll) allows a move."""
    return _roll_moves(position, card, rolls)[0] not in _TOWER_MOVES["" if rolls else card][()]


def _hand_moves(state: State, hand: str) -> list[Move]:
    """``turn.two-actions`` and ``turn.new-hand``: what the cards of a hand can do."""
    wizards, towers, skip = _own_wizards(state), standing(state), may_skip(state)
    moves = list[Move]()
    for letter in dict.fromkeys(hand):
        card = BY_LETTER.get(letter)
        if card is None:
            continue  # a card nobody told us
        if card.dice:
            moves.append(_ROLL_CARDS[card.text])
            continue
        walks = [] if card.wizard is None else _walks(state, wizards, card.text, card.wizard)
        if card.tower is not None:
            walks += _tower_walks(state, towers, card.text, card.tower)
        moves += walks
        if skip or not walks:
            moves += _TOWER_MOVES[card.text][()]  # card.no-move
    if state.action == 1 and not state.table.solo:
        moves.append(_NEW)
        moves += _tower_walks(state, towers, "new", 1)
    return moves


def _action_moves(state: State) -> list[Move]:
    """What the active player may do when no move is under way."""
    table, hand = state.table, state.hands[state.seat]
    moves = _hand_moves(state, hand) if state.action < 3 and hand else [_END]
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
    moves = _roll_moves(state, rolling.card, rolling.rolls)
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
