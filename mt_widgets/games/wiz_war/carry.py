"""Carrying a move out."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from .box import DAMAGE
from .changes import do
from .characters import square_of
from .draft import Draft
from .events import (
    CardAsked,
    CardDiscarded,
    CardGiven,
    CardPlayed,
    CardRefused,
    CoinThrown,
    DieRolled,
    Event,
    ItemDestroyed,
    ItemThrown,
    MoveNamed,
    Passed,
    PlayFailed,
    StageReached,
    ThingDropped,
)
from .moves import (
    Ask,
    Attack,
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
    Punch,
    Roll,
    Run,
    Shuffle,
    Step,
    Take,
    Throw,
    Use,
    Walk,
)
from .rules.answers import attack, resolve
from .rules.attacks import is_attack
from .rules.damage import harm
from .rules.hand import cards_of
from .rules.neutral import ask_about, play_neutral
from .rules.turn import ask_next, end_main_part, finish_cards, roll, shuffle, take, worked
from .rules.walking import walk, walk_creature
from .seats import asked_seat
from .spells.rotate import throw
from .state import NOBODY, Asking, Coins, Play, Rolling, State

__all__ = ["carry_out", "events", "happened", "play"]


def play(state: State, move: Move) -> State:
    """The state after a legal move."""
    draft = Draft(state)
    carry_out(draft, move)
    return draft.state()


def events(state: State, move: Move) -> tuple[Event, ...]:
    """What happens when a legal move is played."""
    draft = Draft(state, [])
    carry_out(draft, move)
    return happened(draft)


def happened(draft: Draft) -> tuple[Event, ...]:
    """All that happened to a draft that keeps a log, and where the turn stands now."""
    stage = StageReached(draft.turn, draft.pending, draft.creatures, draft.first)
    return (*(draft.log or ()), stage)


def carry_out(draft: Draft, move: Move) -> None:
    """Play a legal move on a draft."""
    _WAYS[type(move)](draft, move)


def _pay(draft: Draft, seat: int, move: Cast | Use) -> None:
    """``stack.paid``: cards are discarded when they are played."""
    for card in cards_of(move):
        do(draft, CardPlayed(seat, card))


def _step(draft: Draft, move: Step) -> None:
    walk(draft, draft.turn.seat, move.way)
    worked(draft)


def _run(draft: Draft, move: Run) -> None:
    """``move.number``: as many more steps."""
    do(draft, MoveNamed(draft.turn.seat, move))
    do(draft, CardPlayed(draft.turn.seat, str(move.number)))
    draft.turn = draft.turn._replace(steps=draft.turn.steps + move.number, numbered=True)


def _cast(draft: Draft, move: Cast) -> None:
    seat = asked_seat(draft)
    do(draft, MoveNamed(seat, move))
    _pay(draft, seat, move)
    top = draft.pending[-1] if draft.pending else None
    if isinstance(top, Play):
        _answer(draft, top, move)
        return
    card = replace(move, interrupt=False) if move.interrupt else move
    if is_attack(card):
        _spend_attack(draft, move)
        attack(draft, seat, card)
    else:
        play_neutral(draft, seat, card)


def _answer(draft: Draft, play: Play, move: Cast) -> None:
    """A counteraction, *Anti-Anti* or *Negate*."""
    if move.card == "negate":
        draft.pending = draft.pending[:-1]
        do(draft, PlayFailed(play.seat, play.move))
        worked(draft)
    elif move.card == "anti":
        resolve(draft, replace(play, counter=None))
    else:
        _counter(draft, replace(play, counter=move, asked=play.seat))


def _counter(draft: Draft, play: Play) -> None:
    """``counter.anti``: an attacker with cards is asked, otherwise both work at once."""
    draft.pending = (*draft.pending[:-1], play)
    if not draft.hands[play.seat]:
        resolve(draft, play)


def _spend_attack(draft: Draft, move: Attack) -> None:
    """``attack.one``: the attack of the turn is made, but not by *Interrupt*."""
    if not (isinstance(move, Cast) and move.interrupt):
        draft.turn = draft.turn._replace(attacked=True)


def _punch(draft: Draft, move: Punch) -> None:
    do(draft, MoveNamed(draft.turn.seat, move))
    _spend_attack(draft, move)
    attack(draft, draft.turn.seat, move)


def _use(draft: Draft, move: Use) -> None:
    seat = draft.turn.seat
    do(draft, MoveNamed(seat, move))
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


def _let_fly(draft: Draft, seat: int, move: Use) -> None:
    """A bomb is discarded, a dagger thrown lies in the target's square, whatever comes of it."""
    if move.item == "bomb":
        do(draft, ItemDestroyed(seat, "bomb"))
        return
    square = square_of(draft, move.target)
    if square != draft.squares[seat]:
        do(draft, ItemThrown(seat, "dagger", square, NOBODY))


def _walk(draft: Draft, move: Walk) -> None:
    walk_creature(draft, move.creature, move.way)
    worked(draft)


def _command(draft: Draft, move: Command) -> None:
    do(draft, MoveNamed(draft.turn.seat, move))
    draft.creatures = tuple(
        one._replace(attack=False) if one.name == move.creature else one for one in draft.creatures
    )
    attack(draft, draft.turn.seat, move)


def _drop(draft: Draft, move: Drop) -> None:
    seat = draft.turn.seat
    do(draft, ThingDropped(seat, move.thing, draft.squares[seat]))
    worked(draft)


def _throw(draft: Draft, move: Throw) -> None:
    other = draft.table.seat.get(move.target, NOBODY)
    square = draft.squares[other] if other != NOBODY else draft.table.board.square[move.target]
    do(draft, ItemThrown(draft.turn.seat, move.thing, square, other))


def _destroy(draft: Draft, move: Destroy) -> None:
    do(draft, ItemDestroyed(draft.turn.seat, move.thing))


def _give(draft: Draft, move: Give) -> None:
    do(draft, CardGiven(draft.turn.seat, draft.table.seat[move.colour], move.card))


def _ask(draft: Draft, move: Ask) -> None:
    other = draft.table.seat[move.colour]
    do(draft, CardAsked(draft.turn.seat, other))
    draft.turn = draft.turn._replace(asked=True)
    draft.pending = (Asking(other),)


def _hand_over(draft: Draft, move: HandOver) -> None:
    do(draft, CardGiven(asked_seat(draft), draft.turn.seat, move.card))
    draft.pending = ()


def _decline(draft: Draft, move: Decline) -> None:
    do(draft, CardRefused(asked_seat(draft)))
    draft.pending = ()


def _pass(draft: Draft, move: Pass) -> None:
    top = draft.pending[-1]
    do(draft, Passed(asked_seat(draft)))
    if not isinstance(top, Play):
        ask_next(draft)
    elif is_attack(top.move):
        resolve(draft, top)
    else:
        assert isinstance(top.move, Cast)
        draft.pending = draft.pending[:-1]
        ask_about(draft, top.seat, top.move, top.asked)


def _discard(draft: Draft, move: Discard) -> None:
    do(draft, CardDiscarded(draft.turn.seat, move.card))
    finish_cards(draft)


def _roll(draft: Draft, move: Roll) -> None:
    rolling = draft.pending[-1]
    assert isinstance(rolling, Rolling)
    do(draft, DieRolled(rolling.seats[len(rolling.dice)], move.value))
    roll(draft, rolling, move.value)


def _coin(draft: Draft, move: Coin) -> None:
    coins = draft.pending[-1]
    assert isinstance(coins, Coins)
    do(draft, CoinThrown(move.heads))
    if throw(draft, coins, move.heads):
        worked(draft)


_WAYS: dict[type[Move], Callable[[Draft, Any], None]] = {
    Step: _step,
    Run: _run,
    Cast: _cast,
    Punch: _punch,
    Use: _use,
    Walk: _walk,
    Command: _command,
    Take: lambda draft, move: take(draft, move.thing),
    Drop: _drop,
    Throw: _throw,
    Destroy: _destroy,
    Give: _give,
    Ask: _ask,
    HandOver: _hand_over,
    Decline: _decline,
    End: lambda draft, move: end_main_part(draft),
    Pass: _pass,
    Discard: _discard,
    Roll: _roll,
    Coin: _coin,
    Shuffle: lambda draft, move: shuffle(draft, move.cards),
}
