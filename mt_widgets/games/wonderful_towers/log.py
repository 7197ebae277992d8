"""The log: what happened, as sentences."""

from dataclasses import fields

from ...engine.words import listing, marked, say
from . import events as e
from .box import POWERS
from .spoken import say_card, say_player
from .state import Drawing, State

# A placeholder is an event's field, put into words by its name.
_SENTENCES: dict[type[e.Event], str] = marked({
    e.CardDrawn: "{seat} draws {card}.",
    e.CardDiscarded: "{seat} lays {card} on the discard pile.",
    e.BlockReplaced: "{seat} puts {card} on level {level}; {block} leaves the tower.",
    e.TokenReturned: "The token on level {level} goes back to the supply.",
    e.MarketJoined: "{card} goes into the market.",
    e.PairVanished: "{first} and {second} show the same power, so both are discarded.",
    e.PowerUsed: "{seat} uses {card}.",
    e.BlocksProtected: "{seat} protects the block on level {levels}.",
    e.BlockDestroyed: "{seat} loses {block} on level {level} and gets {card}.",
    e.BlockSpared: "{seat} keeps the protected block on level {level}.",
    e.DeckRenewed: "The draw pile is empty. The discard pile becomes the draw pile.",
    e.DeckShuffled: "The draw pile is shuffled.",
    e.TurnPassed: "{seat} goes next.",
    e.GameEnded: "{winner} has a complete tower and wins!",
})  # fmt: skip
_MOVES = marked({
    "up": "{seat} moves a block up from level {level} to level {target}.",
    "down": "{seat} moves a block down from level {level} to level {target}.",
    "swap": "{seat} swaps the neighbours on levels {level} and {target}.",
    "over": "{seat} swaps the blocks on levels {level} and {target}.",
})  # fmt: skip
_TWO_PROTECTED = marked("{seat} protects the blocks on levels {levels}.")
_WITH_POWER = e.CardDrawn, e.MarketJoined, e.PowerUsed


def _sentence(event: e.Event) -> str:
    """The sentence for an event, some of which can happen in more than one way."""
    if isinstance(event, e.BlockMoved):
        return _MOVES[event.power]
    if isinstance(event, e.BlocksProtected) and len(event.levels) > 1:
        return _TWO_PROTECTED
    return _SENTENCES[type(event)]


def _word(event: e.Event, name: str, state: State) -> object:
    """A field in words."""
    match name, getattr(event, name):
        case (("seat" | "winner"), int(seat)):
            return say_player(state.colours, seat)
        case "card", int(card) if isinstance(event, _WITH_POWER):
            return say_card(card)
        case "levels", tuple(levels):
            return listing(map(str, levels))
        case "power", str(word):
            return say(POWERS[word].name)
        case _, value:
            return value


def tell(event: e.Event, state: State) -> str:
    """An event as a sentence; empty if others have said it. The state tells who plays."""
    if isinstance(event, e.StageReached):
        who = say_player(state.colours, event.seat)
        return say("{who} draws a card.", who=who) if isinstance(event.pending, Drawing) else ""
    words = {field.name: _word(event, field.name, state) for field in fields(event)}
    return say(_sentence(event), **words)
