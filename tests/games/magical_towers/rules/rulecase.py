"""How the tests of the rules speak: position text, move text, position text."""

import pytest

from mt_widgets import IllegalMove, legal_moves, parse, play
from mt_widgets.games.magical_towers import notation
from mt_widgets.games.magical_towers.cards import UNKNOWN, format_cards
from mt_widgets.games.magical_towers.moves import Move, Shuffle
from mt_widgets.games.magical_towers.rules.full_play import play_in_full
from mt_widgets.games.magical_towers.state import State

__all__ = [
    "after", "board", "legal", "refused", "result", "turn_of",
]  # fmt: skip


def after(position: str, *moves: str) -> str:
    """The canonical text of a position after lines of moves, each of them listed as legal."""
    state = parse(position)
    for move in (move for line in moves for move in notation.parse_moves(line)):
        assert _hidden(state, move) or move in legal_moves(state), f"{move} is not listed"
        before, state = state, play(state, move)
        assert state == play_in_full(before, move), f"{move} is played in two ways"
    return str(state)


def _hidden(state: State, move: Move) -> bool:
    """Whether a move may be legal and yet not listed: a shuffle, or an unknown card's."""
    known = getattr(move, "card", "") in format_cards(state.hands[state.seat]).split(",")
    return isinstance(move, Shuffle) or (not known and any(UNKNOWN in hand for hand in state.hands))


def board(position: str) -> str:
    """The board alone, where a test speaks of nothing else."""
    return position.partition(" ")[0]


def turn_of(position: str) -> str:
    """The turn field alone: whose turn, which action and window, who is asked."""
    return position.split(" ")[1]


def legal(position: str, start: str = "") -> set[str]:
    """The legal moves of a position that start like this."""
    moves = {str(move) for move in legal_moves(parse(position))}
    return {move for move in moves if move.startswith(start)}


def refused(position: str, *moves: str) -> str:
    """The name of the rule that refuses the last of these moves."""
    state = play(parse(position), *moves[:-1])
    listed = {str(move) for move in legal_moves(state)}
    assert moves[-1] not in listed, f"{moves[-1]} is listed as legal"
    with pytest.raises(IllegalMove) as refusal:
        play(state, moves[-1])
    return refusal.value.refusal.rule


def result(position: str) -> str:
    """The winners' colours, ``none`` without a winner, ``-`` while the game goes on."""
    return notation.result(parse(position))
