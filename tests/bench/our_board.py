"""The speed of drawing, without a page: scenes of positions that were never drawn before."""

from random import Random
from statistics import median
from time import process_time
from typing import Any

from mt_widgets.engine.board_model import BoardModel
from mt_widgets.engine.history import History
from mt_widgets.games.magical_towers import face, game
from mt_widgets.games.magical_towers.api import record, start
from mt_widgets.games.magical_towers.state import State
from tests.draw.counting import count

__all__ = ["scene_cost"]


def _positions(players: int, spells: int, number: int, rng: Random) -> list[State]:
    """Positions from the middle of random games."""
    found = list[State]()
    while len(found) < number:
        state = start(players, spells, seed=rng.randrange(1 << 30))
        for _ in range(rng.randrange(20, 60)):
            if game.mover(state) is None:
                break
            moves = game.legal_moves(state) or [game.chance_move(state, rng)]
            state = game.play(state, rng.choice(moves))
        else:
            if (game.mover(state) or 0) >= 0:
                found.append(state)
    return found


def scene_cost(players: int, spells: int, number: int = 60) -> tuple[float, int]:
    """Milliseconds for the scene of a mid-game position (median), and the most draw commands."""
    costs, commands = list[float](), 0
    for state in _positions(players, spells, number, Random(1)):
        played: Any = record(state)
        model: Any = BoardModel(History.of(played))
        view, cues = model.view, model.cues()
        started = process_time()
        scene = face.scene(view, cues=cues)
        costs.append(1000 * (process_time() - started))
        commands = max(commands, count(scene.shapes))
    return median(costs), commands
