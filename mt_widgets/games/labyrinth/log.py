"""The log: what happened, as sentences."""

from collections.abc import Callable
from typing import Any

from ...engine.words import listing, say, series
from . import events as e
from .box import TILE_NAMES
from .spoken import say_deal, say_player, say_token
from .state import NO_FORMULA, UNKNOWN, State

__all__ = ["tell"]

Teller = Callable[[Any, str], str]


def _shifted(event: e.MazeShifted, colours: str) -> str:
    return say(
        "{who} pushes the spare in at {arrow}, turned to {tile}. The new spare: {spare}.",
        who=say_player(colours, event.seat), arrow=event.arrow, tile=event.tile,
        spare=say(TILE_NAMES[event.spare]),
    )  # fmt: skip


def _pawn_carried(event: e.PawnCarried, colours: str) -> str:
    who = say_player(colours, event.seat)
    if event.across:
        return say("{who} goes over the edge, from {origin} to {target}.", who=who,
                   origin=event.origin, target=event.target)  # fmt: skip
    return say("{who} rides from {origin} to {target}.", who=who, origin=event.origin,
               target=event.target)  # fmt: skip


def _token_carried(event: e.TokenCarried, colours: str) -> str:
    if not event.across:
        return ""  # the tile has taken it along, as everybody sees
    return say("Token {number} goes over the edge, from {origin} to {target}.",
               number=event.number, origin=event.origin, target=event.target)  # fmt: skip


def _moved(event: e.PawnMoved, colours: str) -> str:
    return say("{who} walks from {origin} to {target}.", who=say_player(colours, event.seat),
               origin=event.origin, target=event.target)  # fmt: skip


def _taken(event: e.TokenTaken, colours: str) -> str:
    who = say_player(colours, event.seat)
    return say("{who} takes token {token}.", who=who, token=say_token(event.number))


def _token_paid(event: e.TokenPaid, colours: str) -> str:
    return say("{receiver} gets token {token}; {payer} pays it.",
               receiver=say_player(colours, event.receiver), token=say_token(event.number),
               payer=say_player(colours, event.payer))  # fmt: skip


def _passed(event: e.TurnPassed, colours: str) -> str:
    if event.left is not None:
        return say("The turn is over. Turns left: {number}.", number=event.left)
    if len(colours) == 1:
        return say("The turn is over.")
    return say("{who} is next.", who=say_player(colours, event.seat))


def _formula(event: e.FormulaShown, colours: str) -> str:
    if event.formula in (UNKNOWN, NO_FORMULA):
        return ""
    return say("{who} shows the formula {card}.", who=say_player(colours, event.seat),
               card=event.formula)  # fmt: skip


def _ended(event: e.GameEnded, colours: str) -> str:
    points = [
        say("{who} {points}", who=say_player(colours, seat), points=points)
        for seat, points in enumerate(event.points)
    ]
    counted = say("The game is over. Points: {points}.", points=series(points))
    if not event.winners:
        return counted
    won = listing(say_player(colours, seat) for seat in event.winners)
    return f"{counted} {say('The winner: {winners}.', winners=won)}"


_TELL: dict[type[e.Event], Teller] = {
    e.MazeShifted: _shifted,
    e.PawnCarried: _pawn_carried,
    e.TokenCarried: _token_carried,
    e.PawnMoved: _moved,
    e.PawnStayed: lambda event, colours: say(
        "{who} stays on {place}.", who=say_player(colours, event.seat), place=event.place
    ),
    e.TokenTaken: _taken,
    e.WandUsed: lambda event, colours: say(
        "{who} uses a wand for one more turn.", who=say_player(colours, event.seat)
    ),
    e.DealProposed: lambda event, colours: say(
        "{who} proposes a deal: {deal}.", who=say_player(colours, event.seat),
        deal=say_deal(colours, event.seat, event.deal),
    ),
    e.DealAccepted: lambda event, colours: say(
        "{who} accepts.", who=say_player(colours, event.partner)
    ),
    e.DealDeclined: lambda event, colours: say(
        "{who} declines.", who=say_player(colours, event.partner)
    ),
    e.WandPaid: lambda event, colours: say(
        "{receiver} gets a wand; {payer} pays it.", receiver=say_player(colours, event.receiver),
        payer=say_player(colours, event.payer),
    ),
    e.TokenPaid: _token_paid,
    e.TurnPassed: _passed,
    e.FormulaShown: _formula,
    e.GameEnded: _ended,
    e.StageReached: lambda event, colours: "",
}  # fmt: skip


def tell(event: e.Event, state: State) -> str:
    """An event as a sentence; empty where others have said it."""
    return _TELL[type(event)](event, state.table.colours)
