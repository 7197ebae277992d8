"""A sensible player: finishes if possible, else puts more blocks in order, else draws."""

from random import Random

from mt_widgets.engine.game import CHANCE
from mt_widgets.games.wonderful_towers import game
from mt_widgets.games.wonderful_towers.moves import DRAW, Move, Use
from mt_widgets.games.wonderful_towers.rules.ending import fitting_blocks, is_complete
from mt_widgets.games.wonderful_towers.state import State
from mt_widgets.games.wonderful_towers.view import View, look, reconstruct

__all__ = ["choose", "play_game"]


def _worth(state: State, seat: int) -> tuple[bool, int]:
    tower = state.towers[seat]
    return is_complete(tower), fitting_blocks(tower)


def choose(view: View, rng: Random) -> Move:
    """A move from what a seat may know."""
    state, seat = reconstruct(view), view.active
    moves = game.legal_moves(state)
    if state.pending is None:
        moves = [move for move in moves if isinstance(move, Use) and move.level]
    worths = [(_worth(game.play(state, move), seat), rng.random(), move) for move in moves]
    best = max(worths, default=None, key=lambda worth: worth[:2])
    if best is not None and (state.pending is not None or best[0] > _worth(state, seat)):
        return best[2]
    return DRAW


def play_game(state: State, rng: Random, most: int = 2_000) -> tuple[State, int]:
    """The end of a game of sensible players, and the number of its turns."""
    turns = 0
    for _ in range(most):
        mover = game.mover(state)
        if mover is None:
            break
        turns += mover != CHANCE and state.pending is None
        chance = mover == CHANCE
        move = game.chance_move(state, rng) if chance else choose(look(state, mover), rng)
        assert game.why_not(state, move) is None
        state = game.play(state, move)
    return state, turns
