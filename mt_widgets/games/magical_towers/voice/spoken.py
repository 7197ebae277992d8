"""The text board: a view in words that can be read aloud."""

from collections.abc import Callable

from ....engine.data import read_data
from ....engine.game import CHANCE
from ....engine.words import Phrase, say, say_in, say_many, say_many_in, say_name, sentences, series
from ..box import COLOUR_FORMS, COLOUR_NAMES, PLAYER_NAMES, SHIELDS, SPACES, SPELL_NAMES
from ..cards import format_cards
from ..moves import Piece, Wizard
from ..rules.cards import steps_for
from ..stacks import RAVEN, TOWERS, levels
from ..state import Asking, Lending, Named, Rolling, Table, Window
from ..view import View

WORDS = read_data(__package__.removesuffix(".voice"), "words/labels.toml")


def say_colour(letter: str) -> Phrase:
    """A colour as it describes something: ``blue``."""
    return say_name(COLOUR_NAMES[letter], COLOUR_FORMS)


def say_owner(letter: str) -> Phrase:
    """The player of a colour, by name: ``Blue``."""
    return say_name(PLAYER_NAMES[letter])


def say_player(table: Table, seat: int) -> Phrase:
    """A player by colour, as a sentence begins."""
    return say_owner(table.colours[seat])


def say_wizards(letters: str, named: Callable[[str], str] = say_colour) -> str:
    """Wizards of one level: ``2 blue, 1 red``."""
    counts = ((c, letters.count(c)) for c in COLOUR_NAMES if c in letters)
    return series(
        say_many_in(
            "wizards", "{number} {colour}", "{number} {colour}", number, colour=named(colour)
        )
        for colour, number in counts
    )


def say_space(view: View, space: int) -> str:
    """A space from the ground up."""
    covered, top = view.covered[space], view.tops[space]
    parts = [say("raven shield")] if space in SHIELDS and not covered else []
    towers = (piece for piece in covered if piece in TOWERS)
    for prisoners, tower in zip(levels(covered), towers, strict=True):
        if prisoners:
            wizards = say_wizards(prisoners)
            parts.append(say_in("a label", "{wizards} imprisoned", wizards=wizards))
        parts.append(say("raven tower") if tower == RAVEN else say("tower"))
    parts += [say_wizards(top)] if top else []
    parts += [say("Raven Castle")] if space == view.castle else []
    return series(parts) or say_in("of a space", "empty")


def _player(view: View, seat: int) -> str:
    hand = view.hands[seat]
    shown = format_cards(hand).replace(",", " ") if hand else say_in("of a hand", "no cards")
    return say(
        "{who}: {home} home; flasks {full} full, {empty} empty, {spent} spent; hand {hand}",
        who=say_player(view.table, seat), home=view.home[seat], full=view.full[seat],
        empty=view.empty[seat], spent=view.spent[seat], hand=shown,
    )  # fmt: skip


def say_piece(piece: Piece) -> Phrase:
    """A piece and where it is."""
    if isinstance(piece, Wizard):
        colour = say_colour(piece.colour)
        return say_name("the {colour} wizard on space {space}", colour=colour, space=piece.space)
    return say_name("tower {number} of space {space}", number=piece.number, space=piece.space)


def say_named(named: Named) -> str:
    """A move that is named but not yet made, as a sentence."""
    piece, card = named.piece, named.card
    if piece is None:
        return say("{card} is to move nothing by 0.", card=card)
    steps = steps_for(card, piece, named.rolls)
    words = {"card": card, "space": piece.space, "steps": steps}
    if isinstance(piece, Wizard):
        told = "{card} is to move the {colour} wizard on space {space} by {steps}."
        return say_many(told, told, steps or 0, colour=say_colour(piece.colour), **words)
    told = "{card} is to move tower {tower} of space {space} by {steps}."
    return say_many(told, told, steps or 0, tower=piece.number, **words)


def say_expected(view: View) -> str:
    """Whose turn it is and what is expected."""
    table, pending, mover = view.table, view.pending, view.mover
    if mover is None:
        return say("The game is over.")
    active = say_player(table, view.active)
    if mover == CHANCE:
        return (
            say("The die is to be rolled.")
            if isinstance(pending, Rolling)
            else say("The discard pile is to be shuffled.")
        )
    who = say_player(table, mover)
    if isinstance(pending, Window):
        if pending.named is None:
            return say(WORDS["windows"][pending.name], active=active, who=who)
        named = say("{active}: {named}", active=active, named=say_named(pending.named))
        return sentences(named, say("Does {who} cast a spell first?", who=who))
    if isinstance(pending, Rolling):
        return say("{who} rolled {roll}. What is to move?", who=who, roll=pending.rolls[-1])
    if isinstance(pending, Asking):
        return say("{who} is asked for a card by {active}.", who=who, active=active)
    if isinstance(pending, Lending):
        return say("{who} was passed a card and gives one back.", who=who)
    if view.action == 3:
        return say("{who} may cast a spell or end the turn.", who=who)
    return say("{who} plays card {action}.", who=who, action=view.action)


def board(view: View) -> str:
    """The text board: every space from the ground up, the players, and what is expected."""
    table = view.table
    spells = [
        say("{spell} ({code}, {cost})", spell=say(SPELL_NAMES[code]), code=code, cost=cost)
        for code, cost in table.cost.items()
    ]
    lines = [
        say("Space {space}: {pieces}", space=n, pieces=say_space(view, n)) for n in range(SPACES)
    ]
    lines += [_player(view, seat) for seat in range(table.seats)]
    lines += [
        say("Spells: {spells}", spells=series(spells) or say_in("of spells", "none")),
        _say_pile(view.draw),
        say_expected(view),
    ]
    return "\n".join(lines)


def _say_pile(number: int | None) -> str:
    if number is None:
        return say("Draw pile: ? cards")
    return say_many("Draw pile: {number} cards", "Draw pile: {number} cards", number)
