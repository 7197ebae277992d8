"""Positions as text: reading, which is lenient, and writing, which is not."""

from ....engine.errors import PositionError, excerpt
from ....engine.fields import position_fields
from ..board import board_for
from ..box import COLOURS, OPTIONS
from ..draft import rested
from ..rules.ending import out_by_treasures, winners
from ..rules.main_part import in_main_part
from ..state import NO_TURN, Setup, State
from ..things import sorted_floor
from .check import check_pieces
from .floor import format_floor, parse_floor
from .players import Player, check_lasting, format_player, parse_player
from .reading import parse_cards
from .turn import format_turn, parse_turn
from .walls import format_sectors, format_walls, parse_sectors, parse_walls

_KEYS = ("walls", "first", "opt", "draw", "discard")


def parse_position(text: str) -> State:
    """Read a position or raise PositionError."""
    first = "sectors", "turn", "players", "floor"
    (sectors, turn, players, floor), keys = position_fields(text, first, _KEYS)
    state = _parse_most(sectors, players, floor, keys)
    check_pieces(state)
    if winners(state) is not None:
        return state._replace(creatures=rested(state.creatures))
    out = out_by_treasures(state)
    if out is not None:
        raise PositionError(
            "floor", f"{state.setup.colours[out]} is out, as both treasures are carried off"
        )
    state = parse_turn(state, turn)
    _check_marks(state)
    return state


def _parse_most(sectors: str, players: str, floor: str, keys: dict[str, str]) -> State:
    """Everything but the turn."""
    colours, plans = parse_sectors(sectors)
    board = board_for(len(colours))
    seated = [parse_player(board, text) for text in players.split("|")]
    setup = _setup(colours, seated, keys.get("opt", ""))
    borders, damage = parse_walls(board, plans, keys.get("walls", ""))
    found = parse_floor(setup, floor)
    return State(
        setup,
        plans,
        borders,
        damage,
        NO_TURN,
        (),
        tuple(player.life for player in seated),
        tuple(player.square for player in seated),
        tuple(player.hand for player in seated),
        tuple(player.carried for player in seated),
        check_lasting(setup, seated),
        sorted_floor(found.things),
        tuple(sorted(found.creations)),
        tuple(sorted(found.creatures)),
        _parse_first(setup, seated, keys.get("first", "")),
        parse_cards("draw", keys["draw"]) if "draw" in keys else None,
        parse_cards("discard", keys.get("discard", "")),
    )


def _setup(colours: str, players: list[Player], options: str) -> Setup:
    seats = "".join(player.colour for player in players)
    if sorted(seats) != sorted(colours):
        raise PositionError("players", "the players' colours are not those of the sectors")
    if not any(player.life for player in players):
        raise PositionError("players", "nobody is alive")
    chosen = frozenset(options.split(",")) if options else frozenset()
    for option in chosen:
        if option not in OPTIONS:
            raise PositionError("opt", f"there is no option {excerpt(option)}")
    return Setup(seats, tuple(seats.index(colour) for colour in colours), chosen)


def _parse_first(setup: Setup, players: list[Player], text: str) -> frozenset[int]:
    living = [player.colour for player in players if player.life]
    for colour in text:
        if colour not in living or text.count(colour) > 1:
            raise PositionError("first", f"{excerpt(colour)} does not live or stands there twice")
    return frozenset(setup.seat[colour] for colour in text)


def _check_marks(state: State) -> None:
    """Creatures have steps and an attack in their owner's main part only."""
    for creature in state.creatures:
        if (creature.steps or creature.attack) and not in_main_part(state, creature.owner):
            where = state.setup.board.names[creature.square]
            raise PositionError(
                where, f"it is not the main part of the owner of the {creature.name}"
            )


def format_position(state: State) -> str:
    """Write a position in its one canonical spelling."""
    setup = state.setup
    seats = range(len(setup.colours))
    fields = [
        format_sectors(state),
        format_turn(state),
        "|".join(format_player(state, seat) for seat in seats),
        format_floor(state),
    ]
    first = {setup.colours[seat] for seat in state.first}
    optional = {
        "walls": format_walls(state),
        "first": "".join(colour for colour in COLOURS if colour in first),
        "opt": ",".join(option for option in OPTIONS if option in setup.options),
        "draw": "" if state.draw is None else ",".join(state.draw),
        "discard": ",".join(state.discard),
    }
    kept = (key for key in _KEYS if optional[key] or (key == "draw" and state.draw is not None))
    return " ".join([*fields, *(f"{key}={optional[key]}" for key in kept)])
