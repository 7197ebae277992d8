"""Following a game from a seat: what of each event the seat learns, and its next view from that."""

from collections.abc import Iterable
from dataclasses import replace

from . import events as e
from .cards import UNKNOWN
from .changes import do
from .draft import Draft
from .state import State
from .view import View, hidden, sees_hand, with_hands_of


def observe(events: Iterable[e.Event], state: State, seat: int | None) -> tuple[e.Event, ...]:
    """Events of a state's move as a seat learns them: others' cards stay hidden."""
    return tuple(_hide(event, state, seat) for event in events)


def _hide(event: e.Event, state: State, seat: int | None) -> e.Event:
    match event:
        case e.CardDrawn(owner):
            return event if sees_hand(state, seat, owner) else replace(event, card=UNKNOWN)
        case e.CardGiven(giver, receiver):  # see.given
            known = sees_hand(state, seat, giver) or sees_hand(state, seat, receiver)
            return event if known else replace(event, card=UNKNOWN)
        case e.HandWon(loser, killer, cards):
            known = sees_hand(state, seat, loser) or sees_hand(state, seat, killer)
            return event if known else replace(event, cards=hidden(cards))
        case e.PileShuffled(cards):
            return replace(event, cards=hidden(cards))  # see.pile
    return event


def update(view: View, events: Iterable[e.Event]) -> View:
    """The view after events that this seat has observed; nothing else is needed."""
    draft = Draft(view.shown)
    for event in events:
        do(draft, event)
    # A view is what is known now: a card in another's hand was seen only while it was given.
    return View(view.seat, with_hands_of(draft.state(), view.seat))
