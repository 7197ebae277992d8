"""Following a game: the next view from the last one and the events alone."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from . import events as e
from .rules.moving import rearranged
from .view import View

__all__ = ["follow"]


def follow(view: View, events: Iterable[e.Event]) -> View:
    """The view after events; nothing else is needed, as all that happens is seen by all."""
    for event in events:
        view = _FOLLOW[type(event)](view, event)
    return view


def _without(cards: tuple[int, ...], *gone: int) -> tuple[int, ...]:
    return tuple(card for card in cards if card not in gone)


def _joined(cards: tuple[int, ...], *come: int) -> tuple[int, ...]:
    return tuple(sorted((*cards, *come)))


def _taken(view: View, card: int) -> View:
    """A card leaves the deck."""
    return replace(view, next=_without(view.next, card), hidden=_without(view.hidden, card))


def _drawn(view: View, event: e.CardDrawn) -> View:
    return _taken(view, event.card)


def _laid_aside(view: View, event: e.CardDiscarded) -> View:
    return replace(view, discard=_joined(view.discard, event.card))


def _set_tower(view: View, seat: int, tower: Iterable[int]) -> View:
    towers = (*view.towers[:seat], tuple(tower), *view.towers[seat + 1 :])
    return replace(view, towers=towers)


def _set_tokens(view: View, seat: int, levels: tuple[int, ...]) -> View:
    return replace(view, tokens=(*view.tokens[:seat], levels, *view.tokens[seat + 1 :]))


def _replaced(view: View, event: e.BlockReplaced | e.BlockDestroyed) -> View:
    tower = view.towers[event.seat]
    new = (*tower[: event.level - 1], event.card, *tower[event.level :])
    return _set_tower(_taken(view, event.card), event.seat, new)


def _returned(view: View, event: e.TokenReturned) -> View:
    return _set_tokens(view, event.seat, _without(view.tokens[event.seat], event.level))


def _protected(view: View, event: e.BlocksProtected) -> View:
    return _set_tokens(view, event.seat, _joined(view.tokens[event.seat], *event.levels))


def _moved(view: View, event: e.BlockMoved) -> View:
    tower = rearranged(bytes(view.towers[event.seat]), event.power, event.level)
    return _set_tower(view, event.seat, tower)


def _offered(view: View, event: e.MarketJoined) -> View:
    return replace(view, market=_joined(view.market, event.card))


def _discarded(view: View, *cards: int) -> View:
    """Cards leave the market for the discard."""
    market, discard = _without(view.market, *cards), _joined(view.discard, *cards)
    return replace(view, market=market, discard=discard)


def _vanished(view: View, event: e.PairVanished) -> View:
    return _discarded(view, event.first, event.second)


def _used(view: View, event: e.PowerUsed) -> View:
    return _discarded(view, event.card)


def _renewed(view: View, event: e.DeckRenewed) -> View:
    return replace(view, hidden=view.discard, discard=())


def _ended(view: View, event: e.GameEnded) -> View:
    return replace(view, winner=event.winner)


def _stage(view: View, event: e.StageReached) -> View:
    return replace(view, active=event.seat, pending=event.pending, mover=event.mover)


def _nothing(view: View, event: e.Event) -> View:
    """What StageReached tells anyway, or what leaves no trace on the table."""
    return view


_FOLLOW: dict[type[e.Event], Callable[[View, Any], View]] = {
    e.CardDrawn: _drawn,
    e.CardDiscarded: _laid_aside,
    e.BlockReplaced: _replaced,
    e.TokenReturned: _returned,
    e.MarketJoined: _offered,
    e.PairVanished: _vanished,
    e.PowerUsed: _used,
    e.BlockMoved: _moved,
    e.BlocksProtected: _protected,
    e.BlockDestroyed: _replaced,
    e.BlockSpared: _nothing,
    e.DeckRenewed: _renewed,
    e.DeckShuffled: _nothing,
    e.TurnPassed: _nothing,
    e.GameEnded: _ended,
    e.StageReached: _stage,
}
