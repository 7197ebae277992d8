"""The log: what happened, as sentences."""

from dataclasses import fields

from ...engine.words import listing, marked, say, series
from . import events as e
from .box import TILE_NAMES
from .spoken import say_deal, say_player, say_token
from .state import NO_FORMULA, UNKNOWN, State

# A placeholder is an event's field, put into words by its name.
_SENTENCES: dict[type[e.Event], str] = marked({
    e.MazeShifted:
        "{who} pushes the spare in at {arrow}, turned to {tile}. The new spare: {spare}.",
    e.PawnCarried: "{who} rides from {origin} to {target}.",
    e.PawnMoved: "{who} walks from {origin} to {target}.",
    e.PawnStayed: "{who} stays on {place}.",
    e.TokenCarried: "Token {number} goes over the edge, from {origin} to {target}.",
    e.TokenTaken: "{who} takes token {token}.",
    e.WandUsed: "{who} uses a wand for one more turn.",
    e.DealProposed: "{who} proposes a deal: {deal}.",
    e.DealAccepted: "{who} accepts.",
    e.DealDeclined: "{who} declines.",
    e.WandPaid: "{receiver} gets a wand; {payer} pays it.",
    e.TokenPaid: "{receiver} gets token {token}; {payer} pays it.",
    e.TurnPassed: "{who} is next.",
    e.FormulaShown: "{who} shows the formula {card}.",
})  # fmt: skip
_ACROSS = marked("{who} goes over the edge, from {origin} to {target}.")
_LEFT = marked("The turn is over. Turns left: {number}.")
_OVER = marked("The turn is over.")


def _sentence(event: e.Event, players: int) -> str:
    """The sentence for an event; empty if nobody needs to hear of it."""
    match event:
        case e.PawnCarried(across=True):
            return _ACROSS
        case e.TurnPassed(left=int()):
            return _LEFT
        case e.TurnPassed() if players == 1:
            return _OVER
        case e.TokenCarried(across=False):  # everybody sees that the tile has taken it along
            return ""
        case e.FormulaShown(formula=card) if card in (UNKNOWN, NO_FORMULA):
            return ""
    return _SENTENCES.get(type(event), "")


def _words(event: e.Event, colours: str) -> dict[str, object]:
    """The fields of an event in words, and ``who`` does it."""
    words = {field.name: getattr(event, field.name) for field in fields(event)}
    for name in ("partner", "seat", "payer", "receiver"):
        if name in words:
            words["who"] = words[name] = say_player(colours, words[name])
    match event:
        case e.MazeShifted(spare=spare):
            words["spare"] = say(TILE_NAMES[spare])
        case e.DealProposed(seat, _, deal):
            words["deal"] = say_deal(colours, seat, deal)
        case e.TokenTaken(number=number) | e.TokenPaid(number=number):
            words["token"] = say_token(number)
        case e.FormulaShown(formula=card):
            words["card"] = card
        case e.TurnPassed(left=left):
            words["number"] = left
    return words


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


def tell(event: e.Event, state: State) -> str:
    """An event as a sentence; empty if others have said it."""
    colours = state.setup.colours
    if isinstance(event, e.GameEnded):
        return _ended(event, colours)
    sentence = _sentence(event, len(colours))
    return sentence and say(sentence, **_words(event, colours))
