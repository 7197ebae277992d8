"""Positions as text: reading, which is lenient, and writing, which is not."""

from ....engine.errors import excerpt
from ....engine.fields import named_fields
from ..board import board_for
from ..box import COLOURS, OPTIONS
from ..rules.ending import out_by_treasures, winners
from ..rules.turns import in_main_part
from ..state import NO_TURN, State, Table
from ..things import sorted_floor
from .check import check_pieces
from .floor import format_floor, parse_floor
from .players import Player, check_effects, format_player, parse_player
from .reading import parse_cards, stop
from .turn import format_turn, parse_turn
from .walls import format_sectors, format_walls, parse_sectors, parse_walls

__all__ = ["format_position", "parse_position"]

_KEYS = ("walls", "first", "opt", "draw", "discard")


def parse_position(text: str) -> State:
    """Read a position or raise PositionError."""
    fields = [word for word in text.split(" ") if word]
    if len(fields) < 4:
        raise stop("end", "a position has four fields: sectors, turn, players and floor")
    sectors, turn, players, floor = fields[:4]
    state = _parse_table(sectors, players, floor, named_fields(fields[4:], _KEYS))
    check_pieces(state)
    if winners(state) is not None:
        creatures = tuple(one._replace(steps=0, attack=False) for one in state.creatures)
        return state._replace(creatures=creatures)
    out = out_by_treasures(state)
    if out is not None:
        raise stop("floor", f"{state.table.colours[out]} is out, as both treasures are carried off")
    state = parse_turn(state, turn)
    _check_marks(state)
    return state


def _parse_table(sectors: str, players: str, floor: str, keys: dict[str, str]) -> State:
    """Everything but the turn."""
    colours, plans = parse_sectors(sectors)
    board = board_for(len(colours))
    seated = [parse_player(board, text) for text in players.split("|")]
    table = _table(colours, seated, keys.get("opt", ""))
    borders, damage = parse_walls(board, plans, keys.get("walls", ""))
    found = parse_floor(table, floor)
    return State(
        table,
        plans,
        borders,
        damage,
        NO_TURN,
        (),
        tuple(player.life for player in seated),
        tuple(player.square for player in seated),
        tuple(player.hand for player in seated),
        tuple(player.carried for player in seated),
        check_effects(table, seated),
        sorted_floor(found.things),
        tuple(sorted(found.creations)),
        tuple(sorted(found.creatures)),
        _parse_first(table, seated, keys.get("first", "")),
        parse_cards("draw", keys["draw"]) if "draw" in keys else None,
        parse_cards("discard", keys.get("discard", "")),
    )


def _table(colours: str, players: list[Player], options: str) -> Table:
    seats = "".join(player.colour for player in players)
    if sorted(seats) != sorted(colours):
        raise stop("players", "the players' colours are not those of the sectors")
    if not any(player.life for player in players):
        raise stop("players", "nobody is alive")
    chosen = frozenset(options.split(",")) if options else frozenset()
    for option in chosen:
        if option not in OPTIONS:
            raise stop("opt", f"there is no option {excerpt(option)}")
    return Table(seats, tuple(seats.index(colour) for colour in colours), chosen)


def _parse_first(table: Table, players: list[Player], text: str) -> frozenset[int]:
    living = [player.colour for player in players if player.life]
    for colour in text:
        if colour not in living or text.count(colour) > 1:
            raise stop("first", f"{excerpt(colour)} does not live or stands there twice")
    return frozenset(table.seat[colour] for colour in text)


def _check_marks(state: State) -> None:
    """Creatures have steps and an attack in their owner's main part only."""
    for creature in state.creatures:
        if (creature.steps or creature.attack) and not in_main_part(state, creature.owner):
            where = state.table.board.names[creature.square]
            raise stop(where, f"it is not the main part of the owner of the {creature.name}")


def format_position(state: State) -> str:
    """Write a position in its one canonical spelling."""
    table = state.table
    seats = range(len(table.colours))
    fields = [
        format_sectors(state),
        format_turn(state),
        "|".join(format_player(state, seat) for seat in seats),
        format_floor(state),
    ]
    first = {table.colours[seat] for seat in state.first}
    optional = {
        "walls": format_walls(state),
        "first": "".join(colour for colour in COLOURS if colour in first),
        "opt": ",".join(option for option in OPTIONS if option in table.options),
        "draw": "" if state.draw is None else ",".join(state.draw),
        "discard": ",".join(state.discard),
    }
    kept = (key for key in _KEYS if optional[key] or (key == "draw" and state.draw is not None))
    return " ".join([*fields, *(f"{key}={optional[key]}" for key in kept)])
