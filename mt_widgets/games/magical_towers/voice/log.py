"""The log: what happened, as sentences."""

from dataclasses import fields

from ....engine.words import listing, marked, say, say_many
from .. import events as e
from ..box import SPELL_NAMES
from ..cards import format_cards
from ..state import Table
from .spoken import say_colour, say_named, say_player, say_wizards

# A placeholder is an event's field, put into words by its name.
_SENTENCES: dict[type[e.Event], str] = marked({
    e.CardPlayed: "{seat} plays {card}.",
    e.HandDiscarded: "{seat} discards {cards}.",
    e.CardsDrawn: "{seat} draws cards: {number}.",
    e.PileShuffled: "The discard pile is shuffled and becomes the draw pile.",
    e.DieRolled: "The die shows {value}.",
    e.RollDisliked: "{seat} rolls again.",
    e.WizardEntered: "The {colour} wizard goes into the castle.",
    e.CastleMoved: "The castle moves to space {target}.",
    e.TowersSwapped: "The top towers of spaces {first} and {second} change places.",
    e.WizardsImprisoned: "Imprisoned on space {space}: {wizards}.",
    e.WizardsRevealed: "In sight again on space {space}: {wizards}.",
    e.WizardFreed: "A {colour} wizard is freed on space {space}.",
    e.WizardSoughtInVain: "Under tower {number} of space {space} is nobody to free.",
    e.FlaskFilled: "{seat} fills a flask.",
    e.SpellCast: "{seat} casts {spell} for {cost}.",
    e.RiderTaken: "A {colour} wizard on space {space} will ride along.",
    e.MoveFailed: "Nothing moves.",
    e.CastPassed: "{seat} passes.",
    e.CardAsked: "{seat} asks for a card.",
    e.CardDeclined: "{seat} passes no card.",
    e.CardLent: "{seat} passes a card.",
    e.CardGivenBack: "{seat} gives a card back.",
    e.FlasksHanded: "{giver} hands full flasks to {receiver}: {flasks}.",
    e.TurnPassed: "It is the turn of {seat}.",
    e.GameEnded: "The game is over. The winner: {winners}.",
})  # fmt: skip
_NO_CARDS = marked("{seat} discards no cards.")
_USED_UP = marked("The draw pile is used up.")
_NOBODY = marked("The game is over, and nobody has won.")
_MASTERLY = marked("The game is over. The winner: {winners}, with a master's result.")


def _sentence(event: e.Event) -> str:
    """The sentence for an event, some of which can happen in more than one way."""
    if isinstance(event, e.HandDiscarded) and not event.cards:
        return _NO_CARDS
    if isinstance(event, e.PileShuffled) and event.cards is None:
        return _USED_UP
    if isinstance(event, e.GameEnded) and not event.winners:
        return _NOBODY
    if isinstance(event, e.GameEnded) and event.masterly:
        return _MASTERLY
    return _SENTENCES[type(event)]


def _word(name: str, value: object, table: Table) -> object:
    """A field in words."""
    match name, value:
        case ("seat" | "giver" | "receiver", int(seat)):
            return say_player(table, seat)
        case "winners", tuple(seats):
            return listing(say_player(table, seat) for seat in seats)
        case "colour", str(letter):
            return say_colour(letter)
        case "wizards", str(letters):
            return say_wizards(letters)
        case "cards", str(letters):
            return format_cards(letters).replace(",", " ")
        case "spell", str(code):
            return say(SPELL_NAMES[code])
        case "steps", int(steps):
            return abs(steps)
    return value


def _say_moved(event: e.WizardMoved | e.TowerMoved, words: dict[str, object]) -> str:
    """How far a piece has moved: some languages need to know the number of spaces."""
    if isinstance(event, e.TowerMoved) and event.castle:
        told = "Tower {tower} of space {origin} moves {steps} to space {target}, with the castle."
    elif isinstance(event, e.TowerMoved):
        told = "Tower {tower} of space {origin} moves {steps} to space {target}."
    elif event.steps < 0:
        told = "The {colour} wizard is blown back {steps} from space {origin} to space {target}."
    else:
        told = "The {colour} wizard walks {steps} from space {origin} to space {target}."
    return say_many(told, told, abs(event.steps), tower=words.get("number"), **words)


def tell(event: e.Event, table: Table) -> str:
    """An event as a sentence; empty where others have said it."""
    if isinstance(event, e.StageReached) or (isinstance(event, e.TurnPassed) and table.solo):
        return ""
    if isinstance(event, e.MoveNamed):
        return say_named(event.named)
    words = {f.name: _word(f.name, getattr(event, f.name), table) for f in fields(event)}
    if isinstance(event, e.WizardMoved | e.TowerMoved):
        return _say_moved(event, words)
    if isinstance(event, e.CardsDrawn):
        words["number"] = len(event.cards)
    return say(_sentence(event), **words)
