"""Games in which somebody sees everything, and thinks like the best level.

A seer searches the true state: all hands, and the cards that will be drawn. No opponent that people
play against does that; it tells how much is left to be won by knowing more.
"""

from random import Random

from mt_widgets.engine.game import CHANCE, AnyGame, Move, Position
from mt_widgets.engine.work import finish
from mt_widgets.games import find_game
from mt_widgets.search.opponents.choose import weighing_state
from mt_widgets.search.opponents.levels import levels_of
from mt_widgets.tournament.match import Match, MatchResult, play_match
from mt_widgets.tournament.players import find_bot

__all__ = ["SEER", "play"]

SEER = "seer"


def play(match: Match) -> MatchResult:
    """A match like any other, or one in which seers sit."""
    if SEER not in match.players:
        return play_match(match)
    game, rng = find_game(match.game), Random(match.seed)
    state, moves = game.setup.new({**match.given, "seed": str(match.seed)}), 0
    while (seat := game.rules.mover(state)) is not None:
        moves += 1
        move = (
            game.rules.chance_move(state, rng)
            if seat == CHANCE
            else _chosen(game, match.players[seat], state, seat, rng)
        )
        state = game.rules.play(state, move)
    won = game.rules.winners(state) or ()
    shares = tuple(1 / len(won) if seat in won else 0.0 for seat in range(len(match.players)))
    return MatchResult(shares, moves)


def _chosen(game: AnyGame, name: str, state: Position, seat: int, rng: Random) -> Move:
    if name != SEER:
        view = game.knowledge.look(state, seat, game.knowledge.GRADES[-1])
        chosen: Move = find_bot(game, name, seat)(view, rng)
        return chosen
    weighed = finish(weighing_state(game, state, seat, levels_of(game)[-1], rng))
    best = max(chance for _, chance in weighed)
    return next(move for move, chance in weighed if chance == best)
