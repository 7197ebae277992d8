"""The course of a turn (sections 6 and 12): its start, the moments to interrupt, the cards."""

from ..box import CREATURE_ROWS, DRAWN, HAND
from ..cards import TRAPS, UNKNOWN
from ..changes import do
from ..characters import clockwise
from ..draft import Draft
from ..events import (
    CardDrawn,
    MainPartEnded,
    PilesForgotten,
    PileShuffled,
    SpellEnded,
    SpellsWaned,
    TakeNamed,
    ThingTaken,
    TrapDrawn,
    TurnBegan,
    TurnLost,
)
from ..lasting import is_under
from ..spells.traps import TRAP_WORKS
from ..state import Discarding, Ending, Rolling, Shuffling, Taking, Turn
from .ending import look
from .moving import steps_at_start
from .things import why_not_take


def worked(draft: Draft) -> None:
    """Something has worked: see who has won or died, then go on with what was waiting."""
    if look(draft):
        return
    if draft.lives[draft.turn.seat] == 0:
        pass_turn(draft)  # death.turn
    elif draft.pending and isinstance(draft.pending[-1], Taking | Ending):
        ask_next(draft)


def roll(draft: Draft, rolling: Rolling, value: int) -> None:
    """``setup.first``: the highest begins; if several are highest, they roll again."""
    dice = (*rolling.dice, value)
    highest = tuple(s for s, shown in zip(rolling.seats, dice, strict=False) if shown == max(dice))
    if len(dice) < len(rolling.seats):
        draft.pending = (Rolling(rolling.seats, dice),)
    elif len(highest) > 1:
        draft.pending = (Rolling(highest),)
    else:
        _begin_turn(draft, highest[0])


def _begin_turn(draft: Draft, seat: int) -> None:
    """``turn.start``: spells count down, then the steps are set; ``turn.lost``: or only cards."""
    draft.pending, draft.turn = (), Turn(seat)
    draft.rest_creatures()
    do(draft, TurnBegan(seat))
    if any(one.caster == seat for lasting in draft.lasting for one in lasting):
        do(draft, SpellsWaned(seat))
    if is_under(draft, seat, "stun"):
        do(draft, SpellEnded(seat, "stun"))
        do(draft, TurnLost(seat))
        draw_cards(draft, DRAWN)
        return
    draft.turn = Turn(seat, steps_at_start(draft, seat))
    draft.creatures = tuple(
        one._replace(steps=CREATURE_ROWS[one.name]["steps"], attack=True)
        if one.owner == seat
        else one
        for one in draft.creatures
    )


def pass_turn(draft: Draft) -> None:
    """``turn.order``: the next of the living."""
    seat = draft.turn.seat
    draft.first -= {seat}
    _begin_turn(draft, clockwise(draft, seat)[0])


def take(draft: Draft, thing: str) -> None:
    """``turn.take``: a thing is about to be picked up; with ``itemsfree`` an item is at once."""
    if thing.islower() and "itemsfree" in draft.setup.options:
        seat = draft.turn.seat
        do(draft, ThingTaken(seat, thing, draft.squares[seat]))
        worked(draft)
    else:
        do(draft, TakeNamed(draft.turn.seat, thing))
        draft.pending = (Taking(thing, draft.turn.seat),)
        ask_next(draft)


def end_main_part(draft: Draft) -> None:
    """``turn.end``: the main part is over, and the others may interrupt."""
    do(draft, MainPartEnded(draft.turn.seat))
    _close_main_part(draft)
    draft.pending = (Ending(draft.turn.seat),)
    ask_next(draft)


def _close_main_part(draft: Draft) -> None:
    draft.turn, draft.pending = Turn(draft.turn.seat), ()
    draft.rest_creatures()


def ask_next(draft: Draft) -> None:
    """``interrupt.when``: each of the others is asked once, clockwise; then it goes on."""
    waiting, active = draft.pending[-1], draft.turn.seat
    assert isinstance(waiting, Taking | Ending)
    seats = len(draft.lives)
    asked = (waiting.asked - active) % seats
    for other in clockwise(draft, active):
        if (other - active) % seats > asked and draft.hands[other]:  # stack.asked
            again = Taking(waiting.thing, other) if isinstance(waiting, Taking) else Ending(other)
            draft.pending = (again,)
            return
    if isinstance(waiting, Ending):
        draw_cards(draft, DRAWN)
    else:
        _pick_up(draft, waiting.thing)


def _pick_up(draft: Draft, thing: str) -> None:
    """``interrupt.then``: if it can no longer be picked up, the main part goes on as it was."""
    seat = draft.turn.seat
    draft.pending = ()
    if why_not_take(draft, seat, thing) is None:
        do(draft, ThingTaken(seat, thing, draft.squares[seat]))
        _close_main_part(draft)
        draw_cards(draft, DRAWN)


def draw_cards(draft: Draft, number: int) -> None:
    """``hand.draw`` and ``trap.now``: cards one after the other, as many as there are."""
    seat = draft.turn.seat
    draft.pending = ()
    for left in range(number, 0, -1):
        if draft.draw == ():
            if draft.discard:
                draft.pending = (Shuffling(left),)
                return
            break
        card = UNKNOWN if draft.draw is None else draft.draw[0]
        if card not in TRAPS:
            do(draft, CardDrawn(seat, card))
            continue
        do(draft, TrapDrawn(seat, card))
        TRAP_WORKS[card](draft, seat)
        if look(draft):
            return
        if draft.lives[seat] == 0:
            pass_turn(draft)
            return
    finish_cards(draft)


def finish_cards(draft: Draft) -> None:
    """``hand.seven``: discard down to seven, then the next turn begins."""
    if len(draft.hands[draft.turn.seat]) > HAND:
        draft.pending = (Discarding(),)
    else:
        pass_turn(draft)


def shuffle(draft: Draft, cards: tuple[str, ...]) -> None:
    """``hand.pile``: the discard pile becomes the draw pile, and the drawing goes on."""
    waiting = draft.pending[-1]
    assert isinstance(waiting, Shuffling)
    do(draft, PileShuffled(cards))
    draw_cards(draft, waiting.number)


def forget_piles(draft: Draft) -> None:
    """Instead of a shuffle: unknown cards are drawn, and nobody knows the piles any more."""
    waiting = draft.pending[-1]
    assert isinstance(waiting, Shuffling)
    do(draft, PilesForgotten())
    draw_cards(draft, waiting.number)
