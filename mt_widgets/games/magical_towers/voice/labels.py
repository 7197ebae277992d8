"""Everything on the board in words: for buttons, for the keyboard and for a screen reader."""

from collections.abc import Sequence

from ....engine.words import marked_names, say, say_many, say_name
from ..box import SPACES, SPELL_NAMES
from ..cards import BY_LETTER, BY_TEXT, UNKNOWN
from ..moves import Tower, Wizard
from ..stacks import height
from ..state import Lending
from ..tags import DIE, NEW, SKIP, kind, parse_piece_tag, piece_tag
from ..view import View, shown_seat
from .spoken import WORDS, say_colour, say_owner, say_piece, say_space


def things(view: View) -> dict[str, list[str]]:
    """The tags of all that can be pointed at, by group."""
    lent = view.pending.card if isinstance(view.pending, Lending) else ""
    letters = dict.fromkeys(view.hands[shown_seat(view)] + lent)
    cards = [f"card:{BY_LETTER[letter].text}" for letter in letters if letter != UNKNOWN]
    board = [tag for space in range(SPACES) for tag in _on_space(view, space)]
    return {
        say("Cards"): cards,
        say("Spells"): [f"spell:{code}" for code in view.table.spells],
        say("Board"): board,
        say("Players"): [f"player:{colour}" for colour in view.table.colours if view.table.team],
    }


def _on_space(view: View, space: int) -> list[str]:
    """A space, its towers from the ground up, the wizards on top, the castle."""
    towers = range(1, height(view.covered[space]) + 1)
    tags = [f"space:{space}", *(piece_tag(Tower(space, number)) for number in towers)]
    tags += [piece_tag(Wizard(colour, space)) for colour in dict.fromkeys(view.tops[space])]
    return [*tags, "castle"] if view.castle == space else tags


def label(view: View, tag: str, clicked: Sequence[str] = ()) -> str:
    """What a tag stands for, as a button says it."""
    what, _, name = tag.partition(":")
    piece = parse_piece_tag(tag)
    if what == "prisoner":
        return _prisoner(tag)
    if piece is not None:
        return say_piece(piece)
    if what == "card":
        return _card(name)
    if what == "spell":
        cost = view.table.cost.get(name, 0)
        return say("{spell}, costs {cost}", spell=say(SPELL_NAMES[name]), cost=cost)
    if what == "space":
        return say("Space {space}: {pieces}", space=name, pieces=say_space(view, int(name)))
    if what == "player":
        return say_colour(name)
    return _action(what, name, clicked)


def _prisoner(tag: str) -> str:
    piece = parse_piece_tag(tag)
    assert isinstance(piece, Wizard)
    return say_name(
        "the {colour} wizard on space {space}, under tower {number}",
        colour=say_colour(piece.colour), space=piece.space, number=int(tag.rpartition(".")[2]) + 1,
    )  # fmt: skip


def _action(what: str, name: str, clicked: Sequence[str]) -> str:
    if what == SKIP:
        return say("Take the cards without a push") if NEW in clicked else say("Discard it")
    if what == DIE and not any(kind(tag) == "card" for tag in clicked):
        return say("Roll again")
    if what in ("give", "get"):
        sentence = "Give full flasks: {number}" if what == "give" else "Get full flasks: {number}"
        return say(sentence, number=name)
    return say("The Raven Castle") if what == "castle" else say(WORDS["buttons"][what])


def _card(text: str) -> str:
    """A card in words: ``W4T2``: wizard 4 or tower 2."""
    card = BY_TEXT[text]
    moved = "wizard" if card.tower is None else "tower" if card.wizard is None else "either"
    if card.dice:
        one, many = WORDS["dice"][moved]
        return say_many(one, many, card.dice, card=text)
    return say(WORDS["cards"][moved], card=text, wizard=card.wizard, tower=card.tower)


def hint(view: View, clicked: Sequence[str]) -> str:
    """What to do next, one short sentence."""
    kinds = {kind(tag) for tag in clicked}
    if not kinds:
        card_due = view.pending is None and view.action < 3 and view.mover is not None
        return say("Choose a card.") if card_due else ""
    if NEW in kinds:
        return say("Push a tower one space on, or take the cards without a push.")
    if "spell" in kinds:
        return say("Now choose what the spell is cast on.")
    if "card" in kinds:
        dice = any(BY_TEXT[tag[5:]].dice for tag in clicked if tag.startswith("card:"))
        return say("Now roll the die.") if dice else say("Now choose what it moves.")
    return say("Now choose a card or a spell for it.")


_PLAIN = marked_names({"castle": "the Raven Castle", "die": "the die"})


def thing(view: View, tag: str) -> str:
    """What a tag stands for, inside a sentence; pieces, cards and places have forms."""
    what, _, name = tag.partition(":")
    if tag in _PLAIN:
        return say_name(_PLAIN[tag])
    if what == "spell":
        return say(SPELL_NAMES[name])
    if what == "card":
        return say_name("card {name}", name=name)
    if what == "space":
        return say_name("space {name}", name=name)
    if what == "player":
        return say_name("the panel of {name}", name=say_owner(name))
    return label(view, tag)
