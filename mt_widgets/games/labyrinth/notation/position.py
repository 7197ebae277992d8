"""Positions as text."""

import re

from ....engine.errors import PositionError, excerpt
from ....engine.fields import position_fields
from ..box import ARROWS, COLOURS, MOST_TURNS, OPTIONS, SPARE_OF
from ..state import Setup, State, Turn
from .board import ParsedBoard, format_board, parse_board
from .players import Player, format_players, parse_players
from .turn import format_turn, parse_turn

_KEYS = "opt", "left"
_LEFT = re.compile(r"0|[1-9][0-9]{0,2}")


def parse_position(text: str) -> State:
    """Read a position, or raise PositionError.

    >>> rows = "FHTHTHZ/HHHHHHH/KHKbHTHD/HHH1HHHH/KHAHDHD/HHHHHHH/LHAHAHJ"
    >>> parse_position(f"{rows} L!Sb b1 b3::?").closed
    'Sb'
    """
    fields, keyed = position_fields(text, ("board", "spare", "turn", "players"), _KEYS)
    board, players = parse_board(fields[0]), parse_players(fields[3])
    _check_pieces(board, players)
    colours, wands, taken, formulas = zip(*players, strict=True)
    tokens = tuple(sorted(board.tokens))
    state = State(
        Setup("".join(colours), formulas, parse_options(keyed.get("opt", ""))),
        board.tiles, *_spare(fields[1]), tuple(board.pawns[colour] for colour in colours), tokens,
        tuple(board.tokens[number] for number in tokens), Turn(0), wands, taken,
        parse_left(keyed["left"], len(players)) if "left" in keyed else None,
    )  # fmt: skip
    return parse_turn(fields[2], state)


def _check_pieces(board: ParsedBoard, players: list[Player]) -> None:
    """Everybody has a pawn on the board, and no token is in two places."""
    colours = [player.colour for player in players]
    for colour in COLOURS:
        if (colour in board.pawns) != (colour in colours):
            missing = "has no pawn on the board" if colour in colours else "does not play"
            raise PositionError("players" if colour in colours else "board", f"{colour} {missing}")
    seen = set(board.tokens)
    for number in (number for player in players for number in player.taken):
        if number in seen:
            raise PositionError("players", f"token {number} is there twice")
        seen.add(number)


def _spare(text: str) -> tuple[str, str]:
    """The spare, and the arrow that is closed."""
    tile, mark, closed = text.partition("!")
    if tile not in SPARE_OF:
        raise PositionError("spare", f"{excerpt(tile)} is no tile")
    if mark and closed not in ARROWS:
        raise PositionError("spare", f"{excerpt(closed)} is no arrow; they are {' '.join(ARROWS)}")
    return SPARE_OF[tile], closed


def parse_options(text: str) -> tuple[str, ...]:
    """Options in the order of the rules, whatever order they are given in."""
    given = text.split(",") if text else []
    for option in given:
        if option not in OPTIONS:
            known = ", ".join(OPTIONS)
            raise PositionError("opt", f"there is no option {excerpt(option)}; there are {known}")
    return tuple(option for option in OPTIONS if option in given)


def parse_left(text: str, players: int) -> int:
    """How many turns are left, for one player alone."""
    if players > 1:
        raise PositionError("left", "a limit of turns is for one player alone")
    if _LEFT.fullmatch(text) is None:
        raise PositionError("left", f"{excerpt(text)} is no number of turns from 0 to {MOST_TURNS}")
    return int(text)


def format_position(state: State) -> str:
    """Write a position in its one canonical spelling."""
    spare = f"{state.spare}!{state.closed}" if state.closed else state.spare
    fields = [format_board(state), spare, format_turn(state), format_players(state)]
    if state.setup.options:
        fields.append(f"opt={','.join(state.setup.options)}")
    if state.left is not None:
        fields.append(f"left={state.left}")
    return " ".join(fields)
