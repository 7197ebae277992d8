"""The forms of the table: setting a game up, and agreeing to take something back."""

from collections.abc import Collection, Mapping
from typing import Any

from ...engine.errors import Mistake
from ...engine.forms import Form, check, choice
from ...engine.game import AnyGame, Option, Position
from ...engine.words import marked_in, say
from ...search.opponents.levels import levels_of
from ..page.panel_parts import button

_COMPANY = marked_in("company", {"computer": "Yes", "people": "No, all of us are people"})


def setup(game: AnyGame, *, saved: bool) -> Form:
    """The form with which a game begins; a saved one may be gone on with."""
    fields = [
        choice(option.name, say(option.title), option.values, option.value)
        for option in _asked(game)
    ]
    if levels_of(game):
        title = say("Does the computer play, too?")
        fields.append(choice("company", title, _COMPANY, "computer", "company"))
        fields.append(check("coach", say("A coach helps us"), value=False))
    fields.append(check("hidden", say("Hide the hands when the screen is passed on"), value=True))
    if len(game.knowledge.GRADES) > 1:
        fields.append(check("memory", game.voice.words()["memory_at_table"], value=False))
    buttons = [button("begin", say("Begin"), primary=True)]
    if saved:
        buttons.append(button("resume", say("Go on with the last game")))
    title = say("A table for {game}", game=game.voice.title())
    return {"title": title, "fields": fields, "buttons": buttons}


def _asked(game: AnyGame) -> list[Option]:
    """The options that a form asks for; those that make others needless come first."""
    options = [option for option in game.setup.OPTIONS if option.title]
    asked_first = {option.unless[0] for option in options}
    return sorted(options, key=lambda option: option.name not in asked_first)


def read_setup(game: AnyGame, values: Mapping[str, Any], seed: int | None) -> Position:
    """The start position that a form asks for; raises PositionError if there is none."""
    given = {} if seed is None else {"seed": str(seed)}
    for option in _asked(game):
        value = values.get(option.name)
        if value not in option.values:
            raise Mistake(f"{option.name}={value!r} is none of {', '.join(option.values)}")
        other, needless = option.unless
        if value and not (other and values.get(other) == needless):
            given[option.name] = value
    return game.setup.new(given)


def mode_of(game: AnyGame, values: Mapping[str, Any]) -> str:
    """How a game was set up, but for how many play, where that is not the usual."""
    asked = {option.name: option.value for option in _asked(game) if option.name != "players"}
    unusual = {name: str(values.get(name) or usual) for name, usual in asked.items()}
    return ",".join(f"{name}={value}" for name, value in unusual.items() if value != asked[name])


def agreement(game: AnyGame, state: Position, people: Collection[int]) -> Form:
    """The form on which all people agree to an undo after something secret was seen."""
    fields = [
        check(name, say("{player} agrees", player=game.voice.say_seat(state, seat)), value=False)
        for seat, name in enumerate(game.setup.seats(state))
        if seat in people
    ]
    buttons = [
        button("agree", say("Undo"), primary=True),
        button("leave", say("Leave it as it is")),
    ]
    title = say("A roll, a draw or a hand-over lies between. Do all agree to undo it?")
    return {"title": title, "fields": fields, "buttons": buttons}
