"""Hints made from a solution, for puzzles to which nobody has written any."""

from ..engine.game import AnyGame, Move, Position
from ..engine.words import say
from .wording import has_puzzling

__all__ = ["automatic_hints"]


def automatic_hints(game: AnyGame, start: Position, line: tuple[Move, ...]) -> tuple[str, str, str]:
    """The idea, the piece and the moves of a solution, as texts of a puzzle."""
    if has_puzzling(game):
        return game.puzzling.hints(line)
    number = len(line)
    idea = say("One move is enough.") if number == 1 else say("It takes {n} moves.", n=number)
    view = game.knowledge.look(start, None, game.knowledge.GRADES[-1])
    thing = game.voice.thing(view, game.clicks.spell(start, line[0]).parts[0])
    moves = " ".join(map(game.notation.format_move, line))
    return idea, say("Look at {thing}.", thing=thing), say("Play {{{moves}}}.", moves=moves)
