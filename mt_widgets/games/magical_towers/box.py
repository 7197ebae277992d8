"""The contents of the box, read once from data/box.toml."""

from ...engine.data import read_data

_BOX = read_data(__package__, "box.toml")

SPACES: int = _BOX["spaces"]
SHIELDS = frozenset[int](_BOX["shields"])
CROWD: int = _BOX["crowd"]
HAND: int = _BOX["hand"]
DIE: int = _BOX["die"]
COLOUR_NAMES: dict[str, str] = _BOX["colours"]
COLOUR_FORMS: dict[str, dict[str, str]] = _BOX["forms"]
COLOURS = "".join(COLOUR_NAMES)
PLAYER_NAMES: dict[str, str] = _BOX["names"]
PEOPLE: dict[int, dict[str, int]] = {int(count): share for count, share in _BOX["people"].items()}
SETUP = _BOX["setup"]
SPELL_NAMES: dict[str, str] = {spell["code"]: spell["name"] for spell in _BOX["spells"]}
SPELL_COSTS: dict[str, int] = {spell["code"]: spell["cost"] for spell in _BOX["spells"]}
SPELL_EFFECTS: dict[str, str] = {spell["code"]: spell["effect"] for spell in _BOX["spells"]}
SPELL_AIMS: dict[str, str] = {spell["code"]: spell["aim"] for spell in _BOX["spells"]}
SPELL_STEPS: dict[str, int] = {
    spell["code"]: spell["steps"] for spell in _BOX["spells"] if "steps" in spell
}
OPTIONS: tuple[str, ...] = tuple(_BOX["options"])


def deck_rows() -> list[tuple[str, int]]:
    """Each card's text with the number of its copies, in the order of the rules' card table."""
    return [(text, row["copies"]) for row in _BOX["cards"] for text in row["texts"]]
