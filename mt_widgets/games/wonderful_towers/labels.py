"""Everything on the table in words: for buttons, for the keyboard and for a screen reader.

Tags: ``deck``, ``discard``, ``card:47`` in the market or in the hand, ``block:b@3`` by its tower's
colour and its level.
"""

from collections.abc import Sequence

from ...engine.words import marked, say
from .box import COLOUR_NAMES, LEVELS, power_of
from .spoken import say_card, say_player
from .state import Drawn
from .view import View

_DECK, _DISCARD, _CARD, _BLOCK = "deck", "discard", "card", "block"
_PILES = marked({_DECK: "the draw pile", _DISCARD: "the discard pile"})


def things(view: View) -> dict[str, list[str]]:
    """The tags of all that can be pointed at, by group."""
    drawn = [view.pending.card] if isinstance(view.pending, Drawn) else []
    places = [f"{colour}@{level}" for colour in view.colours for level in range(1, LEVELS + 1)]
    return {
        say("Piles"): [_DECK, _DISCARD],
        say("Cards"): [f"{_CARD}:{card}" for card in (*drawn, *view.market)],
        say("Blocks"): [f"{_BLOCK}:{place}" for place in places],
    }


def _block(view: View, name: str) -> tuple[int, int]:
    """The seat and the level of a block's tag."""
    colour, _, level = name.partition("@")
    return view.colours.index(colour), int(level)


def label(view: View, tag: str, _clicked: Sequence[str] = ()) -> str:
    """What a tag stands for, as a button says it."""
    kind, _, name = tag.partition(":")
    if kind == _DECK:
        return say("Draw a card")
    if kind == _DISCARD:
        return say("Discard pile: {number}", number=len(view.discard))
    if kind == _CARD:
        return say("Card {card}", card=say_card(int(name)))
    seat, level = _block(view, name)
    who, block = say_player(view.colours, seat), say_card(view.towers[seat][level - 1])
    if level in view.tokens[seat]:
        return say("{who}, level {level}: {block}, protected", who=who, level=level, block=block)
    return say("{who}, level {level}: {block}", who=who, level=level, block=block)


def thing(view: View, tag: str) -> str:
    """What a tag stands for, inside a sentence."""
    kind, _, name = tag.partition(":")
    if kind in _PILES:
        return say(_PILES[kind])
    if kind == _CARD:
        return say("card {card}", card=name)
    seat, level = _block(view, name)
    block, colour = view.towers[seat][level - 1], say(COLOUR_NAMES[view.colours[seat]])
    return say("block {block} of the {colour} tower", block=block, colour=colour)


def hint(view: View, clicked: Sequence[str]) -> str:
    """What to click next, one short sentence or nothing."""
    if isinstance(view.pending, Drawn):
        return say("Choose the block that it replaces.")
    if view.pending is not None or view.winner is not None:
        return ""
    cards = [int(tag.partition(":")[2]) for tag in clicked if tag.startswith(f"{_CARD}:")]
    if not clicked:
        return say("Draw a card, or choose a card of the market.")
    if not cards:
        return say("Now choose a card of the market for it.")
    if power_of(cards[0]).level:
        return ""
    return say("Now choose a block of your tower.")
