"""A position's text, field by field: read it, write some of its words anew, and read it again."""

from string import whitespace

from ..notation import format_position, parse_position
from ..state import State

NONE = "-"  # no spells, or a pile that is known to be empty
_FIELDS = "board", "turn", "players", "spells"


def plain(text: str) -> str:
    """What somebody wrote, without the spaces, which would begin another field."""
    return "".join(letter for letter in str(text) if letter not in whitespace)


def written(state: State) -> dict[str, str]:
    """The fields of a position's text by name, as far as they are there."""
    *first, more = [*format_position(state).split(" ", len(_FIELDS)), ""][: len(_FIELDS) + 1]
    keyed = (field.split("=", 1) for field in more.split())
    return dict(zip(_FIELDS, first, strict=True)) | dict(keyed)


def written_players(state: State) -> list[str]:
    """Each player as text, by seat."""
    return written(state)["players"].split("|")


def rewrite(state: State, **fields: str | None) -> State:
    """The state with some fields of its text written anew; None leaves a field out."""
    words: dict[str, str | None] = {**written(state)}
    words |= {name: text if text is None else plain(text) for name, text in fields.items()}
    first = [words.pop(name) or NONE for name in _FIELDS]
    rest = [f"{name}={text}" for name, text in words.items() if text is not None]
    return parse_position(" ".join([*first, *rest]))
