"""Who sits where: people, and opponents of the levels that the game has."""

from collections.abc import Mapping
from typing import Any

from ...engine.errors import Mistake, excerpt
from ...engine.forms import Form, check, choice
from ...engine.game import AnyGame, Position
from ...engine.words import marked_in, say, say_in
from ...games import seat_of
from ...search.opponents.levels import Level, levels_of
from ..page.panel_parts import button
from .matching import Matching
from .opponents import Bot, Opponent, Opponents, opponent
from .portraits import PERSON, faces, seat_picture

__all__ = ["format_seats", "parse_seats", "read_bots", "read_seating", "seating"]

_PERSON, _USUAL_PACE = "person", "0.6"
_LONGEST_MODE = 100
_PACES = marked_in("pace", {"1.5": "Calmly", "0.6": "As usual", "0": "At once"})  # seconds


def seating(game: AnyGame, state: Position, now: Opponents, matching: Matching, theme: str) -> Form:
    """The form on which somebody is chosen for each seat, as it is now or as it is proposed."""
    offered, (level, why) = _offered(game), matching.propose(state, 0)
    fields: list[Form] = [
        {
            "name": _name(seat),
            "label": game.voice.say_seat(state, seat),
            "kind": "face",
            "options": offered,
            "value": _value(seat, now, level),
            "sign": seat_picture(game, state, seat, None, theme),
        }
        for seat in range(len(game.setup.seats(state)))
    ]
    pace = choice("pace", say("They move"), _PACES, f"{now.pause:g}", "pace")
    fields.append({**pace, "list": True, "beside": True})
    if len(fields) > 2:  # whoever is alone has no equal
        note = why if matching.wished else _about_matching()
        label = say("Find somebody as strong as I am")
        fields.append(check("match", label, value=matching.wished, note=note))
    buttons = [button("sit", say("Sit down"), primary=True)]
    pictures = faces({str(one["face"]) for one in offered}, theme)
    form = {"title": say("Who sits where?"), "fields": fields, "buttons": buttons}
    return {**form, "pictures": pictures}


def _offered(game: AnyGame) -> list[Form]:
    """Who may sit somewhere, with the words for it, and with their faces."""
    short = say_in("who sits at a table", "Person")
    person = {"value": _PERSON, "label": say("a person"), "short": short, "face": PERSON}
    return [person, *map(_level, levels_of(game))]


def _level(level: Level) -> Form:
    name = say(level.name)
    words = say("{name}, {about}", name=name, about=say(level.about))
    return {"value": str(level.number), "label": words, "short": name, "face": level.face}


def _values(game: AnyGame) -> set[object]:
    return {one["value"] for one in _offered(game)}


def _name(seat: int) -> str:
    return f"seat{seat + 1}"


def _about_matching() -> str:
    return say("This keeps on this computer who has won, and proposes an opponent.")


def _value(seat: int, now: Opponents, proposed: int) -> str:
    """Who sits there; where all are people, the first stays one and the others do not."""
    if not now.seats:
        return str(proposed) if seat else _PERSON
    return str(now.seats[seat].level) if seat in now.seats else _PERSON


def read_seating(
    game: AnyGame, state: Position, values: Mapping[str, Any]
) -> tuple[dict[int, Opponent], float]:
    """The opponents that a form asks for, and how long they pause; raises Mistake."""
    chosen = dict[str, int | Bot]()
    for seat, name in enumerate(game.setup.seats(state)):
        value = str(values.get(_name(seat), _PERSON))
        if value != _PERSON:
            if value not in _values(game):
                raise Mistake(say("{value} is no level", value=excerpt(value)))
            chosen[name] = int(value)
    pace = str(values.get("pace", _USUAL_PACE))
    if pace not in _PACES:
        raise Mistake(say("{value} is no pace", value=excerpt(pace)))
    return read_bots(game, state, chosen), float(pace)


def format_seats(now: Opponents, mode: str = "") -> str:
    """Who sits where, to be kept with a game; what somebody wrote cannot be kept."""
    levels = {_name(seat): str(one.level) for seat, one in now.seats.items() if one.level}
    kept = {**levels, "pace": f"{now.pause:g}"} if levels else {}
    kept |= {"mode": mode} if levels and mode else {}
    return " ".join(f"{key}={value}" for key, value in kept.items())


def parse_seats(game: AnyGame, text: str) -> dict[str, str]:
    """What was kept, as a form would give it; anything that makes no sense is left out."""
    pairs = ((key, value) for key, _, value in (word.partition("=") for word in text.split()))
    return {key: value for key, value in pairs if _makes_sense(game, key, value)}


def _makes_sense(game: AnyGame, key: str, value: str) -> bool:
    if key == "mode":
        return value.isprintable() and len(value) <= _LONGEST_MODE
    return value in (_PACES if key == "pace" else _values(game))


def read_bots(game: AnyGame, state: Position, bots: Mapping[str, int | Bot]) -> dict[int, Opponent]:
    """The opponents of some seats, by the names of the seats."""
    return {seat_of(game, state, name): opponent(game, bot) for name, bot in bots.items()}
