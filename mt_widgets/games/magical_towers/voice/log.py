"""The log: what happened, as sentences."""

from dataclasses import fields

from ....engine.data import read_data
from ....engine.words import listing, say, say_many
from .. import events as e
from ..box import SPELL_NAMES
from ..cards import format_cards
from ..state import Table
from .spoken import say_colour, say_named, say_player, say_wizards

_WORDS = read_data(__package__.removesuffix(".voice"), "words/log.toml")


def _way(event: e.Event) -> str:
    """The name of what happened, some of which can happen in more than one way."""
    name = type(event).__name__
    match event:
        case e.HandDiscarded(cards="") | e.PileShuffled(cards=None) | e.GameEnded(winners=()):
            return f"{name} none"
        case e.GameEnded(masterly=True):
            return f"{name} masterly"
        case e.TowerMoved(castle=True):
            return f"{name} castle"
        case e.WizardMoved(steps=steps) if steps < 0:
            return f"{name} back"
    return name


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


def tell(event: e.Event, table: Table) -> str:
    """An event as a sentence; empty where others have said it."""
    if isinstance(event, e.StageReached) or (isinstance(event, e.TurnPassed) and table.solo):
        return ""
    if isinstance(event, e.MoveNamed):
        return say_named(event.named)
    words = {f.name: _word(f.name, getattr(event, f.name), table) for f in fields(event)}
    if isinstance(event, e.WizardMoved | e.TowerMoved):
        one, many = _WORDS["moved"][_way(event)]
        return say_many(one, many, abs(event.steps), tower=words.get("number"), **words)
    if isinstance(event, e.CardsDrawn):
        words["number"] = len(event.cards)
    return say(_WORDS["happened"][_way(event)], **words)
