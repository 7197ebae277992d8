"""What can be pointed at, in words: for buttons, for the keyboard and for a screen reader.

Tags: ``card:fireball``, ``wizard:b``, ``creature:ogre``, ``thing:key@d4`` (on a square) or
``thing:key@b`` (carried), ``square:d4``, ``border:c3e``, and the buttons ``end``, ``pass`` and
``decline``.
"""

from collections.abc import Callable, Sequence

from ...engine.words import marked, say, say_in, series
from .cards import UNKNOWN
from .characters import creature_named, crowd
from .draft import top
from .labels import say_card, say_colour, say_creation, say_creature, say_player, say_target
from .seats import mover
from .state import NOBODY, Asking, Discarding, State
from .view import View

_BUTTONS = marked({"end": "End the main part", "pass": "Pass", "decline": "Give no card"})
_BORDERS = marked({
    "o": "the open border between {one} and {other}",
    "w": "the wall between {one} and {other}",
    "d": "the door between {one} and {other}",
    "f": "the wall of fire between {one} and {other}",
})  # fmt: skip


def things(view: View) -> dict[str, list[str]]:
    """The tags of all that can be pointed at, by group."""
    state, board = view.shown, view.shown.setup.board
    return {
        say("Cards"): [f"card:{card}" for card in dict.fromkeys(_cards(view)) if card != UNKNOWN],
        say("Wizards and creatures"): _characters(state),
        say("Things"): _things(state),
        say("Squares"): [f"square:{name}" for name in board.names],
        say("Borders"): [f"border:{name}" for name in board.border_names],
    }


def _cards(view: View) -> tuple[str, ...]:
    """The hand of the viewer, or else of the player to move."""
    seat = view.seat if view.seat is not None and view.seat >= 0 else mover(view.shown)
    return () if seat is None or seat < 0 else view.shown.hands[seat]


def _characters(state: State) -> list[str]:
    living = [c for c, life in zip(state.setup.colours, state.lives, strict=True) if life]
    wizards = [f"wizard:{colour}" for colour in living]
    return wizards + [f"creature:{creature.name}" for creature in state.creatures]


def _things(state: State) -> list[str]:
    names, colours = state.setup.board.names, state.setup.colours
    lying = [f"thing:{name}@{names[square]}" for square, name in state.things]
    carried = [
        f"thing:{name}@{colours[seat]}" for seat, had in enumerate(state.carried) for name in had
    ]
    return list(dict.fromkeys(lying + carried))  # two treasures of one colour are alike


def label(view: View, tag: str, clicked: Sequence[str] = ()) -> str:
    """What a tag stands for, as a button says it."""
    what, _, name = tag.partition(":")
    if what == "square":
        return say("{square}: {things}", square=name, things=_on_square(view.shown, name))
    if what == "card":
        return say_card(name)
    return thing(view, tag)


def _on_square(state: State, name: str) -> str:
    """Everything on a square, or that it is empty."""
    square, setup = state.setup.board.square[name], state.setup
    found = [say_target(who) for who in crowd(state, square)]
    found += [say_creation(one.name) for one in state.creations if one.square == square]
    found += [say_target(lying) for at, lying in state.things if at == square]
    if square in setup.bases:
        owner = say_player(setup, setup.bases.index(square))
        found.append(say("base of {who}", who=owner))
    return series(found) or say_in("of a square", "empty")


def thing(view: View, tag: str) -> str:
    """What a tag stands for, inside a sentence."""
    what, _, name = tag.partition(":")
    return _WORDS[what](view.shown, name) if name else say(_BUTTONS[tag])


def _say_card(state: State, name: str) -> str:
    return say("the card {card}", card=say_card(name))


def _say_wizard(state: State, name: str) -> str:
    colour, square = say_colour(name), state.squares[state.setup.seat[name]]
    if square == NOBODY:
        return say("the dead {colour} wizard", colour=colour)
    place = state.setup.board.names[square]
    return say("the {colour} wizard on {square}", colour=colour, square=place)


def _say_creature(state: State, name: str) -> str:
    creature = creature_named(state, name)
    if creature is None:
        return say_target(name)
    return say(
        "the {creature} of {who} on {square}",
        creature=say_creature(name),
        who=say_player(state.setup, creature.owner),
        square=state.setup.board.names[creature.square],
    )


def _say_thing(state: State, name: str) -> str:
    what, _, place = name.partition("@")
    if place in state.setup.seat:
        who = say_player(state.setup, state.setup.seat[place])
        return say("{thing}, carried by {who}", thing=say_target(what), who=who)
    return say("{thing} on {square}", thing=say_target(what), square=place)


def _say_square(state: State, name: str) -> str:
    return say("square {square}", square=name)


def _say_border(state: State, name: str) -> str:
    board = state.setup.board
    border = board.border[name]
    one, other = (board.names[square] for square in board.beyond(border))
    return say(_BORDERS[state.borders[border]], one=one, other=other)


_WORDS: dict[str, Callable[[State, str], str]] = {
    "card": _say_card,
    "wizard": _say_wizard,
    "creature": _say_creature,
    "thing": _say_thing,
    "square": _say_square,
    "border": _say_border,
}


def hint(view: View, clicked: Sequence[str]) -> str:
    """What to do next, one short sentence or nothing."""
    state = view.shown
    if clicked:
        card = any(tag.startswith("card:") for tag in clicked)
        return say("Now choose what the card works on.") if card else ""
    seat, waiting = mover(state), top(state)
    if seat is None or seat < 0:
        return ""
    if waiting is None:
        return say("Walk, play a card, or end the main part.")
    if isinstance(waiting, Discarding):
        return say("Choose a card to discard.")
    if isinstance(waiting, Asking):
        return say("Give a card, or decline.")
    return say("Answer with a card, or pass.")
