"""What it costs in the Labyrinth to look at every end of a turn."""

from random import Random
from time import process_time

from mt_widgets.games.labyrinth import game, setup
from mt_widgets.games.labyrinth.rules.moving import turn_ends
from mt_widgets.games.labyrinth.state import State

__all__ = ["turn_ends_cost"]


def turn_ends_cost(positions: int, seed: int) -> float:
    """Measure the milliseconds of CPU for all ends of a turn, in the slowest of many positions.

    Half of them are set-ups; in the other half the pawn stands in the widest area that a shift
    opens, so that there is much to walk. Each is measured five times, and its quickest counts.
    """
    rng = Random(seed)
    states = [_start(rng) if number % 2 else _roomy(rng) for number in range(positions)]
    return max(min(_milliseconds(state) for _ in range(5)) for state in states)


def _start(rng: Random) -> State:
    return setup.new({"players": "2", "seed": str(rng.randrange(1 << 30))})


def _roomy(rng: Random) -> State:
    """A start in which the maze has just been pushed so that the pawn can walk far."""
    state = _start(rng)
    ends = turn_ends(state)
    after = game.play(state, max(ends, key=lambda shift: len(ends[shift])))
    return after._replace(turn=state.turn)


def _milliseconds(state: State) -> float:
    started = process_time()
    turn_ends(state)
    return 1000 * (process_time() - started)
