"""Sensible players for tests: take the wanted token if a shift allows it, else come near."""

from random import Random

from mt_widgets.games.labyrinth import game
from mt_widgets.games.labyrinth.box import SIZE
from mt_widgets.games.labyrinth.moves import Move, Shift, Stay, Walk
from mt_widgets.games.labyrinth.rules.moving import turn_ends
from mt_widgets.games.labyrinth.rules.shifting import RIDES
from mt_widgets.games.labyrinth.state import SHIFT, WAND, State

__all__ = ["play_game"]


def play_game(state: State, rng: Random, most: int = 20_000) -> tuple[State, int]:
    """The end of a game between sensible players, and how many turns it took."""
    turns = 0
    for _ in range(most):
        if game.mover(state) is None:
            break
        turns += state.turn.step == SHIFT and state.turn.deal is None
        state = game.play(state, _choose(state, rng))
    return state, turns


def _choose(state: State, rng: Random) -> Move:
    moves = game.legal_moves(state)
    if state.turn.deal is not None:
        return rng.choice(moves)
    if state.turn.step == SHIFT:
        deals = [move for move in moves if not isinstance(move, Shift)]
        return rng.choice(deals) if deals and rng.random() < 0.1 else _best_shift(state, rng)
    if state.turn.step == WAND:
        return max(moves, key=lambda move: (str(move) == "wand") == _can_take(state))
    return min(moves, key=lambda move: _rest(state, move))


def _steps(here: int, there: int) -> int:
    """How far two places are from each other as the crow flies."""
    (row, column), (other_row, other_column) = divmod(here, SIZE), divmod(there, SIZE)
    return abs(row - other_row) + abs(column - other_column)


def _best_shift(state: State, rng: Random) -> Shift:
    """The shift whose area takes in the wanted token, or comes nearest to it."""
    wanted = state.lying[0]

    def rest(shift: Shift, area: list[int]) -> float:
        target = RIDES[shift.arrow][wanted]
        nearest = min((_steps(place, target) for place in area if place != target), default=9)
        takes = target in area[1:]
        return rng.random() / 2 + (-9 if takes else nearest)

    ends = turn_ends(state)
    return min(ends, key=lambda shift: rest(shift, ends[shift]))


def _can_take(state: State) -> bool:
    """Whether a further turn would take the wanted token at once."""
    ends = turn_ends(state)
    wanted = state.lying[0]
    return any(RIDES[shift.arrow][wanted] in area[1:] for shift, area in ends.items())


def _rest(state: State, move: Move) -> float:
    """How far a move ends from the wanted token; on it without taking it is no use."""
    wanted = state.lying[0]
    if isinstance(move, Walk):
        here = game.play(state, move).pawns[state.turn.seat]
        return -1 if move.take else _steps(here, wanted) or 1.5
    assert isinstance(move, Stay)
    return _steps(state.pawns[state.turn.seat], wanted) + 0.5
