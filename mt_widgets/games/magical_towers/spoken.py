"""The text board: a view in words that can be read aloud."""

from ...engine.game import CHANCE
from ...engine.words import marked, say
from .box import COLOUR_NAMES, SHIELDS, SPACES, SPELL_NAMES
from .cards import format_cards
from .moves import Piece, Tower, Wizard
from .rules.cards import steps_for
from .stacks import RAVEN, TOWERS, levels
from .state import Asking, Lending, Named, Rolling, Table, Window
from .view import View

__all__ = [
    "board", "say_colour", "say_expected", "say_named", "say_piece", "say_player", "say_space",
    "say_wizards",
]  # fmt: skip


def say_colour(letter: str) -> str:
    """A colour's name."""
    return say(COLOUR_NAMES[letter])


def say_player(table: Table, seat: int) -> str:
    """A player by colour, as a sentence begins."""
    return say_colour(table.colours[seat]).capitalize()


def say_wizards(letters: str) -> str:
    """Wizards of one level: ``2 blue, 1 red``."""
    counts = ((c, letters.count(c)) for c in COLOUR_NAMES if c in letters)
    return ", ".join(say("{number} {colour}", number=n, colour=say_colour(c)) for c, n in counts)


def say_space(view: View, space: int) -> str:
    """A space from the ground up."""
    covered, top = view.covered[space], view.tops[space]
    parts = [say("raven shield")] if space in SHIELDS and not covered else []
    towers = (piece for piece in covered if piece in TOWERS)
    for prisoners, tower in zip(levels(covered), towers, strict=True):
        if prisoners:
            parts.append(say("{wizards} imprisoned", wizards=say_wizards(prisoners)))
        parts.append(say("raven tower") if tower == RAVEN else say("tower"))
    parts += [say_wizards(top)] if top else []
    parts += [say("Raven Castle")] if space == view.castle else []
    return ", ".join(parts) or say("empty")


def _player(view: View, seat: int) -> str:
    hand = view.hands[seat]
    shown = format_cards(hand).replace(",", " ") if hand else say("no cards")
    return say(
        "{who}: {home} home; flasks {full} full, {empty} empty, {spent} spent; hand {hand}",
        who=say_player(view.table, seat), home=view.home[seat], full=view.full[seat],
        empty=view.empty[seat], spent=view.spent[seat], hand=shown,
    )  # fmt: skip


def say_piece(piece: Piece | None) -> str:
    """A piece and where it is."""
    if isinstance(piece, Wizard):
        return say(
            "the {colour} wizard on space {space}",
            colour=say_colour(piece.colour),
            space=piece.space,
        )
    if isinstance(piece, Tower):
        return say("tower {number} of space {space}", number=piece.number, space=piece.space)
    return say("nothing")


def say_named(named: Named) -> str:
    """A move that is named but not yet made."""
    steps = steps_for(named.card, named.piece, named.rolls) if named.piece is not None else 0
    return say(
        "{card} is to move {piece} by {steps}",
        card=named.card,
        piece=say_piece(named.piece),
        steps=steps,
    )


_WINDOWS = marked({
    "before": "Before {active} plays: does {who} cast a spell?",
    "during": "{active}: {named}. Does {who} cast a spell first?",
    "after": "After {active}'s action: does {who} cast a spell?",
})  # fmt: skip


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
        named = say_named(pending.named) if pending.named else ""
        return say(_WINDOWS[pending.name], active=active, named=named, who=who)
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
        say("Spells: {spells}", spells=", ".join(spells) or say("none")),
        say("Draw pile: {number} cards", number="?" if view.draw is None else view.draw),
        say_expected(view),
    ]
    return "\n".join(lines)
