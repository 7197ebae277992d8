"""Observing a game: a seat's next view from the last one and the events alone.

Events hide nothing from anybody: formula cards are shown only at the end.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from ...engine.tuples import put
from . import events as e
from .box import PLACE_NUMBER
from .rules.shifting import push
from .view import View


def update(view: View, events: Iterable[e.Event]) -> View:
    """The view after events; nothing else is needed."""
    for event in events:
        view = _UPDATES[type(event)](view, event)
    return view


def _maze(view: View, event: e.MazeShifted) -> View:
    tiles = push(view.tiles, event.arrow, event.tile)
    return replace(view, tiles=tiles, spare=event.spare, closed=event.closed)


def _pawn(view: View, event: e.PawnCarried | e.PawnMoved) -> View:
    return replace(view, pawns=put(view.pawns, event.seat, PLACE_NUMBER[event.target]))


def _carried(view: View, event: e.TokenCarried) -> View:
    which = view.tokens.index(event.number)
    return replace(view, lying=put(view.lying, which, PLACE_NUMBER[event.target]))


def _taken(view: View, event: e.TokenTaken) -> View:
    which = view.tokens.index(event.number)
    left = view.tokens[:which] + view.tokens[which + 1 :]
    lying = view.lying[:which] + view.lying[which + 1 :]
    return _gain(replace(view, tokens=left, lying=lying), event.seat, event.number)


def _gain(view: View, seat: int, number: int) -> View:
    tokens = tuple(sorted((*view.taken[seat], number)))
    return replace(view, taken=put(view.taken, seat, tokens))


def _token_paid(view: View, event: e.TokenPaid) -> View:
    kept = tuple(number for number in view.taken[event.payer] if number != event.number)
    view = replace(view, taken=put(view.taken, event.payer, kept))
    return _gain(view, event.receiver, event.number)


def _wands(view: View, seat: int, change: int) -> View:
    return replace(view, wands=put(view.wands, seat, view.wands[seat] + change))


def _shown(view: View, event: e.FormulaShown) -> View:
    setup = view.setup
    formulas = put(setup.formulas, event.seat, event.formula)
    return replace(view, setup=setup._replace(formulas=formulas))


def _unchanged(view: View, event: e.Event) -> View:
    return view


_UPDATES: dict[type[e.Event], Callable[[View, Any], View]] = {
    e.MazeShifted: _maze,
    e.PawnCarried: _pawn,
    e.TokenCarried: _carried,
    e.PawnMoved: _pawn,
    e.PawnStayed: _unchanged,
    e.TokenTaken: _taken,
    e.WandUsed: lambda view, event: _wands(view, event.seat, -1),
    e.DealProposed: _unchanged,
    e.DealAccepted: _unchanged,
    e.DealDeclined: _unchanged,
    e.WandPaid: lambda view, event: _wands(_wands(view, event.payer, -1), event.receiver, 1),
    e.TokenPaid: _token_paid,
    e.TurnPassed: lambda view, event: replace(view, left=event.left),
    e.FormulaShown: _shown,
    e.GameEnded: lambda view, event: replace(view, winners=event.winners),
    e.StageReached: lambda view, event: replace(view, turn=event.turn, mover=event.mover),
}
