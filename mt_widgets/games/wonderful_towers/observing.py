"""Observing a game: the next view from the last one and the events alone."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from ...engine.tuples import put
from . import events as e
from .rules.moving import rearranged
from .view import View


def update(view: View, events: Iterable[e.Event]) -> View:
    """The view after events; nothing else is needed, as everybody sees all that happens."""
    for event in events:
        view = _UPDATES[type(event)](view, event)
    return view


def _without(cards: tuple[int, ...], *gone: int) -> tuple[int, ...]:
    return tuple(card for card in cards if card not in gone)


def _joined(cards: tuple[int, ...], *come: int) -> tuple[int, ...]:
    return tuple(sorted((*cards, *come)))


def _taken(view: View, card: int) -> View:
    """A card leaves the deck."""
    return replace(view, next=_without(view.next, card), hidden=_without(view.hidden, card))


def _discarded(view: View, *cards: int) -> View:
    """Cards leave the market for the discard."""
    market, discard = _without(view.market, *cards), _joined(view.discard, *cards)
    return replace(view, market=market, discard=discard)


def _set_tokens(view: View, seat: int, levels: tuple[int, ...]) -> View:
    return replace(view, tokens=put(view.tokens, seat, levels))


def _returned(view: View, event: e.TokenReturned) -> View:
    return _set_tokens(view, event.seat, _without(view.tokens[event.seat], event.level))


def _protected(view: View, event: e.BlocksProtected) -> View:
    return _set_tokens(view, event.seat, _joined(view.tokens[event.seat], *event.levels))


def _replaced(view: View, event: e.BlockReplaced | e.BlockDestroyed) -> View:
    tower = put(view.towers[event.seat], event.level - 1, event.card)
    return replace(_taken(view, event.card), towers=put(view.towers, event.seat, tower))


def _moved(view: View, event: e.BlockMoved) -> View:
    tower = rearranged(bytes(view.towers[event.seat]), event.power, event.level)
    return replace(view, towers=put(view.towers, event.seat, tuple(tower)))


def _stage(view: View, event: e.StageReached) -> View:
    return replace(view, active=event.seat, pending=event.pending, mover=event.mover)


def _unchanged(view: View, event: e.Event) -> View:
    """The view as it is: StageReached tells the rest, or nothing is left on the table."""
    return view


_UPDATES: dict[type[e.Event], Callable[[View, Any], View]] = {
    e.CardDrawn: lambda view, event: _taken(view, event.card),
    e.CardDiscarded: lambda view, event: replace(view, discard=_joined(view.discard, event.card)),
    e.BlockReplaced: _replaced,
    e.TokenReturned: _returned,
    e.MarketJoined: lambda view, event: replace(view, market=_joined(view.market, event.card)),
    e.PairVanished: lambda view, event: _discarded(view, event.first, event.second),
    e.PowerUsed: lambda view, event: _discarded(view, event.card),
    e.BlockMoved: _moved,
    e.BlocksProtected: _protected,
    e.BlockDestroyed: _replaced,
    e.BlockSpared: _unchanged,
    e.DeckRenewed: lambda view, event: replace(view, hidden=view.discard, discard=()),
    e.DeckShuffled: _unchanged,
    e.TurnPassed: _unchanged,
    e.GameEnded: lambda view, event: replace(view, winner=event.winner),
    e.StageReached: _stage,
}
