"""Playing by text: what the command line answers about a position, in any game."""

from collections.abc import Sequence
from typing import TypeVar

from .engine.errors import MoveError
from .engine.game import Rules, TextGame
from .engine.record import play_legal
from .search.perft import perft

__all__ = ["count", "explain", "legal", "play", "read_moves", "result"]

State = TypeVar("State")
Move = TypeVar("Move")


def legal(game: Rules[State, Move], position: str) -> list[str]:
    """Every legal move, sorted."""
    return sorted(map(game.format_move, game.legal_moves(game.parse_position(position))))


def play(game: TextGame[State, Move], position: str, words: Sequence[str]) -> str:
    """The position after the moves."""
    state = game.parse_position(position)
    moves = read_moves(game, state, words)
    for move in moves:
        state = play_legal(game, game.settle(state, move)[0], move)
    return game.format_position(game.settle(state)[0])


def explain(game: TextGame[State, Move], position: str, words: Sequence[str]) -> str:
    """What a line of moves does, or which rule refuses the first that is not legal."""
    state = game.parse_position(position)
    moves = read_moves(game, state, words)
    if not moves:
        raise MoveError("", "there is no move to explain")
    state, happened = game.settle(state, moves[0])[0], list[object]()
    for move, following in zip(moves, [*moves[1:], None], strict=True):
        refusal = game.why_not(state, move)
        if refusal is not None:
            return f"illegal: {refusal.rule}: {game.explain(refusal)}"
        happened += game.events(state, move)
        state, settled = game.settle(game.play(state, move), following)
        happened += settled
    return "legal: " + " ".join(filter(None, (game.tell(event, state) for event in happened)))


def result(game: TextGame[State, Move], position: str) -> str:
    """Who has won."""
    return game.result(game.parse_position(position))


def count(game: TextGame[State, Move], position: str, depth: int) -> int:
    """How many lines of play there are."""

    def play_on(state: State, move: Move) -> State:
        return game.settle(game.play(state, move))[0]

    return perft(game, game.settle(game.parse_position(position))[0], depth, play_on)


def read_moves(game: Rules[State, Move], state: State, words: Sequence[str]) -> list[Move]:
    """All moves of a line, before the first is played; a place off the board is a MoveError."""
    moves = [move for word in words for move in game.parse_moves(word)]
    for move in moves:
        refusal = game.why_not(state, move)
        if refusal is not None and refusal.rule == "move":
            raise MoveError(game.format_move(move), game.explain(refusal))
    return moves
