"""How the tests of the rules speak: position text, move text, position text."""

from mt_widgets.engine.errors import Refusal
from mt_widgets.games.labyrinth import game, notation, voice
from mt_widgets.games.labyrinth.state import State

__all__ = ["after", "board", "legal", "refused", "told", "turn_of"]


def _played(position: str, line: str) -> State:
    """The state after a line of moves, each of them listed as legal."""
    state = notation.parse_position(position)
    for move in notation.parse_moves(line):
        assert game.why_not(state, move) is None, f"{move} is refused"
        assert move in game.legal_moves(state), f"{move} is not listed"
        state = game.play(state, move)
    return state


def after(position: str, line: str) -> str:
    """The canonical text of a position after a line of moves."""
    return str(_played(position, line))


def board(position: str) -> str:
    """The board alone, where a test speaks of nothing else."""
    return position.partition(" ")[0]


def turn_of(position: str) -> str:
    """The turn field alone."""
    return position.split(" ")[2]


def legal(position: str, start: str = "") -> set[str]:
    """The legal moves of a position that start like this."""
    moves = {str(move) for move in game.legal_moves(notation.parse_position(position))}
    return {move for move in moves if move.startswith(start)}


def _refusal(position: str, line: str) -> Refusal:
    *before, last = line.split(" ")
    state = _played(position, " ".join(before))
    (move,) = notation.parse_moves(last)
    refusal = game.why_not(state, move)
    assert move not in game.legal_moves(state), f"{move} is listed as legal"
    assert refusal is not None, f"{move} is legal"
    return refusal


def refused(position: str, line: str) -> str:
    """The name of the rule that refuses the last move of a line."""
    return _refusal(position, line).rule


def told(position: str, line: str) -> str:
    """The sentence with which the last move of a line is refused."""
    return voice.explain(_refusal(position, line))
