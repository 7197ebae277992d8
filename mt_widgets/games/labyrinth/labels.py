"""Everything on the table in words: for buttons, for the keyboard and for a screen reader."""

from collections.abc import Callable, Sequence

from ...engine.words import marked, say
from .box import ARROWS, COLOUR_NAMES, PLACE_NUMBER, PLACES, TURNINGS
from .spoken import say_colour, say_place, say_sides, say_token
from .state import MOVE, SHIFT
from .tags import ACCEPT, DECLINE, END, STAY, WAND
from .view import View

_BUTTONS = marked({
    STAY: "Stay", WAND: "Use a wand", END: "End the turn", ACCEPT: "Accept the deal",
    DECLINE: "Decline the deal",
})  # fmt: skip
_HINTS = marked({
    SHIFT: "Turn the spare tile as you like, then choose an arrow.",
    MOVE: "Choose where your pawn goes, or stay.",
})  # fmt: skip
_LINES = marked({
    "N": "Arrow {arrow}: column {line} moves south",
    "S": "Arrow {arrow}: column {line} moves north",
    "W": "Arrow {arrow}: row {line} moves east",
    "E": "Arrow {arrow}: row {line} moves west",
})  # fmt: skip


def things(view: View) -> dict[str, list[str]]:
    """The tags of all that can be pointed at, by group."""
    return {
        say("Spare tile"): [f"spare:{tile}" for tile in TURNINGS[view.spare]],
        say("Arrows"): [f"arrow:{arrow}" for arrow in ARROWS],
        say("Maze"): [tag for place in range(len(PLACES)) for tag in _on_place(view, place)],
        say("Players"): [f"player:{colour}" for colour in view.setup.colours],
    }


def _on_place(view: View, place: int) -> list[str]:
    """A place, the token that lies there, the pawns that stand there."""
    tags = [f"place:{PLACES[place]}"]
    if place in view.lying:
        tags.append(f"token:{view.tokens[view.lying.index(place)]}")
    pawns = zip(view.setup.colours, view.pawns, strict=True)
    return [*tags, *(f"pawn:{colour}" for colour, at in pawns if at == place)]


def label(view: View, tag: str, _clicked: Sequence[str] = ()) -> str:
    """What a tag stands for, as a button says it."""
    what, _, name = tag.partition(":")
    return _LABELS[what](view, name) if name else say(_BUTTONS[tag])


def _place(view: View, name: str) -> str:
    return say("Place {place}", place=say_place(view, PLACE_NUMBER[name]))


def _arrow(view: View, name: str) -> str:
    if name == view.closed:
        return say("Arrow {arrow}: closed", arrow=name)
    return say(_LINES[name[0]], arrow=name, line=name[1])


def _token(view: View, name: str) -> str:
    token, number = say_token(int(name)), int(name)
    if number not in view.tokens:
        return say("Token {token}", token=token)
    place = PLACES[view.lying[view.tokens.index(number)]]
    return say("Token {token}, on {place}", token=token, place=place)


def _pawn(view: View, name: str) -> str:
    pawns, colour = dict(zip(view.setup.colours, view.pawns, strict=True)), say(COLOUR_NAMES[name])
    if name not in pawns:
        return say("The {colour} pawn", colour=colour)
    return say("The {colour} pawn, on {place}", colour=colour, place=PLACES[pawns[name]])


def _spare(view: View, name: str) -> str:
    return say("Spare tile {tile}, open to: {sides}", tile=name, sides=say_sides(name))


def _price(view: View, name: str) -> str:
    """Who pays what in a deal with a partner: ``y+w``, ``y-7``."""
    payer = name[0] if name[1] == "+" else view.setup.colours[view.turn.seat]
    who = say_colour(payer)
    if name[2:] == "w":
        return say("{who} pays a wand", who=who)
    return say("{who} pays token {token}", who=who, token=say_token(int(name[2:])))


_LABELS: dict[str, Callable[[View, str], str]] = {
    "place": _place, "arrow": _arrow, "token": _token, "pawn": _pawn, "spare": _spare,
    "player": lambda view, name: say_colour(name), "price": _price,
}  # fmt: skip
_THINGS = marked({
    "place": "place {name}", "arrow": "arrow {name}", "token": "token {name}",
    "pawn": "the {colour} pawn", "spare": "the spare tile", "player": "the {colour} panel",
})  # fmt: skip


def thing(view: View, tag: str) -> str:
    """What a tag stands for, inside a sentence."""
    what, _, name = tag.partition(":")
    if what not in _THINGS:
        return label(view, tag)
    colour = say(COLOUR_NAMES[name]) if name in COLOUR_NAMES else ""
    return say(_THINGS[what], name=name, colour=colour)


def hint(view: View, clicked: Sequence[str]) -> str:
    """What to do next, one short sentence; nothing when the game is over."""
    if view.mover is None:
        return ""
    if view.turn.deal is not None:
        return say("Accept the deal or decline it.")
    if any(tag.startswith("price:") for tag in clicked):
        return say("Now choose the shift that the deal is about.")
    if view.turn.step in _HINTS:
        return say(_HINTS[view.turn.step])
    return say("Use a wand for one more turn, or end this one.")
