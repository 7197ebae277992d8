"""The game for programmers: a handful of functions; moves may be objects or their texts."""

from ...engine import record as records
from ...engine.errors import IllegalMove, MoveError, PositionError, excerpt
from ...engine.game import Game
from ...engine.record import Record
from .. import GAMES, seat_of
from .events import Event
from .moves import Move
from .notation import parse_position
from .rules.legal import legal_moves
from .setup import new_game
from .state import State
from .view import View, look

__all__ = ["GAME", "legal_moves", "parse", "play", "record", "start", "view", "why_not"]

GAME: Game[State, Move, View, Event] = GAMES["magical-towers"]  # type: ignore[assignment]


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
    return new_game(players, spells, {"rules": rules, "opt": options, "cost": costs}, seed)


def parse(text: str) -> State:
    """Read a position, or raise PositionError."""
    if not isinstance(text, str):
        raise PositionError("text", f"{excerpt(str(text))} is none")
    return parse_position(text)


def play(state: State, *moves: Move | str) -> State:
    """The state after moves or lines of moves; raises MoveError or IllegalMove."""
    for move in records.each_move(GAME, moves):
        state = records.play_legal(GAME, state, move)
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
    game = GAMES[GAME.name]  # to which a state is opaque
    looks = None if seat is None else seat_of(game, state, seat)  # type: ignore[arg-type]
    return look(state, looks, memory=memory)


def record(state: State) -> Record[State, Move]:
    """A game that begins here, to be played, saved, and gone back in."""
    return Record.begin(GAME, state)
