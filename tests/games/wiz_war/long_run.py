"""Many random moves that keep all laws, and many games that end: outside the suite.

``python -m tests.games.wiz_war.long_run 1000000 2000``
"""

import sys
from random import Random

from mt_widgets.games.wiz_war import game, notation
from mt_widgets.games.wiz_war.observing import observe, update
from mt_widgets.games.wiz_war.state import State
from mt_widgets.games.wiz_war.view import look

from .bots import play_out
from .reachable import made_up, some_move, start
from .rules.rulecase import read_moves

__all__ = ["check", "finish"]


def check(moves: int, seed: int = 1) -> int:
    """Play so many random moves from start positions and made-up ones, each with all laws."""
    rng, played = Random(seed), 0
    while played < moves:
        state = made_up(rng) if rng.random() < 0.5 else start(rng)
        for _ in range(rng.choice((20, 60, 400))):
            if played == moves or game.mover(state) is None:
                break
            state = _one_move(state, rng)
            played += 1
    return played


def _one_move(state: State, rng: Random) -> State:
    text = str(state)
    assert notation.parse_position(text) == state, text
    move = some_move(state, rng)
    assert read_moves(state, [str(move)]) == [move], f"{text} ; {move}"
    assert game.why_not(state, move) is None, f"{text} ; {move}"
    then, events = game.play(state, move), game.events(state, move)
    assert str(state) == text
    seat = rng.randrange(len(state.lives))
    heard = update(look(state, seat), observe(events, state, seat))
    assert heard == look(then, seat), f"{text} ; {move}"
    listed = game.legal_moves(state)
    assert not listed or move in listed or any("?" in hand for hand in state.hands)
    return then


def finish(games: int, seed: int = 1) -> tuple[int, int]:
    """Let sensible players play so many games; the longest in moves, and all moves."""
    longest = total = 0
    for number in range(games):
        rng = Random(seed + number)
        state, moves = play_out(start(rng), rng)
        assert game.winners(state) is not None, f"game {number} did not end"
        longest, total = max(longest, moves), total + moves
    return longest, total


if __name__ == "__main__":
    moves, games = (int(word) for word in [*sys.argv[1:], "20000", "40"][:2])
    sys.stdout.write(f"{check(moves)} moves keep all laws\n")
    sys.stdout.write(f"{games} games end; longest and all moves: {finish(games)}\n")
