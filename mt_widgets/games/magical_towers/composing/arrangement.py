"""The form beside a position that is being composed: what is not on the board."""

from collections.abc import Mapping

from ....engine.errors import Mistake
from ....engine.forms import Form, choice, code
from ....engine.words import listing, say
from ..box import COLOUR_NAMES, OPTIONS, SPELL_NAMES
from ..setup import MODES
from ..state import State
from ..voice.spoken import say_player
from . import editing
from .rewriting import NONE, plain, written, written_players


def arrangement(state: State) -> Form:
    """Who plays how, and what everybody has."""
    return {
        "name": "arrangement",
        "title": say("Players, hands, flasks, spells and turn"),
        "open": False,
        "fields": [*_table_fields(state), *_player_fields(state), *_pile_fields(state)],
        "buttons": [{"tag": "arrange", "label": say("Use it"), "primary": True}],
    }


def _table_fields(state: State) -> list[Form]:
    words = {"rules": "base", "opt": "", "cost": "", **written(state)}
    colours, spells = _coded(COLOUR_NAMES), _coded(SPELL_NAMES)
    turn = say("A colour and an action, as in b1; y2* when the spell of the turn is used.")
    return [
        code("players", say("Players, in turn order"), state.table.colours, colours),
        {**choice("rules", say("Rules"), MODES, words["rules"]), "list": True},
        code("turn", say("Turn"), words["turn"], turn),
        code("spells", say("Spells"), words["spells"], spells),
        code("costs", say("Costs that differ"), words["cost"], say("As in sw1,mw1.")),
        code("options", say("Options"), words["opt"], ", ".join(OPTIONS)),
    ]


def _player_fields(state: State) -> list[Form]:
    """A hand and the flasks of each player; how to write them is said once."""
    notes = (
        say("Cards as in W3,T2,W4T2,W** and ? for one that nobody knows."),
        say("Home + full - empty x spent, as in 1+2-3x1."),
    )
    fields = list[Form]()
    for seat, text in enumerate(written_players(state)):
        who, colour = say_player(state.table, seat), text[0]
        counts, _, cards = text[1:].partition(":")
        hand = code(f"hand:{colour}", say("Hand"), cards, notes[0])
        flasks = code(f"flasks:{colour}", say("Home and flasks"), counts, notes[1])
        fields += [{**hand, "group": who}, {**flasks, "group": who}]
        notes = "", ""
    return fields


def _pile_fields(state: State) -> list[Form]:
    words = written(state)
    note = say("From the top; - when it is used up, nothing when nobody knows it.")
    draw = (words["draw"] or NONE) if "draw" in words else ""
    fields = [
        code("draw", say("Draw pile"), draw, note),
        code("discard", say("Discard pile"), words.get("discard", ""), say("Oldest card first.")),
    ]
    return [{**field, "group": say("Piles")} for field in fields]


def read_arrangement(state: State, values: Mapping[str, str]) -> State:
    """The position with all that differs in a form that was filled in."""
    shown = {field["name"]: field["value"] for field in arrangement(state)["fields"]}
    unknown = values.keys() - shown.keys()
    if unknown:
        raise Mistake(f"there is no {min(unknown)}; there are {', '.join(shown)}")
    now = {**shown, **values}
    new = {name for name in shown if plain(now[name]) != shown[name]}
    if new & {"players", "rules"}:
        state = editing.set_players(state, now["players"], now["rules"])
    if "options" in new:
        state = editing.set_rules(state, now["rules"], now["options"])
    if new & {"spells", "costs"}:
        state = editing.set_spells(state, now["spells"], now["costs"])
    for name in (name for name in now if name in new and name[-1] in state.table.colours):
        what, _, colour = name.partition(":")
        change = {"hand": editing.set_hand, "flasks": editing.set_flasks}.get(what)
        state = change(state, colour, now[name]) if change else state
    return _read_rest(state, {name: now[name] for name in new})


def _read_rest(state: State, new: Mapping[str, str]) -> State:
    """The piles and at last the turn, which may speak of all the rest."""
    if "draw" in new:
        state = editing.set_draw(state, new["draw"] or None)
    if "discard" in new:
        state = editing.set_discard(state, new["discard"])
    return editing.set_turn(state, new["turn"]) if "turn" in new else state


def _coded(names: Mapping[str, str]) -> str:
    """Names, each behind its code in notation."""
    return listing(say("{code} {name}", code=code, name=say(name)) for code, name in names.items())
