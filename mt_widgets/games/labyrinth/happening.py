"""What happens when a legal move is played: the events of each kind of move."""

from collections.abc import Callable, Iterator
from typing import Any

from . import events as e
from . import moves as m
from .box import PLACES
from .effects import play
from .rules.corridors import way
from .rules.deals import payer_and_receiver
from .rules.ending import standings, winners
from .rules.shifting import LINES
from .rules.turn import mover
from .state import SHIFT, State

Events = Iterator[e.Event]


def events(state: State, move: m.Move) -> tuple[e.Event, ...]:
    """What happens when a legal move is played."""
    after = play(state, move)
    told = _TELL[type(move)](state, move, after)
    if isinstance(move, m.Walk | m.Stay | m.EndTurn) and after.turn.step == SHIFT:
        return *told, *turn_over(after)
    return *told, *_end(after), _stage(after)


def turn_over(after: State) -> tuple[e.Event, ...]:
    """What is seen when a turn has ended, by itself or by ``end``."""
    return e.TurnPassed(after.turn.seat, after.left), *_end(after), _stage(after)


def _stage(after: State) -> e.Event:
    return e.StageReached(after.turn, mover(after))


def _shifted(state: State, move: m.Shift, after: State) -> Events:
    line = LINES[move.arrow]
    yield e.MazeShifted(state.turn.seat, move.arrow, move.tile, after.spare, after.closed)
    for seat, (origin, target) in enumerate(zip(state.pawns, after.pawns, strict=True)):
        if origin != target:
            yield e.PawnCarried(seat, PLACES[origin], PLACES[target], origin == line[-1])
    for number, origin, target in zip(state.tokens, state.lying, after.lying, strict=True):
        if origin != target:
            yield e.TokenCarried(number, PLACES[origin], PLACES[target], origin == line[-1])


def _walked(state: State, move: m.Walk, after: State) -> Events:
    seat = state.turn.seat
    places = way(state.tiles, state.pawns[seat], after.pawns[seat])
    names = tuple(PLACES[place] for place in places)
    yield e.PawnMoved(seat, names[0], names[-1], names)
    if move.take:
        yield e.TokenTaken(seat, state.tokens[0], move.place)


def _stayed(state: State, move: m.Stay, after: State) -> Events:
    yield e.PawnStayed(state.turn.seat, PLACES[state.pawns[state.turn.seat]])


def _wand(state: State, move: m.UseWand, after: State) -> Events:
    yield e.WandUsed(state.turn.seat)


def _proposed(state: State, move: m.ProposeDeal, after: State) -> Events:
    yield e.DealProposed(state.turn.seat, state.setup.colours.index(move.partner), move)


def _declined(state: State, move: m.DeclineDeal, after: State) -> Events:
    assert state.turn.deal is not None
    yield e.DealDeclined(state.setup.colours.index(state.turn.deal.partner))


def _accepted(state: State, move: m.AcceptDeal, after: State) -> Events:
    deal = state.turn.deal
    assert deal is not None
    yield e.DealAccepted(state.setup.colours.index(deal.partner))
    hands = payer_and_receiver(state, deal)
    yield e.WandPaid(*hands) if deal.price is None else e.TokenPaid(*hands, deal.price)
    yield from _shifted(state, deal.shift, after)


_TELL: dict[type[m.Move], Callable[[State, Any, State], Events]] = {
    m.Shift: _shifted,
    m.Walk: _walked,
    m.Stay: _stayed,
    m.UseWand: _wand,
    m.EndTurn: lambda state, move, after: iter(()),
    m.ProposeDeal: _proposed,
    m.AcceptDeal: _accepted,
    m.DeclineDeal: _declined,
}


def _end(after: State) -> Events:
    won = winners(after)
    if won is not None:
        for seat, formula in enumerate(after.setup.formulas):
            yield e.FormulaShown(seat, formula)
        yield e.GameEnded(won, tuple(reached.points for reached in standings(after)))
