"""The command that asks an opponent: which move a level would make."""

from random import Random

from ..engine.errors import Mistake
from ..engine.game import CHANCE, AnyGame
from ..engine.words import say


def move(game: AnyGame, position: str, level: int, seed: int | None) -> str:
    """The move of a level for the seat that is to decide, from what that seat may know alone."""
    from ..search.opponents.choose import choose  # other commands need none of it
    from ..search.opponents.levels import find_level

    chosen = find_level(game, level)
    state = game.rules.settle(game.notation.parse_position(position))[0]
    seat = game.rules.mover(state)
    if seat is None:
        raise Mistake(say("the game is over: there is nothing to choose"))
    if seat == CHANCE:
        raise Mistake(say("chance is to move, and nobody chooses for it"))
    view = game.knowledge.look(state, seat, game.knowledge.GRADES[-1])
    return game.notation.format_move(choose(game, view, seat, chosen, Random(seed)))
