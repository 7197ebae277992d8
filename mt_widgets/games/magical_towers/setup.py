"""A start position by what people say they want: players, spells, rules and options as text."""

from collections.abc import Mapping
from random import Random

from ...engine.data import read_data
from ...engine.errors import PositionError, excerpt
from ...engine.game import Option
from ...engine.words import marked
from .box import COLOURS, SETUP, SPELL_COSTS
from .notation.position import parse_table
from .rules.setup import start
from .state import State

_CHOICES = read_data(__package__, "words/setup.toml")
MODES: dict[str, str] = _CHOICES["rules"]
OPTIONS = (
    Option("players", "how many (1 to 6), or their colours, such as byr",
           marked("How many are you, if not alone?"), {str(n): str(n) for n in range(2, 7)}, "2",
           unless=("rules", "solo")),
    Option("spells", "codes such as mw,mt; a number to draw so many; - for none",
           marked("Which spells are laid out?"), _CHOICES["spells"]),
    Option("rules", "base, master, team, master+team or solo", marked("How do you play?"), MODES,
           "base"),
    Option("options", "such as skip_second,one_caster"),
    Option("costs", "costs of spells that differ, such as sw1"),
)  # fmt: skip


def seats(state: State) -> str:
    """The colours of the players."""
    return state.table.colours


def new(given: Mapping[str, str]) -> State:
    """A start position, by the options of the command line."""
    for name in given.keys() - {"seed"} - {option.name for option in OPTIONS}:
        raise PositionError(name, "this is not for Magical Towers")
    fields = {"opt": given.get("options", ""), "cost": given.get("costs", "")}
    seed = int(given["seed"]) if "seed" in given else None
    players, spells = (count(given.get(name)) for name in ("players", "spells"))
    return new_game(players, spells, {"rules": given.get("rules", "base"), **fields}, seed)


def count(text: str | None) -> int | str | None:
    """A number that is written in digits; anything else as it is."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 9 else text


def new_game(
    players: int | str | None, spells: int | str | None, fields: Mapping[str, str], seed: int | None
) -> State:
    """A start position; ``fields`` are those of a position that belong to the table."""
    rng, rules = Random(seed), fields["rules"]
    if players is None:
        players = 1 if "solo" in rules else 4 if "team" in rules else 2
    colours = players if isinstance(players, str) else COLOURS[: max(players, 0)]
    if not colours or not set(colours) <= set(COLOURS) or players not in (colours, len(colours)):
        shown = excerpt(str(players))
        raise PositionError("players", f"{shown} is no number from 1 to 6 or colours of {COLOURS}")
    if spells is None:
        spells = "-" if "solo" in rules else ",".join(SETUP["spells"])
    if isinstance(spells, int):
        if not 0 <= spells <= len(SPELL_COSTS):
            raise PositionError("spells", f"there are {len(SPELL_COSTS)} spells, not {spells}")
        chosen = rng.sample(list(SPELL_COSTS), spells)  # master.choose
        spells = ",".join(spell for spell in SPELL_COSTS if spell in chosen) or "-"
    table = parse_table(colours, spells, dict(fields))
    if table.solo and len(table.spells) not in (0, SETUP["solo_spells"]):
        raise PositionError("spells", "alone you play with three spells or none (solo.spells)")
    return start(table, rng)
