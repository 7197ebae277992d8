"""The forms of the table: setting a game up, and agreeing to take something back."""

from collections.abc import Mapping
from typing import Any

from ..engine.errors import Mistake
from ..engine.words import marked, say
from ..games.magical_towers import api
from ..games.magical_towers.spoken import say_player
from ..games.magical_towers.state import State, Table
from .desk import button

__all__ = ["MODES", "Form", "agreement", "check", "choice", "read_setup", "setup"]

Form = dict[str, Any]
MODES = marked({
    "base": "The base game",
    "master": "Master Wizards: spells in anybody's turn",
    "team": "Teams",
    "master+team": "Teams of Master Wizards",
    "solo": "Alone",
})  # fmt: skip
_PEOPLE = {str(number): str(number) for number in range(2, 7)}
_SPELLS = marked({
    "": "Those of the base game",
    "0": "None",
    "3": "Three by lot",
    "5": "Five by lot",
    "8": "All eight",
})  # fmt: skip


def choice(name: str, text: str, options: Mapping[str, str], value: str) -> Form:
    """A field to choose one of several values, each with the words that stand for it."""
    listed = [{"value": key, "label": say(words)} for key, words in options.items()]
    return {"name": name, "label": text, "kind": "choice", "options": listed, "value": value}


def check(name: str, text: str, *, value: bool, note: str = "") -> Form:
    """A field to be ticked."""
    return {"name": name, "label": text, "kind": "check", "value": value, "help": note}


def setup(*, saved: bool) -> Form:
    """The form with which a game begins; a saved one may be gone on with."""
    fields = [
        choice("rules", say("How do you play?"), MODES, "base"),
        choice("players", say("How many are you, if not alone?"), _PEOPLE, "2"),
        choice("spells", say("Which spells are laid out?"), _SPELLS, ""),
        check("hidden", say("Hide the hands when the screen is passed on"), value=True),
        check("memory", say("Show who is imprisoned"), value=False),
    ]
    buttons = [{"tag": "begin", "label": say("Begin"), "primary": True}]
    if saved:
        buttons.append(
            {"tag": "resume", "label": say("Go on with the last game"), "primary": False}
        )
    return {"title": say("A table for Magical Towers"), "fields": fields, "buttons": buttons}


def read_setup(values: Mapping[str, Any], seed: int | None) -> State:
    """The start position that a filled-in form asks for; refused if there is none."""
    known = {"rules": MODES, "players": _PEOPLE, "spells": _SPELLS}
    for name, options in known.items():
        if values.get(name) not in options:
            raise Mistake(f"{name}={values.get(name)!r} is none of {', '.join(options)}")
    alone, spells = values["rules"] == "solo", values["spells"]
    players = 1 if alone else int(values["players"])
    return api.start(players, int(spells) if spells else None, values["rules"], seed=seed)


def agreement(table: Table) -> Form:
    """The form on which everybody agrees to undo what cannot be unseen."""
    fields = [
        check(colour, say("{player} agrees", player=say_player(table, seat)), value=False)
        for seat, colour in enumerate(table.colours)
    ]
    buttons = [
        button("agree", say("Undo"), primary=True),
        button("leave", say("Leave it as it is")),
    ]
    title = say("A roll, a draw or a hand-over lies between. Do all agree to undo it?")
    return {"title": title, "fields": fields, "buttons": buttons}
