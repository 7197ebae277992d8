"""How many moves are legal at once, how long positions are as text, and how long games are.

``python -m tests.tools.limits GAME SECONDS`` plays a game with all of its options, two of them at a
time, by players of several kinds, and prints the most of each: for the game's `environment.toml`.
"""

import sys
from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random
from time import monotonic

from mt_widgets.engine.errors import PositionError
from mt_widgets.engine.game import CHANCE, AnyGame, Move, Position
from mt_widgets.games import find_game

_LONGEST = 5_000  # decisions
_NOW_AND_THEN = 7  # decisions from one look at the text to the next


def ways_to_begin(game: AnyGame) -> list[dict[str, str]]:
    """The usual game, and all that a form offers, one and two things at a time."""
    offered = [(option.name, value) for option in game.setup.OPTIONS for value in option.values]
    wanted = [pair for pair in offered if pair[1]]
    pairs = (dict(two) for two in combinations(wanted, 2) if two[0][0] != two[1][0])
    return [{}, *(dict([one]) for one in wanted), *pairs]


def _choose(game: AnyGame, kind: str, state: Position, moves: list[Move], rng: Random) -> Move:
    """The move of a player of some kind: by chance, hardly ever asked for anything, or a bot."""
    idle = game.rules.idle(state)
    if kind == "random" or (kind == "quiet" and (idle is None or rng.random() < 0.1)):
        return rng.choice(moves)
    if kind == "quiet":
        assert idle is not None
        return idle
    seat = game.rules.mover(state)
    view = game.knowledge.look(state, seat, game.knowledge.GRADES[-1])
    return game.judgement.BOTS[kind](view, rng)


def _play(game: AnyGame, given: Mapping[str, str], kind: str, seed: int) -> tuple[int, int, int]:
    """The most moves, the longest text, and the decisions of a game; 0 where it does not end."""
    rng, state = Random(seed), game.setup.new({**given, "seed": str(seed)})
    actions = text = 0
    for decisions in range(_LONGEST):
        while (seat := game.rules.mover(state)) == CHANCE:
            state = game.rules.play(state, game.rules.chance_move(state, rng))
        if seat is None:
            return actions, text, decisions
        moves = game.rules.legal_moves(state)
        actions = max(actions, len(moves))
        if decisions % _NOW_AND_THEN == 0:
            known = game.notation.format_position(game.knowledge.hide(state, seat))
            text = max(text, len(known.encode()))
        state = game.rules.play(state, _choose(game, kind, state, moves, rng))
    return actions, text, 0


def _games(game: AnyGame, seconds: float) -> Iterator[tuple[int, int, int]]:
    """Games until the time is up."""
    bots = game.judgement.BOTS if "judgement" in game.parts else ()
    kinds = [*dict.fromkeys(("random", "quiet", *bots))]
    began, seed, ways = monotonic(), 0, ways_to_begin(game)
    while True:
        seed += 1
        for number, given in enumerate(ways):
            if monotonic() - began > seconds:
                return
            try:
                yield _play(game, given, kinds[(seed + number) % len(kinds)], seed)
            except PositionError:
                continue  # what is not to be had together


if __name__ == "__main__":
    name, seconds = sys.argv[1:]
    played = [*_games(find_game(name), float(seconds))]
    most, longest, decisions = (max(column) for column in zip(*played, strict=True))
    ended = sum(game[2] > 0 for game in played)
    print(f"{name}: {len(played)} games, {ended} of them ended; most actions {most}, "
          f"longest text {longest}, most decisions {decisions}")  # fmt: skip
