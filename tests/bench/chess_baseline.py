"""The speed of python-chess, a yardstick for our own engine."""

from random import Random
from time import process_time

import chess

__all__ = ["perft_rate", "random_game_rate"]

PLY_CAP = 400


def perft_rate(depth: int, *, stack: bool) -> float:
    """Measure the moves played per CPU second in all lines of that depth from the start."""
    board = chess.Board()
    started = process_time()
    moves = _play_all(board, depth, stack)
    return moves / (process_time() - started)


def random_game_rate(games: int, seed: int, *, lean: bool) -> float:
    """Measure the moves played per CPU second in random games."""
    rng = Random(seed)
    started = process_time()
    moves = sum(_play_game(rng, lean) for _ in range(games))
    return moves / (process_time() - started)


def _play_all(board: chess.Board, depth: int, stack: bool) -> int:
    """Play every line of that depth and count the moves, inner ones too."""
    moves = 0
    for move in board.legal_moves:
        # A copy, since our engine keeps the state that was played from as well.
        child = board.copy(stack=stack)
        child.push(move)
        moves += 1
        if depth > 1:  # as in our perft, the last move costs no further call
            moves += _play_all(child, depth - 1, stack)
    return moves


def _play_game(rng: Random, lean: bool) -> int:
    """Play one random game and count its moves; lean asks only for the cheapest ends."""
    board = chess.Board()
    for ply in range(PLY_CAP):
        if not lean and board.is_game_over():
            return ply
        moves = list(board.legal_moves)
        if not moves or board.is_seventyfive_moves() or board.is_insufficient_material():
            return ply
        board.push(rng.choice(moves))
    return PLY_CAP
