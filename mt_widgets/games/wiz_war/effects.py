"""Carrying a move out."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from . import events as e
from . import moves as m
from .box import DAMAGE
from .changes import do
from .characters import square_of
from .draft import Draft, top
from .rules.answers import attack, resolve
from .rules.attacks import is_attack
from .rules.damage import harm
from .rules.hand import cards_of
from .rules.neutral import ask_about, play_neutral
from .rules.turn import ask_next, end_main_part, finish_cards, roll, shuffle, take, worked
from .rules.walking import walk, walk_creature
from .seats import asked_seat
from .spells.rotate import throw
from .state import NOBODY, Answering, Asking, Coins, Rolling, State


def play(state: State, move: m.Move) -> State:
    """The state after a legal move."""
    draft = Draft(state)
    carry_out(draft, move)
    return draft.state()


def events(state: State, move: m.Move) -> tuple[e.Event, ...]:
    """What happens when a legal move is played."""
    draft = Draft(state, [])
    carry_out(draft, move)
    return happened(draft)


def happened(draft: Draft) -> tuple[e.Event, ...]:
    """All that happened to a draft that keeps a log, and where the turn stands now."""
    stage = e.StageReached(draft.turn, draft.pending, draft.creatures, draft.first)
    return (*(draft.log or ()), stage)


def carry_out(draft: Draft, move: m.Move) -> None:
    """Play a legal move on a draft."""
    _WAYS[type(move)](draft, move)


def _pay(draft: Draft, seat: int, move: m.Cast | m.Use) -> None:
    """``stack.paid``: cards are discarded when they are played."""
    for card in cards_of(move):
        do(draft, e.CardPlayed(seat, card))


def _step(draft: Draft, move: m.StepWizard) -> None:
    walk(draft, draft.turn.seat, move.way)
    worked(draft)


def _run(draft: Draft, move: m.PlayNumber) -> None:
    """``move.number``: as many more steps."""
    do(draft, e.MoveNamed(draft.turn.seat, move))
    do(draft, e.CardPlayed(draft.turn.seat, str(move.number)))
    draft.turn = draft.turn._replace(steps=draft.turn.steps + move.number, numbered=True)


def _cast(draft: Draft, move: m.Cast) -> None:
    seat = asked_seat(draft)
    do(draft, e.MoveNamed(seat, move))
    _pay(draft, seat, move)
    asking = top(draft)
    if isinstance(asking, Answering):
        _answer(draft, asking, move)
        return
    card = replace(move, interrupt=False) if move.interrupt else move
    if is_attack(card):
        _spend_attack(draft, move)
        attack(draft, seat, card)
    else:
        play_neutral(draft, seat, card)


def _answer(draft: Draft, play: Answering, move: m.Cast) -> None:
    """A counteraction, *Anti-Anti* or *Negate*."""
    if move.card == "negate":
        draft.pending = draft.pending[:-1]
        do(draft, e.PlayFailed(play.seat, play.move))
        worked(draft)
    elif move.card == "anti":
        resolve(draft, replace(play, counter=None))
    else:
        _counter(draft, replace(play, counter=move, asked=play.seat))


def _counter(draft: Draft, play: Answering) -> None:
    """``counter.anti``: an attacker with cards is asked, otherwise both work at once."""
    draft.pending = (*draft.pending[:-1], play)
    if not draft.hands[play.seat]:
        resolve(draft, play)


def _spend_attack(draft: Draft, move: m.Attack) -> None:
    """``attack.one``: the attack of the turn is made, but not by *Interrupt*."""
    if not (isinstance(move, m.Cast) and move.interrupt):
        draft.turn = draft.turn._replace(attacked=True)


def _punch(draft: Draft, move: m.Punch) -> None:
    do(draft, e.MoveNamed(draft.turn.seat, move))
    _spend_attack(draft, move)
    attack(draft, draft.turn.seat, move)


def _use(draft: Draft, move: m.Use) -> None:
    seat = draft.turn.seat
    do(draft, e.MoveNamed(seat, move))
    _pay(draft, seat, move)
    if move.item == "hammer":
        left = draft.turn.hammer
        uses = (move.number or 1) if left is None else left  # item.charges
        draft.turn = draft.turn._replace(hammer=uses - 1)
        harm(draft, move.target, DAMAGE["hammer"])
        worked(draft)
        return
    _spend_attack(draft, move)
    _let_fly(draft, seat, move)
    attack(draft, seat, move)


def _let_fly(draft: Draft, seat: int, move: m.Use) -> None:
    """Hit or miss, a bomb is discarded, and a thrown dagger lies in the target's square."""
    if move.item == "bomb":
        do(draft, e.ItemDestroyed(seat, "bomb"))
        return
    square = square_of(draft, move.target)
    if square != draft.squares[seat]:
        do(draft, e.ItemThrown(seat, "dagger", square, NOBODY))


def _walk(draft: Draft, move: m.StepCreature) -> None:
    walk_creature(draft, move.creature, move.way)
    worked(draft)


def _command(draft: Draft, move: m.Command) -> None:
    do(draft, e.MoveNamed(draft.turn.seat, move))
    draft.change_creature(move.creature, lambda one: one._replace(attack=False))
    attack(draft, draft.turn.seat, move)


def _drop(draft: Draft, move: m.Drop) -> None:
    seat = draft.turn.seat
    do(draft, e.ThingDropped(seat, move.thing, draft.squares[seat]))
    worked(draft)


def _throw(draft: Draft, move: m.Throw) -> None:
    other = draft.setup.seat.get(move.target, NOBODY)
    square = draft.squares[other] if other != NOBODY else draft.setup.board.square[move.target]
    do(draft, e.ItemThrown(draft.turn.seat, move.thing, square, other))


def _destroy(draft: Draft, move: m.Destroy) -> None:
    do(draft, e.ItemDestroyed(draft.turn.seat, move.thing))


def _give(draft: Draft, move: m.Give) -> None:
    do(draft, e.CardGiven(draft.turn.seat, draft.setup.seat[move.colour], move.card))


def _ask(draft: Draft, move: m.Ask) -> None:
    other = draft.setup.seat[move.colour]
    do(draft, e.CardAsked(draft.turn.seat, other))
    draft.turn = draft.turn._replace(asked=True)
    draft.pending = (Asking(other),)


def _hand_over(draft: Draft, move: m.HandOver) -> None:
    do(draft, e.CardGiven(asked_seat(draft), draft.turn.seat, move.card))
    draft.pending = ()


def _decline(draft: Draft, move: m.Decline) -> None:
    do(draft, e.CardRefused(asked_seat(draft)))
    draft.pending = ()


def _pass(draft: Draft, move: m.Pass) -> None:
    asking = draft.pending[-1]
    do(draft, e.Passed(asked_seat(draft)))
    if not isinstance(asking, Answering):
        ask_next(draft)
    elif is_attack(asking.move):
        resolve(draft, asking)
    else:
        assert isinstance(asking.move, m.Cast)
        draft.pending = draft.pending[:-1]
        ask_about(draft, asking.seat, asking.move, asking.asked)


def _discard(draft: Draft, move: m.Discard) -> None:
    do(draft, e.CardDiscarded(draft.turn.seat, move.card))
    finish_cards(draft)


def _roll(draft: Draft, move: m.Roll) -> None:
    rolling = draft.pending[-1]
    assert isinstance(rolling, Rolling)
    do(draft, e.DieRolled(rolling.seats[len(rolling.dice)], move.value))
    roll(draft, rolling, move.value)


def _coin(draft: Draft, move: m.Coin) -> None:
    coins = draft.pending[-1]
    assert isinstance(coins, Coins)
    do(draft, e.CoinThrown(move.heads))
    if throw(draft, coins, move.heads):
        worked(draft)


_WAYS: dict[type[m.Move], Callable[[Draft, Any], None]] = {
    m.StepWizard: _step,
    m.PlayNumber: _run,
    m.Cast: _cast,
    m.Punch: _punch,
    m.Use: _use,
    m.StepCreature: _walk,
    m.Command: _command,
    m.Take: lambda draft, move: take(draft, move.thing),
    m.Drop: _drop,
    m.Throw: _throw,
    m.Destroy: _destroy,
    m.Give: _give,
    m.Ask: _ask,
    m.HandOver: _hand_over,
    m.Decline: _decline,
    m.End: lambda draft, move: end_main_part(draft),
    m.Pass: _pass,
    m.Discard: _discard,
    m.Roll: _roll,
    m.Coin: _coin,
    m.Shuffle: lambda draft, move: shuffle(draft, move.cards),
}
