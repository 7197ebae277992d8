"""Every legal move of a state. Moves are shared copies, so that listing them makes nothing anew."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from .. import moves as m
from ..box import CROWD, DIE, SPACES
from ..cards import BY_LETTER, BY_TEXT, UNKNOWN, Card
from ..spells.piggyback import why_not_carry
from ..stacks import HEIGHTS
from ..state import BETWEEN, Asking, Lending, Rolling, Shuffling, State, Window
from ..tables import Memo, TowerTable, WizardTable, tower_table, wizard_table
from .cards import may_skip
from .casting import legal_casts, why_not_ride
from .ending import ended_by
from .partners import partner_of, why_not_exchange, why_not_flasks
from .wizards import own_colour

_PASS, _AGAIN = m.Pass(), m.RollAgain()
_END: m.Move = m.EndTurn()
_ROLLS = [m.Roll(value) for value in range(1, DIE + 1)]


def _naming(card: str) -> Callable[..., m.Move]:
    """What naming a piece is: for a card, for ``""`` a roll, for ``new`` the push of a new hand."""
    return {"": m.Choose, "new": m.NewHand}.get(card, partial(m.PlayCard, card))


def _naming_pair(card: str) -> Callable[[m.Wizard], m.Move]:
    return lambda wizard: _naming(card)(wizard, (wizard,))


_WIZARDS = {card: wizard_table(_naming(card)) for card in (*BY_TEXT, "")}
_PAIRS = {card: wizard_table(_naming_pair(card)) for card in (*BY_TEXT, "")}
_TOWERS = {card: tower_table(_naming(card)) for card in (*BY_TEXT, "", "new")}
_NOTHING = {card: _naming(card)(None) for card in (*BY_TEXT, "", "new")}


@dataclass(frozen=True, slots=True)
class _Menu:
    """What a card, a roll or a new hand has on offer: its moves by place, and how far they go."""

    walk: int
    ride: int
    wizards: WizardTable[m.Move] | None
    pairs: WizardTable[m.Move]
    towers: TowerTable[m.Move] | None
    nothing: m.Move
    first: m.Move | None = None  # what comes before naming a piece: a roll, a new hand alone


def _menu(card: Card, roll: int = 0) -> _Menu:
    name, unrolled = "" if roll else card.text, bool(card.dice and not roll)
    return _Menu(
        roll or card.wizard or 0,
        roll or card.tower or 0,
        None if card.wizard is None or unrolled else _WIZARDS[name],
        _PAIRS[name],
        None if card.tower is None or unrolled else _TOWERS[name],
        _NOTHING[name],
        m.RollCard(name) if unrolled else None,
    )


_NEW = (_Menu(0, 1, None, {}, _TOWERS["new"], _NOTHING["new"], _NOTHING["new"]),)
_OF_ROLL = Memo[tuple[str, int], _Menu](lambda rolled: _menu(BY_TEXT[rolled[0]], rolled[1]))
_OF_CARD = {letter: _menu(card) for letter, card in BY_LETTER.items()}
_OF_HAND = Memo[str, tuple[_Menu, ...]](
    lambda hand: tuple(_OF_CARD[letter] for letter in dict.fromkeys(hand) if letter != UNKNOWN)
)


def _listed(state: State, menus: Iterable[_Menu]) -> list[m.Move]:
    """What each of some cards (or a roll) can move, or its being discarded."""
    table, covered, tops, castle, seat, _, _, _, _, _, _, _, _ = state
    own = own_colour(state, seat) if table.team else table.colours[seat]
    here, stacks = _survey(covered, tops, own)
    rides = "pb" in table.cost and why_not_ride(state) is None
    skip = table.options and may_skip(state)
    moves: list[m.Move] = []
    for menu in menus:
        before = len(moves)
        if menu.first is not None:
            moves.append(menu.first)
        if menu.wizards is not None:
            row, walk = menu.wizards[own], menu.walk
            for space in here:
                if len(tops[(space + walk) % SPACES]) < CROWD:  # wizard.full
                    moves.append(row[space])  # noqa: PERF401  (mostly two: a loop is faster)
            if rides:
                moves += _rides(state, own, here, menu)
        if menu.towers is not None:
            towers, kept, able = menu.towers, (castle - menu.ride) % SPACES, stacks
            if covered[kept]:  # tower.not-on-castle
                able = [*stacks]
                able.remove(HEIGHTS[covered[kept]] * SPACES + kept)
            for stack in able:
                moves += towers[stack]
        if (skip and menu.first is None) or len(moves) == before:
            moves.append(menu.nothing)  # card.no-move
    return moves


def _survey(
    covered: tuple[str, ...], tops: tuple[str, ...], own: str
) -> tuple[list[int], list[int]]:
    """In one go: the spaces where a colour is in sight, and the stacks of towers."""
    here, stacks = [], []
    for space, below in enumerate(covered):
        if below:
            stacks.append(HEIGHTS[below] * SPACES + space)
        if own in tops[space]:
            here.append(space)
    return here, stacks


def _rides(state: State, own: str, here: list[int], menu: _Menu) -> list[m.Move]:
    """Piggyback in base timing: one's wizards that can carry another with a card or roll."""
    row = menu.pairs[own]
    return [
        row[space]
        for space in here
        if why_not_carry(state, m.Wizard(own, space), menu.walk, own) is None
    ]


def has_move(state: State, card: str, rolls: tuple[int, ...] = ()) -> bool:
    """``card.must-move``: whether a card (after its last roll) allows a move."""
    menu = _OF_ROLL[card, rolls[-1] if rolls else 0]
    return _listed(state, [menu])[0] is not menu.nothing


def _action_moves(state: State) -> list[m.Move]:
    """What the active player may do when no move is under way."""
    table, _, _, _, seat, action, used, _, _, counts, held, _, _ = state
    hand = held.split(BETWEEN)[seat]
    if action == 3 or not hand:
        moves = [_END]
    elif action == 1 and not table.solo:
        moves = _listed(state, _OF_HAND[hand] + _NEW)
    else:
        moves = _listed(state, _OF_HAND[hand])
    if counts[table.seats + seat] >= table.cheapest and not (used and table.plain):
        moves += legal_casts(state, seat)  # spell.once-a-turn
    return moves + _partner_moves(state) if table.team else moves


def _partner_moves(state: State) -> list[m.Move]:
    """``team.swap-card`` and ``team.flasks``."""
    full = max(state.full)
    handed = [hand(number) for hand in (m.Give, m.Get) for number in range(1, full + 1)]
    moves: list[m.Move] = [move for move in handed if why_not_flasks(state, move) is None]
    return [m.Ask(), *moves] if why_not_exchange(state, m.Ask()) is None else moves


def _rolled_moves(state: State, rolling: Rolling) -> list[m.Move]:
    """After a roll: name the piece, roll again, or (base timing) cast a spell first."""
    if rolling.awaiting:
        return list[m.Move](_ROLLS)
    moves = _listed(state, [_OF_ROLL[rolling.card, rolling.rolls[-1]]])
    if len(rolling.rolls) < BY_TEXT[rolling.card].dice:
        moves.append(_AGAIN)
    return moves + list(legal_casts(state, state.seat))


def legal_moves(state: State) -> list[m.Move]:
    """Every legal move, always in the same order; ``str`` of a move is its notation."""
    pending = state.pending
    if ended_by(state) is not None:
        return []
    if pending is None:
        return _action_moves(state)
    if isinstance(pending, Shuffling):
        return []
    if isinstance(pending, Rolling):
        return _rolled_moves(state, pending)
    if isinstance(pending, Window):
        return [*legal_casts(state, pending.decider), _PASS]
    if isinstance(pending, Asking):
        lent = dict.fromkeys(state.hands[partner_of(state)].replace(UNKNOWN, ""))
        return [*(m.Lend(BY_LETTER[letter].text) for letter in lent), m.Decline()]
    assert isinstance(pending, Lending)
    held = sorted(set(state.hands[state.seat] + pending.card) - {UNKNOWN})
    return [m.GiveBack(BY_LETTER[letter].text) for letter in held]
