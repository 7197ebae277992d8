"""The text board: a view in words that can be read aloud."""

from collections.abc import Iterable

from ...engine.words import marked, say, series
from .box import COLOUR_NAMES, POWERS, power_of
from .state import Destroying, Drawn
from .view import View


def say_player(colours: str, seat: int) -> str:
    """A player by colour, as a sentence begins."""
    return say(COLOUR_NAMES[colours[seat]]).capitalize()


def say_card(card: int) -> str:
    """A card with its power.

    >>> say_card(47)
    '47 (Destroy the top)'
    """
    return say("{card} ({power})", card=card, power=say(power_of(card).name))


def say_cards(cards: Iterable[int]) -> str:
    """Cards in a row, by their numbers alone."""
    return series(map(str, cards)) or say("none")


def _tower(view: View, seat: int) -> str:
    """A tower from the ground up."""
    blocks = [
        say("{block} protected", block=block) if level in view.tokens[seat] else str(block)
        for level, block in enumerate(view.towers[seat], 1)
    ]
    who = say_player(view.colours, seat)
    return say("{who}, from the ground up: {blocks}", who=who, blocks=series(blocks))


def _deck(view: View) -> str:
    """The number of cards that are face down, and those that lie open on top of them."""
    number = len(view.next) + len(view.hidden)
    if view.next:
        cards = say_cards(view.next)
        return say("Draw pile: {number}, open on top: {cards}", number=number, cards=cards)
    return say("Draw pile: {number}", number=number)


_EXPECTED = marked({
    "turn": "{who} draws a card or uses a power of the market.",
    "put": "{who} has drawn {card}. Which block does it replace?",
    "draw": "{who} draws. Which card is it?",
    "destroy": "{who} loses the block on level {level}. Which card comes instead?",
    "over": "The game is over. {who} has a complete tower and wins.",
})  # fmt: skip


def say_expected(view: View) -> str:
    """Whose turn it is and what is expected."""
    seat, stage, card, level = view.active, "draw", "", 0
    if view.winner is not None:
        seat, stage = view.winner, "over"
    elif view.pending is None:
        stage = "turn"
    elif isinstance(view.pending, Drawn):
        stage, card = "put", say_card(view.pending.card)
    elif isinstance(view.pending, Destroying):
        seat, stage, level = view.pending.seat, "destroy", POWERS[view.pending.power].level
    return say(_EXPECTED[stage], who=say_player(view.colours, seat), card=card, level=level)


def board(view: View) -> str:
    """The text board: every tower, the market with its powers, the piles, and what is expected."""
    market = series(map(say_card, view.market)) or say("none")
    lines = [_tower(view, seat) for seat in range(len(view.colours))]
    lines += [
        say("Market: {cards}", cards=market),
        _deck(view),
        say("Discard pile: {number}", number=len(view.discard)),
    ]
    if view.options:
        lines.append(say("Option: {options}", options=series(view.options)))
    return "\n".join([*lines, say_expected(view)])
