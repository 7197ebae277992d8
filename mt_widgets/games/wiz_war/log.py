"""The log: what happened, as sentences."""

from dataclasses import fields

from ...engine.words import listing, marked, say
from . import events as e
from .labels import (
    say_card,
    say_creation,
    say_creature,
    say_player,
    say_spell,
    say_target,
)
from .moves import Attack, Cast, Command, PlayNumber, Punch
from .state import NOBODY, STUN, Creature, LastingSpell, State

# A placeholder is an event's field, put into words by its name.
_SENTENCES: dict[type[e.Event], str] = marked({
    e.MoveNamed: "{seat}: {move}.",
    e.CardDiscarded: "{seat} discards {card}.",
    e.CardDrawn: "{seat} draws a card.",
    e.TrapDrawn: "{seat} draws a trap: {card}!",
    e.PileShuffled: "The discard pile is shuffled and becomes the draw pile.",
    e.PilesForgotten: "The draw pile is used up.",
    e.CardAsked: "{seat} asks {other} for a card.",
    e.CardRefused: "{seat} gives no card.",
    e.CardGiven: "{seat} gives {other} a card.",
    e.CardSwallowed: "{seat} swallows {card}.",
    e.Passed: "{seat} passes.",
    e.PlayFailed: "It comes to nothing.",
    e.DieRolled: "{seat} rolls {value}.",
    e.WizardHurt: "{seat} takes damage: {damage}.",
    e.WizardDied: "{seat} is dead.",
    e.HandWon: "{other} gets the cards of {seat}: {number}.",
    e.HandDiscarded: "The cards of {seat} are discarded: {number}.",
    e.CreatureMade: "{seat} makes a creature on {square}: {name}.",
    e.CreatureHurt: "The {name} takes damage: {damage}.",
    e.CreatureGone: "The {name} is gone.",
    e.ItemLaid: "{seat} now carries {item}.",
    e.ThingTaken: "{seat} picks up {thing}.",
    e.ThingDropped: "{seat} drops {thing} on {square}.",
    e.ItemThrown: "{seat} throws {item} to {square}.",
    e.ItemDestroyed: "{item} is gone.",
    e.ItemBroken: "{item} on {square} breaks.",
    e.SpellBegan: "{spell} lies on {seat}. Turns: {turns}.",
    e.SpellEnded: "{spell} on {seat} ends.",
    e.WallMade: "A wall stands on {border}.",
    e.FireMade: "A wall of fire burns on {border}.",
    e.SectionHurt: "The wall section on {border} takes damage: {damage}.",
    e.BorderOpened: "{border} is open.",
    e.CreationMade: "On {square} appears: {name}.",
    e.CreationHurt: "What stands on {square} takes damage: {damage}.",
    e.CreationGone: "{square} is cleared.",
    e.SectorTurned: "A sector turns clockwise. Quarters: {quarters}.",
    e.TakeNamed: "{seat} is about to pick up {thing}.",
    e.MainPartEnded: "{seat} ends the main part.",
    e.TurnBegan: "{seat}'s turn begins.",
    e.TurnLost: "{seat} loses this turn.",
    e.GameEnded: "The game is over. The winner: {winners}.",
})  # fmt: skip
_MOVED = marked({
    "step": "{who} goes from {origin} to {target}.",
    "push": "{who} is pushed from {origin} to {target}.",
    "magic": "{who} vanishes from {origin} and appears on {target}.",
})  # fmt: skip
_COIN = marked({True: "The coin shows heads.", False: "The coin shows tails."})
_STUNNED = marked("{seat} is to lose a turn.")
_CAUGHT = marked("{seat} throws {item} to {other}.")
_SILENT = (e.CardPlayed, e.SpellsWaned, e.StageReached)  # others say it


def say_move(move: Attack | PlayNumber) -> str:
    """An attack, a card or an item with its target."""
    if isinstance(move, PlayNumber):
        return say("a {number} for more steps", number=move.number)
    if isinstance(move, Punch):
        return say("a punch at {target}", target=say_target(move.target))
    if isinstance(move, Command):
        words = {"creature": say_creature(move.creature), "target": say_target(move.target)}
        return say("the {creature} attacks {target}", **words)
    name = say_card(move.card if isinstance(move, Cast) else move.item)
    if move.number:
        name = say("{card} with a {number}", card=name, number=move.number)
    if not move.target:
        return name
    return say("{card} on {target}", card=name, target=say_target(move.target))


def _word(name: str, value: object, state: State) -> object:
    """A field in words."""
    board = state.setup.board
    match name, value:
        case ("seat" | "other", int(seat)) if seat != NOBODY:
            return say_player(state.setup, seat)
        case "winners", tuple(seats):
            return listing(say_player(state.setup, seat) for seat in seats)
        case ("square" | "origin" | "target", int(square)):
            return board.names[square]
        case "border", int(border):
            return board.border_names[border]
        case ("card", str(card)):
            return say_card(card)
        case (("item" | "thing"), str(thing)):
            return say_target(thing)
        case "spell", str(spell):
            return say_spell(spell)
        case "cards", tuple(cards):
            return len(cards)
    return value


def _words(event: e.Event, state: State) -> dict[str, object]:
    words = {f.name: _word(f.name, getattr(event, f.name), state) for f in fields(event)}
    match event:
        case e.MoveNamed(_, move):
            words["move"] = say_move(move)
        case e.HandWon(_, _, cards) | e.HandDiscarded(_, cards):
            words["number"] = len(cards)
        case e.CreatureMade(Creature(name, owner, square)):
            words |= {"seat": say_player(state.setup, owner), "name": say_creature(name)}
            words["square"] = state.setup.board.names[square]
        case e.SpellBegan(_, LastingSpell(spell, turns, _)):
            words |= {"spell": say_spell(spell), "turns": turns}
        case e.CreatureHurt(name) | e.CreatureGone(name):
            words["name"] = say_creature(name)
        case e.CreatureMoved(name):
            words["who"] = say_target(name)
        case e.WizardMoved(seat):
            words["who"] = say_player(state.setup, seat)
        case e.CreationMade(_, name):
            words["name"] = say_creation(name)
    return words


def _sentence(event: e.Event) -> str:
    """The sentence for an event, some of which can happen in more than one way."""
    match event:
        case e.WizardMoved(manner=manner) | e.CreatureMoved(manner=manner):
            return _MOVED[manner]
        case e.CoinThrown(heads):
            return _COIN[heads]
        case e.SpellBegan(spell=spell) if spell == STUN:
            return _STUNNED
        case e.ItemThrown(other=other) if other != NOBODY:
            return _CAUGHT
    return _SENTENCES[type(event)]


def tell(event: e.Event, state: State) -> str:
    """An event as a sentence; empty if others have said it."""
    if isinstance(event, _SILENT) or (isinstance(event, e.SpellEnded) and event.spell == "stun"):
        return ""
    told = say(_sentence(event), **_words(event, state))
    return told[:1].upper() + told[1:]
