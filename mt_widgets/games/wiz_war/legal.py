"""The legal moves, always in the same order."""

from collections.abc import Iterable

from .board import WAYS
from .box import DIE
from .cards import CARDS, COUNTERS, ITEMS, UNKNOWN, Hand
from .draft import top
from .moves import (
    Ask,
    Cast,
    Coin,
    Command,
    Decline,
    Destroy,
    Discard,
    Drop,
    End,
    Give,
    HandOver,
    Move,
    Pass,
    PlayNumber,
    Punch,
    Roll,
    StepCreature,
    StepWizard,
    Take,
    Throw,
    Use,
)
from .rules.answers import why_not_fits
from .rules.attacks import ITEM_TARGETS, creature_targets, is_attack, punch_targets, targets_in
from .rules.ending import winners
from .rules.hand import numbers_in
from .rules.moving import why_not_step
from .rules.seeing import in_line
from .rules.things import hammer_targets, why_not_take
from .rules.trade import partners
from .spells import SPELLS
from .state import Answering, Asking, Coins, Discarding, Rolling, Shuffling, State

_STEPS = tuple(StepWizard(way) for way in WAYS)
_ROLLS = tuple(Roll(value) for value in range(1, DIE + 1))
_COINS = (Coin(heads=True), Coin(heads=False))


def legal_moves(state: State) -> list[Move]:
    """Every legal move; none for a shuffle, which has too many."""
    waiting = top(state)
    if winners(state) is not None or isinstance(waiting, Shuffling):
        return []
    if isinstance(waiting, Rolling):
        return list(_ROLLS)
    if isinstance(waiting, Coins):
        return list(_COINS)
    if waiting is None:
        return _main_part(state)
    if isinstance(waiting, Discarding):
        return [Discard(card) for card in dict.fromkeys(state.hands[state.turn.seat])]
    if isinstance(waiting, Asking):
        return [*(HandOver(card) for card in _known(state.hands[waiting.asked])), Decline()]
    if isinstance(waiting, Answering):
        return _answers(state, waiting)
    return [Pass(), *_cards(state, waiting.asked, interrupt=True)]


def _known(hand: Hand) -> list[str]:
    """The different cards of a hand, but for unknown ones."""
    return [card for card in dict.fromkeys(hand) if card != UNKNOWN]


def _answers(state: State, play: Answering) -> list[Move]:
    """The answers to an attack or a neutral card."""
    hand, moves = state.hands[play.asked], list[Move]([Pass()])
    if not is_attack(play.move) or play.counter is not None:
        card = "anti" if is_attack(play.move) else "negate"
        return [*moves, Cast(card)] if card in hand else moves
    for card in _known(hand):
        if card in COUNTERS and why_not_fits(play.move, Cast(card)) is None:
            numbers = numbers_in(hand) if CARDS[card].takes_number else []
            moves += [Cast(card, number=number) for number in (0, *numbers)]
    if "teleport" in hand:
        aims = SPELLS["teleport"].aims(state, play.asked)
        moves += [Cast("teleport", target) for target, _ in aims]
    return moves


def _cards(state: State, seat: int, *, interrupt: bool = False) -> Iterable[Move]:
    """Attack cards and neutral cards, each with its targets and numbers."""
    hand = state.hands[seat]
    if interrupt and "interrupt" not in hand:
        return
    may_attack = seat not in state.first and (interrupt or not state.turn.attacked)
    for card in _known(hand):
        spell = SPELLS.get(card)
        if spell is None or (CARDS[card].kind == "attack" and not may_attack):
            continue
        if interrupt and "step" in CARDS[card].marks:
            continue
        numbers = (0, *numbers_in(hand)) if CARDS[card].takes_number else (0,)
        for target, detail in spell.aims(state, seat):
            for number in numbers:
                yield Cast(card, target, number, detail, interrupt)


def _main_part(state: State) -> list[Move]:
    """What the player whose turn it is may do."""
    seat, turn = state.turn.seat, state.turn
    who, hand = state.setup.colours[seat], state.hands[seat]
    moves = list[Move]()
    if turn.steps:
        moves += [step for step in _STEPS if why_not_step(state, who, step.way) is None]
    if not turn.numbered:
        moves += [PlayNumber(number) for number in numbers_in(hand)]
    moves += _cards(state, seat)
    if not turn.attacked and seat not in state.first:
        moves += [Punch(target) for target in punch_targets(state, seat)]
    moves += _creatures(state, seat)
    moves += _things(state, seat)
    moves += _trades(state, seat)
    moves.append(End())
    return moves


def _creatures(state: State, seat: int) -> Iterable[Move]:
    for one in state.creatures:
        if one.owner == seat:
            for way in WAYS if one.steps else "":
                if why_not_step(state, one.name, way) is None:
                    yield StepCreature(one.name, way)
            if one.attack and seat not in state.first:
                for target in creature_targets(state, one.name):
                    yield Command(one.name, target)


def _things(state: State, seat: int) -> Iterable[Move]:
    """Picking up, and what can be done with what is carried."""
    here = dict.fromkeys(thing for square, thing in state.things if square == state.squares[seat])
    for thing in here:
        if why_not_take(state, seat, thing) is None:
            yield Take(thing)
    for thing in state.carried[seat]:
        yield Drop(thing)
        if thing in ITEMS:
            yield Destroy(thing)
            yield from _throws(state, seat, thing)
            yield from _uses(state, seat, thing)


def _throws(state: State, seat: int, thing: str) -> Iterable[Move]:
    line, own = in_line(state, seat), state.squares[seat]
    stones = {one.square for one in state.creations if one.name == "stone"}
    for square in line.squares:
        if square != own and square not in stones:
            yield Throw(thing, state.setup.board.names[square])
    for colour in targets_in(state, seat, ("wizard",), line):
        yield Throw(thing, colour)


def _uses(state: State, seat: int, item: str) -> Iterable[Move]:
    turn = state.turn
    if item == "hammer" and turn.hammer != 0:
        numbers = (0, *numbers_in(state.hands[seat])) if turn.hammer is None else (0,)
        for target in hammer_targets(state, seat):
            for number in numbers:
                yield Use(item, target, number)
    if item in ITEM_TARGETS and not turn.attacked and seat not in state.first:
        for target in targets_in(state, seat, ITEM_TARGETS[item], in_line(state, seat)):
            yield Use(item, target)


def _trades(state: State, seat: int) -> Iterable[Move]:
    for colour in partners(state, seat):
        for card in _known(state.hands[seat]):
            yield Give(colour, card)
        if not state.turn.asked and state.hands[state.setup.seat[colour]]:
            yield Ask(colour)
