"""Names for people: colours, cards, things and targets."""

from ...engine.words import marked, say
from .box import COLOUR_NAMES
from .cards import CARDS, CREATURES, NUMBERS, UNKNOWN
from .lasting import SPELLS
from .state import Setup
from .things import TREASURES, owner

_CREATURES = marked({"ogre": "ogre", "skeleton": "skeleton"})
_CREATIONS = marked({"stone": "stone block", "bush": "bush"})
_THE_CREATURES = marked({"ogre": "the ogre", "skeleton": "the skeleton"})
_STUN = marked("loses the next turn")


def say_colour(letter: str) -> str:
    """A colour's name."""
    return say(COLOUR_NAMES[letter])


def say_player(setup: Setup, seat: int) -> str:
    """A player by colour, as a sentence begins."""
    return say_colour(setup.colours[seat]).capitalize()


def say_card(card: str) -> str:
    """A card's name; number cards are their number."""
    if card in NUMBERS:
        return say("number {number}", number=card)
    return say("an unknown card") if card == UNKNOWN else say(CARDS[card].name)


def say_spell(spell: str) -> str:
    """A lasting spell's name."""
    return say(CARDS[spell].name) if spell in SPELLS else say(_STUN)


def say_creation(name: str) -> str:
    """A stone block or a bush."""
    return say(_CREATIONS[name])


def say_target(target: str) -> str:
    """Whatever can be named in a move: a wizard, a creature, a thing, or a place."""
    if target in CREATURES:
        return say(_THE_CREATURES[target])
    if len(target) == 1 and target in COLOUR_NAMES:
        return say_colour(target).capitalize()
    if len(target) == 1 and target in TREASURES:
        return say("a {colour} treasure", colour=say_colour(owner(target)))
    return say_card(target) if target in CARDS else target


def say_creature(name: str) -> str:
    """A creature's name without an article."""
    return say(_CREATURES[name])
