"""The game for programmers: a handful of functions; moves may be objects or their texts."""

from pathlib import Path
from random import Random

from ...engine import record as records
from ...engine.errors import IllegalMove, MoveError, PositionError, excerpt
from ...engine.record import Record
from . import game
from .box import COLOURS, SETUP, SPELL_COSTS
from .moves import Move
from .notation import parse_position
from .notation.table import parse_table
from .setup import choose_spells
from .state import State
from .view import View

__all__ = ["legal_moves", "load", "parse", "play", "record", "save", "start", "view", "why_not"]


def start(
    players: int | str | None = None,
    spells: int | str | None = None,
    rules: str = "base",
    *,
    options: str = "",
    costs: str = "",
    seed: int | None = None,
) -> State:
    """A start position; players by number or colours, spells by number or codes.

    Without them it is two players, four in teams, one alone, and the spells of the base game.

    >>> str(start("by", seed=1)).split()[0]
    'K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6'
    """
    rng = Random(seed)
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
        spells = ",".join(choose_spells(spells, rng)) or "-"
    table = parse_table(colours, spells, {"rules": rules, "opt": options, "cost": costs})
    if table.solo and len(table.spells) not in (0, SETUP["solo_spells"]):
        raise PositionError("spells", "alone you play with three spells or none (solo.spells)")
    return game.start(table, rng)


def parse(text: str) -> State:
    """Read a position, or raise PositionError."""
    if not isinstance(text, str):
        raise PositionError("text", f"{excerpt(str(text))} is none")
    return parse_position(text)


def legal_moves(state: State) -> list[Move]:
    """Every legal move; ``str`` of a move is its notation."""
    return game.legal_moves(state)


def play(state: State, *moves: Move | str) -> State:
    """The state after moves or lines of moves; raises MoveError or IllegalMove."""
    for move in records.each_move(game, moves):
        state = records.play_legal(game, state, move)
    return state


def why_not(state: State, move: Move | str) -> str | None:
    """None if a move is legal, otherwise the rule's name and its sentence."""
    if isinstance(move, str) and not move.strip():
        raise MoveError(move, "there is no move")
    try:
        play(state, move)
    except IllegalMove as refused:
        return str(refused)
    return None


def view(state: State, seat: str | None = None, *, memory: bool = True) -> View:
    """What a colour's player may know, or everything; ``print`` it for the text board."""
    if seat is not None and seat not in [*state.table.colours]:
        raise PositionError(
            "players", f"nobody plays {excerpt(str(seat))}; there are {state.table.colours}"
        )
    return game.look(
        state, None if seat is None else state.table.colours.index(seat), memory=memory
    )


def record(state: State) -> Record[State, Move]:
    """A game that begins here, to be played, saved, and gone back in."""
    return Record.begin(game, state)


def save(played: Record[State, Move], path: str | Path) -> None:
    """Save a game; a crash leaves the old file or the new one, whole."""
    records.save(played, path)


def load(path: str | Path) -> Record[State, Move]:
    """Load a saved game, or raise FileError with the line at fault."""
    return records.load(game, path)
