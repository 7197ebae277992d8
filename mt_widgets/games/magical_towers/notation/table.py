"""The way of playing as text: colours, spells and the fields of rules, options and costs."""

from collections.abc import Iterable

from ....engine.errors import PositionError, excerpt
from ..box import OPTIONS, SPELL_COSTS
from ..state import Table

__all__ = ["RULES", "parse_table"]

RULES = "base", "master", "team", "solo"


def parse_table(colours: str, spells: str, keyed: dict[str, str]) -> Table:
    """Read who plays with which spells, and the fields ``rules``, ``opt`` and ``cost``."""
    if len(set(colours)) < len(colours):
        raise PositionError("players", "two players have the same colour")
    rules = _names("rules", keyed.get("rules", "base").split("+"), RULES)
    options = _names("opt", keyed["opt"].split(",") if keyed.get("opt") else [], OPTIONS)
    laid_out = _names("spells", [] if spells == "-" else spells.split(","), SPELL_COSTS)
    table = Table(
        colours, tuple(laid_out), "master" in rules, "team" in rules, "solo" in rules,
        frozenset(options), _costs(keyed.get("cost", "")),
    )  # fmt: skip
    _check_seats(table)
    return table


def _names(where: str, given: list[str], known: Iterable[str]) -> list[str]:
    """Names that must be known, each once, put in the order of the known ones."""
    known = list(known)
    for number, name in enumerate(given):
        if name not in known:
            raise PositionError(where, f"there is no {excerpt(name)}")
        if name in given[:number]:
            raise PositionError(where, f"{name} stands there twice")
    return [name for name in known if name in given]


def _check_seats(table: Table) -> None:
    if table.solo and (table.master or table.team):
        raise PositionError("rules", "solo goes with neither master nor team")
    if table.solo and table.seats != 1:
        raise PositionError("players", "rules=solo is for one player alone")
    if not table.solo and table.seats < 2:
        raise PositionError("players", "two to six can play, or one with rules=solo")
    if table.team and table.seats not in (4, 6):
        raise PositionError("players", "teams need four or six players")


def _costs(text: str) -> tuple[tuple[str, int], ...]:
    costs = {}
    for part in text.split(",") if text else ():
        spell, cost = part[:2], part[2:]
        if spell not in SPELL_COSTS or len(cost) != 1 or cost not in "0123456789":
            raise PositionError(
                "cost", f"{excerpt(part)} is not a spell and 0 to 9 flasks, as in sw1"
            )
        if spell in costs:
            raise PositionError("cost", f"{spell} stands there twice")
        costs[spell] = int(cost)
    return tuple(
        (s, costs[s]) for s in SPELL_COSTS if costs.get(s, SPELL_COSTS[s]) != SPELL_COSTS[s]
    )
